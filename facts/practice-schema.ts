import { z } from 'zod';
import { allLocales, type Locale, prefixedLocales } from '../languages/locales';
import { sentences } from './sentences';

/** What `confirmed` may hold; `launch.ts` has the sentence for each. */
export const confirmable = [
  ...([
    'name',
    'hours',
    'evenings',
    'holidays',
    'fees',
    'payment',
    'experience',
    'satisfaction',
    'outcomes',
    'medicare',
    'health-funds',
    'session-languages',
    'reply-time',
    'confidentiality',
    'insurance',
    'reduced-fees',
    'ways-of-working',
    'privacy',
    'enquiries',
    'posts',
    'drafts',
    'practitioner',
    'answers',
  ] as const),
  ...prefixedLocales.map((locale) => `words-${locale}` as const),
];

/** The states and territories of Australia, which set the public holidays, and the time zones of each (IANA). */
const zonesOf = {
  'Australian Capital Territory': ['Australia/Sydney'],
  'New South Wales': ['Australia/Sydney', 'Australia/Broken_Hill', 'Australia/Lord_Howe'],
  'Northern Territory': ['Australia/Darwin'],
  Queensland: ['Australia/Brisbane', 'Australia/Lindeman'],
  'South Australia': ['Australia/Adelaide'],
  Tasmania: ['Australia/Hobart'],
  Victoria: ['Australia/Melbourne'],
  'Western Australia': ['Australia/Perth', 'Australia/Eucla'],
};
type State = keyof typeof zonesOf;
const states = Object.keys(zonesOf) as State[];
const inQuotes = (names: readonly string[]) => names.map((name) => `'${name}'`).join(', ');

/** What each field of `content/practice.ts` must look like, in words for the practice's owner. */
const shape = {
  phone:
    "an Australian phone number with its area code, ten digits, such as '(07) 5550 0100' or '0400 000 000'",
  url: "a whole web address that starts with https:// and has no path, such as 'https://www.example.com.au'",
  page: "a whole web address that starts with https://, such as 'https://www.example.com.au'",
  email: "an email address, such as 'hello@example.com.au'",
  booking:
    "the whole web address of your own booking page, that starts with https://, such as 'https://www.example.com.au/book'",
  address:
    "the street with its number, such as '12 River Street'; suburb and postcode are in location",
  voicemail:
    "who hears your voicemail: 'only me', 'others too', or 'none' where there is no voicemail",
  gst: "'included' where your fees include GST, or 'none' where no GST is added",
  supervision: 'true, or left out',
  memberships: "a list such as [{ body: 'Australian Counselling Association', number: '12345' }]",
  list: "a list of words in quotes, such as ['Master of Counselling']",
  time: "a time of day with two digits, a colon and two digits, such as '09:00' or '17:30'",
  hours:
    "opening and closing times such as { opens: '09:00', closes: '18:00' }, a list of such in square brackets, or 'by appointment', or 'closed'",
  closing:
    "a closing time later than the opening time on the same day, such as '18:00' after '09:00'",
  nextSpan:
    "a time after the closing before it, since a day's hours stand in order, such as [{ opens: '09:00', closes: '12:00' }, { opens: '14:00', closes: '20:00' }]",
  day: "a day of the calendar, the year first, such as '2026-12-24'",
  lastDay: "a day that is not before the first one, such as '2027-01-04' after '2026-12-24'",
  closedOn:
    "a list of closures such as { from: '2026-12-24', to: '2027-01-04', name: { en: 'Summer break', … } }, or [] for none",
  dollars: 'an amount in dollars above zero, without a $ sign or quotes, such as 180 or 96.65',
  minutes: 'the shortest and the longest session in whole minutes, such as [50, 60]',
  percent: 'a whole number from 0 to 100, without a % sign, such as 98',
  range: 'two whole numbers, the smaller one first, such as [20, 25]',
  count: 'a whole number above zero, such as 10',
  year: 'a year with four digits, such as 2024',
  state: `one of ${inQuotes(states)}`,
  postcode: "four digits in quotes, such as '4565'",
  timeZone: `the name of a time zone, such as 'Australia/Brisbane'`,
  service: "a phone number of digits and spaces, such as '133 646' or '1800 043 159'",
  website: "a web address without https://, such as 'oho.qld.gov.au'",
  yesOrNo: 'true or false, without quotes',
  text: 'some words in quotes',
  confirmed: `one of ${inQuotes(confirmable)}`,
  confirmedList: "a list of words that 'npm run launch-check' asks for, or [] for none",
  portrait:
    "the name of a JPEG or PNG picture in content/, in small letters, such as 'portrait.jpg'",
  languages: "a list of language tags in quotes, such as ['es', 'pt-BR'], or [] for none",
} as const;

const text = z.string(shape.text).trim().min(1, shape.text);
const inEveryLanguage = z.strictObject(byLocale(text));
const inSomeLanguages = z.strictObject(byLocale(text.optional()));

function byLocale<Text>(words: Text) {
  return Object.fromEntries(allLocales.map((locale) => [locale, words])) as Record<Locale, Text>;
}
const yesOrNo = z.boolean(shape.yesOrNo);
const wholeNumber = (message: string) => z.int(message).positive(message);
const count = wholeNumber(shape.count);
const dollars = z
  .number(shape.dollars)
  .positive(shape.dollars)
  .refine((value) => Math.abs(value * 100 - Math.round(value * 100)) < 1e-6, shape.dollars);
const percent = z.int(shape.percent).min(0, shape.percent).max(100, shape.percent);

function ascending(item: z.ZodType<number>, message: string) {
  return z.tuple([item, item], message).refine(([from, to]) => from <= to, message);
}

const httpsUrl = (message: string) =>
  z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: message });
const siteUrl = httpsUrl(shape.url).refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ''),
  shape.url,
);

/** Landlines 02, 03, 07, 08 and mobiles 04, in any spacing (ACMA numbering plan). */
const phone = z
  .string(shape.phone)
  .refine(
    (value) => /^[\d\s()]+$/.test(value) && /^0[23478]\d{8}$/.test(value.replace(/[\s()]/g, '')),
    shape.phone,
  );

const time = z
  .string(shape.time)
  // Without `abort`, what is no time would be compared, too.
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: shape.time, abort: true });
const span = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, { path: ['closes'], error: shape.closing });
const spans = z
  .array(span)
  .min(1, shape.hours)
  .superRefine((all, { addIssue }) => {
    for (const [index, { opens }] of all.entries())
      if (opens <= (all[index - 1]?.closes ?? ''))
        addIssue({ code: 'custom', path: [index, 'opens'], message: shape.nextSpan });
  });
const openingHours = z.union([span, spans, z.literal(['by appointment', 'closed'])], shape.hours);

const calendarDay = z.iso.date(shape.day);
const closure = z
  .strictObject({ from: calendarDay, to: calendarDay.optional(), name: inEveryLanguage })
  .refine(({ from, to = from }) => from <= to, { path: ['to'], error: shape.lastDay });

const fee = z.strictObject({
  dollars,
  minutes: ascending(wholeNumber(shape.minutes), shape.minutes),
});

const practiceSchema = z
  .strictObject({
    name: text,
    phone,
    siteUrl,
    ownWebsite: httpsUrl(shape.page),
    location: z
      .strictObject({
        suburb: text,
        area: text,
        state: z.enum(states, shape.state),
        postcode: z.string(shape.postcode).regex(/^\d{4}$/, shape.postcode),
        timeZone: z.string(shape.timeZone),
        healthComplaints: z.strictObject({
          name: text,
          phone: z.string(shape.service).regex(/^\d[\d ]{4,}\d$/, shape.service),
          website: z.string(shape.website).regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/, shape.website),
        }),
      })
      .refine(({ state, timeZone }) => zonesOf[state].includes(timeZone), {
        path: ['timeZone'],
        error: ({ input }) => {
          const { state } = input as { state: State };
          return `the time zone of ${state}: ${inQuotes(zonesOf[state])}`;
        },
      }),
    email: z.email(shape.email).optional(),
    texts: yesOrNo.optional(),
    booking: httpsUrl(shape.booking).optional(),
    address: z
      .string(shape.address)
      .regex(/^(?=.*\d)(?=.*\p{L}).+$/u, shape.address)
      .optional(),
    voicemail: z.enum(['only me', 'others too', 'none'], shape.voicemail).optional(),
    acknowledgement: inEveryLanguage.optional(),
    hours: z.strictObject({
      monday: openingHours,
      tuesday: openingHours,
      wednesday: openingHours,
      thursday: openingHours,
      friday: openingHours,
      saturday: openingHours,
      sunday: openingHours,
    }),
    closedOn: z.array(closure, shape.closedOn),
    fees: z.strictObject({ individual: fee, couples: fee, extended: fee }),
    gst: z.enum(['included', 'none'], shape.gst).optional(),
    medicare: z.strictObject({
      practitionerRegistered: yesOrNo.optional(),
      rebateDollars: dollars,
      year: z.int(shape.year).min(2000, shape.year).max(2100, shape.year),
      sessionsPerYear: count,
      businessDays: ascending(wholeNumber(shape.range), shape.range),
    }),
    cancellationNoticeHours: count,
    replyWithinHours: count,
    claims: z.strictObject({
      experienceYears: count,
      satisfactionPercent: percent,
      satisfactionBasis: inEveryLanguage.optional(),
      infidelityPercent: ascending(percent, shape.range),
      stayTogetherPercent: ascending(percent, shape.range),
      recoveryMonths: ascending(wholeNumber(shape.range), shape.range),
      sexualConcernsWomenPercent: percent,
      sexualConcernsMenPercent: percent,
    }),
    sessionLanguages: z.array(
      z.string(shape.languages).regex(/^[a-z]{2}(-[A-Z]{2})?$/, shape.languages),
      shape.languages,
    ),
    practitioner: z
      .strictObject({
        name: text,
        letters: text.optional(),
        qualifications: z.array(text, shape.list).optional(),
        supervision: z.literal(true, shape.supervision).optional(),
        memberships: z
          .array(z.strictObject({ body: text, number: text.optional() }), shape.memberships)
          .optional(),
        portrait: z
          .strictObject({
            file: z.string(shape.portrait).regex(/^[a-z0-9-]+\.(jpe?g|png)$/, shape.portrait),
            alt: inEveryLanguage,
          })
          .optional(),
        about: inSomeLanguages.optional(),
        sexTherapyTraining: inEveryLanguage.optional(),
      })
      .optional(),
    visit: z
      .strictObject({
        stepFreeAccess: inEveryLanguage.optional(),
        parking: inEveryLanguage.optional(),
        waitingTime: inEveryLanguage.optional(),
        training: inEveryLanguage.optional(),
        eveningTimes: inEveryLanguage.optional(),
        notes: inEveryLanguage.optional(),
        receipts: inEveryLanguage.optional(),
        videoPlatform: inEveryLanguage.optional(),
      })
      .optional(),
    confirmed: z.array(z.enum(confirmable, shape.confirmed), shape.confirmedList),
  })
  .refine(({ texts, phone }) => !texts || /^\D*04/.test(phone), {
    path: ['texts'],
    error: "true only where the phone is a mobile, such as '0400 000 000', which begins with 04",
  })
  .refine(({ fees, medicare }) => medicare.rebateDollars < fees.individual.dollars, {
    path: ['medicare', 'rebateDollars'],
    error: 'less than the fee of an individual session, such as 96.65 where the fee is 180',
  });

/** What an object has to be, by the names of its fields. */
const fieldsOf: z.core.$ZodErrorMap = ({ code, inst }) =>
  code === 'invalid_type' && inst instanceof z.ZodObject
    ? `fields in braces: { ${Object.keys(inst.shape)
        .map((name) => (/^\w+$/.test(name) ? `${name}: …` : `'${name}': …`))
        .join(', ')} }`
    : undefined;

export type Practice = z.output<typeof practiceSchema>;
export type SessionKind = keyof Practice['fees'];

/**
 * Checks the practice's facts before a build. It is no part of `practice.ts` itself, so that zod
 * stays out of what the browser loads.
 * @param facts the object in `content/practice.ts`
 * @throws with one sentence for each wrong field: its name, what it holds, what a right value is
 */
export function checkPractice(facts: unknown): asserts facts is Practice {
  const result = practiceSchema.safeParse(facts, { error: fieldsOf });
  if (result.success) return;
  throw new Error(sentences(() => 'content/practice.ts', result.error.issues, facts).join('\n'));
}
