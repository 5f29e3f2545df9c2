export { default, generateMetadata } from '@/app/(en)/services/individual/page';
