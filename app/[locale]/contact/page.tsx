import { ContactPage } from '@/components/pages/contact/contact-page';
import { assertPrefixedLocale } from '@/content/locales';
import { pageMetadata } from '@/seo/metadata';

type Props = PageProps<'/[locale]/contact'>;

export async function generateMetadata({ params }: Props) {
  return pageMetadata('contact', assertPrefixedLocale((await params).locale));
}

export default async function Page({ params }: Props) {
  return <ContactPage locale={assertPrefixedLocale((await params).locale)} />;
}
