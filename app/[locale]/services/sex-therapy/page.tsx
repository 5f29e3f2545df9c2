export { default, generateMetadata } from '@/app/(en)/services/sex-therapy/page';
