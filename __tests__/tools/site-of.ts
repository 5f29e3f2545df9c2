import type { ComponentType, ReactNode } from 'react';
import type { Practice } from '@/facts/practice-schema';
import type { Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';

/** The component of a page, by its id. */
export const pageOf = (id: string) =>
  Object.values(require(`@/components/pages/${id}/${id}-page`))[0] as ComponentType<{
    locale: Locale;
  }>;

/**
 * Loads the site's modules anew, as a build has them for a practice. What a test requires afterwards is that site's, too.
 * @param facts what differs from the specified practice
 */
export function siteOf(facts: Partial<Practice>) {
  jest.resetModules();
  jest.doMock('@/content/practice', () => ({ practice: { ...specified, ...facts } }));
  const { createElement } = require('react');
  const { renderToStaticMarkup } = require('react-dom/server');
  const html = (component: React.ElementType, props?: object, ...children: ReactNode[]): string =>
    renderToStaticMarkup(createElement(component, props, ...children));
  const { pageIds } = require('@/routing/pages') as typeof import('@/routing/pages');
  return {
    html,
    /** The HTML of a page between header and footer. */
    page: (id: string, locale: Locale) => html(pageOf(id), { locale }),
    /** The same with header, menus and footer. */
    wholePage: (id: string, locale: Locale) => {
      const { Shell } = require('@/components/layout/shell');
      return html(Shell, { locale, here: '/' }, createElement(pageOf(id), { locale }));
    },
    pageIds,
  };
}
