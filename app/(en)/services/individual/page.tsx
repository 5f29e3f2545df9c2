import { IndividualPage } from '@/components/pages/individual/individual-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('individual', 'en');

export default function Page() {
  return <IndividualPage locale="en" />;
}
