import { pageMetadata } from '@/components/layout/metadata';
import { CouplesMarriagePage } from '@/components/pages/couples-marriage-page';

export const metadata = pageMetadata('couples-marriage', 'en');

export default function Page() {
  return <CouplesMarriagePage locale="en" />;
}
