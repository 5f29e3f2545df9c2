import { ServicesPage } from '@/components/pages/services/services-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/services'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('services', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <ServicesPage locale={assertPrefixedLocale((await params).locale)} />;
}
