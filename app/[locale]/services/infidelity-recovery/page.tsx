export { default, generateMetadata } from '@/app/(en)/services/infidelity-recovery/page';
