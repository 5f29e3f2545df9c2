import type { ComponentType, ReactNode } from 'react';
import type { Practice } from '@/facts/practice-schema';
import type { Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';

type PageComponent = ComponentType<{ locale: Locale }>;

/** The component of a page, by its id. */
export const pageOf = (id: string) =>
  Object.values(require(`@/components/pages/${id}/${id}-page`))[0] as PageComponent;

/**
 * Loads the site's modules anew, as a build has them for a practice. What a test requires afterwards is that site's, too.
 * @param facts what differs from the specified practice
 */
export function siteOf(facts: Partial<Practice> = {}) {
  jest.resetModules();
  jest.doMock('@/content/practice', () => ({ practice: { ...specified, ...facts } }));
  // Jest reads no MDX.
  jest.doMock('@/content/posts/infidelity-ptsd/en.mdx', () => ({
    __esModule: true,
    default: () => null,
    tableOfContents: [],
  }));
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const { Footer } = require('@/components/layout/footer');
  const { Shell } = require('@/components/layout/shell');
  const pages = require('@/routing/pages') as typeof import('@/routing/pages');
  const { pageMetadata } = require('@/seo/metadata');
  const { structuredData } = require('@/seo/structured-data');
  const { plainPage } = require('@/seo/site-pages');
  const { blogFeed } = require('@/seo/feed');
  const { wordsFor } = require('@/words/words') as typeof import('@/words/words');
  const { shownPages } = require('@/posts/posts') as typeof import('@/posts/posts');
  const pageIds = shownPages(pages.pageIds());
  const components = Object.fromEntries(
    [...pageIds, 'infidelity-ptsd'].map((id) => [id, pageOf(id)]),
  );
  const html = (component: React.ElementType, props?: object, ...children: ReactNode[]): string =>
    renderToStaticMarkup(createElement(component, props, ...children));
  /** The HTML of a page between header and footer. */
  const page = (id: string, locale: Locale) => html(components[id] as PageComponent, { locale });
  return {
    html,
    page,
    /** What the site says in a language. */
    in: (locale: Locale) => ({
      words: wordsFor(locale),
      pages: Object.fromEntries(pageIds.map((id) => [id, page(id, locale)])),
      footer: html(Footer, { locale, here: null }),
      /** What is not shown, but read by machines. */
      machines: [
        ...pageIds.flatMap((id) => [
          JSON.stringify(pageMetadata(id, locale)),
          JSON.stringify(structuredData(plainPage(id), locale)),
        ]),
        ...(pageIds.includes('blog') ? [blogFeed()] : []),
      ].join('\n'),
      /** Where one decides to call, with header and menus. */
      whole: [pages.serviceIds().at(-1) ?? '', 'contact'].map((id) =>
        html(Shell, { locale, here: '/' }, createElement(components[id], { locale })),
      ),
    }),
  };
}
