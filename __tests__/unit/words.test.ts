/** @jest-environment node */
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { englishTerms } from '@/content/english-terms';
import { allLocales, type Locale, prefixedLocales } from '@/content/locales';
import { allPosts, postOf } from '@/content/posts';
import { pageIds } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { readable } from '@/lib/reading-time';
import { type Leaf, leaves } from '../fixtures/leaves';

// Figures are those that were specified, whatever the practice has now.
jest.mock('@/content/practice', () => jest.requireActual('../fixtures/specified-practice'));

const textsOf = (locale: Locale): Leaf[] => [
  ...leaves(wordsFor(locale)),
  ...(locale === 'en' ? leaves(infidelityPtsd, 'infidelityPtsd') : []),
  ...allPosts().flatMap(({ id, texts }): Leaf[] => {
    const own = texts[locale];
    if (!own) return [];
    return [
      [`posts.${id}.title`, own.title],
      [`posts.${id}.excerpt`, own.excerpt],
      ...(own.text ? [[`articles.${id}`, readable(own.text)] as Leaf] : []),
    ];
  }),
];

/** Paths whose texts break a rule, with the text, so that a failure says where to look. */
const breaking = (locale: Locale, rule: RegExp) =>
  textsOf(locale)
    .filter(([, text]) => rule.test(text))
    .map(([path, text]) => `${path}: ${text.slice(0, 160)}`);

describe.each(allLocales)('the words of %s', (locale) => {
  it('are never empty', () => {
    expect(breaking(locale, /^\s*$/)).toEqual([]);
  });

  it('have real quotation marks and apostrophes', () => {
    expect(breaking(locale, /["']/)).toEqual([]);
  });

  it('have the sign of the language in ranges', () => {
    // “5-4-3” counts down.
    const wrong = locale === 'es' ? /\d\s*–\s*\d/ : /(?<!\d-)\d\s*-\s*\d(?!-\d)/;
    expect(breaking(locale, wrong)).toEqual([]);
  });

  it('have a sign for a range in tiles, receipts and references only: sentences have words', () => {
    // Pages of a journal, and a count: 5-4-3.
    const noRanges = /\d+(\(\d+\))?, \d+[–-]\d+|\d-\d-\d/g;
    const signed = textsOf(locale)
      .filter(([path]) => !/\.figure$|^cost\.receipt\./.test(path))
      .filter(([, text]) => /\d\s*[–-]\s*\d/.test(text.replace(noRanges, '')))
      .map(([path, text]) => `${path}: ${text.slice(0, 160)}`);
    expect(signed).toEqual([]);
  });

  it('give a number where it is needed, and send no one to the foot of the page for it', () => {
    const footOfPage =
      /(foot|bottom) of (this|the) page|(al pie|al final) de (esta|la) página|bas de (cette|la) page|(pé|fim|final) d(a|esta) página|rodapé/i;
    expect(breaking(locale, footOfPage)).toEqual([]);
  });

  it('have no stray or doubled spaces', () => {
    expect(
      textsOf(locale)
        .filter(([path]) => !path.startsWith('articles'))
        .filter(([, text]) => /^\s|\s$|[ \u00a0\u202f]{2}/.test(text)),
    ).toEqual([]);
  });
});

describe.each(prefixedLocales)('%s beside English', (locale) => {
  it('has the same keys, and lists of the same length', () => {
    const paths = (of: Locale) =>
      leaves(wordsFor(of))
        .map(([path]) => path)
        .sort();
    expect(paths(locale)).toEqual(paths('en'));
  });

  it('leaves nothing in English', () => {
    const english = new Map(textsOf('en'));
    const same = textsOf(locale)
      .filter(([path, text]) => english.get(path) === text)
      .filter(([path]) => !sameOnPurpose.test(path))
      .map(([path, text]) => `${path}: ${text.slice(0, 160)}`);
    expect(same).toEqual([]);
  });

  it('builds the generic article of the same parts', () => {
    const parts = (of: Locale) => {
      const text = postOf('1').texts[of]?.text ?? '';
      return [text.match(/^## /gm)?.length, text.match(/<PullQuote>/g)?.length];
    };
    expect(parts(locale)).toEqual(parts('en'));
  });
});

const pairs = allLocales.flatMap((one, index) =>
  allLocales.slice(index + 1).map((other): [Locale, Locale] => [one, other]),
);

it.each(pairs)(
  'no sentence is the same in %s and %s: neither is a copy of the other',
  (one, other) => {
    const sentences = new Map(textsOf(one).filter(([, text]) => text.length > 60));
    const copied = textsOf(other)
      .filter(([path, text]) => sentences.get(path) === text)
      .map(([path, text]) => `${path}: ${text.slice(0, 160)}`);
    expect(copied).toEqual([]);
  },
);

/** Names, terms and figures that are the same in several languages. */
const sameOnPurpose = new RegExp(
  `^(${[
    'common\\.menu',
    'cost\\.session\\.options\\.individual',
    'pages\\.(blog|services|contact)\\.name',
    'common\\.footer\\.(links\\.blog|contact)',
    'pages\\.contact\\.form\\.message\\.label',
    'openingHours\\.here\\.range',
    'pages\\.contact\\.location\\.lines\\.\\d',
    'pages\\.contact\\.toast\\.region',
    'notFound\\.heading',
    '.*\\.figure',
  ].join('|')})$`,
);

it('lists no English term that no translation keeps', () => {
  const translations = prefixedLocales.flatMap(textsOf).map(([, text]) => text);
  const unused = englishTerms.filter((term) => !translations.some((text) => text.includes(term)));
  expect(unused).toEqual([]);
});

describe('French punctuation', () => {
  const rules: [string, RegExp][] = [
    ['a narrow no-break space before ; : ! ?', /[^\u202f\s\d/][;:!?](?=\s|$|»)/],
    ['no other space before ; : ! ?', /[ \u00a0][;:!?]/],
    ['narrow no-break spaces inside « »', /«(?!\u202f)|(?<!\u202f)»/],
  ];
  it.each(rules)('has %s', (_, rule) => {
    expect(breaking('fr', rule)).toEqual([]);
  });
});

describe('titles and descriptions', () => {
  const metas = allLocales.flatMap((locale) =>
    leaves({ words: wordsFor(locale), ...(locale === 'en' && { infidelityPtsd }) })
      .filter(([path]) => /\.meta\.(title|description)$/.test(path))
      .map(([path, text]) => ({ where: `${locale} ${path}`, text, title: path.endsWith('title') })),
  );

  it('finds them all', () => {
    // Besides those of the pages: the generic article's, the 404 screen's, and one article's in English only.
    const inEveryLanguage = pageIds.length + 2;
    expect(metas).toHaveLength(2 * (inEveryLanguage * allLocales.length + 1));
  });

  it('gives no two pages one title', () => {
    const titles = metas
      .filter(({ title, where }) => title && !where.includes('notFound'))
      .map(({ where, text }) => `${where.split(' ')[0]} ${text}`);
    expect(new Set(titles).size).toBe(titles.length);
  });

  it('keeps titles short enough to be shown whole', () => {
    expect(metas.filter(({ title, text }) => title && text.length > 60)).toEqual([]);
  });

  it('keeps descriptions between 70 and 165 characters', () => {
    expect(
      metas
        .filter(({ title, text }) => !title && (text.length < 70 || text.length > 165))
        .map(({ where, text }) => `${where} (${text.length})`),
    ).toEqual([]);
  });
});

describe('the specified facts', () => {
  const english = JSON.stringify([wordsFor('en'), postOf('1').texts.en.title]).replaceAll(
    '\u00a0',
    ' ',
  );
  it.each([
    '98%',
    '20–25%',
    '60–75%',
    '12–18 months',
    '20 to 25% of relationships',
    '60 to 75% of couples stay together after therapy',
    '12 to 18 months',
    '43%',
    '31%',
    '$180',
    '$220',
    '$280',
    '$96.65',
    '$83.35',
    '1–3 business days',
    '1 to 3 business days',
    '50 to 60 minutes',
    '60 to 75 minutes',
    '90 minutes',
    'up to 10 sessions per calendar year',
    'Mental Health Care Plan',
    'GP Mental Health Treatment Plan',
    'within 24 hours',
    'weekly or fortnightly',
    'Australia-wide and worldwide',
    'reduced-fee places',
    'Crisis & Stabilisation',
    'Understanding & Processing',
    'Rebuilding & Moving Forward',
    'Message Sent!',
    'Oops! Page not found',
    'Return to Home',
    '5 Signs Your Relationship Needs Counselling',
    'Evening appointments available',
  ])('say “%s”', (fact) => {
    expect(english).toContain(fact);
  });
});
