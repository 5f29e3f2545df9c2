import { CouplesMarriagePage } from '@/components/pages/couples-marriage/couples-marriage-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/services/couples-marriage'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('couples-marriage', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <CouplesMarriagePage locale={assertPrefixedLocale((await params).locale)} />;
}
