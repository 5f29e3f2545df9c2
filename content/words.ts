import { adhdCouples as enAdhdCouples } from './en/adhd-couples';
import { blog as enBlog } from './en/blog';
import { common as enCommon } from './en/common';
import { contact as enContact } from './en/contact';
import { cost as enCost } from './en/cost';
import { couplesMarriage as enCouplesMarriage } from './en/couples-marriage';
import { delivery as enDelivery } from './en/delivery';
import { fees as enFees } from './en/fees';
import { fiveSigns as enFiveSigns } from './en/five-signs';
import { home as enHome } from './en/home';
import { individual as enIndividual } from './en/individual';
import { infidelityRecovery as enInfidelityRecovery } from './en/infidelity-recovery';
import { nearest as enNearest } from './en/nearest';
import { notFound as enNotFound } from './en/not-found';
import { openingHours as enOpeningHours } from './en/opening-hours';
import { services as enServices } from './en/services';
import { sexTherapy as enSexTherapy } from './en/sex-therapy';
import { errorWords } from './error-words';
import { adhdCouples as esAdhdCouples } from './es/adhd-couples';
import { blog as esBlog } from './es/blog';
import { common as esCommon } from './es/common';
import { contact as esContact } from './es/contact';
import { cost as esCost } from './es/cost';
import { couplesMarriage as esCouplesMarriage } from './es/couples-marriage';
import { delivery as esDelivery } from './es/delivery';
import { fees as esFees } from './es/fees';
import { fiveSigns as esFiveSigns } from './es/five-signs';
import { home as esHome } from './es/home';
import { individual as esIndividual } from './es/individual';
import { infidelityRecovery as esInfidelityRecovery } from './es/infidelity-recovery';
import { nearest as esNearest } from './es/nearest';
import { notFound as esNotFound } from './es/not-found';
import { openingHours as esOpeningHours } from './es/opening-hours';
import { services as esServices } from './es/services';
import { sexTherapy as esSexTherapy } from './es/sex-therapy';
import { adhdCouples as frAdhdCouples } from './fr/adhd-couples';
import { blog as frBlog } from './fr/blog';
import { common as frCommon } from './fr/common';
import { contact as frContact } from './fr/contact';
import { cost as frCost } from './fr/cost';
import { couplesMarriage as frCouplesMarriage } from './fr/couples-marriage';
import { delivery as frDelivery } from './fr/delivery';
import { fees as frFees } from './fr/fees';
import { fiveSigns as frFiveSigns } from './fr/five-signs';
import { home as frHome } from './fr/home';
import { individual as frIndividual } from './fr/individual';
import { infidelityRecovery as frInfidelityRecovery } from './fr/infidelity-recovery';
import { nearest as frNearest } from './fr/nearest';
import { notFound as frNotFound } from './fr/not-found';
import { openingHours as frOpeningHours } from './fr/opening-hours';
import { services as frServices } from './fr/services';
import { sexTherapy as frSexTherapy } from './fr/sex-therapy';
import type { Locale, PrefixedLocale } from './locales';
import { adhdCouples as ptAdhdCouples } from './pt-br/adhd-couples';
import { blog as ptBlog } from './pt-br/blog';
import { common as ptCommon } from './pt-br/common';
import { contact as ptContact } from './pt-br/contact';
import { cost as ptCost } from './pt-br/cost';
import { couplesMarriage as ptCouplesMarriage } from './pt-br/couples-marriage';
import { delivery as ptDelivery } from './pt-br/delivery';
import { fees as ptFees } from './pt-br/fees';
import { fiveSigns as ptFiveSigns } from './pt-br/five-signs';
import { home as ptHome } from './pt-br/home';
import { individual as ptIndividual } from './pt-br/individual';
import { infidelityRecovery as ptInfidelityRecovery } from './pt-br/infidelity-recovery';
import { nearest as ptNearest } from './pt-br/nearest';
import { notFound as ptNotFound } from './pt-br/not-found';
import { openingHours as ptOpeningHours } from './pt-br/opening-hours';
import { services as ptServices } from './pt-br/services';
import { sexTherapy as ptSexTherapy } from './pt-br/sex-therapy';
import type { PageId } from './site-map';

/** A text in every language. English is its type: what another language lacks does not compile. */
function said<Words>(
  en: Words,
  others: Record<PrefixedLocale, NoInfer<Words>>,
): Record<Locale, Words> {
  return { en, ...others };
}

/** Each page's own words, by its id. `name` is for menus and breadcrumbs. */
const pages = {
  home: said(enHome, { es: esHome, fr: frHome, 'pt-br': ptHome }),
  services: said(enServices, { es: esServices, fr: frServices, 'pt-br': ptServices }),
  'couples-marriage': said(enCouplesMarriage, {
    es: esCouplesMarriage,
    fr: frCouplesMarriage,
    'pt-br': ptCouplesMarriage,
  }),
  'infidelity-recovery': said(enInfidelityRecovery, {
    es: esInfidelityRecovery,
    fr: frInfidelityRecovery,
    'pt-br': ptInfidelityRecovery,
  }),
  'adhd-couples': said(enAdhdCouples, {
    es: esAdhdCouples,
    fr: frAdhdCouples,
    'pt-br': ptAdhdCouples,
  }),
  'sex-therapy': said(enSexTherapy, { es: esSexTherapy, fr: frSexTherapy, 'pt-br': ptSexTherapy }),
  individual: said(enIndividual, { es: esIndividual, fr: frIndividual, 'pt-br': ptIndividual }),
  fees: said(enFees, { es: esFees, fr: frFees, 'pt-br': ptFees }),
  blog: said(enBlog, { es: esBlog, fr: frBlog, 'pt-br': ptBlog }),
  contact: said(enContact, { es: esContact, fr: frContact, 'pt-br': ptContact }),
} satisfies Record<PageId, Record<Locale, { name: string }>>;

/** Words that are not one page's. */
const shared = {
  common: said(enCommon, { es: esCommon, fr: frCommon, 'pt-br': ptCommon }),
  fiveSigns: said(enFiveSigns, { es: esFiveSigns, fr: frFiveSigns, 'pt-br': ptFiveSigns }),
  notFound: said(enNotFound, { es: esNotFound, fr: frNotFound, 'pt-br': ptNotFound }),
  delivery: said(enDelivery, { es: esDelivery, fr: frDelivery, 'pt-br': ptDelivery }),
  cost: said(enCost, { es: esCost, fr: frCost, 'pt-br': ptCost }),
  openingHours: said(enOpeningHours, {
    es: esOpeningHours,
    fr: frOpeningHours,
    'pt-br': ptOpeningHours,
  }),
  nearest: said(enNearest, { es: esNearest, fr: frNearest, 'pt-br': ptNearest }),
  error: errorWords,
};

type InOneLanguage<Texts extends Record<string, Record<Locale, unknown>>> = {
  [Name in keyof Texts]: Texts[Name][Locale];
};

export type Words = InOneLanguage<typeof shared> & { pages: InOneLanguage<typeof pages> };

/** All words of one language. For server components: they never reach the browser whole. */
export function wordsFor(locale: Locale): Words {
  return { ...inOneLanguage(shared, locale), pages: inOneLanguage(pages, locale) };
}

function inOneLanguage<Texts extends Record<string, Record<Locale, unknown>>>(
  texts: Texts,
  locale: Locale,
) {
  return Object.fromEntries(
    Object.entries(texts).map(([name, text]) => [name, text[locale]]),
  ) as InOneLanguage<Texts>;
}

/** The words of one page in a language. */
export function pageWords<Page extends PageId>(page: Page, locale: Locale): Words['pages'][Page] {
  return wordsFor(locale).pages[page];
}

/** A page's short name, as the menus and the breadcrumbs write it. */
export function pageName(page: PageId, locale: Locale): string {
  return pages[page][locale].name;
}
