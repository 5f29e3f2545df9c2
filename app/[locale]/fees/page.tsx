import { FeesPage } from '@/components/pages/fees/fees-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/fees'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('fees', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <FeesPage locale={assertPrefixedLocale((await params).locale)} />;
}
