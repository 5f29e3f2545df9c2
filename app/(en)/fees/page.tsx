import { FeesPage } from '@/components/pages/fees/fees-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('fees', 'en');

export default function Page() {
  return <FeesPage locale="en" />;
}
