export { default, generateMetadata } from '@/app/(en)/services/couples-marriage/page';
