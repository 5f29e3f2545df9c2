import { locales, prefixedLocales } from '../languages/locales';
import { weekFor } from './calendar/week-formats';
import { valuesFor } from './formats';
import { intake } from './intake';
import { sessionKinds } from './offered';
import { type OwnerText, ownerWords } from './owner-text';
import { isFictional, isReserved, placeholders, writtenFor } from './placeholders';
import type { Practice } from './practice-schema';
import type { ServiceId } from './services';

export type Site = {
  /** Where the form delivers; empty where it delivers nowhere. */
  endpoint: string;
  /** The titles of posts without an article. */
  untold: readonly string[];
  /** The ways to pay that the page on fees names, and the names of the services. */
  payment: readonly string[];
  services: readonly string[];
  /** What a waiting time stands under. */
  waitingTime: string;
};

type Question = {
  ask: string;
  /** What the site says now, and why it matters. */
  ground: string;
  /** Things with a box each. An empty list asks nothing; without a list the answer has a line. */
  boxes?: readonly string[];
  /** Where the answer is written down, for the person who edits the files. */
  where: string;
  /** Where it depends on something else, whether there is something to ask. */
  when?: boolean;
  /** Whether the site cannot open without an answer, so that confirming is not enough. */
  needed?: boolean;
};

export const blank = '________________';

const languageNames = new Intl.DisplayNames('en-AU', { type: 'language' });
/** Without a full stop, since a sentence goes on after it. */
const quoted = (text?: OwnerText) =>
  text ? `“${ownerWords(text, 'en').words.replace(/\.$/, '')}”` : 'nothing';

const boxesFor = (things: Record<string, boolean>) =>
  Object.keys(things)
    .filter((thing) => things[thing])
    .map((thing) => `${thing}: ${blank}`);

/** The part of the letter without whose answers the site should not open. */
export const beforeOpening = 'Before you open';

/** The questions of the launch letter, by its parts and by the word that confirms each in `content/practice.ts`. */
function questions(practice: Practice, site: Site): Record<string, Record<string, Question>> {
  const { practitioner, records, visit, claims, medicare, location, confirmed } = practice;
  const { fee, short, place } = valuesFor('en', practice);
  const sessions = sessionKinds(practice);
  const prices = sessions.map((kind) => `${kind} ${fee[kind]} (${short.length[kind]})`);
  const isFor = (service: ServiceId) => practice.services.includes(service);
  const canWrite = Boolean(practice.email || practice.texts || site.endpoint);
  const week = weekFor('en', practice).map(
    ({ day, kind, texts }) => `${day} ${kind === 'open' ? texts.join(' and ') : kind}`,
  );
  const { notice } = practice;
  const away = [...practice.closedOn, ...(notice?.away ? [notice] : [])].map(
    ({ from, to = from }) => `${from} to ${to}`,
  );
  const unread = prefixedLocales.filter(
    (locale) => practice.languages.includes(locale) && !confirmed.includes(`words-${locale}`),
  );

  return {
    [beforeOpening]: {
      practitioner: {
        ask: 'Who are you: your name, and the letters after it?',
        ground: 'Visitors see no name, and look for a person before they call.',
        where: '"practitioner"',
        when: !practitioner?.name,
        needed: true,
      },
      ways: {
        ask: 'How can people write to you, without a call?',
        ground: `Visitors see ${practice.booking ? 'your phone number and your booking page' : 'your phone number alone'}. Who can’t speak aloud, or not now, leaves. One of these is needed, or the enquiry form, which is asked for below.`,
        boxes: boxesFor({
          'Your address for emails': true,
          'Whether one may text your number': practice.texts === undefined,
        }),
        where: '"email" and "texts"',
        when: !canWrite,
        needed: true,
      },
      medicare: {
        ask: 'Are you registered with Medicare, so that clients can claim a rebate?',
        ground: `${medicare.practitionerRegistered ? 'Visitors read that you are.' : 'Visitors read not to count on it until you have confirmed it. Better Access pays only for psychologists, accredited mental health social workers and occupational therapists, each at a rate of their own.'} The pages name $${medicare.rebateDollars.toFixed(2)} for up to ${medicare.sessionsPerYear} sessions, the figures of ${medicare.year}.`,
        where: '"medicare.practitionerRegistered"',
        when: medicare.practitionerRegistered !== false,
        needed: medicare.practitionerRegistered === undefined,
      },
      'call-back': {
        ask: 'When do you ring back?',
        ground:
          'Visitors read that you call back whoever leaves a number, and nothing of when. A phrase is enough, such as “the same day until 6 pm, or the next working day”.',
        where: '"visit.callBack"',
        when: practice.voicemail !== 'none' && !visit?.callBack,
        needed: true,
      },
      enquiries: {
        ask: site.endpoint
          ? 'Do enquiries reach you, and do you answer them?'
          : 'Where shall enquiries come to, and by which form service?',
        ground: site.endpoint
          ? 'Send yourself one from the finished site. Some services say “sent” before a form is activated, or show a captcha page, which the site cannot.'
          : 'They go nowhere yet, and visitors read so above the form. The site works with Formspree, Basin, Web3Forms and Netlify Forms.',
        boxes: site.endpoint
          ? [
              'The enquiry that you sent to yourself from the finished site has arrived, with all four fields.',
              `You reply to each within ${practice.replyWithinHours} hours, weekends included.`,
            ]
          : undefined,
        where: 'docs/owner.md, “The enquiry form”',
        needed: !site.endpoint,
      },
      placeholders: {
        ask: 'What is yours in place of these?',
        ground: 'The site was built with them, and nobody reaches you by them.',
        boxes: boxesFor({
          [`Name of the practice, now ${practice.name}`]:
            practice.name === placeholders.name && !confirmed.includes('name'),
          [`Phone, now ${practice.phone}`]: isFictional(practice.phone),
          [`Address of the site, now ${practice.siteUrl}`]: isReserved(practice.siteUrl),
          [`Your own website besides this one, if you have one, now ${practice.ownWebsite}`]:
            isReserved(practice.ownWebsite ?? ''),
        }),
        where: `"name" (or 'name' in "confirmed"), "phone", "siteUrl" and "ownWebsite", whose line goes where you have none`,
        needed: true,
      },
      hours: {
        ask: 'Are these your hours, and when are you away next?',
        ground: `${week.join(', ')}. Evening appointments: ${practice.evenings === false ? 'none' : 'available'}. Days away: ${away.join(', ') || 'none'}. As a notice visitors read ${quoted(practice.notice?.text)}. The site knows public holidays, but not the ${location.area ?? location.suburb} show day: where you close on it, write its date.`,
        where: '"hours", "evenings", "closedOn" and "notice"',
      },
      fees: {
        ask: 'Are these your fees and terms?',
        ground: `Sessions: ${prices.join(', ')}. Free to cancel up to ${practice.cancellationNoticeHours} hours before, paid by ${site.payment.join(', ').toLowerCase()}, and with a limited number of reduced-fee places.`,
        where: '"fees", "cancellationNoticeHours" and `content/<language>/fees.ts`',
      },
      figures: {
        ask: 'Which of these figures can you show to be true?',
        ground:
          'What has no ground has to come off the site. Of those registered with Ahpra, section 133 of the National Law limits what may be advertised about satisfaction and outcomes.',
        boxes: [
          claims.experienceYears && `You have over ${claims.experienceYears} years of experience.`,
          claims.satisfactionPercent &&
            `${claims.satisfactionPercent}% of your clients are satisfied. ${claims.satisfactionBasis ? `Visitors read ${quoted(claims.satisfactionBasis)}` : `How many you asked, when and what: ${blank}`}`,
          isFor('infidelity-recovery') &&
            claims.stayTogetherPercent &&
            `${claims.stayTogetherPercent.join('–')}% of couples stay together after therapy, and you can name a source.`,
          isFor('infidelity-recovery') &&
            claims.recoveryMonths &&
            `Recovery from infidelity takes ${claims.recoveryMonths.join('–')} months, and you can name a source.`,
        ].filter((box) => typeof box === 'string'),
        where:
          '"claims": take off the line of what has no ground, and say in "satisfactionBasis" on what the satisfaction rests',
        needed: claims.satisfactionPercent !== undefined && !claims.satisfactionBasis,
      },
      privacy: {
        ask: 'Which of these is how you keep what clients say and write?',
        ground:
          'A lawyer has to have read what the pages say of it. A health service is bound by the Privacy Act, however small it is.',
        boxes: [
          'It is confidential, except in serious danger to someone, when a child is at risk, where the law has you tell the police of the sexual abuse of a child (in Queensland, under 16), or by a court’s order. You explain this before you begin.',
          'You report to a GP who has referred someone. You write no reports for courts.',
          'Before the first session with a couple you talk with each of the two alone, and ask about fear and violence. If you don’t begin with both, each hears only that you begin with single sessions. While an order stands between them, you see them singly.',
          'What one tells you about safety you don’t tell the other, nor what one told you alone to a partner who asks for the record. Before you tell the police or a service, or end the sessions, you talk with the one who told you, where it is safe.',
          'What stands below the enquiry form is so: who reads an enquiry, where it is kept, and that you delete it when asked.',
          'You have a privacy policy and the Code of Conduct at hand, and answer a complaint within 30 days.',
        ],
        where: '`content/<language>/privacy.ts`, help.ts and contact.ts',
      },
      services: {
        ask: 'Which of these services do you offer, as their pages say?',
        ground: [
          isFor('individual') &&
            'You use CBT, solution-focused, mindfulness-based and person-centred counselling.',
          'You give exercises to take home.',
          isFor('adhd-couples') && 'Neurodiverse couples get a written summary and a reminder.',
          'A service whose box you leave empty is taken off the whole site.',
        ]
          .filter(Boolean)
          .join(' '),
        boxes: [
          ...site.services,
          `You are insured for all of it, in person${practice.online ? ` and by video, which the site offers ${valuesFor('en', practice).reach}` : ''}.`,
          `What of this is not so: ${blank}`,
        ],
        where: '"services", "online" and `content/<language>/<service>.ts`',
      },
      languages: {
        ask: 'Who has read the pages in each language?',
        ground:
          'It has to be someone who speaks it, above all for what they say of danger, money and law. A language whose box you leave empty is taken off the whole site.',
        boxes: unread.map(
          (locale) => `${languageNames.of(locales[locale].tag)}, read by: ${blank}`,
        ),
        where: `"languages", or where one has been read, its word in "confirmed": ${unread.map((locale) => `'words-${locale}'`).join(', ')}`,
        needed: true,
      },
      place: {
        ask: `Do all words speak of ${location.suburb}, ${location.state}?`,
        ground: `They were written for ${Object.values(writtenFor).join(', ')}, and name helplines there. Complaints are sent to the ${location.healthComplaints.name}.`,
        where: 'docs/owner.md, “What needs a developer”',
        when: location.suburb !== writtenFor.suburb || location.state !== writtenFor.state,
      },
    },
    'At leisure': {
      about: {
        ask: 'What else shall visitors read of you?',
        ground: 'It stands beside your name. Who knows whom they will meet calls sooner.',
        boxes: boxesFor({
          'Memberships, with their numbers': !practitioner?.memberships,
          'What you are trained in': !practitioner?.qualifications,
          'For which of your services you have trained, in a sentence each':
            !practitioner?.training,
          'Whether you have regular supervision': practitioner?.supervision === undefined,
          'A few sentences about you': !practitioner?.about,
          'One sentence of yours to stand large': !practitioner?.sentence,
          'A portrait, and whether it may be published': !practitioner?.portrait,
        }),
        where: '"practitioner"',
      },
      'first-free': {
        ask: 'How soon is a new client usually seen?',
        ground: practice.firstFree
          ? `Visitors read ${quoted(`${site.waitingTime}: ${ownerWords(practice.firstFree, 'en').words}`)}.`
          : `Visitors read that you tell them when they call. Write a phrase: “within two weeks” will stand as “${site.waitingTime}: within two weeks”.`,
        where: '"firstFree"',
        when: intake(practice) === 'booking',
      },
      evenings: {
        ask: 'On which evenings do you see people, and until when?',
        ground:
          'Visitors read that there are evening appointments, and nothing of when. Who works by day has to call to find out.',
        where: '"visit.eveningTimes", or evenings: false where there are none',
        when: practice.evenings !== false && !visit?.eveningTimes,
      },
      address: {
        ask: 'Where do people come to: street and number?',
        ground: `Visitors read ${place.whole}, and that they get the address before the first session. There is no map.`,
        where: '"address"',
        when: !practice.address,
      },
      booking: {
        ask: 'In which other ways can people reach you?',
        ground: 'They stand on contact, right below your number.',
        boxes: boxesFor({
          'Your own booking page, to which every “Book a Session” then leads':
            !practice.booking && intake(practice) === 'booking',
          'Your address for emails': canWrite && !practice.email,
          'Whether one may text your number': canWrite && practice.texts === undefined,
        }),
        where: '"booking", "email" and "texts"',
      },
      answers: {
        ask: 'Which of these shall the site say?',
        ground: 'Visitors read nothing of them, and have to ask.',
        boxes: boxesFor({
          'How long a first call may take, where it is free': practice.firstCall === undefined,
          'Who hears your voicemail': practice.voicemail === undefined,
          'Whether there are steps': !visit?.stepFreeAccess,
          'Where one parks': !visit?.parking,
          'What you write down': !visit?.notes,
          'What a receipt shows': !visit?.receipts,
          'Whether fees include GST': practice.gst === undefined,
          'Whether an extended session for one person has the Medicare rebate, too':
            medicare.extendedSessions === undefined &&
            medicare.practitionerRegistered !== false &&
            practice.fees.extended !== undefined,
          'A fax number, for those who refer to you': practice.referrals?.fax === undefined,
          'Which secure messaging you use for letters, and your address in it':
            practice.referrals?.secureMessaging === undefined,
          'Your Medicare provider number, if you have one':
            practice.referrals?.providerNumber === undefined &&
            medicare.practitionerRegistered !== false,
          'Who else pays: private funds by name, EAP, NDIS, WorkCover, DVA, Victim Assist':
            Object.keys(practice.accepts ?? {}).length === 0,
          'An Acknowledgement of Country, in your words': practice.acknowledgement === undefined,
        }),
        where:
          '"firstCall", "voicemail", "visit", "gst", "medicare.extendedSessions", "referrals", "accepts" and "acknowledgement"',
      },
      records: {
        ask: 'What shall the page on privacy say of your records?',
        ground:
          'Privacy law has you tell it before you begin. What you leave out here, the page does not say, and you tell each client yourself.',
        boxes: boxesFor({
          'Your legal name and ABN, or who else answers for them': !records?.holder,
          'Where they are kept, and for how long': !records?.kept,
          'Who may see which part of a couple’s': !records?.couples,
          'Which service carries video, and where it stores what': !records?.video,
          'Whether you see people in other states and abroad, and under whose law':
            !records?.elsewhere,
        }),
        where: '"records"',
      },
      'session-languages': {
        ask: 'In which languages do you hold sessions?',
        ground: `The site says: in ${['en', ...practice.sessionLanguages].map((tag) => languageNames.of(tag)).join(', ')}.`,
        where: '"sessionLanguages"',
      },
      posts: {
        ask: 'May the blog stay as it is?',
        ground: `Posts without an article of their own, whose cards open another one: ${site.untold.map(quoted).join(', ')}.`,
        where: '`content/posts/<id>/en.mdx`; to take a post off, delete its folder',
        when: site.untold.length > 0,
      },
    },
  };
}

const allQuestions = (practice: Practice, site: Site) =>
  Object.entries(questions(practice, site)).flatMap(([part, those]) =>
    Object.entries(those).map(([id, question]) => ({ part, id, ...question })),
  );

/** The words of "confirmed" that confirm nothing, since no question has them. */
export function unknownWords(practice: Practice, site: Site): string[] {
  const known = [
    'name',
    ...prefixedLocales.map((locale) => `words-${locale}`),
    ...allQuestions(practice, site).map(({ id }) => id),
  ];
  return practice.confirmed.filter((word) => !known.includes(word));
}

/** Every question that is open, with its part of the letter. */
export function openQuestions(practice: Practice, site: Site) {
  return allQuestions(practice, site)
    .filter(({ boxes, when }) => boxes?.length !== 0 && when !== false)
    .filter(({ id, needed }) => needed || !practice.confirmed.includes(id))
    .map((question, index) => ({ number: index + 1, ...question }));
}
