import { pageMetadata } from '@/components/layout/metadata';
import { ServicesPage } from '@/components/pages/services-page';
import { assertPrefixedLocale } from '@/content/locales';

type Props = PageProps<'/[locale]/services'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('services', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <ServicesPage locale={assertPrefixedLocale((await params).locale)} />;
}
