import { factsFor } from '../facts';

const facts = factsFor('en');

export const services = {
  name: 'Services',
  meta: {
    title: 'Services for couples and individuals',
    description:
      'Which counselling fits? Couples, infidelity recovery, sex therapy, ADHD and neurodiverse couples, individual counselling: what each is for, in Noosa and online.',
  },
  header: {
    title: 'Services for couples and individuals',
    lead: 'Five kinds of counselling, in person or online. Trouble is rarely tidy: choose the page that comes closest, and in the session we follow what matters.',
  },
  cards: {
    'couples-marriage': {
      title: 'Marriage, relationship & couples',
      text: 'For couples who keep having the same argument, or who have stopped talking at all.',
      action: 'Why the argument comes back',
    },
    'infidelity-recovery': {
      title: 'Infidelity recovery',
      text: 'A three-phase pathway from the first shock to a relationship, or a decision, you can trust.',
      action: 'See the three phases',
    },
    'adhd-couples': {
      title: 'ADHD & neurodiverse couples',
      text: 'Different brains, one household. Habits that work with attention, not against it.',
      action: 'The same evening, lived twice',
    },
    'sex-therapy': {
      title: 'Sex therapy',
      text: 'Desire, pain, distance or worry: a private conversation about a hard subject.',
      action: 'What happens, and what doesn’t',
    },
    individual: {
      title: 'Individual counselling',
      text: 'Anxiety, stress and grief, personal growth and life challenges, with room that is only yours.',
      action: 'Four ways of working',
    },
    online: {
      title: 'Online counselling',
      text: 'By video, Australia-wide and worldwide, at the same fees as in Tewantin. You need a connection and a door that shuts.',
      action: 'Ask about online sessions',
    },
  },
  choosing: {
    heading: 'Which service fits?',
    entries: [
      {
        title: 'There are two of us, and one doesn’t want to come',
        text: 'Come by yourself first. When one of you answers differently, things may shift between you. If you are afraid of your partner, the change isn’t yours to make: call 1800RESPECT on 1800 737 732, or 000 in danger.',
        action: 'Individual counselling',
      },
      {
        title: 'I found out a few days ago',
        text: 'Begin with infidelity recovery. The first phase is about sleep, safety and not deciding too much too soon.',
        action: 'Infidelity recovery',
      },
      {
        title: 'We are fine, except in bed',
        text: 'That is a good moment for sex therapy: there is warmth to work with, and less to untangle.',
        action: 'Sex therapy',
      },
      {
        title: 'It is all of it at once',
        text: 'Leave the sorting for later. Tell me what hurts most, and we will choose where to start.',
        action: 'Send an enquiry',
      },
    ],
  },
  practical: {
    heading: 'How sessions work',
    entries: [
      {
        title: 'Where',
        text: 'In person in Tewantin, Noosa, or online, Australia-wide and worldwide, at the same fees.',
      },
      {
        title: 'How long, how often',
        text: `Typically ${facts.inWords.length.individual}, weekly or fortnightly. Sessions for couples last ${facts.inWords.length.couples}.`,
      },
      {
        title: 'Online sessions',
        text: 'We see and hear each other by video. Choose a room where you can’t be overheard; headphones help. A couple can sit together or join from two places. We agree beforehand what to do if the connection drops.',
      },
      {
        title: 'What it costs',
        text: `${facts.fee.individual} for one person, ${facts.fee.couples} for a couple. Rebates are available to Australian clients: from Medicare for individual sessions, with a Mental Health Care Plan, and from health funds according to cover.`,
      },
    ],
    action: 'All fees and rebates',
  },
  callToAction: {
    heading: 'You can ask before you book',
    text: 'If you would like to know whether I am the right person for what you are facing, call or write, and you get an honest answer free of charge.',
  },
};

export type ServicesWords = typeof services;
