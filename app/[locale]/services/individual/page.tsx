import { pageMetadata } from '@/components/layout/metadata';
import { IndividualPage } from '@/components/pages/individual-page';
import { assertPrefixedLocale } from '@/content/locales';

type Props = PageProps<'/[locale]/services/individual'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('individual', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <IndividualPage locale={assertPrefixedLocale((await params).locale)} />;
}
