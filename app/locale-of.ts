import { notFound } from 'next/navigation';
import { isPrefixedLocale, type Locale } from '@/languages/locales';

/** The language of a route, by its first segment: English has none. A segment that is no language is not found. */
export function localeOf(segment: string | undefined): Locale {
  if (segment === undefined) return 'en';
  return isPrefixedLocale(segment) ? segment : notFound();
}

/**
 * What `generateStaticParams` returns. Next exports no dynamic route without a page. Where there is none, one that is
 * not found stands in. The export leaves it out (scripts/finish-export.ts).
 */
export function paramsOf<Name extends string>(name: Name, values: readonly string[]) {
  const some = values.length > 0 ? values : ['none'];
  return some.map((value) => ({ [name]: value }) as Record<Name, string>);
}
