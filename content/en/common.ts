import { factsFor } from '../facts';
import type { FooterId } from '../site-map';

const facts = factsFor('en');

/** Words that stand on every page, or on several. */
export const common = {
  skipToContent: 'Skip to the content',
  logo: `${facts.practiceName}, home`,
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
    book: 'Book a Session',
    enquire: 'Send an Enquiry',
    call: `Call ${facts.phone}`,
    callShort: 'Call',
  },
  quickActions: 'Call or book',
  connectionLost:
    'The next page is not getting through. Your connection may be down. This page stays as it is, with anything you have typed; try again in a moment.',
  /** Marks a post that only the development server shows. */
  draft: 'Draft',
  related: {
    heading: 'Related services',
    intro: 'What brings people here often has more than one side.',
  },
  aside: {
    heading: 'At a glance',
    fee: 'Fee',
    where: 'Where',
    whereText:
      'In person in Tewantin, Noosa, or online, Australia-wide and worldwide, at the same fees',
    rhythm: 'How often',
    rhythmText: 'Weekly or fortnightly',
    allFees: 'All fees and rebates',
  },
  footer: {
    about:
      'Counselling for couples and individuals in Tewantin, Noosa, and online, Australia-wide and worldwide. Unhurried, practical and confidential.',
    quickLinks: 'Quick links',
    links: {
      home: 'Home',
      'couples-marriage': 'Couples Counselling',
      'infidelity-recovery': 'Infidelity Recovery',
      fees: 'Fees & Rebates',
      blog: 'Blog',
    } satisfies Record<FooterId, string>,
    contact: 'Contact',
    phone: 'Phone',
    location: 'Location',
    locationText: 'Tewantin, Noosa, Queensland, and online',
    rights: 'All rights reserved.',
  },
  /** In which languages sessions are held; not said where it is the page's own alone. */
  sessionLanguages: `Sessions are held ${facts.sessionLanguages}.`,
  practitioner: {
    memberships: 'Memberships',
    /** Before a membership's number. */
    number: 'no.',
    /** Before the name of an article's author. */
    by: 'By',
  },
  crisis: {
    lead: 'In danger or in crisis?',
    emergency: 'In an emergency call',
    lifeline: 'Crisis support, day and night:',
    respect: 'Family and sexual violence:',
    /** How a caller with little English is understood: on 000, and on the other two lines. */
    interpreter:
      'On 000 ask for “Police”, “Fire” or “Ambulance”, then for an interpreter. Interpreter for the other two lines:',
    abroad: 'Outside Australia, call your local emergency number.',
  },
};

export type CommonWords = typeof common;
