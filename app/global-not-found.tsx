import type { Metadata } from 'next';
import { ByAddress } from '@/components/layout/by-address';
import { Document, Shell } from '@/components/layout/document';
import { NotFoundPage } from '@/components/pages/not-found-page';
import { allLocales, type Locale } from '@/content/locales';
import { wordsFor } from '@/content/words';
import './globals.css';

const { title, description } = wordsFor('en').notFound.meta;
export const metadata: Metadata = { title, description };

export default function GlobalNotFound() {
  const screens = Object.fromEntries(
    allLocales.map((locale) => [
      locale,
      <Shell key={locale} locale={locale}>
        <NotFoundPage locale={locale} />
      </Shell>,
    ]),
  ) as Record<Locale, React.ReactNode>;
  return (
    <Document locale="en">
      <ByAddress screens={screens} />
    </Document>
  );
}
