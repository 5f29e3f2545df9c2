import { pageMetadata } from '@/components/layout/metadata';
import { FeesPage } from '@/components/pages/fees-page';
import { assertPrefixedLocale } from '@/content/locales';

type Props = PageProps<'/[locale]/fees'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('fees', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <FeesPage locale={assertPrefixedLocale((await params).locale)} />;
}
