import { notFound } from 'next/navigation';
import type { ComponentType } from 'react';
import { Shell } from '@/components/layout/shell';
import type { Locale } from '@/languages/locales';
import { shownPages } from '@/posts/posts';
import { type PageId, pagePaths } from '@/routing/pages';
import { pageMetadata } from '@/seo/metadata';
import { plainPage } from '@/seo/site-pages';
import { localeOf } from './locale-of';
import { StructuredData } from './structured-data';

type Props = { params: Promise<{ locale?: string }> };

/** What a route file exports, the same in both trees: under `(en)` there is no language in the address. */
export function pageRoute<Page extends PageId>(
  page: Page,
  Component: ComponentType<{ page: Page; locale: Locale }>,
) {
  const isHelp = page === 'help';
  return {
    generateMetadata: async ({ params }: Props) =>
      pageMetadata(page, localeOf((await params).locale)),
    async Page({ params }: Props) {
      if (shownPages([page]).length === 0) notFound();
      const locale = localeOf((await params).locale);
      return (
        <>
          <Shell locale={locale} here={pagePaths[page]} ownHelp={isHelp} bare={isHelp}>
            <Component page={page} locale={locale} />
          </Shell>
          <StructuredData page={plainPage(page)} locale={locale} />
        </>
      );
    },
  };
}
