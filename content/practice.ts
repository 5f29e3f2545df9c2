import type { Practice } from '../facts/practice-schema';

/**
 * The facts of the practice, for every page and language; docs/owner.md says what each does. Lines with slashes are optional:
 * take them off and write your own words for the dots, in English alone, '…', or in several languages, { en: '…', fr: '…' }.
 */
export const practice: Practice = {
  name: 'Tewantin Counselling',
  phone: '(07) 5550 0100',

  // Where this site will live, and another website of yours.
  siteUrl: 'https://www.tewantincounselling.example',
  ownWebsite: 'https://www.counsellor.example',

  languages: ['en', 'es', 'fr', 'pt-br'],
  services: ['couples-marriage', 'infidelity-recovery', 'adhd-couples', 'sex-therapy', 'individual'],

  // The words name the place, too (docs/owner.md, “Another town”).
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

  // For one individual session. Say whether you are registered, practitionerRegistered, and whether extended sessions have
  // the rebate, too, extendedSessions: true or false.
  medicare: { rebateDollars: 96.65, year: 2024, sessionsPerYear: 10, businessDays: [1, 3] },

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

  // practitioner: {
  //   name: '…', letters: '…', memberships: [{ body: '…', number: '…' }],
  //   qualifications: ['…'], supervision: '…', // true where you have regular professional supervision.
  //   portrait: { file: 'portrait.jpg', alt: '…' },
  //   about: `…`, // Half a page, with an empty line between paragraphs.
  //   sentence: '…',
  //   sexTherapyTraining: '…', // A sentence for the page on sex therapy.
  // },
  // Until when you see people in the evening, what you write down and who sees it, what a receipt and a bank line show:
  // visit: { training: '…', eveningTimes: '…', notes: '…', receipts: '…', stepFreeAccess: '…', parking: '…',
  //   videoPlatform: '…' },
  // Who answers for your records by law, with a name and an ABN; where they are kept and how long; who sees what of a couple's;
  // by which service video goes, and where it stores what; clients elsewhere:
  // records: { holder: '…', kept: '…', couples: '…', video: '…', elsewhere: '…' },

  // notice: { announceFrom: '…', from: '…', to: '…', text: '…', away: '…' },
  // firstFree: '…',
  // firstCall: '…', // Minutes, such as 15.
  // newClients: '…', // false for nobody new, 'waiting list' where one can join it.
  // evenings: '…', // false where you have none.
  // True or false for each. “eap” is an employee assistance program, “ndis” a self-managed plan, “dva” Open Arms, too:
  // accepts: { eap: '…', ndis: '…', workCover: '…', dva: '…', victimAssist: '…', healthFunds: { Bupa: '…', 'Teachers Health': '…' } },

  // The service of secure messaging with your address in it, and your Medicare provider number:
  // referrals: { fax: '(07) …', secureMessaging: '…', providerNumber: '…' },

  // What "npm run launch-check" need no longer ask, by the words that it names.
  confirmed: [],
};
