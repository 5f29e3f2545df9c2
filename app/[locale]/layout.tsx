import '../globals.css';
import { Document } from '@/app/document';
import { assertPrefixedLocale, prefixedLocales } from '@/languages/locales';
import { siteMetadata, siteViewport } from '@/seo/metadata';

type Props = LayoutProps<'/[locale]'>;

// Every other first segment is a wrong address and gets the 404 document.
export const dynamicParams = false;
export const generateStaticParams = () => prefixedLocales.map((locale) => ({ locale }));
export const metadata = siteMetadata;
export const viewport = siteViewport;

export default async function PrefixedLayout({ children, params }: Props) {
  const locale = assertPrefixedLocale((await params).locale);
  return <Document locale={locale}>{children}</Document>;
}
