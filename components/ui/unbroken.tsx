import type { ReactNode } from 'react';

const figure = String.raw`\$?\d+(?:[.,:]\d+)*`;
/** `50–60`, but no part of an identifier. */
const range = String.raw`(?<![\p{L}\d/-])${figure}\s?[–-]\s?${figure}(?![\p{L}\d/-])`;
/** `appelez-moi`, `dites-le-moi`, but not the noun `rendez-vous`. */
const pronouns =
  'je|tu|il|elle|on|nous|vous|ils|elles|ce|moi|toi|le|la|les|lui|leur|y|en|t-(?:il|elle|on)';
const frenchVerb = String.raw`(?<!\p{L})(?![Rr]endez-vous)\p{L}+(?:-(?:${pronouns}))+(?![\p{L}-])`;
const always = new RegExp(`(${range}|${frenchVerb})`, 'u');

/** Short compounds, `suis-je`, `PTSD-like`: longer ones have to break on a small phone. */
const alsoCompounds = new RegExp(
  String.raw`(${range}|${frenchVerb}|[^\s-]{1,6}-[^\s-]{1,6}(?!\S))`,
  'u',
);

/**
 * A text in which a range, a figure and its unit, and a French verb with its pronoun stay on one line.
 * @param pattern what stays together, in a group, so that `split` keeps it: it is every second part
 */
export function unbroken(text: string, pattern = always): ReactNode {
  const parts = text.replace(/(\d) (?=\p{L})/gu, '$1\u00a0').split(pattern);
  if (parts.length === 1) return parts[0];
  return parts.map((part, index) =>
    index % 2 ? (
      <span key={index} className="whitespace-nowrap">
        {part}
      </span>
    ) : (
      part
    ),
  );
}

/** A heading, whose short compounds do not break at their hyphen either. */
export function Unbroken({ children }: { children: string }) {
  return unbroken(children, alsoCompounds);
}
