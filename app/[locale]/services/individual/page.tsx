import { IndividualPage } from '@/components/pages/individual/individual-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/services/individual'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('individual', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <IndividualPage locale={assertPrefixedLocale((await params).locale)} />;
}
