import { pageMetadata } from '@/components/layout/metadata';
import { AdhdCouplesPage } from '@/components/pages/adhd-couples-page';

export const metadata = pageMetadata('adhd-couples', 'en');

export default function Page() {
  return <AdhdCouplesPage locale="en" />;
}
