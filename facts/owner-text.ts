import { inGoodType } from '../languages/grammar';
import { type Locale, locales, type PrefixedLocale } from '../languages/locales';

/** A text in the owner's own words: in English alone, or also in other languages. */
export type OwnerText = string | ({ en: string } & { [Language in PrefixedLocale]?: string });

export type OwnerWords = {
  words: string;
  /** Where they are not in the reader's language: English, for `lang`. */
  lang?: string;
};

/** In the language or, where that is lacking, in English. Quotation marks and signs are set right. */
export function ownerWords(text: OwnerText, locale: Locale): OwnerWords {
  const own = typeof text === 'string' ? undefined : text[locale];
  if (own !== undefined) return { words: inGoodType(own, locale) };
  const english = inGoodType(typeof text === 'string' ? text : text.en, 'en');
  return { words: english, lang: locale === 'en' ? undefined : locales.en.tag };
}
