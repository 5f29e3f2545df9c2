import { distance } from 'fastest-levenshtein';
import { decoded } from './decoded';

export type Place = {
  /** Its path from the root, without a language's prefix. */
  path: string;
  label: string;
};

/** The share of words that an address and a name have in common has to be more than this. */
const sameName = 0.5;

/**
 * The screen that an address most probably meant. It may be misspelt, in the wrong case, outside its folder, or have an
 * old ending (`.html`). It may have other words around the name (`contact-us`), or the name in the reader's language
 * (`/fr/tarifs`). Where the last segment names none, its folders do.
 * @param missing the path as it stands in the address bar, without a language's prefix
 * @param places in order of preference where two are equally near
 * @returns one of `places`, or null where none is near
 */
export function nearestPlace(missing: string, places: readonly Place[]): Place | null {
  const address = decoded(missing).replace(/\.\w{2,5}(?=\/*$)/, '');
  if (!/[\p{Letter}\p{Number}]/u.test(address))
    return places.find(({ path }) => path === '/') ?? null;

  for (const segment of address.split('/').reverse()) {
    const words = wordsOf(segment);
    const scores = places.map(({ path, label }) =>
      Math.max(
        likeness(words, wordsOf(path.split('/').at(-1) ?? '')),
        likeness(words, wordsOf(label)),
      ),
    );
    const best = Math.max(...scores);
    if (best > sameName) return places[scores.indexOf(best)] ?? null;
  }
  return null;
}

/** Words in lower case without accents, in any language. Shorter ones are in too many names. */
function wordsOf(text: string): string[] {
  const plain = text.normalize('NFD').replace(/\p{Mark}/gu, '');
  return plain.toLowerCase().match(/[\p{Letter}\p{Number}]{3,}/gu) ?? [];
}

/** The share of words that two names have in common, 1 where they are the same. A repeated word counts each time. */
function likeness(one: string[], other: string[]): number {
  const shared = one.filter((word) => other.some((each) => alike(word, each)));
  return (2 * shared.length) / (one.length + other.length || 1);
}

/** Two letters wrong in seven are the limit. */
function alike(one: string, other: string): boolean {
  return distance(one, other) / Math.max(one.length, other.length) <= 0.3;
}
