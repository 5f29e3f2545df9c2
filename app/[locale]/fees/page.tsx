export { default, generateMetadata } from '@/app/(en)/fees/page';
