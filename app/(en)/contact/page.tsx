import { ContactPage } from '@/components/pages/contact/contact-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('contact', 'en');

export default function Page() {
  return <ContactPage locale="en" />;
}
