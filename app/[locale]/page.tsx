import { HomePage } from '@/components/pages/home/home-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('home', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <HomePage locale={assertPrefixedLocale((await params).locale)} />;
}
