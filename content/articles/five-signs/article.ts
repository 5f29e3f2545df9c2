import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { MDXContent } from 'mdx/types';
import type { Locale } from '../../locales';
import English, { tableOfContents as englishContents } from './en.mdx';
import Spanish, { tableOfContents as spanishContents } from './es.mdx';
import French, { tableOfContents as frenchContents } from './fr.mdx';
import Portuguese, { tableOfContents as portugueseContents } from './pt-br.mdx';

/** The generic article in each language, with its headings. */
export const article: Record<Locale, { Body: MDXContent; contents: Toc }> = {
  en: { Body: English, contents: englishContents },
  es: { Body: Spanish, contents: spanishContents },
  fr: { Body: French, contents: frenchContents },
  'pt-br': { Body: Portuguese, contents: portugueseContents },
};
