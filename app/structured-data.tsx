import { InlineScript } from '@/components/ui/inline-script';
import type { Locale } from '@/languages/locales';
import type { SitePage } from '@/seo/site-pages';
import { structuredData } from '@/seo/structured-data';

/** What a page says to search engines, as JSON-LD. */
export function StructuredData({ page, locale }: { page: SitePage; locale: Locale }) {
  return <InlineScript type="application/ld+json" data={structuredData(page, locale)} />;
}
