import { pageMetadata } from '@/components/layout/metadata';
import { FeesPage } from '@/components/pages/fees-page';

export const metadata = pageMetadata('fees', 'en');

export default function Page() {
  return <FeesPage locale="en" />;
}
