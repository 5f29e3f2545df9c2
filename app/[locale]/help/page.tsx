export { default, generateMetadata } from '@/app/(en)/help/page';
