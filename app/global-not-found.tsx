import './globals.css';
import { Document, documentViewport } from '@/app/document';
import { Shell } from '@/components/layout/shell';
import { NotFoundPage } from '@/components/pages/not-found/not-found-page';
import { practice } from '@/content/practice';
import { offeredPrefixedLocales } from '@/facts/offered';
import { type Locale, locales } from '@/languages/locales';
import { notFoundMeta, siteMetadata } from '@/seo/metadata';

export const metadata = { ...siteMetadata(), ...notFoundMeta('en') };
export const viewport = documentViewport;

/** In development React hydrates the page, and looks for a template's children in the wrong place. */
const Template = (process.env.NODE_ENV === 'development' ? 'div' : 'template') as 'template';

/** The one document for every wrong address. It holds the screen in all languages, for a script to choose from. */
export default function GlobalNotFound() {
  return (
    <Document locale="en">
      <Screen locale="en" />
      {offeredPrefixedLocales(practice).map((locale) => {
        const { title, description } = notFoundMeta(locale);
        return (
          <Template
            key={locale}
            hidden
            lang={locales[locale].tag}
            title={title}
            data-screen={locale}
            data-description={description}
          >
            <Screen locale={locale} />
          </Template>
        );
      })}
    </Document>
  );
}

function Screen({ locale }: { locale: Locale }) {
  return (
    <Shell locale={locale} here={null} bare>
      <NotFoundPage locale={locale} />
    </Shell>
  );
}
