export {
  default,
  generateMetadata,
  generateStaticParams,
} from '@/app/(en)/services/[service]/page';

// Next reads this in each file.
export const dynamicParams = false;
