export { default, generateMetadata } from '@/app/(en)/services/page';
