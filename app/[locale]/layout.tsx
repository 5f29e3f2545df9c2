import '../globals.css';
import { Document, documentViewport } from '@/app/document';
import { localeOf, paramsOf } from '@/app/locale-of';
import { practice } from '@/content/practice';
import { offeredPrefixedLocales } from '@/facts/offered';
import { siteMetadata } from '@/seo/metadata';

type Props = LayoutProps<'/[locale]'>;

// Every other first segment is a wrong address and gets the 404 document.
export const dynamicParams = false;
export const generateStaticParams = () => paramsOf('locale', offeredPrefixedLocales(practice));
export const metadata = siteMetadata();
export const viewport = documentViewport;

export default async function PrefixedLayout({ children, params }: Props) {
  const locale = localeOf((await params).locale);
  return <Document locale={locale}>{children}</Document>;
}
