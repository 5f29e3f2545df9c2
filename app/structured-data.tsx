import { InlineScript } from '@/components/ui/inline-script';
import type { Locale } from '@/languages/locales';
import type { SitePage } from '@/seo/site-pages';
import { structuredData } from '@/seo/structured-data';

export function StructuredData({ page, locale }: { page: SitePage; locale: Locale }) {
  return <InlineScript type="application/ld+json" data={structuredData(page, locale)} />;
}
