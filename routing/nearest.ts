import { distance } from 'fastest-levenshtein';
import { decoded } from './decoded';

/** A screen that somebody may have been looking for. */
export type Place = {
  /** Its path from the root, without a language's prefix. */
  path: string;
  label: string;
};

/** How alike two names have to be, from 0 to 1: two letters wrong in seven are the limit. */
const alike = 0.7;
/** The fewest letters of a part of a name that can match the whole. */
const shortestPart = 4;
/** What a match loses when it is only a part of the name, or only of the folder that it was in. */
const loss = { part: 0.05, folder: 0.2 };

/**
 * The screen that an address most probably meant: misspelt, in the wrong case, with an old ending
 * (`.html`), with words before or after the name (`contact-us`), outside its folder, or by the name
 * that it has in the reader's language (`/fr/tarifs`).
 * @param missing the path as it stands in the address bar, without a language's prefix
 * @param places in the order in which equally near ones are preferred; an address without a name is that of `/`
 * @returns one of `places`, or null where none is near
 */
export function nearestPlace(missing: string, places: readonly Place[]): Place | null {
  const segments = segmentsOf(missing);
  const name = segments.at(-1);
  if (!name) return places.find(({ path }) => path === '/') ?? null;
  const folders = segments.slice(0, -1);

  let best: { place: Place; score: number } | null = null;
  for (const place of places) {
    const names = [segmentsOf(place.path).at(-1) ?? [], wordsOf(place.label)];
    const score = Math.max(
      ...names.map((known) =>
        Math.max(
          likeness(name, known),
          ...folders.map((folder) => likeness(folder, known) - loss.folder),
        ),
      ),
    );
    if (score > (best?.score ?? 0)) best = { place, score };
  }
  return best?.place ?? null;
}

/** The segments of a path as lists of words. */
function segmentsOf(path: string): string[][] {
  return decoded(path)
    .replace(/\.\w{2,5}(?=\/*$)/, '')
    .split('/')
    .map(wordsOf)
    .filter((words) => words.length > 0);
}

/** Words in lower case without accents, in any language. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]+/gu) ?? [];
}

/** How alike two names are, from 0 to 1; 0 as well where it is too little. */
function likeness(one: string[], other: string[]): number {
  const whole = similarity(one, other);
  const [longer, shorter] = one.length > other.length ? [one, other] : [other, one];
  if (longer.length === shorter.length || shorter.join('').length < shortestPart) return whole;
  const parts = longer
    .slice(shorter.length - 1)
    .map((_, start) => similarity(longer.slice(start, start + shorter.length), shorter));
  return Math.max(whole, ...parts.map((part) => part - loss.part));
}

function similarity(one: string[], other: string[]): number {
  const [a, b] = [one.join('-'), other.join('-')];
  const score = 1 - distance(a, b) / Math.max(a.length, b.length);
  return score >= alike ? score : 0;
}
