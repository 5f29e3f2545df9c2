import type { EntryList, Prose, ServiceWords, Translation } from '../../words/shapes';
import { alone, limits } from './privacy';

export const adhdCouples = {
  name: 'ADHD & Neurodiverse Couples',
  meta: {
    title: 'ADHD couples counselling in Noosa{andOnline}',
    description:
      'Counselling for couples with ADHD, autism or both, in Tewantin, Noosa{andOnline}. Less blame, more sense of how each of you thinks, and tools to try at home.',
  },

  card: {
    title: 'ADHD & neurodiverse couples',
    text: 'For a home that runs on reminders, and two people who are tired of them.',
    action: 'One moment, both sides',
  },
  header: {
    title: 'ADHD and neurodiverse couples counselling',
    lead: 'One forgets and the other reminds, one needs quiet and the other company, and you both end up lonely. I help you understand how each of you thinks. Then we find what works at home.',
    note: 'You don’t need a diagnosis. I don’t diagnose or prescribe. You can come alone ({fee.individual}).',
  },

  sessions: {
    heading: 'Sessions that fit the way you think',
    paragraphs: [
      'Sitting still and eye contact are optional. We keep to one topic, turn down light and noise where we can, and take a break before anyone is overloaded.',
      'You go home with a short written summary and one next step.',
    ],
  },

  bothSides: {
    heading: 'The same moment, from both sides',
    leftLabel: 'The partner with ADHD',
    rightLabel: 'The partner without ADHD',
    scenes: {
      leaving: {
        moment: 'You were leaving at six',
        left: 'It was ten past five, then ten past six. I don’t feel what’s in between.',
        right: 'I’m at the door with the keys, and once more I come last.',
      },
      pan: {
        moment: 'A remark about a pan',
        left: 'I hear that I’ve done it wrong again. It goes through me like heat, and I snap.',
        right: 'I mentioned a pan. Now we’re in a fight, and the pan is still there.',
      },
    },
  },

  danger: {
    heading: 'Afraid of your partner?',
    text: 'ADHD and autism never excuse violence or control, and neither does a meltdown. If you are afraid of your partner, or your partner decides who you see, what you spend or whether you take your medicine, don’t begin with couples sessions; you can come alone. In danger, call 000. When nobody can hear, call 1800RESPECT on 1800 737 732, day or night, and see {help}.',
  },

  intro: {
    heading: 'What ADHD and autism can do in a relationship',
    paragraphs: [
      'ADHD affects how a brain manages attention, time and strong feelings. It says nothing about how much someone cares. Yet bit by bit one of you manages and the other is managed. You are not lazy, and you are not a nag.',
      'Autism affects how someone senses, communicates and copes with change. “Neurodiverse” means that one or both of you think and sense differently from most.',
    ],
  },

  issues: {
    heading: 'Common issues in a week like yours',
    points: [
      'What one of you leaves out so as not to forget it, the other tidies away.',
      'You say sorry before you know what you’ve forgotten this time.',
      'A noise that is nothing to one of you is unbearable to the other.',
    ],
  },

  expect: {
    heading: 'What to expect',
    entries: [
      {
        title: 'The first session',
        text: 'I talk with each of you alone first, as with every couple. Then we go through one recent day as each of you lived it.',
      },
      {
        title: 'Signs of progress',
        text: 'Fewer reminders, and fights that end sooner. When things work without me, we finish.',
      },
    ],
  },

  autism: {
    heading: 'When one of you is autistic',
    intro: 'Each of you can misread the other. Neither of you is the standard.',
    leftLabel: 'The autistic partner',
    rightLabel: 'The other partner',
    scenes: {
      yourDay: {
        moment: '“How was your day?”',
        left: 'I said “fine”, because it was. I didn’t know that you were asking for company.',
        right: 'I wanted you to ask me back. I shouldn’t have to say so.',
      },
      fight: {
        moment: 'In the middle of a fight',
        left: 'The words have gone, and I shut the door to come back to myself, not to punish you.',
        right: 'I’m left in the hall with all of it. To me it looks as if you don’t care.',
      },
    },
    tries:
      'Three things to try: say outright what you’d like; give plenty of notice of plans and changes; and agree on a quiet place, a sign for “too much”, and a time to come back. A shutdown or a meltdown is overload, and no one’s choice; but if you are hit, threatened or afraid, your safety comes first.',
  },

  approach: {
    heading: 'How I work with neurodiverse couples',
    entries: [
      {
        title: 'Translate first, solve second',
        text: 'Once each of you can say the other’s side without arguing, we can start on what to change.',
      },
      {
        title: 'Small experiments',
        text: 'You try one change for a fortnight. If it fails, we blame the tool and pick another.',
      },
    ],
  },

  household: {
    heading: 'Tools for everyday life with ADHD',
    intro: 'You have already tried harder. These take the load off memory.',
    entries: [
      {
        title: 'Make time visible',
        text: 'A timer that shows the minutes shrinking, and “leave at six” broken into steps.',
      },
      {
        title: 'Let something else do the reminding',
        text: 'An alarm, or a list on the door, never sighs.',
      },
      {
        title: 'One owner for a whole job',
        text: 'Laundry means basket to drawer, remembering included.',
      },
    ],
  },

  noDiagnosis: {
    heading: 'If you want a diagnosis',
    paragraphs: [
      'For an assessment or for medication, start with your GP. In Queensland some GPs now assess adults for ADHD and prescribe for it; others refer you to a psychiatrist or psychologist, as for autism.',
    ],
  },

  privacy: {
    heading: 'Confidentiality and its limits',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Booking takes one call',
    text: 'One of you can book for both. There is nothing to prepare.',
  },
} satisfies Translation<ServiceWords> & {
  sessions: Prose;
  bothSides: Sides;
  autism: Sides & { intro: string; tries: string };
  household: EntryList;
  noDiagnosis: Prose;
};

/** Moments as each of two people lives them. */
type Sides = {
  heading: string;
  leftLabel: string;
  rightLabel: string;
  scenes: Record<string, { moment: string; left: string; right: string }>;
};

export type AdhdCouplesWords = typeof adhdCouples;
