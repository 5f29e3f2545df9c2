import { confirmable, type Practice } from './practice-schema';

type Claim = (typeof confirmable)[number];

/**
 * What only the practice's owner can vouch for, in words for the owner: `npm run launch-check` asks
 * for each until its key stands in the list `confirmed` of `content/practice.ts`. Null where there is
 * nothing to ask.
 */
const claims: Record<Claim, (practice: Practice, untold: readonly string[]) => string | null> = {
  name: ({ name }) =>
    name === placeholderName
      ? `Your practice is called “${name}”. The site was built with this name: set your own, or confirm that it is yours.`
      : null,
  experience: ({ claims }) => `You have over ${claims.experienceYears} years of experience.`,
  satisfaction: ({ claims }) =>
    `${claims.satisfactionPercent}% of your clients are satisfied, and you can show how you know. If you are registered with AHPRA, section 133 of the National Law limits what you may advertise about it and about outcomes.`,
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
      : `You hold sessions in English and in: ${sessionLanguages.join(', ')}.`,
  'reply-time': ({ replyWithinHours }) =>
    `You read every enquiry yourself and reply within ${replyWithinHours} hours, weekends included.`,
  confidentiality: () =>
    'What clients say is confidential, except in serious danger to someone, when a child is at risk, or by a court’s order; you explain this before you begin. You have a supervisor, and report to a GP who has referred someone. Before the first session with a couple you talk with each of the two alone, and ask about fear and violence. What one tells you about safety never goes to the other, and where sessions have to end you first plan with that one what is said. You write no reports for courts.',
  'reduced-fees': () =>
    'You keep a limited number of reduced-fee places for people in hardship (page Fees).',
  'ways-of-working': () =>
    'You work as the service pages say, with CBT, solution-focused, mindfulness-based and person-centred counselling, with exercises to take home, and for neurodiverse couples with a short written summary and a reminder for the next session.',
  privacy: () =>
    'What stands below the enquiry form (“What happens to what you write”) is true: who reads an enquiry, where your form service keeps it, and that you delete it when asked. As a health service you are bound by the Privacy Act, however small you are.',
  practitioner: ({ practitioner }) =>
    practitioner
      ? `You are ${[practitioner.name, practitioner.letters].filter(Boolean).join(', ')}, your letters and memberships are current, and you may publish your portrait.`
      : 'The site names no one, and you leave it so. Visitors look for a name, qualifications, supervision and memberships before they call: set "practitioner" in content/practice.ts to show them, with a portrait if you like, and "visit" for waiting time, evenings, notes, receipts, step-free access, parking and how you meet online.',
  answers: (practice) => {
    const open = Object.entries(answers).filter(
      ([fact]) => practice[fact as keyof typeof answers] === undefined,
    );
    return open.length > 0
      ? `The site does not say these, and you leave it so: ${open.map(([fact, what]) => `${what} ("${fact}")`).join(', ')}. To say one, set it in content/practice.ts.`
      : null;
  },
  posts: (_, untold) =>
    untold.length > 0
      ? `${untold.length} posts have a title and no article of their own, and you leave it so: their cards open another article, under another title. To write one, put its text into content/posts/<id>/en.mdx; to take one off, delete its folder. They are ${untold.map((title) => `“${title}”`).join(', ')}.`
      : null,
};

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

/** Names kept for examples and tests, which lead nowhere (RFC 2606, RFC 6761). */
const reservedHost = /(^|\.)(example|test|invalid|localhost|example\.(com|net|org))$/;

/** Numbers kept for films and books, which nobody has: (07) 5550 … and 0491 57 … (ACMA). */
const fictionalPhone = /^(0[2378](5550|7010)|049157)/;

/** The name that the site was built with. */
const placeholderName = 'Tewantin Counselling';

/** The place that the words name (docs/decisions.md). Change it here when you have changed them. */
const placeInWords = { suburb: 'Tewantin', area: 'Noosa' };

type OpenPoint = {
  /** What the owner has to do: set a fact, confirm one, or connect the form. */
  todo: 'set' | 'confirm' | 'connect';
  /** The field of the practice, the claim, or the variable. */
  what: string;
  sentence: string;
};

/**
 * What stands between the site and its launch.
 * @param endpoint where the form delivers, as set for the build; empty where it delivers nowhere
 * @param untold the titles of posts without a text
 */
export function openPoints(
  practice: Practice,
  endpoint = '',
  untold: readonly string[] = [],
): OpenPoint[] {
  const points: OpenPoint[] = [];
  if (!practice.claims.satisfactionBasis)
    points.push({
      todo: 'set',
      what: 'claims.satisfactionBasis',
      sentence: `The site claims that ${practice.claims.satisfactionPercent}% of clients are satisfied, and does not say on what that rests. Write how many you asked, when and what, or take the figure off the site.`,
    });
  if (practice.medicare.practitionerRegistered === undefined)
    points.push({
      todo: 'set',
      what: 'medicare.practitionerRegistered',
      sentence:
        'The pages tell visitors to ask you whether you are registered with Medicare. Write true or false: with false, no page names a rebate of Medicare, but for one sentence that there is none.',
    });
  const set = (what: 'phone' | 'siteUrl' | 'ownWebsite' | 'booking' | 'email', sentence: string) =>
    points.push({ todo: 'set', what, sentence: `It is ${practice[what]}, ${sentence}` });
  const { suburb, area } = practice.location;
  if (suburb !== placeInWords.suburb || area !== placeInWords.area)
    points.push({
      todo: 'set',
      what: 'location',
      sentence: `It is ${suburb}, ${area}, and the words of the pages still speak of ${placeInWords.suburb}, ${placeInWords.area}: README, “… move to another town?”, says where.`,
    });
  const isReserved = (url: string) => URL.canParse(url) && reservedHost.test(new URL(url).hostname);

  if (fictionalPhone.test(practice.phone.replace(/\D/g, '')))
    set('phone', 'a number that is kept for films and books. Nobody can reach you on it.');
  if (isReserved(practice.siteUrl))
    set('siteUrl', 'which cannot exist. Search engines and shared links would lead there.');
  if (isReserved(practice.ownWebsite))
    set('ownWebsite', 'which cannot exist. The contact page links to it.');
  if (practice.booking && isReserved(practice.booking))
    set('booking', 'which cannot exist. The contact page links to it.');
  if (practice.email && isReserved(`https://${practice.email.split('@').at(-1)}`))
    set('email', 'which cannot exist. Nobody can reach you there.');

  for (const what of confirmable) {
    const sentence = claims[what](practice, untold);
    if (sentence && !practice.confirmed.includes(what))
      points.push({ todo: 'confirm', what, sentence });
  }

  if (endpoint === '')
    points.push({
      todo: 'connect',
      what: 'NEXT_PUBLIC_ENQUIRY_ENDPOINT',
      sentence:
        'It is not set, so enquiries go nowhere: the form thanks its sender, and nobody receives a word.',
    });

  return points;
}
