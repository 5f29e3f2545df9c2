import type { ComponentType } from 'react';
import { assertPrefixedLocale, type Locale } from '@/content/locales';
import type { PageId } from '@/content/site-map';
import { pageMetadata } from '@/seo/metadata';

type Props = { params: Promise<{ locale?: string }> };

/**
 * What a route file exports, the same in both trees: under `(en)` there is no language in the address.
 * @param page whose words describe the page
 * @param Component the page itself
 */
export function pageRoute(page: PageId, Component: ComponentType<{ locale: Locale }>) {
  return {
    generateMetadata: async ({ params }: Props) => pageMetadata(page, await localeOf(params)),
    Page: async ({ params }: Props) => <Component locale={await localeOf(params)} />,
  };
}

async function localeOf(params: Props['params']): Promise<Locale> {
  const { locale } = await params;
  return locale === undefined ? 'en' : assertPrefixedLocale(locale);
}
