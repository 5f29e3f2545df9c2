import { SexTherapyPage } from '@/components/pages/sex-therapy/sex-therapy-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/services/sex-therapy'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('sex-therapy', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <SexTherapyPage locale={assertPrefixedLocale((await params).locale)} />;
}
