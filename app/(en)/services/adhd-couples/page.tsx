import { AdhdCouplesPage } from '@/components/pages/adhd-couples/adhd-couples-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('adhd-couples', 'en');

export default function Page() {
  return <AdhdCouplesPage locale="en" />;
}
