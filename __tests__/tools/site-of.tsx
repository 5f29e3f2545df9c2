import type { ComponentType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Footer } from '@/components/layout/footer';
import { Shell } from '@/components/layout/shell';
import { memoize } from '@/facts/memoize';
import type { Practice } from '@/facts/practice-schema';
import type { Locale } from '@/languages/locales';
import { shownPages } from '@/posts/posts';
import { pageIds, serviceIds } from '@/routing/pages';
import { pageMetadata } from '@/seo/metadata';
import { plainPage } from '@/seo/site-pages';
import { structuredData } from '@/seo/structured-data';
import { wordsFor } from '@/words/words';
import { practice as specified } from '../fixtures/specified-practice';

type PageComponent = ComponentType<{ page: string; locale: Locale }>;

/** The component of a page, by its id. */
function pageOf(id: string) {
  const name = specified.services.some((service) => service === id) ? 'service' : id;
  return Object.values(require(`@/components/pages/${name}/${name}-page`))[0] as PageComponent;
}

/**
 * The site as a build makes it for a practice. Each part is made once, when a test first asks for it.
 * @param facts what differs from the specified practice
 */
export function siteOf(facts: Partial<Practice> = {}) {
  const practice = { ...specified, ...facts };
  /** What a function returns while these are the practice's facts. */
  function asked<Value>(ask: () => Value): Value {
    const mocked = jest.requireMock<{ practice: Practice }>('@/content/practice');
    const { practice: before } = mocked;
    mocked.practice = practice;
    try {
      return ask();
    } finally {
      mocked.practice = before;
    }
  }
  const html = (part: ReactNode) => asked(() => renderToStaticMarkup(part));
  const inLanguage = memoize((locale: Locale) => {
    const element = (id: string) => {
      const Page = pageOf(id);
      return <Page page={id} locale={locale} />;
    };
    /** The HTML of pages between header and footer. */
    const pageOfId = memoize((id: string) => html(element(id)));
    const shown = () => asked(() => shownPages(pageIds()));
    return lazy({
      page: () => pageOfId,
      words: () => asked(() => wordsFor(locale)),
      pages: () => lazy(Object.fromEntries(shown().map((id) => [id, () => pageOfId(id)]))),
      footer: () => html(<Footer locale={locale} here={null} />),
      /** What is not shown, but read by machines. */
      machines: () =>
        asked(() =>
          shown().flatMap((id) => [
            JSON.stringify(pageMetadata(id, locale)),
            JSON.stringify(structuredData(plainPage(id), locale)),
          ]),
        ).join('\n'),
      /** Where one decides to call, with header and menus. */
      whole: () =>
        [asked(serviceIds).at(-1) ?? '', 'contact'].map((id) =>
          html(
            <Shell locale={locale} here="/">
              {element(id)}
            </Shell>,
          ),
        ),
    });
  });
  return {
    asked,
    html,
    in: inLanguage,
    page: (id: string, locale: Locale) => inLanguage(locale).page(id),
  };
}

/** An object whose values are made when they are first read. */
function lazy<Values extends Record<string, unknown>>(
  makers: {
    [Key in keyof Values]: () => Values[Key];
  },
): Values {
  const values = {} as Values;
  for (const [key, make] of Object.entries(makers)) {
    let value: unknown;
    const get = () => {
      value ??= make();
      return value;
    };
    Object.defineProperty(values, key, { enumerable: true, get });
  }
  return values;
}
