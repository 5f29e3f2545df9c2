import { locales, prefixedLocales } from '../languages/locales';
import { type OwnerText, ownerWords } from './owner-text';
import { type Place, placeInWords } from './place-in-words';
import { isFictional, isReserved, placeholders } from './placeholders';
import type { confirmable, Practice } from './practice-schema';
import { sessionKinds, valuesFor, weekFor } from './values';

/** What the site has besides the practice's facts. */
export type Site = {
  /** Where the form delivers, as set for the build; empty where it delivers nowhere. */
  endpoint: string;
  /** The titles of posts without an article, and of drafts. */
  untold: readonly string[];
  drafts: readonly string[];
  /** The ways to pay that the page on fees names, and the names of the services. */
  payment: readonly string[];
  services: readonly string[];
  /** Lines of words that name a place where the practice is not. */
  elsewhere: readonly Place[];
};

/** What the owner is asked: a question, and what it rests on. */
type Question = {
  text: string;
  /** A line to fill in, or several things with a box each. */
  answer: 'line' | readonly string[];
  /** Whether the site cannot open without an answer, so that confirming is not enough. */
  needed?: boolean;
};

type Point = {
  /** Where it may stay as it is, the word for the list `confirmed` of `content/practice.ts`. */
  id: (typeof confirmable)[number] | 'phone' | 'siteUrl' | 'ownWebsite' | 'place' | 'languages';
  /** Where the answer is written down, for whoever edits the files. */
  where: string;
  /** What is asked, or false where there is nothing to ask. */
  question: (practice: Practice, site: Site) => Question | false;
};

/** Room for an answer. */
export const blank = '________________';

const yesOrNo = (text: string): Question => ({
  text,
  answer: ['Yes.', `No. What is so: ${blank}`],
});
const line = (text: string): Question => ({ text, answer: 'line' });
const needed = (text: string): Question => ({ text, answer: 'line', needed: true });

const languageNames = new Intl.DisplayNames('en-AU', { type: 'language' });
const quoted = (titles: readonly string[]) => titles.map((title) => `“${title}”`).join(', ');
const inWords = (...pages: string[]) =>
  pages.map((page) => `content/<language>/${page}.ts`).join(' and ');

/** What each optional fact tells visitors, who have to ask without it. */
const answers = {
  email: 'Your address for emails',
  texts: 'Whether one may text your number',
  booking: 'Your own booking page',
  address: 'The street and its number',
  voicemail: 'Who hears your voicemail',
  gst: 'Whether fees include GST',
  acknowledgement: 'An Acknowledgement of Country, in your words',
} satisfies Partial<Record<keyof Practice, string>>;

const booking: Point[] = [
  {
    id: 'practitioner',
    where: '"practitioner"',
    question: ({ practitioner }) =>
      practitioner
        ? yesOrNo(
            `Are you ${[practitioner.name, practitioner.letters].filter(Boolean).join(', ')}? Your letters and memberships are current, and you may publish your portrait.`,
          )
        : line(
            'What is your name? The site names no one, and visitors look for a person before they call: your name, the letters after it, your memberships with their numbers, a few sentences about you, and a portrait.',
          ),
  },
  {
    id: 'training',
    where: '"practitioner.qualifications", "practitioner.supervision" and "visit.training"',
    question: ({ practitioner, visit }) =>
      !practitioner?.qualifications &&
      !visit?.training &&
      line(
        'What are you trained in? The site does not say it: degrees and trainings, with a word on sex therapy, and whether you have regular supervision.',
      ),
  },
  {
    id: 'first-free',
    where: '"firstFree"; "newClients" and "waitingList" where you see nobody new',
    question: ({ firstFree, newClients, waitingList }) => {
      if (newClients === false)
        return yesOrNo(
          `Is it still so that you take no new clients? The site says it${waitingList ? ', and offers a waiting list' : ''}.`,
        );
      return firstFree
        ? yesOrNo(
            `Is this still how soon a new client is seen? The site says: “${inEnglish(firstFree)}”`,
          )
        : line(
            'How soon is a new client usually seen? The site does not say it, and it is what most callers ask first.',
          );
    },
  },
  {
    id: 'phone',
    where: '"phone"',
    question: ({ phone }) =>
      isFictional(phone) &&
      needed(
        `What is your phone number? The one on the site, ${phone}, is kept for films and books: nobody reaches you on it.`,
      ),
  },
  {
    id: 'enquiries',
    where: 'docs/owner.md, “The enquiry form”',
    question: (_, { endpoint }) =>
      endpoint
        ? yesOrNo(
            'Has an enquiry reached you from the finished site? Send yourself one, with all four fields filled in. Your form service has to show no captcha page, which the site cannot.',
          )
        : needed(
            'Where shall enquiries come to? They go nowhere yet: the form thanks its sender, and nobody receives a word. Please name an email address, and the form service that may be used (Formspree, Basin, Web3Forms or Netlify Forms).',
          ),
  },
  {
    id: 'name',
    where: '"name"',
    question: ({ name }) =>
      name === placeholders.name &&
      yesOrNo(`Is your practice called “${name}”? It is the name that the site was built with.`),
  },
  {
    id: 'siteUrl',
    where: '"siteUrl"',
    question: ({ siteUrl }) =>
      isReserved(siteUrl) &&
      needed(
        `What will the address of the website be? It is built for ${siteUrl}, which cannot exist: search engines and shared links would lead there.`,
      ),
  },
  {
    id: 'ownWebsite',
    where: '"ownWebsite"',
    question: ({ ownWebsite }) =>
      isReserved(ownWebsite) &&
      needed(
        `What is the address of your own website? The contact page links to ${ownWebsite}, which cannot exist.`,
      ),
  },
  {
    id: 'hours',
    where: '"hours", "closedOn", "evenings" and "visit.eveningTimes"',
    question: (practice) =>
      yesOrNo(
        `Are these your hours? ${week(practice)}. ${eveningsOf(practice)} ${closures(practice)}`,
      ),
  },
  {
    id: 'fees',
    where: `"fees", "cancellationNoticeHours", and ${inWords('fees')}`,
    question: (practice, { payment }) => {
      const { fee, short } = valuesFor('en', practice);
      const kinds = sessionKinds.map((kind) => `${kind} ${fee[kind]} (${short.length[kind]})`);
      return yesOrNo(
        `Are these your fees and terms? Sessions: ${kinds.join(', ')}. One can be cancelled free of charge up to ${practice.cancellationNoticeHours} hours before it. Clients pay by: ${payment.join(', ').toLowerCase()}. You keep a limited number of reduced-fee places for people in hardship.`,
      );
    },
  },
  {
    id: 'answers',
    where: Object.keys(answers)
      .map((fact) => `"${fact}"`)
      .join(', '),
    question: (practice) => {
      const open = Object.entries(answers).filter(
        ([fact]) => practice[fact as keyof typeof answers] === undefined,
      );
      return (
        open.length > 0 && {
          text: 'Which of these shall the site say? It says none of them, and visitors have to ask. What you leave empty stays off the site.',
          answer: open.map(([, what]) => `${what}: ${blank}`),
        }
      );
    },
  },
];

const law: Point[] = [
  {
    id: 'figures',
    where: '"claims"',
    question: ({ claims }) => ({
      text: `Which of these figures can you show to be true? What has no ground has to come off the site. If you are registered with Ahpra, section 133 of the National Law limits what you may advertise about satisfaction and outcomes. Of the 19 couples after infidelity in the study that the article cites, about half had divorced five years on (Marín, Christensen & Atkins 2014).`,
      answer: [
        `You have over ${claims.experienceYears} years of experience.`,
        `${claims.satisfactionPercent}% of your clients are satisfied. How many you asked, when and what: ${blank}`,
        `${claims.stayTogetherPercent.join('–')}% of couples stay together after therapy. Your source: ${blank}`,
        `Recovery from infidelity takes ${claims.recoveryMonths.join('–')} months. Your source: ${blank}`,
      ],
      needed: !claims.satisfactionBasis,
    }),
  },
  {
    id: 'medicare',
    where: '"medicare", with practitionerRegistered: true or false',
    question: ({ medicare }) => {
      if (medicare.practitionerRegistered === false) return false;
      const rebate = `$${medicare.rebateDollars.toFixed(2)} for up to ${medicare.sessionsPerYear} sessions a year`;
      return medicare.practitionerRegistered
        ? yesOrNo(
            `Is the Medicare rebate still ${rebate}? The figures are those of ${medicare.year}. $96.65 was the rate of a registered psychologist in 2024; other professions and later years have others. What the page on fees says of the way there still holds: a plan and a referral from one’s own GP, for the sessions that the referral covers, and for a mental disorder rather than for trouble between two people alone.`,
          )
        : needed(
            `Are you registered with Medicare, so that clients can claim a rebate? The pages tell visitors to ask you, and name ${rebate}. Better Access pays only for psychologists, accredited mental health social workers and occupational therapists. If you are not, no page names a rebate of Medicare, but for one sentence that there is none.`,
          );
    },
  },
  {
    id: 'accepts',
    where: '"accepts"',
    question: ({ accepts }) =>
      accepts
        ? yesOrNo(
            'Is what the page on fees says of others who pay still so? Funds change whom they accept.',
          )
        : {
            text: 'Which of these pay for sessions with you? The site says only that private health funds may, by the client’s cover.',
            answer: [
              `Private health funds, by name: ${blank}`,
              'An employer’s EAP',
              'NDIS, self-managed',
              'WorkCover',
              'DVA or Open Arms',
              'Victim Assist',
            ],
          },
  },
  {
    id: 'confidentiality',
    where: inWords('privacy', 'help'),
    question: ({ location }) => ({
      text: 'Which of these is how you keep what clients say? A lawyer has to have read what the pages say of it.',
      answer: [
        `It is confidential, except in serious danger to someone, when a child is at risk, where the law of your state has you tell the police of the sexual abuse of a child${location.state === 'Queensland' ? ' under 16 (section 229BC of the Criminal Code)' : ''}, or by a court’s order. You explain this before you begin.`,
        'You have a supervisor, and report to a GP who has referred someone. You write no reports for courts.',
        'Before the first session with a couple you talk with each of the two alone, and ask about fear and violence.',
        'What one tells you about safety you don’t tell the other, also when you have to tell the police or a service, and before that you talk with the one who told you, where it is safe. Where sessions have to end, you first plan with that one what is said.',
      ],
    }),
  },
  {
    id: 'privacy',
    where: inWords('contact', 'privacy'),
    question: () => ({
      text: 'Which of these is true of what people write to you? As a health service you are bound by the Privacy Act, however small you are.',
      answer: [
        'What stands below the enquiry form is so: who reads an enquiry, where your form service keeps it, and that you delete it when asked.',
        'You answer a complaint within 30 days, and have the Code of Conduct at hand that applies to you.',
        'You have a privacy policy to give to whoever asks, and a partner who asks for the record does not see what the other told you alone.',
      ],
    }),
  },
  {
    id: 'insurance',
    where: inWords('services'),
    question: () =>
      yesOrNo(
        'Are you insured for what the site offers, in person and by video? Ask your insurer in which countries you may see people: the site says worldwide.',
      ),
  },
  {
    id: 'reply-time',
    where: '"replyWithinHours"',
    question: ({ replyWithinHours }) =>
      yesOrNo(
        `Do you read every enquiry yourself and reply within ${replyWithinHours} hours, weekends included? The site promises it once the form is connected: by email, unless somebody says that it is safe to ring, to text or to leave a message.`,
      ),
  },
];

const taste: Point[] = [
  {
    id: 'services',
    where: `"services", and ${inWords('<service>')}`,
    question: (_, { services }) => ({
      text: 'Which of these services do you offer, as their pages say? You use CBT, solution-focused, mindfulness-based and person-centred counselling, exercises to take home, and for neurodiverse couples a short written summary and a reminder for the next session. A service whose box you leave empty is taken off the whole site.',
      answer: [...services, `What of this is not so: ${blank}`],
    }),
  },
  {
    id: 'languages',
    where: `"languages", or where one has been read, its word in "confirmed": ${prefixedLocales.map((locale) => `'words-${locale}'`).join(', ')}`,
    question: ({ languages, confirmed }) => {
      const unread = prefixedLocales.filter(
        (locale) => languages.includes(locale) && !confirmed.includes(`words-${locale}`),
      );
      return (
        unread.length > 0 && {
          text: 'Who has read the pages in each language? It has to be someone who speaks it, above all for what they say of danger, money and law. A language whose box you leave empty is taken off the whole site.',
          answer: unread.map(
            (locale) => `${languageNames.of(locales[locale].tag)}, read by: ${blank}`,
          ),
          needed: true,
        }
      );
    },
  },
  {
    id: 'session-languages',
    where: '"sessionLanguages"',
    question: ({ sessionLanguages }) => {
      const others = sessionLanguages.map((tag) => languageNames.of(tag)).join(', ');
      return yesOrNo(
        `Do you hold sessions in English ${others ? `and in ${others}` : 'only'}? The site says so, whatever language it is read in.`,
      );
    },
  },
  {
    id: 'posts',
    where: 'content/posts/<id>/en.mdx; to take a post off, delete its folder',
    question: (_, { untold, drafts }) =>
      untold.length + drafts.length > 0 &&
      yesOrNo(
        [
          'May the blog stay as it is?',
          untold.length > 0 &&
            `These posts have a title and no article of their own, so that their cards open another one: ${quoted(untold)}.`,
          drafts.length > 0 && `These are drafts that no visitor sees: ${quoted(drafts)}.`,
        ]
          .filter(Boolean)
          .join(' '),
      ),
  },
  {
    id: 'place',
    where: '"location.healthComplaints", and docs/owner.md, “Another town”',
    question: ({ location }, { elsewhere }) => {
      const { suburb, area, state, healthComplaints } = location;
      const asBefore =
        state !== placeInWords.state && healthComplaints.name === placeInWords.healthComplaints;
      return (
        (elsewhere.length > 0 || asBefore) &&
        needed(
          `What shall the site say of ${suburb}? The practice is in ${suburb}, ${area}, ${state}, and ${elsewhere.length} lines still speak of where it was, or of helplines there. They have to be written anew.${asBefore ? ` Who takes complaints in ${state}? They are sent to the ${placeInWords.healthComplaints}, which is that of ${placeInWords.state}.` : ''}`,
        )
      );
    },
  },
];

/** The questions of the launch letter. A question keeps its number, which is its place in these lists. */
const points = Object.entries({
  'What keeps people from booking': booking,
  'What has to be true by law': law,
  'What is for you to choose': taste,
}).flatMap(([chapter, those]) => those.map((point) => ({ chapter, ...point })));

/** What is open before the launch: every question without an answer, with its chapter and its number. */
export function openPoints(practice: Practice, site: Site) {
  const confirmed: readonly string[] = practice.confirmed;
  return points.flatMap(({ question, ...point }, index) => {
    const asked = question(practice, site);
    return asked && (asked.needed || !confirmed.includes(point.id))
      ? [{ number: index + 1, ...point, ...asked }]
      : [];
  });
}

const inEnglish = (text: OwnerText) => ownerWords(text, 'en').words;

/** `Monday 9:00 am – 6:00 pm, …, Sunday closed` */
const week = (practice: Practice) =>
  weekFor('en', practice)
    .map(({ day, open }) => `${day} ${open.kind === 'open' ? open.texts.join(' and ') : open.kind}`)
    .join(', ');

function eveningsOf({ evenings, visit }: Practice) {
  if (evenings === false) return 'You see nobody in the evening.';
  return `Evening appointments are available${visit?.eveningTimes ? `: “${inEnglish(visit.eveningTimes)}”` : ', as the site says without saying until when'}.`;
}

const closures = ({ closedOn, location }: Practice) =>
  `${closedOn.length > 0 ? `You are away: ${closedOn.map(({ from, to, name }) => `${[from, to].filter(Boolean).join(' to ')} (${inEnglish(name)})`).join(', ')}.` : 'No holidays of yours are on the site.'} On other public holidays of ${location.state} it says that you may be closed.`;
