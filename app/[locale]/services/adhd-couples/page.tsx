export { default, generateMetadata } from '@/app/(en)/services/adhd-couples/page';
