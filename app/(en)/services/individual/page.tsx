import { pageMetadata } from '@/components/layout/metadata';
import { IndividualPage } from '@/components/pages/individual-page';

export const metadata = pageMetadata('individual', 'en');

export default function Page() {
  return <IndividualPage locale="en" />;
}
