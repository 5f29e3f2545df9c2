export { default, generateMetadata } from '@/app/(en)/blog/page';
