import { CouplesMarriagePage } from '@/components/pages/couples-marriage/couples-marriage-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('couples-marriage', 'en');

export default function Page() {
  return <CouplesMarriagePage locale="en" />;
}
