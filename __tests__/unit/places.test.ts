/** @jest-environment node */
import { words as english } from '@/content/en/words';
import { words as spanish } from '@/content/es/words';
import { words as french } from '@/content/fr/words';
import { words as portuguese } from '@/content/pt-br/words';
import { written } from '@/site/written';
import { leaves } from '../fixtures/leaves';

const translations = { es: spanish, fr: french, 'pt-br': portuguese };

/** The places of each sentence, by its path; those of its forms by one path. */
function placesOf(words: unknown): Map<string, string[][]> {
  const places = new Map<string, string[][]>();
  for (const [path, text] of leaves(words)) {
    const sentence = path.replace(/\.(connected|unconnected)$/, '');
    const form = text.match(/\{[^{}]*\}/g) ?? [];
    places.set(sentence, [...(places.get(sentence) ?? []), form]);
  }
  return places;
}

it.each(Object.entries(translations))('%s drops no place that English has', (_, words) => {
  const theirs = placesOf(words);
  const dropped = [...placesOf(english)].flatMap(([path, forms]) => {
    const own = theirs.get(path) ?? [];
    // A sentence may have one form in one language and two in another.
    const missing = Array.from({ length: Math.max(forms.length, own.length) }).flatMap((_, index) =>
      (forms[index] ?? forms[0] ?? []).filter(
        (place) => !(own[index] ?? own[0] ?? []).includes(place),
      ),
    );
    return missing.map((place) => `${path}: ${place}`);
  });
  expect(dropped).toEqual([]);
});

it('a sentence that names an unknown place is refused by its file and path', () => {
  const words = { fees: { note: 'Eine Sitzung kostet {fee.copules}.' } };
  expect(() => written(words, 'fr')).toThrow('content/fr: “fees.note” names {fee.copules}');
});

it('a place is filled with the value, and one that is filled later stays', () => {
  const { note } = written({ note: '{experienceYears}, {count}' }, 'en');
  expect(note).toMatch(/^\d+, \{count\}$/);
});
