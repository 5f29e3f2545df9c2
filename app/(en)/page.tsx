import { pageMetadata } from '@/components/layout/metadata';
import { HomePage } from '@/components/pages/home-page';

export const metadata = pageMetadata('home', 'en');

export default function Page() {
  return <HomePage locale="en" />;
}
