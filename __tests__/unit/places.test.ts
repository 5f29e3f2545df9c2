/** @jest-environment node */
import { practice } from '@/content/practice';
import { prefixedLocales } from '@/languages/locales';
import { allWords } from '@/words/all-words';
import { written } from '@/words/written';
import { leaves } from '../tools/texts';

const form = /\.by[A-Z]\w+\.\w+$/;

/** The places of each sentence by its path, and of one with several forms by the path of each form. */
const placesOf = (words: unknown) =>
  new Map(leaves(words).map(([path, text]) => [path, text.match(/\{[^{}]*\}/g) ?? []]));

it.each(prefixedLocales)('%s drops no place that English has', (locale) => {
  const theirs = placesOf(allWords(locale));
  const dropped = [...placesOf(allWords('en'))].flatMap(([path, places]) => {
    // A sentence may have one form in one language and several in another.
    const whole = path.replace(form, '');
    const own = [path, whole].flatMap((at) => theirs.get(at) ?? []);
    const forms = [...theirs.keys()].filter((at) => at.startsWith(`${path}.`));
    const all = forms.length > 0 ? forms.map((at) => theirs.get(at) ?? []) : [own];
    return places
      .filter((place) => all.some((found) => !found.includes(place)))
      .map((place) => `${path}: ${place}`);
  });
  expect(dropped).toEqual([]);
});

it.each(['{fee.copules}', '{conut}'])(
  'an unknown place, %s, is refused by its file and path',
  (place) => {
    const words = { fees: { note: `Une séance coûte ${place}.` } };
    expect(() => written(words, 'fr')).toThrow(`content/fr: “fees.note” names ${place}`);
  },
);

it('what names a fact that is left out goes from a list, and is refused elsewhere', () => {
  const { claims } = practice;
  const years = jest.replaceProperty(practice, 'claims', { ...claims, experienceYears: undefined });
  const named = 'For {experienceYears} years';
  const words = {
    lists: [[named, 'Always'], [{ title: named, text: 'Always' }]],
  };
  expect(written(words, 'en')).toEqual({ lists: [['Always'], []] });
  expect(() => written({ named }, 'en')).toThrow('content/en: “named” names {experienceYears}');
  years.restore();
});

it('a place is filled with the value, and one that is filled later stays', () => {
  const { note } = written({ note: '{experienceYears}, {count}' }, 'en');
  expect(note).toMatch(/^\d+, \{count\}$/);
});
