/**
 * The one record of the languages that the site has words for, offered (facts/offered.ts) or not. English stands at the root, the others under the prefix
 * that is their key. To add a language, see README, “… add a language?”.
 */
export const locales = {
  en: { prefix: '', tag: 'en-AU', label: 'EN', name: 'English', openGraph: 'en_AU' },
  es: { prefix: '/es', tag: 'es', label: 'ES', name: 'Español', openGraph: 'es_ES' },
  fr: { prefix: '/fr', tag: 'fr', label: 'FR', name: 'Français', openGraph: 'fr_FR' },
  'pt-br': {
    prefix: '/pt-br',
    tag: 'pt-BR',
    label: 'PT',
    name: 'Português (Brasil)',
    openGraph: 'pt_BR',
  },
} as const satisfies Record<string, LocaleRecord>;

type LocaleRecord = {
  /** What stands before every path of this language: empty, or a slash and one lower-case segment. */
  prefix: '' | `/${string}`;
  /** BCP 47 tag for `lang`, `hreflang` and `Intl`. */
  tag: string;
  /** Two letters for the header's switch. */
  label: string;
  /** The language's own name for itself. */
  name: string;
  /** The tag as Open Graph spells it. */
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
