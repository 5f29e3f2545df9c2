import { medicareCondition } from './medicare';

/** Words that stand on every page, or on several. */
export const common = {
  skipToContent: 'Skip to the content',
  logo: '{practiceName}, home',
  mainNavigation: 'Main',
  openServices: 'Services menu',
  menu: 'Menu',
  languages: 'Language',
  breadcrumbs: 'You are here',
  onThisPage: 'On this page',
  opensElsewhere: 'another website',
  categories: {
    'couples-therapy': 'Couples Therapy',
    'infidelity-recovery': 'Infidelity Recovery',
    'adhd-couples': 'ADHD Couples',
    'sex-therapy': 'Sex Therapy',
    'individual-counselling': 'Individual Counselling',
    'grief-counselling': 'Grief Counselling',
  },
  actions: {
    /** Where new clients are taken, where they can join a list, and where neither. */
    book: {
      byIntake: {
        booking: 'Book a Session',
        waitingList: 'Join the waiting list',
        full: 'Not taking new clients',
      },
    },
    enquire: 'Send an Enquiry',
    call: 'Call {phone}',
    callShort: 'Call',
  },
  /** Where no new clients are taken. */
  intake: {
    waitingList:
      'I’m not taking new clients at the moment. I keep a waiting list: tell me if you would like to be on it.',
    full: 'I’m not taking new clients at the moment. You can still ask me a question.',
  },
  quickActions: 'Ways to reach me',
  /** Marks a post that only the development server shows. */
  draft: 'Draft',
  related: 'Related services',
  /** On the scene of the service whose hour it is. */
  thisHour: 'This hour in {place.suburb}',
  aside: {
    heading: 'At a glance',
    fee: 'Fee',
    where: 'Where',
    whereText: 'In person in Tewantin, Noosa{orOnline}',
    rhythm: 'How often',
    rhythmText: 'Weekly or fortnightly',
    privacy: 'Privacy',
    privacyText: 'Confidential, within limits I explain first',
    allFees: { byRepayment: { some: 'All fees and rebates', none: 'All fees' } },
  },
  /** What people decide by, on home, on service pages and on contact. Where the facts say no evening times, the text stands. */
  deciding: {
    evenings: { name: 'Evenings', text: 'appointments available' },
    firstCall: { name: 'Free first call', text: 'up to {minutes}' },
    waitingTime: 'Waiting time',
  },
  footer: {
    about: 'Relationship and individual counselling in Tewantin, Noosa, on the Sunshine Coast{andOnline}. Unhurried, practical and confidential.',
    quickLinks: 'Quick links',
    contact: 'Contact',
    phone: 'Phone',
    location: 'Location',
    locationText: '{place.whole}, {place.state}{orOnline}',
    rights: 'All rights reserved.',
  },
  /** In which languages sessions are held; not said where it is the page's own alone. */
  sessionLanguages: 'Sessions are held {sessionLanguages}.',
  practitioner: {
    qualifications: 'Qualifications',
    supervision: 'I have regular professional supervision.',
    memberships: 'Registration and memberships',
    /** Before a membership's number. */
    number: 'no.',
    /** Before the name of an article's author. */
    by: 'By',
  },
  crisis: {
    /** At the top of every page, before and after 000: one row on the smallest phone. */
    ask: 'In danger?',
    lead: 'In danger or in crisis?',
    /** Before the number of a helpline that takes text messages. */
    byText: 'text',
    /** Beside a page's first number, under a prefix: how a caller is understood. */
    interpreter:
      'An interpreter is free and tells nobody: call TIS National on 131\u00a0450, say your language, then which helpline you want.',
    /** In the footer. Their numbers become links. */
    lines: [
      'In immediate danger, call 000.',
      'Crisis support, day and night: Lifeline, 13\u00a011\u00a014.',
      'Family and sexual violence, day and night: 1800RESPECT, 1800\u00a0737\u00a0732.',
      'Does someone check your phone? This page, calls and texts leave traces; a device that only you can get to is safest.',
    ],
  },
  medicareCondition,
};

export type CommonWords = typeof common;
