import { locales, type PrefixedLocale, prefixedLocales } from '../languages/locales';
import { placeInWords } from './place-in-words';
import { isFictional, isReserved, placeholders } from './placeholders';
import { confirmable, type Practice } from './practice-schema';
import { sessionKinds, valuesFor, weekFor } from './values';

type Claim = (typeof confirmable)[number];

const languageNames = new Intl.DisplayNames('en-AU', { type: 'language' });

/** What the site has besides the practice's facts. */
export type Site = {
  /** Where the form delivers, as set for the build; empty where it delivers nowhere. */
  endpoint: string;
  /** The titles of posts without an article, and of drafts. */
  untold: readonly string[];
  drafts: readonly string[];
  /** The ways to pay that the page on fees names. */
  payment: readonly string[];
  /** Lines of words that name a place where the practice is not, as `content/en/home.ts:4`. */
  elsewhere: readonly string[];
};

/** Words for the owner, and for whoever edits the files where that needs more. */
type Asked = string | { sentence: string; edit: string };

/**
 * What only the practice's owner can vouch for, in words for the owner: `npm run launch-check` asks
 * for each until its key stands in the list `confirmed` of `content/practice.ts`. Null where there is
 * nothing to ask.
 */
const claims: Record<Claim, (practice: Practice, site: Site) => Asked | null> = {
  name: ({ name }) =>
    name === placeholders.name
      ? `Your practice is called “${name}”, which is the name that the site was built with.`
      : null,
  hours: (practice) => `Your hours are: ${week(practice)}.`,
  evenings: ({ visit }) =>
    `Evening appointments are available with you${visit?.eveningTimes ? `: “${visit.eveningTimes.en}”` : ', as the site says without saying until when'}.`,
  holidays: ({ closedOn, location }) =>
    `${closedOn.length > 0 ? `You are away: ${closedOn.map(({ from, to, name }) => `${[from, to].filter(Boolean).join(' to ')} (${name.en})`).join(', ')}.` : 'No holidays of yours are on the site.'} On other public holidays of ${location.state} it says that you may be closed.`,
  fees: (practice) => {
    const { fee, short } = valuesFor('en', practice);
    const kinds = sessionKinds.map((kind) => `${kind} ${fee[kind]} (${short.length[kind]})`);
    return `Your fees are: ${kinds.join(', ')}. A session can be cancelled free of charge up to ${practice.cancellationNoticeHours} hours before it.`;
  },
  payment: (_, { payment }) => `Clients can pay you by: ${payment.join(', ').toLowerCase()}.`,
  experience: ({ claims }) => `You have over ${claims.experienceYears} years of experience.`,
  satisfaction: ({ claims }) =>
    `${claims.satisfactionPercent}% of your clients are satisfied, and you can show how you know. If you are registered with Ahpra, section 133 of the National Law limits what you may advertise about it and about outcomes.`,
  outcomes: ({ claims }) =>
    `${claims.stayTogetherPercent.join('–')}% of couples stay together after therapy, and recovery from infidelity takes ${claims.recoveryMonths.join('–')} months. The site names no source for either; you have one. Of the 19 couples after infidelity in the study that the article cites, about half had divorced five years on (Marín, Christensen & Atkins 2014).`,
  medicare: ({ medicare }) =>
    medicare.practitionerRegistered !== false
      ? `Clients can claim a Medicare rebate for sessions with you, and in the year of launch it is still $${medicare.rebateDollars.toFixed(2)} for up to ${medicare.sessionsPerYear} sessions (the figures of ${medicare.year}; $96.65 was the rate of a registered psychologist, and other professions and later years have others). Better Access pays only for psychologists, accredited mental health social workers and occupational therapists. What the Fees page says of the way there still holds: a plan and a referral from one’s own GP, for the sessions that the referral covers, and for a mental disorder rather than for trouble between two people alone.`
      : null,
  'health-funds': () => 'Private health funds pay rebates for sessions with you.',
  'session-languages': ({ sessionLanguages }) =>
    sessionLanguages.length === 0
      ? 'You hold sessions in English only, though the site can be read in others too.'
      : `You hold sessions in English and in: ${sessionLanguages.map((tag) => languageNames.of(tag)).join(', ')}.`,
  'reply-time': ({ replyWithinHours }) =>
    `You read every enquiry yourself and reply within ${replyWithinHours} hours, weekends included: by email, unless somebody says that it is safe to ring, to text or to leave a message.`,
  confidentiality: ({ location }) =>
    `What clients say is confidential, except in serious danger to someone, when a child is at risk, where the law of your state has you tell the police of the sexual abuse of a child${location.state === 'Queensland' ? ' (section 229BC of the Criminal Code)' : ''}, or by a court’s order; you explain this before you begin, and a lawyer has read what the pages say of it. You have a supervisor, and report to a GP who has referred someone. Before the first session with a couple you talk with each of the two alone, and ask about fear and violence. What one tells you about safety you don’t tell the other, also when you have to tell the police or a service, and before that you talk with the one who told you, where it is safe. Where sessions have to end, you first plan with that one what is said. You write no reports for courts.`,
  insurance: () =>
    'You are insured for what the site offers, in person and by video, and have asked your insurer in which countries you may see people.',
  'reduced-fees': () =>
    'You keep a limited number of reduced-fee places for people in hardship (page Fees).',
  'ways-of-working': () =>
    'You work as the service pages say, with CBT, solution-focused, mindfulness-based and person-centred counselling, with exercises to take home, and for neurodiverse couples with a short written summary and a reminder for the next session.',
  privacy: () =>
    'What stands below the enquiry form (“What happens to what you write”) is true: who reads an enquiry, where your form service keeps it, and that you delete it when asked. You answer a complaint within 30 days, and you have the Code of Conduct at hand that applies to you. You have a privacy policy to give to whoever asks, and a partner who asks for the record does not see what the other told you alone. As a health service you are bound by the Privacy Act, however small you are.',
  enquiries: (_, { endpoint }) =>
    endpoint
      ? 'You have sent yourself an enquiry from the finished site, and it reached you, with all four fields. Your form service shows no captcha page, which the site cannot.'
      : null,
  practitioner: ({ practitioner }) =>
    practitioner
      ? `You are ${[practitioner.name, practitioner.letters].filter(Boolean).join(', ')}, your letters and memberships are current, and you may publish your portrait.`
      : {
          sentence:
            'The site names no one, and you leave it so. Visitors look for a name, qualifications, supervision and memberships before they call, and for a portrait; then for waiting time, evenings, notes, receipts, step-free access, parking and how you meet online. It can say each of them.',
          edit: 'Set "practitioner" and "visit" in content/practice.ts.',
        },
  answers: (practice) => {
    const open = Object.entries(answers).filter(
      ([fact]) => practice[fact as keyof typeof answers] === undefined,
    );
    if (open.length === 0) return null;
    return {
      sentence: `The site does not say these, and you leave it so: ${open.map(([, what]) => what).join(', ')}.`,
      edit: `To say one, set it in content/practice.ts: ${open.map(([fact]) => `"${fact}"`).join(', ')}.`,
    };
  },
  posts: (_, { untold }) =>
    untold.length > 0
      ? {
          sentence: `${untold.length} posts have a title and no article of their own, and you leave it so: their cards open another article, under another title. They are ${quoted(untold)}.`,
          edit: 'To write one, put its text into content/posts/<id>/en.mdx; to take one off, delete its folder.',
        }
      : null,
  drafts: (_, { drafts }) =>
    drafts.length > 0
      ? {
          sentence: `These are drafts that no visitor sees, and they can wait: ${quoted(drafts)}.`,
          edit: 'To publish one, take the line draft: true out of its file.',
        }
      : null,
  ...readBySpeakers(),
};

/** Whether somebody who speaks it has read each language. */
function readBySpeakers() {
  const ask = (locale: PrefixedLocale) => () =>
    `Somebody who speaks ${languageNames.of(locales[locale].tag)} has read every page in that language, above all what it says of danger, money and law.`;
  return Object.fromEntries(
    prefixedLocales.map((locale) => [`words-${locale}`, ask(locale)]),
  ) as Record<`words-${PrefixedLocale}`, () => string>;
}

const quoted = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');

/** `Monday 9:00 am – 6:00 pm, …, Sunday closed` */
const week = (practice: Practice) =>
  weekFor('en', practice)
    .map(({ day, open }) => `${day} ${open.kind === 'open' ? open.texts.join(' and ') : open.kind}`)
    .join(', ');

/** What each optional fact tells visitors, who have to ask without it. */
const answers = {
  email: 'the address for emails',
  texts: 'whether one may text your number',
  booking: 'your own booking page',
  address: 'the street and its number',
  voicemail: 'who hears your voicemail',
  gst: 'whether fees include GST',
  acknowledgement: 'an Acknowledgement of Country, in your words',
} satisfies Partial<Record<keyof Practice, string>>;

type OpenPoint = {
  /** What the owner has to do: set a fact, confirm one, or connect the form. */
  todo: 'set' | 'confirm' | 'connect';
  /** The field of the practice, the claim, or the variable. */
  what: string;
  /** For the owner. */
  sentence: string;
  /** For whoever edits the files. */
  edit?: string;
};

/** What stands between the site and its launch. */
export function openPoints(practice: Practice, site: Site): OpenPoint[] {
  const points: OpenPoint[] = [];
  const set = (what: string, sentence: string, edit?: string) =>
    points.push({ todo: 'set', what, sentence, edit });
  const { phone, siteUrl, ownWebsite, location } = practice;

  if (!practice.claims.satisfactionBasis)
    set(
      'claims.satisfactionBasis',
      `The site claims that ${practice.claims.satisfactionPercent}% of clients are satisfied, and does not say on what that rests. How many did you ask, when and what? Without an answer the figure has to come off the site.`,
    );
  if (practice.medicare.practitionerRegistered === undefined)
    set(
      'medicare.practitionerRegistered',
      'The pages tell visitors to ask you whether you are registered with Medicare. Are you? If not, no page names a rebate of Medicare, but for one sentence that there is none.',
      'Write true or false.',
    );
  if (site.elsewhere.length > 0)
    set(
      'location',
      `The practice is in ${location.suburb}, ${location.area}, ${location.state}, and ${site.elsewhere.length} sentences still speak of where it was, or of helplines there. They have to be written anew.`,
      `README, “… move to another town?”: ${site.elsewhere.join(', ')}.`,
    );
  if (
    location.state !== placeInWords.state &&
    location.healthComplaints.name === placeInWords.healthComplaints
  )
    set(
      'location.healthComplaints',
      `Complaints are sent to the ${placeInWords.healthComplaints}, which is that of ${placeInWords.state}. Who takes them in ${location.state}?`,
    );

  if (isFictional(phone))
    set(
      'phone',
      `The phone number on the site is ${phone}, which is kept for films and books: nobody can reach you on it. What is yours?`,
    );
  if (isReserved(siteUrl))
    set(
      'siteUrl',
      `The site is built for ${siteUrl}, which cannot exist: search engines and shared links would lead there. What will its address be?`,
    );
  if (isReserved(ownWebsite))
    set(
      'ownWebsite',
      `The contact page links to ${ownWebsite}, which cannot exist. What is the right address?`,
    );

  for (const what of confirmable) {
    const asked = claims[what](practice, site);
    if (asked && !practice.confirmed.includes(what))
      points.push({
        todo: 'confirm',
        what,
        ...(typeof asked === 'string' ? { sentence: asked } : asked),
      });
  }

  if (site.endpoint === '')
    points.push({
      todo: 'connect',
      what: 'NEXT_PUBLIC_ENQUIRY_ENDPOINT',
      sentence:
        'Enquiries go nowhere yet: the form thanks its sender, and nobody receives a word. Which form service may it use (Formspree, Basin, Web3Forms or Netlify Forms), and which email address shall enquiries come to?',
      edit: 'README, “… connect the enquiry form?”, says how.',
    });

  return points;
}
