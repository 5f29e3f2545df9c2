import type { Practice } from '@/facts/practice-schema';
import type { KnownService } from '@/facts/services';
import { allLocales, type Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { textOf } from '../tools/texts';

type Wordings = Record<Locale, string>;

/** How each language speaks of two people, and of one. */
const ofTwo: Wordings = {
  en: 'couples?|two of (you|us)|both of you|each of you|either of you|each other|relationship counselling',
  es: '(terapia|sesiones|sesión) de pareja|en pareja|parejas|los dos|cada uno|ustedes',
  // Of a plan, Medicare does not pay for “difficultés de couple”.
  fr: '(?<!difficultés de )couples?|vous deux|à deux|chacun de vous|l’un comme l’autre',
  'pt-br': 'casa(l|is)|vocês|a dois|cada um|um para o outro',
};
const ofOne: Wordings = {
  en: 'individuals?|by yourself|on your own|to yourself|for one person|come alone',
  es: 'individual(es)?|una persona',
  fr: 'individuel(le)?s?|avec soi|une personne',
  'pt-br': 'individua(l|is)|sozinh[ao]|uma pessoa',
};
/** How it names each service. */
const services: Record<KnownService, Wordings> = {
  'couples-marriage': {
    en: 'couples counselling|relationship counselling|page closest',
    es: 'terapia de pareja|terapia individual y de pareja',
    fr: 'thérapie de couple',
    'pt-br': 'terapia de casal',
  },
  'infidelity-recovery': {
    en: 'infidelity|affair',
    es: 'infidelidad',
    fr: 'infidélité',
    'pt-br': 'infidelidade|traição',
  },
  'adhd-couples': {
    en: 'ADHD|neurodiverse',
    es: 'TDAH|neurodivergente',
    fr: 'TDAH|neuroatypique',
    'pt-br': 'TDAH|neurodivergente',
  },
  'sex-therapy': {
    en: 'sex therapy',
    es: 'terapia sexual',
    fr: 'sexothérapie',
    'pt-br': 'terapia sexual',
  },
  individual: {
    en: 'individual counselling',
    es: 'terapia individual',
    fr: '(thérapie|accompagnement) individuel(le)?',
    'pt-br': 'terapia individual',
  },
};

const { couples, ...feesForOne } = specified.fees;
const { individual, ...feesForTwo } = specified.fees;
const practices: [service: KnownService, Partial<Practice>, Wordings[]][] = [
  ['individual', { fees: feesForOne }, [ofTwo]],
  ['sex-therapy', {}, []],
  ['couples-marriage', { fees: feesForTwo }, [ofOne]],
];

/** What a site's parts say of something, with a few words around it. */
function saidOf(words: string, parts: Record<string, string>): string[] {
  const named = new RegExp(`.{0,40}(?<!\\p{L})(${words})(?!\\p{L}).{0,40}`, 'giu');
  return Object.entries(parts).flatMap(([where, html]) =>
    // What islands are handed is not read.
    (textOf(html.replace(/<script.*?<\/script>/gs, '')).match(named) ?? []).map(
      (match) => `${where}: ${match}`,
    ),
  );
}

describe.each(practices)('a practice of %s alone', (own, facts, wordings) => {
  const site = siteOf({ ...facts, services: [own] });
  const { [own]: offered, ...others } = services;
  const words = (locale: Locale) =>
    [...wordings, ...Object.values<Wordings>(others)].map((each) => each[locale]).join('|');

  it.each(allLocales)('speaks of nothing else, in %s', (locale) => {
    const { pages, footer, machines, whole } = site.in(locale);
    // Its own page may say anything. Help and privacy speak to people in danger.
    const { [own]: ownPage, help, privacy, ...shown } = pages;
    const read = {
      ...shown,
      footer,
      header: whole.join('').replace(/<main.*?<\/main>/gs, ''),
      machines: machines.replace(new RegExp(`.*"[^"]*/services/${own}".*`, 'g'), ''),
    };
    expect(saidOf(words(locale), read)).toEqual([]);
    expect(textOf(ownPage)).not.toBe('');
  });
});

describe('a practice whose sessions no fund pays for, without longer ones', () => {
  const { extended, ...fees } = specified.fees;
  const site = siteOf({
    fees,
    accepts: { healthFunds: false },
    medicare: { ...specified.medicare, practitionerRegistered: false },
  });
  const words: Wordings = {
    en: 'rebates|health.funds?|extended',
    es: 'reembolsos?|seguro médico|aseguradora|prolongadas?',
    fr: 'remboursements?|assurances? santé|séances? longues?',
    'pt-br': 'reembolsos?|planos? de saúde|estendidas?',
  };

  it.each(allLocales)('names neither, in %s', (locale) => {
    const { pages, footer, machines } = site.in(locale);
    expect(saidOf(words[locale], { ...pages, footer, machines })).toEqual([]);
  });
});
