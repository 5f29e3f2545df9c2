import { SexTherapyPage } from '@/components/pages/sex-therapy/sex-therapy-page';
import { pageMetadata } from '@/seo/metadata';

export const metadata = pageMetadata('sex-therapy', 'en');

export default function Page() {
  return <SexTherapyPage locale="en" />;
}
