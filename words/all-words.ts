import { adhdCouples as adhdCouplesEn } from '../content/en/adhd-couples';
import { blog as blogEn } from '../content/en/blog';
import { common as commonEn } from '../content/en/common';
import { contact as contactEn } from '../content/en/contact';
import { cost as costEn } from '../content/en/cost';
import { couplesMarriage as couplesMarriageEn } from '../content/en/couples-marriage';
import { delivery as deliveryEn } from '../content/en/delivery';
import { fees as feesEn } from '../content/en/fees';
import { fiveSigns as fiveSignsEn } from '../content/en/five-signs';
import { help as helpEn } from '../content/en/help';
import { home as homeEn } from '../content/en/home';
import { individual as individualEn } from '../content/en/individual';
import { infidelityRecovery as infidelityRecoveryEn } from '../content/en/infidelity-recovery';
import { notFound as notFoundEn } from '../content/en/not-found';
import { openingHours as openingHoursEn } from '../content/en/opening-hours';
import { privacy as privacyEn } from '../content/en/privacy';
import { services as servicesEn } from '../content/en/services';
import { sexTherapy as sexTherapyEn } from '../content/en/sex-therapy';
import { adhdCouples as adhdCouplesEs } from '../content/es/adhd-couples';
import { blog as blogEs } from '../content/es/blog';
import { common as commonEs } from '../content/es/common';
import { contact as contactEs } from '../content/es/contact';
import { cost as costEs } from '../content/es/cost';
import { couplesMarriage as couplesMarriageEs } from '../content/es/couples-marriage';
import { delivery as deliveryEs } from '../content/es/delivery';
import { fees as feesEs } from '../content/es/fees';
import { fiveSigns as fiveSignsEs } from '../content/es/five-signs';
import { help as helpEs } from '../content/es/help';
import { home as homeEs } from '../content/es/home';
import { individual as individualEs } from '../content/es/individual';
import { infidelityRecovery as infidelityRecoveryEs } from '../content/es/infidelity-recovery';
import { notFound as notFoundEs } from '../content/es/not-found';
import { openingHours as openingHoursEs } from '../content/es/opening-hours';
import { privacy as privacyEs } from '../content/es/privacy';
import { services as servicesEs } from '../content/es/services';
import { sexTherapy as sexTherapyEs } from '../content/es/sex-therapy';
import { adhdCouples as adhdCouplesFr } from '../content/fr/adhd-couples';
import { blog as blogFr } from '../content/fr/blog';
import { common as commonFr } from '../content/fr/common';
import { contact as contactFr } from '../content/fr/contact';
import { cost as costFr } from '../content/fr/cost';
import { couplesMarriage as couplesMarriageFr } from '../content/fr/couples-marriage';
import { delivery as deliveryFr } from '../content/fr/delivery';
import { fees as feesFr } from '../content/fr/fees';
import { fiveSigns as fiveSignsFr } from '../content/fr/five-signs';
import { help as helpFr } from '../content/fr/help';
import { home as homeFr } from '../content/fr/home';
import { individual as individualFr } from '../content/fr/individual';
import { infidelityRecovery as infidelityRecoveryFr } from '../content/fr/infidelity-recovery';
import { notFound as notFoundFr } from '../content/fr/not-found';
import { openingHours as openingHoursFr } from '../content/fr/opening-hours';
import { privacy as privacyFr } from '../content/fr/privacy';
import { services as servicesFr } from '../content/fr/services';
import { sexTherapy as sexTherapyFr } from '../content/fr/sex-therapy';
import { adhdCouples as adhdCouplesPt } from '../content/pt-br/adhd-couples';
import { blog as blogPt } from '../content/pt-br/blog';
import { common as commonPt } from '../content/pt-br/common';
import { contact as contactPt } from '../content/pt-br/contact';
import { cost as costPt } from '../content/pt-br/cost';
import { couplesMarriage as couplesMarriagePt } from '../content/pt-br/couples-marriage';
import { delivery as deliveryPt } from '../content/pt-br/delivery';
import { fees as feesPt } from '../content/pt-br/fees';
import { fiveSigns as fiveSignsPt } from '../content/pt-br/five-signs';
import { help as helpPt } from '../content/pt-br/help';
import { home as homePt } from '../content/pt-br/home';
import { individual as individualPt } from '../content/pt-br/individual';
import { infidelityRecovery as infidelityRecoveryPt } from '../content/pt-br/infidelity-recovery';
import { notFound as notFoundPt } from '../content/pt-br/not-found';
import { openingHours as openingHoursPt } from '../content/pt-br/opening-hours';
import { privacy as privacyPt } from '../content/pt-br/privacy';
import { services as servicesPt } from '../content/pt-br/services';
import { sexTherapy as sexTherapyPt } from '../content/pt-br/sex-therapy';
import type { Locale, PrefixedLocale } from '../languages/locales';
import type { PageId } from '../routing/pages';
import { errorWords } from './error-words';
import type { Translation, Variants } from './shapes';

/** One page or part in every language. English is the type of the others. */
const inEvery = <English>(words: { en: English } & Record<PrefixedLocale, Translation<English>>) =>
  words;

/** Each page's own words, by its id; `name` is for menus and breadcrumbs. */
const pages = {
  home: inEvery({ en: homeEn, es: homeEs, fr: homeFr, 'pt-br': homePt }),
  services: inEvery({ en: servicesEn, es: servicesEs, fr: servicesFr, 'pt-br': servicesPt }),
  'couples-marriage': inEvery({
    en: couplesMarriageEn,
    es: couplesMarriageEs,
    fr: couplesMarriageFr,
    'pt-br': couplesMarriagePt,
  }),
  'infidelity-recovery': inEvery({
    en: infidelityRecoveryEn,
    es: infidelityRecoveryEs,
    fr: infidelityRecoveryFr,
    'pt-br': infidelityRecoveryPt,
  }),
  'adhd-couples': inEvery({
    en: adhdCouplesEn,
    es: adhdCouplesEs,
    fr: adhdCouplesFr,
    'pt-br': adhdCouplesPt,
  }),
  'sex-therapy': inEvery({
    en: sexTherapyEn,
    es: sexTherapyEs,
    fr: sexTherapyFr,
    'pt-br': sexTherapyPt,
  }),
  individual: inEvery({
    en: individualEn,
    es: individualEs,
    fr: individualFr,
    'pt-br': individualPt,
  }),
  fees: inEvery({ en: feesEn, es: feesEs, fr: feesFr, 'pt-br': feesPt }),
  blog: inEvery({ en: blogEn, es: blogEs, fr: blogFr, 'pt-br': blogPt }),
  contact: inEvery({ en: contactEn, es: contactEs, fr: contactFr, 'pt-br': contactPt }),
  help: inEvery({ en: helpEn, es: helpEs, fr: helpFr, 'pt-br': helpPt }),
  privacy: inEvery({ en: privacyEn, es: privacyEs, fr: privacyFr, 'pt-br': privacyPt }),
} satisfies Record<PageId, { en: { name: string | Variants } }>;

const parts = {
  common: inEvery({ en: commonEn, es: commonEs, fr: commonFr, 'pt-br': commonPt }),
  cost: inEvery({ en: costEn, es: costEs, fr: costFr, 'pt-br': costPt }),
  delivery: inEvery({ en: deliveryEn, es: deliveryEs, fr: deliveryFr, 'pt-br': deliveryPt }),
  error: errorWords,
  fiveSigns: inEvery({ en: fiveSignsEn, es: fiveSignsEs, fr: fiveSignsFr, 'pt-br': fiveSignsPt }),
  notFound: inEvery({ en: notFoundEn, es: notFoundEs, fr: notFoundFr, 'pt-br': notFoundPt }),
  openingHours: inEvery({
    en: openingHoursEn,
    es: openingHoursEs,
    fr: openingHoursFr,
    'pt-br': openingHoursPt,
  }),
};

type English<Parts extends Record<string, { en: unknown }>> = {
  [Name in keyof Parts]: Parts[Name]['en'];
};
/** Has every page. So the compiler reports one without words above, and nowhere else. */
type PageWords = {
  [Id in PageId]: Id extends keyof typeof pages ? (typeof pages)[Id]['en'] : never;
};
/** Everything that the site says in English. */
export type EnglishWords = { pages: PageWords } & English<typeof parts>;

/** Everything that the site says in a language, with its placeholders and every variant of a sentence. */
export function allWords(locale: Locale): EnglishWords {
  return { pages: of(pages, locale) as PageWords, ...of(parts, locale) };
}

/** The cast is safe, since `inEvery` compares each language with English. */
function of<Parts extends Record<string, { en: unknown } & Record<Locale, unknown>>>(
  parts: Parts,
  locale: Locale,
): English<Parts> {
  return Object.fromEntries(
    Object.entries(parts).map(([name, part]) => [name, part[locale]]),
  ) as English<Parts>;
}
