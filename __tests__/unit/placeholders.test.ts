import { practice } from '@/content/practice';
import { prefixedLocales } from '@/languages/locales';
import { allWords } from '@/words/all-words';
import { wording } from '@/words/wording';
import { leaves } from '../tools/texts';

const variant = /\.by[A-Z]\w+\.\w+$/;

/**
 * The placeholders of each sentence by its path, and of one with several variants by the path of each. That sessions are
 * online, too, is for each language to say where there is room.
 */
const placeholdersOf = (words: unknown) =>
  new Map(
    leaves(words).map(([path, text]) => [path, text.match(/\{(?!(and|or)Online)[^{}]*\}/g) ?? []]),
  );

it.each(prefixedLocales)('%s drops no placeholder that English has', (locale) => {
  const theirs = placeholdersOf(allWords(locale));
  const dropped = [...placeholdersOf(allWords('en'))].flatMap(([path, placeholders]) => {
    // A sentence may have one variant in one language and several in another.
    const whole = path.replace(variant, '');
    const own = [path, whole].flatMap((at) => theirs.get(at) ?? []);
    const variants = [...theirs.keys()].filter((at) => at.startsWith(`${path}.`));
    const all = variants.length > 0 ? variants.map((at) => theirs.get(at) ?? []) : [own];
    return placeholders
      .filter((placeholder) => all.some((found) => !found.includes(placeholder)))
      .map((placeholder) => `${path}: ${placeholder}`);
  });
  expect(dropped).toEqual([]);
});

it('of several variants the true one is shown, and an item whose variant is none goes', () => {
  const words = {
    title: { byIntake: { booking: 'Book', waitingList: 'Wait', full: 'Full' } },
    list: ['One', { byBooking: { own: 'Two', call: null } }],
  };
  expect(wording(words, 'en', practice)).toEqual({ title: 'Book', list: ['One'] });
});

it('what names a fact that is left out goes from its list', () => {
  const { claims } = practice;
  const years = jest.replaceProperty(practice, 'claims', { ...claims, experienceYears: undefined });
  const named = 'For {experienceYears} years';
  const lists = [[named, 'Always'], [{ title: named, text: 'Always' }]];
  expect(wording({ lists }, 'en', practice)).toEqual({ lists: [['Always'], []] });
  years.restore();
});

it('a placeholder is filled with the value, and one that is filled later stays', () => {
  const { note } = wording({ note: '{experienceYears}, {count}' }, 'en', practice);
  expect(note).toMatch(/^\d+, \{count\}$/);
});
