export { default, generateMetadata, generateStaticParams } from '@/app/(en)/blog/[id]/page';

// Next reads this in each file.
export const dynamicParams = false;
