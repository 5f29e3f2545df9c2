import { closest } from 'fastest-levenshtein';
import { infidelityPtsd } from '../content/en/infidelity-ptsd';
import { practice } from '../content/practice';
import { offeredLocales } from '../facts/offered';
import { writtenFor } from '../facts/placeholders';
import { fieldsOf } from '../facts/read-practice';
import type { Where } from '../facts/sentences';
import { placeholdersOf } from '../languages/fill';
import type { Locale } from '../languages/locales';
import { allWords } from './all-words';
import { conditions } from './shapes';
import { leavesOf, missingFact, type Values, valuesByName } from './wording';

/** What components, or scripts in the browser, set into sentences. */
const laterPlaceholders = [
  'amount',
  'back',
  'complaints',
  'cost',
  'count',
  'day',
  'fees',
  'from',
  'heading',
  'help',
  'minutes',
  'number',
  'page',
  'paid',
  'payers',
  'private',
  'service',
  'state',
  'time',
  'title',
  'to',
  'way',
];

type Path = readonly string[];
type Part = { file: string; words: unknown; english: unknown };

/**
 * Compares the words of every language with the English ones, and their placeholders with the facts.
 * @returns a sentence for each thing that is wrong, with its file and line
 */
export function wordFaults(): string[] {
  return offeredLocales(practice).flatMap((locale) => {
    const values = valuesByName(locale, practice);
    return pagesAndParts(locale).flatMap(({ file, words, english }) => {
      const { where, twice } = fieldsOf(file);
      return [
        ...twice,
        ...shapeFaults(english, words, where, []),
        ...leavesOf(words).flatMap(([path, text]) => placeholderFaults(text, where, values, path)),
      ];
    });
  });
}

/**
 * @returns a sentence where the practice is in another place than the one that its words name. Nothing is stopped by it,
 * since who moves changes them one by one
 */
export function placeWarning(): string | undefined {
  const { suburb, area } = writtenFor;
  const named = new RegExp(`${suburb}|${area}`);
  const files = offeredLocales(practice)
    .flatMap(pagesAndParts)
    .filter(({ words }) => named.test(JSON.stringify(words)));
  if (practice.location.suburb === suburb || files.length === 0) return undefined;
  return `The practice is in ${practice.location.suburb}, and its words still speak of ${suburb} or ${area} in ${files.length} files, from ${files[0]?.file} on. docs/owner.md, “What needs a developer”, says more.`;
}

/** Each page and each part of the words of a language, with its file. */
function pagesAndParts(locale: Locale): Part[] {
  const { pages, ...parts } = allWords(locale);
  const { pages: englishPages, ...englishParts } = allWords('en');
  const english: Record<string, unknown> = { ...englishPages, ...englishParts, infidelityPtsd };
  const article = locale === 'en' ? { infidelityPtsd } : {};
  return Object.entries({ ...pages, ...parts, ...article }).map(([name, words]) => ({
    file: `content/${locale}/${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.ts`,
    words,
    english: english[name],
  }));
}

const isGroup = (part: unknown): part is Record<string, unknown> =>
  typeof part === 'object' && part !== null;
/** A sentence has one variant, or one for each case of a condition. */
const isSentence = (part: unknown): boolean =>
  typeof part === 'string' || (isGroup(part) && /^by[A-Z]/.test(Object.keys(part)[0] ?? ''));

function shapeFaults(english: unknown, own: unknown, where: Where, path: Path): string[] {
  const at = `${where(path)}: "${path.join('.')}"`;
  if (own === undefined)
    return [
      `${at} is missing here, and English has it. Write it, or take it out in every language. If you have just changed English, look for the slip there.`,
    ];
  if (english === undefined)
    return [
      `${at} is not in the English file. Write it there, too, or take it out. If you have just changed English, look for the slip there.`,
    ];
  if (typeof own === 'string' && !own.trim())
    return [`${at} is empty. Write the sentence, or take it out in every language.`];
  if (isSentence(english) && isSentence(own)) return isGroup(own) ? variantFaults(own, at) : [];
  if (Array.isArray(english) && Array.isArray(own) && own.length !== english.length)
    return [
      `${at} has ${own.length} entries, and the English one has ${english.length}. A list has as many in every language.`,
    ];
  if (!isGroup(english) || !isGroup(own) || Array.isArray(english) !== Array.isArray(own))
    return [];
  return Object.keys({ ...english, ...own }).flatMap((key) =>
    shapeFaults(english[key], own[key], where, [...path, key]),
  );
}

const casesOf: Record<string, readonly string[] | undefined> = conditions;

/** What is wrong with the variants of a sentence: each case of its condition has one. */
function variantFaults(sentence: Record<string, unknown>, at: string): string[] {
  const [[tag, variants] = ['']] = Object.entries(sentence);
  const cases = casesOf[tag];
  if (!cases || !isGroup(variants)) return [`${at} has "${tag}", which is no condition.`];
  const missing = cases.find((name) => !(name in variants));
  const extra = Object.keys(variants).find((name) => !cases.includes(name));
  if (missing || extra)
    return [
      `${at} has ${missing ? `no sentence for "${missing}"` : `a sentence for "${extra}"`}. Below "${tag}" stands one for each of: ${cases.join(', ')}.`,
    ];
  return Object.values(variants).flatMap((variant) =>
    isGroup(variant) ? variantFaults(variant, at) : [],
  );
}

function placeholderFaults(text: unknown, where: Where, values: Values, path: Path): string[] {
  if (typeof text !== 'string') return [];
  const known = [...Object.keys(values), ...laterPlaceholders];
  const alone = /[{}]/.exec(text.replace(/\{[^{}]*\}/g, ''));
  const unknown = placeholdersOf(text).filter((name) => !known.includes(name));
  // In a list the whole item goes.
  const missing = path.some((key) => /^\d+$/.test(key)) ? undefined : missingFact(text, values);
  const [amount] =
    Object.entries(values).find(([, value]) => value?.includes('$') && text.includes(value)) ?? [];
  return [
    amount && `an amount stands here in figures. Write {${amount}}, which follows the facts.`,
    alone && `a ${alone} stands alone here. A placeholder has both: {fee.individual}.`,
    ...unknown.map(
      (name) =>
        `{${name}} is no fact and no placeholder that the site knows. Did you mean {${closest(name, known)}}?`,
    ),
    missing &&
      `{${missing}} is a fact that content/practice.ts leaves out. Write the sentence without it, or make it an item of a list, which then goes.`,
  ].flatMap((fault) => (fault ? `${where(path)}: ${fault}` : []));
}
