import { ByAddress } from '@/components/layout/by-address';
import { Document } from '@/components/layout/document';
import { Shell } from '@/components/layout/shell';
import { NotFoundPage } from '@/components/pages/not-found/not-found-page';
import { notFoundMeta, siteMetadata, siteViewport } from '@/seo/metadata';
import { allLocales, type Locale } from '@/site/locales';
import type { Meta } from '@/site/shapes';
import './globals.css';

export const metadata = siteMetadata;
export const viewport = siteViewport;

export default function GlobalNotFound() {
  const screens = Object.fromEntries(
    allLocales.map((locale) => [
      locale,
      <Shell key={locale} locale={locale} here={null} bare>
        <NotFoundPage locale={locale} />
      </Shell>,
    ]),
  ) as Record<Locale, React.ReactNode>;
  const metas = Object.fromEntries(
    allLocales.map((locale) => [locale, notFoundMeta(locale)]),
  ) as Record<Locale, Meta>;
  return (
    <Document locale="en">
      <ByAddress screens={screens} metas={metas} />
    </Document>
  );
}
