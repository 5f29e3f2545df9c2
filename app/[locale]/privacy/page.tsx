export { default, generateMetadata } from '@/app/(en)/privacy/page';
