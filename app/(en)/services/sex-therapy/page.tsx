import { pageMetadata } from '@/components/layout/metadata';
import { SexTherapyPage } from '@/components/pages/sex-therapy-page';

export const metadata = pageMetadata('sex-therapy', 'en');

export default function Page() {
  return <SexTherapyPage locale="en" />;
}
