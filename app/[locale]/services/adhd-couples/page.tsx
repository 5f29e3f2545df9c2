import { AdhdCouplesPage } from '@/components/pages/adhd-couples/adhd-couples-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/services/adhd-couples'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('adhd-couples', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <AdhdCouplesPage locale={assertPrefixedLocale((await params).locale)} />;
}
