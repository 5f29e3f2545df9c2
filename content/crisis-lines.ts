import type { Locale } from '../languages/locales';

/**
 * Numbers for someone in danger or in crisis, and for help at little cost, in Australia. Nothing else of the site holds
 * one, but the practice's facts that for complaints. Their sources stand beside them. Last compared on 25 and 28 November
 * 2026, with stored copies of these pages or what other sites say of them, since the pages themselves could not be asked:
 * look each up again before the launch.
 */
export const crisisLines = {
  /** triplezero.gov.au */
  emergency: { name: 'Triple Zero', number: '000', href: 'tel:000' },
  /** lifeline.org.au: calls all day, and texts */
  lifeline: {
    name: 'Lifeline',
    number: '13\u00a011\u00a014',
    href: 'tel:131114',
    text: { number: '0477\u00a013\u00a011\u00a014', href: 'sms:+61477131114' },
  },
  /** 1800respect.org.au: calls all day, and texts */
  respect: {
    name: '1800RESPECT',
    number: '1800\u00a0737\u00a0732',
    href: 'tel:1800737732',
    text: { number: '0458\u00a0737\u00a0732', href: 'sms:+61458737732' },
  },
  /** dvconnect.org: violence at home, in Queensland; for women, all day */
  womensline: { name: 'DVConnect', number: '1800\u00a0811\u00a0811', href: 'tel:1800811811' },
  /** dvconnect.org: the same for men, also those who use violence, from 9 am to midnight */
  dvMensline: { name: 'DVConnect', number: '1800\u00a0600\u00a0636', href: 'tel:1800600636' },
  /** dvconnect.org: sexual assault, in Queensland, from 7.30 am to 11.30 pm (an old copy of a page says 11.30 am) */
  sexualAssault: { name: 'Sexual Assault Helpline', number: '1800\u00a0010\u00a0120', href: 'tel:1800010120' },
  /** police.qld.gov.au, miragenews.com: police in Queensland, when it is not urgent, all day */
  policelink: { name: 'Policelink', number: '131\u00a0444', href: 'tel:131444' },
  /** ntv.org.au; dss.gov.au and aapnews.aap.com.au have its hours: men in all of Australia who use violence, all day */
  mensReferral: { name: 'Men’s Referral Service', number: '1300\u00a0766\u00a0491', href: 'tel:1300766491' },
  /** suicidecallback.org.au: all day */
  suicideCallBack: { name: 'Suicide Call Back Service', number: '1300\u00a0659\u00a0467', href: 'tel:1300659467' },
  /** beyondblue.org.au: anxiety and low mood, all day */
  beyondBlue: { name: 'Beyond Blue', number: '1300\u00a022\u00a04636', href: 'tel:1300224636' },
  /** health.gov.au; stride.com.au has its hours: finds free help for the mind, without a referral, on weekdays */
  medicareMentalHealth: { name: 'Medicare Mental Health', number: '1800\u00a0595\u00a0212', href: 'tel:1800595212' },
  /** dcssds.qld.gov.au, communities.qld.gov.au: Child Safety in Queensland, all day, though each region has its own in office hours */
  childSafety: { name: 'Child Safety', number: '1800\u00a0177\u00a0135', href: 'tel:1800177135' },
  /** qld.gov.au, seniorsenquiryline.com.au: Elder Abuse Helpline, in Queensland; its hours are not known */
  elderAbuse: { name: 'Elder Abuse Helpline', number: '1300\u00a0651\u00a0192', href: 'tel:1300651192' },
  /** qld.gov.au, health.qld.gov.au: 1300 MH CALL, the public mental health service of Queensland, all day */
  mentalHealthCall: { name: '1300 MH CALL', number: '1300\u00a064\u00a02255', href: 'tel:1300642255' },
  /** health.gov.au: leads to the alcohol and drug service of each state, all day in Queensland */
  alcoholAndDrugs: { name: 'National Alcohol and Other Drug Hotline', number: '1800\u00a0250\u00a0015', href: 'tel:1800250015' },
  /** gamblinghelponline.org.au: all day */
  gambling: { name: 'Gambling Help', number: '1800\u00a0858\u00a0858', href: 'tel:1800858858' },
  /** relationships.org.au: counselling at fees by income, in office hours; ask again before the launch how they are set */
  relationshipsAustralia: { name: 'Relationships Australia', number: '1300\u00a0364\u00a0277', href: 'tel:1300364277' },
  /** familyrelationships.gov.au: separation, children and family law, free; Monday to Saturday */
  familyAdvice: { name: 'Family Relationship Advice Line', number: '1800\u00a0050\u00a0321', href: 'tel:1800050321' },
  /** wlsq.org.au: Women's Legal Service Queensland, free; Monday to Friday */
  womensLegal: { name: 'Women’s Legal Service Queensland', number: '1800\u00a0957\u00a0957', href: 'tel:1800957957' },
  /** legalaid.qld.gov.au: Monday to Friday */
  legalAid: { name: 'Legal Aid Queensland', number: '1300\u00a065\u00a011\u00a088', href: 'tel:1300651188' },
  /** mensline.org.au: for men, all day, also those who hurt their partner */
  mensLine: { name: 'MensLine', number: '1300\u00a078\u00a099\u00a078', href: 'tel:1300789978' },
  /** 13yarn.org.au: for Aboriginal and Torres Strait Islander people, all day */
  yarn: { name: '13YARN', number: '13\u00a092\u00a076', href: 'tel:139276' },
  /** kidshelpline.com.au: ages 5 to 25, all day */
  kids: { name: 'Kids Helpline', number: '1800\u00a055\u00a01800', href: 'tel:1800551800' },
  /** qlife.org.au: LGBTIQ+ peers, from 3 pm to midnight */
  qLife: { name: 'QLife', number: '1800\u00a0184\u00a0527', href: 'tel:1800184527' },
  /** panda.org.au: perinatal anxiety and depression, Monday to Saturday */
  panda: { name: 'PANDA', number: '1300\u00a0726\u00a0306', href: 'tel:1300726306' },
  /** infrastructure.gov.au: the National Relay Service by text message, which connects with 000, too */
  relay: { name: 'National Relay Service', number: '0423\u00a0677\u00a0767', href: 'sms:+61423677767' },
  /** infrastructure.gov.au: the same for a voice that is hard to understand */
  relayVoice: { name: 'National Relay Service', number: '1800\u00a0555\u00a0727', href: 'tel:1800555727' },
  /** tisnational.gov.au */
  interpreter: { name: 'TIS National', number: '131\u00a0450', href: 'tel:131450' },
} satisfies Record<string, CrisisLine>;

/**
 * Numbers that help names and no link calls: for a textphone, and for whoever reads its language outside Australia.
 * They are as short as figures, and `crisisNumbers` would find them in prices.
 */
export const unlinkedNumbers: Record<'textphone' | Locale, string[]> = {
  /** infrastructure.gov.au: emergency calls from a textphone (TTY) */
  textphone: ['106'],
  en: [],
  /**
   * digital-strategy.ec.europa.eu; in Mexico and Argentina, among others; in Colombia (wradio.com.co, infobae.com);
   * rtve.es: suicide; cadenaser.com: violence
   */
  es: ['112', '911', '123', '024', '016'],
  /**
   * digital-strategy.ec.europa.eu; in New Caledonia, police and ambulance (expat.com, la1ere.franceinfo.fr, dass.gouv.nc);
   * 3114.fr: suicide; solidaritefemmes.org: violence
   */
  fr: ['112', '17', '15', '3114', '3919'],
  /** Police, ambulance, cvv.org.br: suicide, gov.br/mulheres: violence; digital-strategy.ec.europa.eu */
  'pt-br': ['190', '192', '188', '180', '112'],
};

/** Where the link leads that leaves help: a page that anybody might have open. */
export const weather = 'https://www.bom.gov.au/';

export type CrisisLineName = keyof typeof crisisLines;

export type CrisisLine = {
  /** As it is looked up and asked for, in every language. */
  name: string;
  number: string;
  href: string;
  /** Where a text message helps as well, for whoever cannot speak aloud. */
  text?: { number: string; href: string };
};

const lines: CrisisLine[] = Object.values(crisisLines);

export const crisisLineNames = [...new Set(lines.map(({ name }) => name))];

/**
 * Finds these numbers in a text, with plain or non-breaking spaces between their digits. It has a capturing
 * group, so that `split` keeps the numbers, as every second part. It is pure, so that no browser gets it: old ones
 * cannot look behind.
 */
export const crisisNumbers = /* @__PURE__ */ new RegExp(
  `(?<!\\d[.,\\s]?)(${lines.map(({ number }) => number.replaceAll('\u00a0', '[ \u00a0]')).join('|')})(?!\\d)`,
);

/** The line with a number that `crisisNumbers` found. */
export function crisisLine(found: string): CrisisLine | undefined {
  const digits = found.replace(/\D/g, '');
  return lines.find(({ number }) => number.replace(/\D/g, '') === digits);
}
