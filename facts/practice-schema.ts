import { z } from 'zod';
import { missingInType, points } from '../languages/letters';
import { allLocales, type PrefixedLocale, prefixedLocales } from '../languages/locales';
import { zoneOf } from './calendar/time-zone';
import { weekdays } from './calendar/week';
import { isReserved, placeholders } from './placeholders';
import { checked, type Where } from './sentences';
import { knownServices, serviceSessions } from './services';

const states = Object.keys(zoneOf) as (keyof typeof zoneOf)[];

const text = z
  .string()
  .trim()
  .min(1)
  .refine((words) => /[\p{L}\d]/u.test(words), 'your own words, or be left out')
  .refine(
    (words) => !/[{}]/.test(words),
    'words without braces, which stand as they are typed here',
  );
/** It stands in headings and pictures, whose typefaces have the letters of western Europe. */
const name = text.refine((words) => !missingInType.test(words), {
  error: ({ input }) =>
    `a name without “${missingInType.exec(String(input))}”, which the site’s typefaces do not have`,
});
const inOtherLanguages = Object.fromEntries(
  prefixedLocales.map((locale) => [locale, text.optional()]),
) as Record<PrefixedLocale, z.ZodOptional<typeof text>>;
/** A text in the owner's words: where a language is lacking, English stands (`owner-text.ts`). */
const ownerText = z.union(
  [text, z.strictObject({ en: text, ...inOtherLanguages })],
  "some words in English and in quotes, or in several languages, English among them, such as { en: 'Two weeks', es: 'Dos semanas' }",
);

const englishOf = (words?: z.output<typeof ownerText>) =>
  (typeof words === 'string' ? words : words?.en) ?? '';

/** What follows a name and a colon, such as “Waiting time:”. */
const ownerPhrase = ownerText.refine(
  (words) => !/^(I|we)\b|(?<!\.m)[.!?]$/i.test(englishOf(words)),
  "a phrase without “I” and without a full stop, since it follows a colon, such as 'within two weeks' or 'Tuesdays until 8 pm'",
);

const count = z.int().min(1);
const percent = z.int().min(1).max(100);
/** Beyond these limits it is a slip: cents, or an amount without its point or a figure. */
const dollars = (least: number, most: number, example: string) =>
  z
    .number(
      `an amount in dollars from ${least} to ${most}, without a $ sign or quotes, such as ${example}`,
    )
    .min(least)
    .max(most)
    .multipleOf(0.01);

function range(number: z.ZodType<number>, example: string) {
  return z
    .tuple([number, number], `two whole numbers, the smaller one first, such as ${example}`)
    .refine(([from, to]) => from <= to);
}

const yours = 'your own, since this one is an example';
/** @param placeholder an example that may stand until the launch */
const webAddress = (placeholder?: string) =>
  z
    .url({ protocol: /^https$/, hostname: z.regexes.domain })
    .refine((value) => value === placeholder || !isReserved(value), yours);
const originOf = (url: string) => URL.canParse(url) && new URL(url).origin;
const siteUrl = webAddress(placeholders.siteUrl).refine(
  (value) => !URL.canParse(value) || new URL(value).origin === value.replace(/\/$/, ''),
  "a web address without a path, such as 'https://www.example.com.au'",
);

/** Landlines 02, 03, 07, 08 and mobiles 04, in any spacing (ACMA numbering plan). */
const phone = z
  .string(
    "an Australian phone number with its area code, ten digits, such as '(07) 5550 0100' or '0491 570 006'",
  )
  .refine(
    (value) => /^\(?0[\d\s()]+$/.test(value) && /^0[23478]\d{8}$/.test(value.replace(/\D/g, '')),
  );

const time = z
  .string("a time of day with two digits, a colon and two digits, such as '09:00' or '17:30'")
  // Without `abort`, what is no time would be compared, too.
  .regex(/^([01]\d|2[0-3]):[0-5]\d$/, { abort: true });
const span = z
  .strictObject({ opens: time, closes: time })
  .refine(({ opens, closes }) => opens < closes, {
    path: ['closes'],
    error: "a closing time later than the opening time, such as '18:00' after '09:00'",
  });
const spans = z
  .array(span)
  .min(1, "one or more such as { opens: '09:00', closes: '18:00' }, or 'closed' without brackets")
  .refine(
    (all) => all.every(({ opens }, index) => opens > (all[index - 1]?.closes ?? '')),
    "hours in their order, such as [{ opens: '09:00', closes: '12:00' }, { opens: '14:00', closes: '20:00' }]",
  );
const openingHours = z.union(
  [span, spans, z.literal(['by appointment', 'closed'])],
  "opening and closing times such as { opens: '09:00', closes: '18:00' }, a list of such in square brackets, or 'by appointment', or 'closed'",
);

// Without `abort`, what is no day would be compared, too.
const day = z.iso.date({ abort: true });
const lastDay = {
  path: ['to'],
  error: "a day that is not before the first one, such as '2027-01-04' after '2026-12-24'",
};
const closure = z
  .strictObject({ from: day, to: day.optional(), name: ownerText })
  .refine(({ from, to = from }) => from <= to, lastDay);

const fee = z.strictObject(
  {
    dollars: dollars(40, 900, '180'),
    minutes: range(count, '[50, 60]'),
  },
  'what a session costs and how long it takes, such as { dollars: 180, minutes: [50, 60] }',
);

const practiceSchema = z
  .strictObject({
    name,
    phone,
    siteUrl,
    ownWebsite: webAddress(placeholders.ownWebsite).optional(),
    languages: z
      .array(z.enum(allLocales))
      .refine((all) => all.includes('en'), "a list of languages with 'en' among them"),
    services: z
      .array(z.enum(knownServices), "a list such as ['couples-marriage', 'individual']")
      .refine(
        (all) => new Set<string>(all.flatMap((service) => serviceSessions[service])).size === 2,
        "a list with at least one service for two people and one for one person. 'sex-therapy' and 'infidelity-recovery' are for one or for two. A site for couples alone or for individuals alone needs a developer",
      ),
    location: z.strictObject({
      suburb: text,
      area: text.optional(),
      state: z.enum(states),
      postcode: z.string("four digits in quotes, such as '4565'").regex(/^\d{4}$/),
      healthComplaints: z.strictObject({
        name: text,
        phone: z
          .string("a phone number of digits and spaces, such as '133 646' or '1800 043 159'")
          .regex(/^\d[\d ]{4,}\d$/),
        website: z
          .string("a web address without https://, such as 'oho.qld.gov.au'")
          .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)+$/)
          .refine((value) => !isReserved(`https://${value}`), yours),
      }),
    }),
    email: z
      .email()
      .refine((value) => !isReserved(`https://${value.split('@').at(-1)}`), yours)
      .optional(),
    texts: z.boolean().optional(),
    booking: webAddress().optional(),
    online: z.literal(
      ['worldwide', 'Australia', 'Queensland', false],
      "'worldwide', 'Australia', 'Queensland', or false where there are no online sessions",
    ),
    address: z
      .string('the street with its number; suburb and postcode are in location')
      .regex(/^(?=.*\d)(?=.*\p{L}).+$/u)
      .optional(),
    voicemail: z.enum(['only me', 'others too', 'none']).optional(),
    acknowledgement: ownerText.optional(),
    hours: z.record(z.enum(weekdays), openingHours),
    closedOn: z.array(closure),
    fees: z.strictObject({
      individual: fee,
      couples: fee,
      extended: fee.optional(),
    }),
    gst: z.enum(['included', 'none']).optional(),
    medicare: z.strictObject({
      practitionerRegistered: z.boolean().optional(),
      extendedSessions: z.boolean().optional(),
      rebateDollars: dollars(1, 900, '96.65'),
      year: z
        .int()
        .min(2000)
        .max(new Date().getFullYear() + 1),
      sessionsPerYear: count,
      businessDays: range(count, '[1, 3]'),
    }),
    cancellationNoticeHours: count,
    replyWithinHours: count,
    claims: z.strictObject({
      experienceYears: count.optional(),
      satisfactionPercent: percent.optional(),
      satisfactionBasis: ownerText.optional(),
      infidelityPercent: range(percent, '[20, 25]').optional(),
      stayTogetherPercent: range(percent, '[60, 75]').optional(),
      recoveryMonths: range(count, '[12, 18]').optional(),
      sexualConcernsWomenPercent: percent.optional(),
      sexualConcernsMenPercent: percent.optional(),
    }),
    sessionLanguages: z
      .array(
        z
          .string("a language tag in quotes, such as 'es' or 'pt-BR'")
          .regex(/^[a-z]{2}(-[A-Z]{2})?$/),
      )
      .refine(
        (all) => new Set(all).size === all.length && !all.some((tag) => /^en\b/.test(tag)),
        'other languages than English, each of them once',
      ),
    practitioner: z
      .strictObject({
        name: name.optional(),
        letters: name.optional(),
        qualifications: z.array(text).optional(),
        memberships: z.array(z.strictObject({ body: text, number: text.optional() })).optional(),
        supervision: z.boolean().optional(),
        portrait: z
          .strictObject({
            file: z
              .string(
                "the name of a JPEG or PNG picture in content/, without spaces, such as 'portrait.jpg'",
              )
              .regex(/^[\w-]+\.(jpe?g|png)$/i),
            alt: ownerText,
          })
          .optional(),
        about: ownerText
          .refine(
            (words) =>
              ![words]
                .flatMap((each) => (typeof each === 'string' ? each : Object.values(each)))
                .some((each) => points.test(each)),
            'sentences without bullets, since their lines would run together. An empty line begins a paragraph',
          )
          .optional(),
        sentence: ownerText.optional(),
        training: z.partialRecord(z.enum(knownServices), ownerText).optional(),
      })
      .refine((given) => given.name || Object.keys(given).length === 0, {
        path: ['name'],
        error: 'your name, since the other lines of "practitioner" stand beside it',
      })
      .optional(),
    visit: z
      .strictObject({
        callBack: ownerPhrase.optional(),
        eveningTimes: ownerPhrase.optional(),
        notes: ownerText.optional(),
        stepFreeAccess: ownerText.optional(),
        parking: ownerText.optional(),
        receipts: ownerText.optional(),
      })
      .optional(),
    records: z
      .strictObject({
        holder: ownerText.optional(),
        kept: ownerText.optional(),
        couples: ownerText.optional(),
        video: ownerText.optional(),
        elsewhere: ownerText.optional(),
      })
      .optional(),
    /** What may stay as it is: ids of the questions of `launch.ts`, `name`, and `words-fr` where French has been read. */
    confirmed: z.array(text),
    notice: z
      .strictObject({
        announceFrom: day.optional(),
        from: day,
        to: day,
        text: ownerText,
        away: z.boolean('true where you are closed on these days, or false'),
      })
      .refine(({ from, to }) => from <= to, lastDay)
      .refine(({ announceFrom = '', from }) => announceFrom <= from, {
        path: ['announceFrom'],
        error: 'a day that is not after the first one, from which on the notice is shown',
      })
      .optional(),
    referrals: z
      .strictObject({
        fax: phone.optional(),
        secureMessaging: text.optional(),
        providerNumber: z
          .string("a Medicare provider number, digits and capitals, such as '2426621B'")
          .regex(/^\d{5,6}[\dA-Z][A-Z]$/)
          .optional(),
      })
      .optional(),
    firstFree: ownerPhrase.optional(),
    /** Minutes of a first call, which is free. */
    firstCall: count.optional(),
    newClients: z
      .literal([true, false, 'waiting list'], "true, false, or 'waiting list' in quotes")
      .optional(),
    evenings: z.boolean().optional(),
    accepts: z
      .strictObject({
        eap: z.boolean().optional(),
        ndis: z.boolean().optional(),
        workCover: z.boolean().optional(),
        dva: z.boolean().optional(),
        victimAssist: z.boolean().optional(),
        healthFunds: z
          .union(
            [z.literal(false), z.record(text, z.boolean())],
            'the name of each fund with true or false, such as { Bupa: true, HCF: false }, or false where none pays for sessions with you',
          )
          .optional(),
      })
      .optional(),
  })
  .refine(({ ownWebsite, siteUrl }) => !ownWebsite || originOf(ownWebsite) !== originOf(siteUrl), {
    path: ['ownWebsite'],
    error: 'another website than this one, or be left out',
  })
  .refine(({ evenings, visit }) => evenings !== false || !visit?.eveningTimes, {
    path: ['visit', 'eveningTimes'],
    error: 'left out, since "evenings" says that there are none',
  })
  .refine(({ claims }) => claims.satisfactionPercent || !claims.satisfactionBasis, {
    path: ['claims', 'satisfactionBasis'],
    error: 'left out, since "claims" has no satisfactionPercent',
  })
  .refine(({ texts, phone }) => !texts || phone.replace(/\D/g, '').startsWith('04'), {
    path: ['texts'],
    error: "true only where the phone is a mobile, such as '0491 570 006', which begins with 04",
  })
  .refine(({ online, location }) => online !== 'Queensland' || location.state === 'Queensland', {
    path: ['online'],
    error: "'worldwide', 'Australia' or false, since the practice is in another state",
  })
  .refine(
    ({ online, records }) =>
      online !== 'worldwide' || !/^["“]?no\b\W*$/i.test(englishOf(records?.elsewhere)),
    {
      path: ['records', 'elsewhere'],
      error:
        'whom you see elsewhere, since "online" says worldwide. Or write online: \'Queensland\'',
    },
  )
  .refine(({ fees, medicare }) => medicare.rebateDollars < fees.individual.dollars, {
    path: ['medicare', 'rebateDollars'],
    error: 'less than the fee of an individual session, such as 96.65 where the fee is 180',
  });

export type Practice = z.output<typeof practiceSchema>;
/** What visitors ask about coming. */
export type VisitFact = keyof NonNullable<Practice['visit']>;

/**
 * It is no part of `practice.ts` itself, so that zod stays out of what the browser loads.
 * @throws with one sentence for each wrong field: where it stands, what it holds, what a right value is
 */
export function checkPractice(
  facts: unknown,
  where: Where = () => 'content/practice.ts',
): asserts facts is Practice {
  checked(practiceSchema, facts, where);
}
