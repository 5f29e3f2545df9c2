import type { ReactNode } from 'react';
import { keptTogether } from './kept-together';

const figure = String.raw`\$?\d+(?:[.,:]\d+)*`;
/** `50–60`, but no part of an identifier. */
const range = String.raw`(?<![\p{L}\d/-])${figure}\s?[–-]\s?${figure}(?![\p{L}\d/-])`;
/** `appelez-moi`, `dites-le-moi`, `moi-même`, which is `rendez-vous`, too; and `tête-à-tête`. */
const pronouns =
  'je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|y|en|mêmes?|t-(?:il|elle|on)';
const frenchVerb = String.raw`(?<!\p{L})\p{L}+(?:(?:-(?:${pronouns}))+|-à-\p{L}+)(?![\p{L}-])`;
const always = new RegExp(
  String.raw`(${range}|${frenchVerb}|(?<!\S)\p{L}{1,9}-\p{Ll}{2,9}(?![\p{L}-]))`,
  'u',
);

/** In a heading only shorter compounds, `suis-je`, `PTSD-like`: the others have to break on a small phone. */
const inHeadings = new RegExp(
  String.raw`(${range}|${frenchVerb}|[^\s-]{1,6}-[^\s-]{1,6}(?![^\s,]))`,
  'u',
);

/** What begins a sentence with one or two letters, `I`, `Je`, does not end a line, nor does `I’ll`. */
const sentenceStart = /(?<=[.:;!?]\s)(\p{Lu}\p{L}?|I’\p{L}{1,2}) (?=\p{Ll})/gu;

/** The end of a text of some lines, where its last two words are very short: `to you.` makes a poor last line. */
const ending = /(?<=^.{50,}\s)(\S{1,8}) (?=\S+ \S+$)(?!.{9,}$)(\S+) (\S+)$/su;

/**
 * A text in which a range, a figure and its unit, a compound that is not too long (`Australia-wide`), and a French
 * verb with its pronoun stay on one line. No line ends in the one short word that begins a sentence, and the last is
 * not two very short ones.
 */
export function unbroken(text: string, pattern = always): ReactNode {
  return keptTogether(
    text
      .replace(/(\d) (?=\p{Ll})/gu, '$1\u00a0')
      .replace(/(?<=\d\s(?:to|à|a)) (?=\d)/g, '\u00a0')
      .replace(/(?<=\bil) y (?=a)/gi, '\u00a0y\u00a0')
      .replace(sentenceStart, '$1\u00a0')
      .replace(ending, '$1\u00a0$2\u00a0$3'),
    pattern,
  );
}

/** An article, a preposition or a pronoun before a word that is not too long to take it along on a small phone. */
const shortWord = /(?<=^|\s)(\p{L}{1,2}) (?=\p{L}{2,9}(?!\p{L}))/gu;

/** A heading, whose short compounds do not break at their hyphen either, and no line of which ends in `à` or `je`. */
export function Unbroken({ children }: { children: string }) {
  return unbroken(
    // The narrow space before a colon is a tenth of an em in the headings' typeface, and lost beside large letters.
    children.replaceAll('\u202f', '\u00a0').replace(shortWord, '$1\u00a0'),
    inHeadings,
  );
}
