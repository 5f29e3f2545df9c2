import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { crisisLines } from '../content/crisis-lines';
import { allLocales } from '../languages/locales';
import type { Practice } from './practice-schema';

/** The place that the words were written for (docs/decisions.md). */
export const placeInWords = {
  suburb: 'Tewantin',
  area: 'Noosa',
  state: 'Queensland',
  healthComplaints: 'Office of the Health Ombudsman',
};

const { womensline, dvMensline, sexualAssault, mentalHealthCall } = crisisLines;

/** How words name it: what is wrong where that fact is another. */
const names = {
  suburb: ['Tewantin'],
  area: ['Noosa', 'Sunshine Coast'],
  state: [
    ...['Queensland', 'DVConnect'],
    ...[womensline, dvMensline, sexualAssault, mentalHealthCall].map(({ number }) => number),
  ],
} as const;

/** Spaces of every kind, also as TypeScript writes them, as plain ones. */
const plain = (text: string) => text.replace(/\\u00a0|\\u202f|\s/g, ' ');

/** The sentences of a line, without the field and the quotation marks around them. */
const sentencesOf = (line: string) =>
  line.replace(/^\s*([\w'-]+: )?['"`]?|['"`]?,?\s*$/g, '').split(/(?<=[.!?]) /);

/** What names a place where the practice is not. */
export type Place = {
  /** Such as `content/en/home.ts:4`. */
  at: string;
  text: string;
};

const localeOf = (file: string) =>
  allLocales.find((locale) => file.split(/[/.]/).includes(locale)) ?? 'en';

/**
 * @returns the lines of words that name a place where the practice is not, in the languages that it offers, English first
 */
export function placesElsewhere(
  { location, languages }: Pick<Practice, 'location' | 'languages'>,
  root = process.cwd(),
): Place[] {
  const wrong = (['suburb', 'area', 'state'] as const)
    .filter((fact) => location[fact] !== placeInWords[fact])
    .flatMap((fact) => names[fact])
    .map(plain);
  const files = readdirSync(join(root, 'content'), { recursive: true, encoding: 'utf8' })
    .map((name) => `content/${name.replaceAll('\\', '/')}`)
    .filter((file) => /^content\/.+\/.+\.(ts|mdx)$/.test(file))
    .sort();
  return allLocales
    .filter((locale) => languages.includes(locale))
    .flatMap((locale) => files.filter((file) => localeOf(file) === locale))
    .flatMap((file) =>
      readFileSync(join(root, file), 'utf8')
        .split('\n')
        .map((line, index) => ({
          at: `${file}:${index + 1}`,
          text: sentencesOf(plain(line))
            .filter((sentence) => wrong.some((name) => sentence.includes(name)))
            .join(' '),
        }))
        .filter(({ text }) => text),
    );
}
