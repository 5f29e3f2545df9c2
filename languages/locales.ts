/**
 * The one record of the languages that the site has words for, offered (facts/offered.ts) or not. English stands at the
 * root, the others under their key. To add a language, see README, “A new language”.
 */
export const locales = {
  en: { tag: 'en-AU', name: 'English', openGraph: 'en_AU' },
  es: { tag: 'es', name: 'Español', openGraph: 'es_ES' },
  fr: { tag: 'fr', name: 'Français', openGraph: 'fr_FR' },
  'pt-br': { tag: 'pt-BR', name: 'Português (Brasil)', openGraph: 'pt_BR' },
} as const satisfies Record<string, LocaleRecord>;

type LocaleRecord = {
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`. */
  tag: string;
  /** The language's own name for itself. */
  name: string;
  openGraph: string;
};

/** A language of the site, by its key in `locales`; all but `en` are also a path prefix. */
export type Locale = keyof typeof locales;
export type PrefixedLocale = Exclude<Locale, 'en'>;

export const allLocales = Object.keys(locales) as Locale[];
export const prefixedLocales = allLocales.filter((locale) => locale !== 'en') as PrefixedLocale[];

/** Narrows the value of the `[locale]` path segment. Case counts: `/ES` is no language. */
export function isPrefixedLocale(segment: string | undefined): segment is PrefixedLocale {
  return prefixedLocales.some((locale) => locale === segment);
}
