import { readdirSync } from 'node:fs';
import { englishTerms } from '@/content/english-terms';
import { knownServices } from '@/facts/services';
import { allLocales, type Locale, locales, prefixedLocales } from '@/languages/locales';
import { type CategoryId, categoryIds, categoryServices } from '@/posts/categories';
import { allPosts, postOf } from '@/posts/posts';
import { isDedicated } from '@/routing/addresses';
import type { ServiceId } from '@/routing/pages';
import { allWords } from '@/words/all-words';
import { ptsdWords, wordsFor } from '@/words/words';
import { type Leaf, leaves } from '../tools/texts';

/** The specified posts. Those that the practice adds are checked when the site is built. */
const ownPosts = allPosts().filter(({ id }) => isDedicated(id) || /^\d+$/.test(id));

const textsOf = (locale: Locale): Leaf[] => [
  ...leaves(wordsFor(locale)),
  // Those forms of a sentence, too, that are not true of this practice.
  ...leaves(allWords(locale), 'words'),
  ...(locale === 'en' ? leaves(ptsdWords(), 'infidelityPtsd') : []),
  ...ownPosts.flatMap(({ id, texts }): Leaf[] => {
    const own = texts[locale];
    if (!own) return [];
    return [
      [`posts.${id}.title`, own.title],
      [`posts.${id}.excerpt`, own.excerpt],
      ...(own.text ? [[`articles.${id}`, own.text] as Leaf] : []),
    ];
  }),
];

/** Texts as short lines with their paths, so that a failure says where to look. */
const listed = (texts: Leaf[]) => texts.map(([path, text]) => `${path}: ${text.slice(0, 160)}`);

/** The units of the four languages, after a figure or a value that is one. */
const plainUnits =
  /(?<!back to you within .*)[\d}] (?:%|AUD|[ap]m|h|hours?|hor(?:a|as)|heures?|min(?:utes?|utos?)|days?|d[ií]as?|jours?|weeks?|semanas?|semaines?|months?|m[eê]s|meses|mois|years?|a[nñ]os?|ans?|sessions?|sesi(?:ón|ones)|sess(?:ão|ões)|séances?)(?!\p{L})|AUD \d/u;

describe.each(allLocales)('the words of %s', (locale) => {
  it('are those of its own folder', async () => {
    const files = readdirSync(`content/${locale}`).map((file) => file.replace('.ts', ''));
    const modules = await Promise.all(files.map((file) => import(`@/content/${locale}/${file}`)));
    const own = modules.flatMap((module) => Object.values(module));
    const { pages, ...parts } = allWords(locale);
    const others = Object.entries({ ...pages, ...parts }).filter(([, part]) => !own.includes(part));
    expect(others.map(([name]) => name)).toEqual([]);
  });

  it.each([
    ['an empty text', /^\s*$/],
    // “5-4-3” counts down.
    [
      'another language’s sign in a range',
      locale === 'es' ? /\d\s*–\s*\d/ : /(?<!\d-)\d\s*-\s*\d(?!-\d)/,
    ],
    ['a doubled space', /[ \u00a0\u202f]{2}/],
    ['a value that was not there', /undefined|NaN/],
    // The description of the toast is specified with an ordinary space.
    ['a plain space between a figure and its unit or currency', plainUnits],
  ])('have nowhere %s', (_, fault) => {
    expect(listed(textsOf(locale).filter(([, text]) => fault.test(text)))).toEqual([]);
  });
});

/** A language's name in English, as a caller says it to an operator. */
const said = (locale: Locale) =>
  new Intl.DisplayNames('en', { type: 'language' }).of(locales[locale].tag.slice(0, 2)) ?? '';

describe.each(prefixedLocales)('%s beside English', (locale) => {
  it('asks operators for its own interpreter, and for no other', () => {
    const texts = textsOf(locale).map(([, text]) => text);
    expect(texts.some((text) => text.includes(`${said(locale)} interpreter`))).toBe(true);
    expect(englishTerms).toContain(`${said(locale)} interpreter`);
    const others = prefixedLocales.filter((other) => other !== locale).map(said);
    expect(texts.filter((text) => others.some((name) => text.includes(name)))).toEqual([]);
  });

  it('builds the generic article of the same parts', () => {
    const parts = (of: Locale) => {
      const text = postOf('1').texts[of]?.text ?? '';
      return [text.match(/^## /gm)?.length, text.match(/<PullQuote>/g)?.length];
    };
    expect(parts(locale)).toEqual(parts('en'));
  });
});

/** Names, terms and figures that are the same in several languages. */
const sameOnPurpose = new RegExp(
  `^(words\\.)?(${[
    'common\\.menu',
    'cost\\.session\\.options\\.individual',
    'pages\\.(blog|services|contact)\\.name',
    'common\\.footer\\.contact',
    'pages\\.contact\\.form\\.message\\.label',
    'pages\\.contact\\.location\\.lines\\.\\d',
    'pages\\.contact\\.toast\\.region',
    'pages\\.fees\\.referrers\\.labels\\.fax',
    'pages\\.help\\..*\\.lines\\.(respect|lifeline|suicideCallBack|gambling)',
    'notFound\\.heading',
    '.*\\.figure',
  ].join('|')})$`,
);

const pairs = allLocales.flatMap((one, index) =>
  allLocales.slice(index + 1).map((other): [Locale, Locale] => [one, other]),
);

it.each(pairs)('nothing is left in %s among the words of %s', (one, other) => {
  // Short words may be the same in two Romance languages.
  const least = one === 'en' ? 0 : 60;
  const known = new Map(textsOf(one).filter(([, text]) => text.length > least));
  const same = textsOf(other)
    .filter(([path, text]) => known.get(path) === text)
    .filter(([path]) => !sameOnPurpose.test(path));
  expect(listed(same)).toEqual([]);
});

/** Categories with a name of their own: those that the specification calls otherwise than their page, and grief. */
const ownNames: Partial<Record<CategoryId, Locale[]>> = {
  'couples-therapy': ['en'],
  'adhd-couples': ['en'],
  'grief-counselling': allLocales,
};

it.each(allLocales)(
  'a page has one name in menus, cards, categories and titles of %s',
  (locale) => {
    const { pages, common } = wordsFor(locale);
    const inSmall = (name: string) => name.toLocaleLowerCase(locales[locale].tag);
    const { justFoundOut, onlySex, unwillingPartner } = pages.services.choosing.entries;
    const named: [ServiceId, string][] = [
      ...knownServices.map((id): [ServiceId, string] => [id, pages[id].card.title]),
      ...categoryIds
        .filter((id) => !ownNames[id]?.includes(locale))
        .map((id): [ServiceId, string] => [categoryServices[id][0], common.categories[id]]),
      ['infidelity-recovery', justFoundOut.action],
      ['sex-therapy', onlySex.action],
      ['individual', unwillingPartner.action],
    ];
    expect(named.map(([id, name]) => [id, inSmall(name)])).toEqual(
      named.map(([id]) => [id, inSmall(pages[id].name)]),
    );
    for (const id of ['help', 'privacy'] as const)
      expect(pages[id].header.title).toBe(pages[id].name);
    // French has no room in its header for the whole of its title.
    expect(inSmall(pages.fees.header.title)).toContain(inSmall(pages.fees.name));
  },
);

/** The figures alone are tested in facts.test.ts. */
it.each([
  ...['Fees & Rebates', 'Book a Session', 'Send an Enquiry', 'Read more', 'Back to Blog', 'Name *'],
  "Thank you for your enquiry. I'll get back to you within 24 hours.",
  ...['Message Sent!', 'Oops! Page not found', 'Return to Home'],
  ...['Couples Counselling', 'Couples Therapy', 'Infidelity Recovery', 'ADHD Couples'],
  ...['Sex Therapy', 'Individual Counselling', 'Grief Counselling'],
  ...['Crisis & Stabilisation', 'Understanding & Processing', 'Rebuilding & Moving Forward'],
  '5 Signs Your Relationship Needs Counselling',
  ...['98%', '43%', '31%', '20–25%', '60–75%', '12–18 months'],
  'of couples stay together after therapy',
  ...['1 to 3 business days', 'GP Mental Health Treatment Plan'],
  ...['up to 10 sessions per calendar year', 'weekly or fortnightly', 'reduced-fee places'],
  ...['Atkins, Baucom & Jacobson 2001', 'Laumann, Paik & Rosen 1999', 'Bank transfer'],
  ...['Communication exercises', 'Sensate focus', 'Underlying emotional issues', 'Homework'],
  ...['Anxiety and stress', 'Grief and loss', 'Personal growth', 'Life challenges'],
  ...['(CBT)', 'Solution-focused', 'Mindfulness-based', 'Person-centred'],
  ...['Mental Health Care Plan', 'Australia-wide and worldwide', 'Evening appointments available'],
])('the English site says “%s”, as it is specified', (quoted) => {
  const texts = [wordsFor('en'), allPosts().map(({ texts }) => texts.en)];
  expect(JSON.stringify(texts).replaceAll('\u00a0', ' ')).toContain(quoted);
});
