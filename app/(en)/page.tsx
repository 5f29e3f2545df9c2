import { HomePage } from '@/components/pages/home/home-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('home', 'en');

export default function Page() {
  return <HomePage locale="en" />;
}
