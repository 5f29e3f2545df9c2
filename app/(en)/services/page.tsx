import { pageMetadata } from '@/components/layout/metadata';
import { ServicesPage } from '@/components/pages/services-page';

export const metadata = pageMetadata('services', 'en');

export default function Page() {
  return <ServicesPage locale="en" />;
}
