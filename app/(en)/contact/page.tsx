import { pageMetadata } from '@/components/layout/metadata';
import { ContactPage } from '@/components/pages/contact-page';

export const metadata = pageMetadata('contact', 'en');

export default function Page() {
  return <ContactPage locale="en" />;
}
