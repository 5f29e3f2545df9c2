import { allLocales, type Locale } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';
import { siteOf } from '../tools/site-of';
import { textOf } from '../tools/texts';

type Wordings = Record<Locale, string>;

/** How each language names the services that a practice may do without. */
const services: Wordings = {
  en: 'infidelity recovery|ADHD|neurodiverse|sex therapy',
  es: 'superar una infidelidad|TDAH|neurodivergentes?|terapia sexual',
  fr: 'reconstruire après une infidélité|TDAH|neuroatypiques?|sexothérapie',
  'pt-br': 'superar uma infidelidade|TDAH|neurodivergentes?|terapia sexual',
};
const payments: Wordings = {
  en: 'rebates|health.funds?|extended',
  es: 'reembolsos?|seguro médico|aseguradora|prolongadas?',
  fr: 'remboursements?|assurances? santé|séances? longues?',
  'pt-br': 'reembolsos?|planos? de saúde|estendidas?',
};

/** Sessions online, and not who waits for the internet, stays on the line or posts something. */
const online: Wordings = {
  en: '(?<!once you’re )online|video|worldwide',
  es: 'en línea|videollamadas?',
  fr: '(?<!restez |publiez rien )en ligne|vidéo',
  'pt-br': 'online|vídeo',
};

const { extended, ...fees } = specified.fees;
const site = siteOf({
  services: ['couples-marriage', 'individual'],
  fees,
  accepts: { healthFunds: false },
  medicare: { ...specified.medicare, practitionerRegistered: false },
});

const inPerson = siteOf({ online: false });

/** What a site's parts say of something, with a few words around it. */
function saidOf(words: string, parts: Record<string, string>): string[] {
  const named = new RegExp(`(?<!\\p{L})(?:${words})(?!\\p{L})`, 'giu');
  return Object.entries(parts).flatMap(([where, html]) => {
    // What islands are handed is not read.
    const text = textOf(html.replace(/<script.*?<\/script>/gs, ''));
    return Array.from(
      text.matchAll(named),
      ({ index }) => `${where}: ${text.slice(Math.max(0, index - 40), index + 60)}`,
    );
  });
}

const shownBy = (of: typeof site, locale: Locale): Record<string, string> => {
  const { pages, footer, machines, whole } = of.in(locale);
  return { ...pages, footer, machines, whole: whole.join() };
};

it.each(allLocales)('names in %s no service, fee, rebate or fund that there is not', (locale) => {
  const shown = shownBy(site, locale);
  expect(saidOf(`${services[locale]}|${payments[locale]}`, shown)).toEqual([]);
  expect(textOf(shown.individual)).not.toBe('');
});

it.each(allLocales)('offers in %s no online sessions where there are none', (locale) => {
  expect(saidOf(online[locale], shownBy(inPerson, locale))).toEqual([]);
});
