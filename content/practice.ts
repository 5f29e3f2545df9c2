import type { Practice } from '../facts/practice-schema';

/**
 * The facts of the practice, for every page and language; docs/owner.md says what each does. Lines with slashes are optional:
 * take them off and write your own words for the dots, in English alone, '…', or in several languages, { en: '…', 'pt-br': '…' }.
 */
export const practice: Practice = {
  name: 'Tewantin Counselling',
  phone: '(07) 5550 0100',

  // Where this site will live, and another website of yours.
  siteUrl: 'https://www.tewantincounselling.example',
  ownWebsite: 'https://www.counsellor.example',

  languages: ['en', 'es', 'fr', 'pt-br'],
  services: ['couples-marriage', 'infidelity-recovery', 'adhd-couples', 'sex-therapy', 'individual'],

  // The words name the place, too: another town needs a developer (docs/owner.md). `area` may be left out.
  location: {
    suburb: 'Tewantin',
    area: 'Noosa',
    state: 'Queensland',
    postcode: '4565',
    healthComplaints: {
      name: 'Office of the Health Ombudsman',
      phone: '133 646',
      website: 'oho.qld.gov.au',
    },
  },

  // How far online sessions go: 'worldwide', 'Australia', 'Queensland', or false where there are none.
  online: 'worldwide',

  // email: 'hello@example.com.au',
  // texts: '…', // true where one may text the number above, which then is a mobile; false where one may not.
  // booking: 'https://www.example.com.au/book',
  // address: '…', // Street and number.
  // voicemail: '…', // Who hears it: 'only me', 'others too', or 'none' where there is none.
  // acknowledgement: '…',

  // A day with a break has its hours in square brackets:
  // monday: [{ opens: '09:00', closes: '12:00' }, { opens: '14:00', closes: '20:00' }],
  hours: {
    monday: { opens: '09:00', closes: '18:00' },
    tuesday: { opens: '09:00', closes: '18:00' },
    wednesday: { opens: '09:00', closes: '18:00' },
    thursday: { opens: '09:00', closes: '18:00' },
    friday: { opens: '09:00', closes: '18:00' },
    saturday: 'by appointment',
    sunday: 'closed',
  },

  // Days such as '2026-12-24'; without `to` it is one.
  closedOn: [
    // { from: '…', to: '…', name: '…' },
  ],

  // In Australian dollars, with the shortest and the longest a session takes.
  fees: {
    individual: { dollars: 180, minutes: [50, 60] },
    couples: { dollars: 220, minutes: [60, 75] },
    extended: { dollars: 280, minutes: [90, 90] },
  },
  // gst: '…', // 'included' where these fees include GST, 'none' where none is added.

  // The rebate for one individual session.
  medicare: {
    // practitionerRegistered: '…', // true where your clients can claim a rebate, false where they cannot.
    // extendedSessions: '…', // true where extended sessions have the rebate, too.
    rebateDollars: 96.65,
    year: 2024,
    sessionsPerYear: 10,
    businessDays: [1, 3],
  },

  cancellationNoticeHours: 24,
  replyWithinHours: 24,

  // Figures that only you can vouch for.
  claims: {
    experienceYears: 20,
    satisfactionPercent: 98,
    // satisfactionBasis: '…', // How many you asked, when and what.
    infidelityPercent: [20, 25],
    stayTogetherPercent: [60, 75],
    recoveryMonths: [12, 18],
    sexualConcernsWomenPercent: 43,
    sexualConcernsMenPercent: 31,
  },

  // Languages besides English in which sessions are held, as tags such as 'es'.
  sessionLanguages: [],

  // You, on home, on contact and where a page ends. The name comes first.
  practitioner: {
    // name: '…',
    // letters: '…', // After the name, such as 'MCouns'.
    // qualifications: ['…', '…'], // What you are trained in, each in quotes.
    // memberships: [{ body: '…', number: '…' }], // Without a number: { body: '…' }.
    // supervision: '…', // true where you have regular professional supervision.
    // portrait: { file: 'portrait.jpg', alt: '…' }, // A picture in content/, and what one sees on it.
    // sentence: '…', // It stands large beside the portrait, without quotation marks.
    // about: `…`, // In place of what home says of you: half a page, with an empty line between paragraphs.
    // training: { 'sex-therapy': '…', 'adhd-couples': '…', 'infidelity-recovery': '…' }, // A sentence for each one’s page.
  },

  // How soon a new client is seen: a phrase that can follow “Waiting time:”, such as 'within two weeks'.
  // firstFree: '…',
  // firstCall: '…', // Minutes of a free first call, such as 15.
  // newClients: '…', // false: nobody new, 'waiting list': one can join it.
  // evenings: '…', // false where you have no evening appointments.
  // notice: { announceFrom: '…', from: '…', to: '…', text: '…', away: '…' }, // away: true where you are closed, or false.

  // What visitors ask: receipts on fees, the others on contact under “Good to know”.
  visit: {
    // callBack: '…', // When you ring back, such as 'the same day until 6 pm, or the next working day'.
    // eveningTimes: '…', // On which evenings, and until when.
    // notes: '…', // What you write down, and who sees it.
    // stepFreeAccess: '…', // Steps, doors, toilet, where one sits.
    // parking: '…',
    // receipts: '…', // What a receipt and a bank line show.
  },

  // Who pays, true or false for each. Shown on fees.
  accepts: {
    // eap: '…', // An employee assistance program.
    // ndis: '…', // A self-managed NDIS plan.
    // workCover: '…',
    // dva: '…', // Veterans’ Affairs, with Open Arms.
    // victimAssist: '…',
    // healthFunds: { Bupa: '…', 'Teachers Health': '…' }, // Or false where none pays.
  },

  // For those who refer. Shown on fees.
  referrals: {
    // fax: '(07) …',
    // secureMessaging: '…', // The service, and your address in it.
    // providerNumber: '…', // Your Medicare provider number.
  },

  // What the page on privacy says of your records.
  records: {
    // holder: '…', // Who answers for them by law, with a name and an ABN.
    // kept: '…', // Where, and for how long.
    // couples: '…', // Who may see which part of a couple’s.
    // video: '…', // By which service video goes, and where it stores what.
    // elsewhere: '…', // Under whose law you see people in other states and abroad.
  },

  // What "npm run launch-check" need no longer ask, by the words that it names.
  confirmed: [],
};
