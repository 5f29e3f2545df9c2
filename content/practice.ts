import type { Practice } from '../facts/practice-schema';

/**
 * The facts of the practice. Change them here and nowhere else: every page, in every language,
 * reads them from this file. If something is written in a way the site cannot use, the build stops
 * and says which field it is and how to write it (`facts/practice-schema.ts`).
 */
export const practice: Practice = {
  name: 'Tewantin Counselling',
  phone: '(07) 5550 0100',

  // Where this site will live, and your own website that the contact page links to.
  siteUrl: 'https://www.tewantincounselling.example',
  ownWebsite: 'https://www.counsellor.example',

  // The languages of the site, and the services that you offer. What you take out of a list is gone from the whole site, and
  // its words are kept for the day you put it back. English, 'en', has to stay.
  languages: ['en', 'es', 'fr', 'pt-br'],
  services: ['couples-marriage', 'infidelity-recovery', 'adhd-couples', 'sex-therapy', 'individual'],

  // For maps, search engines, the clock and public holidays, and where one complains about a health service there. The
  // words name the place, too (docs/owner.md, “Another town”).
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

  // What visitors would else have to ask. Each line is optional: take its slashes off and write your own answer for the
  // example or the dots, which the site does not take. It then says so in every language.
  // Your own words may be in English alone, '…', or in several languages, { en: '…', fr: '…' }; in the others English stands.
  // email: 'hello@example.com.au',
  // texts: '…', // true where one may text the number above, which then is a mobile; false where one may not.
  // booking: 'https://www.example.com.au/book', // Your own booking page.
  // address: '…', // Street and number, for contact and search engines; without it the address comes with the booking.
  // voicemail: '…', // Who hears it: 'only me', 'others too', or 'none' where there is none.
  // acknowledgement: '…', // Your Acknowledgement of Country, at the end of each page.

  // Clock times are the practice's own, from '00:00' to '23:59'. A day with a break has its hours in square brackets:
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

  // When you are away, besides these hours: a line for each closure, whose name contact shows until it is over. A
  // day is written '2026-12-24', and without `to` it is one day. On a public holiday of your state that is not named here,
  // the site says that you may be closed.
  closedOn: [
    // { from: '…', to: '…', name: '…' },
  ],

  // Fees are Australian dollars, minutes are the shortest and the longest a session takes.
  fees: {
    individual: { dollars: 180, minutes: [50, 60] },
    couples: { dollars: 220, minutes: [60, 75] },
    extended: { dollars: 280, minutes: [90, 90] },
  },
  // gst: '…', // 'included' where these fees include GST, 'none' where none is added.

  // The Medicare rebate for one individual session. What a client pays in the end is computed. Say whether you are
  // registered with Medicare for it, practitionerRegistered: true or false: until then the pages tell visitors to ask,
  // and with false no page names a rebate of Medicare, but for one sentence that there is none.
  medicare: { rebateDollars: 96.65, year: 2024, sessionsPerYear: 10, businessDays: [1, 3] },

  cancellationNoticeHours: 24,
  replyWithinHours: 24,

  // Figures that the site claims, and only you can vouch for. Take a line off, and no page makes that claim.
  claims: {
    experienceYears: 20,
    satisfactionPercent: 98,
    // On what it rests, which then stands beside it: how many you asked, when and what:
    // satisfactionBasis: '…',
    infidelityPercent: [20, 25],
    stayTogetherPercent: [60, 75],
    recoveryMonths: [12, 18],
    sexualConcernsWomenPercent: 43,
    sexualConcernsMenPercent: 31,
  },

  // Languages besides English in which sessions are held, as tags such as 'es'. Empty: none is mentioned.
  sessionLanguages: [],

  // Who you are, if the site shall say so, on home, on contact and below the titles of articles:
  // practitioner: {
  //   name: '…', letters: '…', memberships: [{ body: '…', number: '…' }],
  //   qualifications: ['…'], supervision: '…', // true where you have regular professional supervision.
  //   portrait: { file: 'portrait.jpg', alt: '…' },
  //   about: `…`, // Half a page between these marks, with an empty line between paragraphs.
  //   sentence: '…', // One sentence of yours, which then stands large beside the portrait.
  //   // A sentence for the page on sex therapy:
  //   sexTherapyTraining: '…',
  // },
  // A portrait is a JPEG or PNG in content/, at least 640 pixels wide and 800 high. What visitors ask about
  // coming: what you are trained in, until when you see people in the evening, what you write down and who can see it, what a
  // receipt and a bank line show (on fees; the rest on contact), the rooms:
  // visit: { training: '…', eveningTimes: '…', notes: '…', receipts: '…', stepFreeAccess: '…', parking: '…',
  //   videoPlatform: '…' },

  // How your weeks are. A notice stands at the top of every page from its first day to its last, and is gone by itself.
  // A day is written '2026-12-24'. With away: true you are closed on these days, and no page promises an answer to enquiries:
  // notice: { from: '…', to: '…', text: '…', away: '…' },
  // firstFree: '…', // A sentence on how soon a new client is usually seen, on service pages and contact.
  // firstCall: '…', // How many minutes a first call may take, where it is free, such as 15.
  // newClients: '…', // false for nobody new, 'waiting list' where one can join it: then no button says “Book a Session”.
  // evenings: '…', // false where you have no evening appointments; otherwise the site offers them.
  // Who else pays for sessions: true or false for each that fees shall name. “eap” is an employee assistance program, “ndis”
  // a self-managed plan, “dva” stands for Open Arms, too:
  // accepts: { eap: '…', ndis: '…', workCover: '…', dva: '…', victimAssist: '…', healthFunds: { Bupa: '…', 'Teachers Health': '…' } },

  // What you have confirmed of the things that "npm run launch-check" asks about before the launch.
  confirmed: [],
};
