import { factsFor } from '../facts';
import type { EntryList, PointList, Prose, QuestionList, ServiceWords } from '../shapes';

const facts = factsFor('en');

export const adhdCouples = {
  name: 'ADHD & Neurodiverse Couples',
  meta: {
    title: 'ADHD & neurodiverse couples counselling',
    description:
      'Forgetting, reminding, and both of you lonely? Counselling for ADHD and neurodiverse couples in Noosa and online: less blame, and tools that work at home.',
  },

  header: {
    title: 'Counselling for ADHD and neurodiverse couples: two\u00a0minds, one household',
    lead: 'One forgets, one reminds, and you both end up lonely. I help you sort out what is attention, what is hurt, and what could work at home.',
  },

  pull: 'Both sides are true. When each of you can read out your partner’s without arguing, we can start to change the evening.',

  intro: {
    heading: 'What ADHD does in a relationship',
    paragraphs: [
      'ADHD affects how a brain steers attention, time and strong feeling. It says nothing about how much someone cares. But when the bill is late for the third time, forgetting looks just like not caring.',
      'Bit by bit one partner becomes the manager, and you both end up alone with it. You are not lazy, and you are not a nag: neither of you applied for the job.',
      '“Neurodiverse couples” means that one or both of you have ADHD, are autistic, or think and sense differently from most.',
    ],
  },

  issues: {
    heading: 'Common issues in a week like yours',
    intro: 'See how many you know.',
    points: [
      'One of you carries everyone’s calendar in their head.',
      'Every reminder sounds like criticism, even when it isn’t.',
      '“Five minutes” turned into two hours.',
      'There is a half-finished project in every room.',
      'Something was bought on impulse and then hidden.',
      'In the beginning you had all their attention. Now you compete with a screen.',
      'A noise that is nothing to one of you is unbearable to your partner.',
      'You talk it through, you agree, and nothing changes.',
    ],
  },

  bothSides: {
    heading: 'The same evening, from both sides',
    intro:
      'Here one of you has ADHD. If you both do, or one of you is autistic, you may know both sides.',
    leftLabel: 'The partner with ADHD',
    rightLabel: 'The partner without ADHD',
    pairs: [
      {
        moment: 'The bins were not put out',
        left: 'I thought of it at four, six and nine. Now it’s morning and I feel stupid.',
        right: 'If I ask twice I’m a nag. If I don’t, it’s my job, like everything else.',
      },
      {
        moment: 'You were leaving at six',
        left: 'It was ten past five, then ten past six. I don’t feel what’s in between.',
        right: 'I’m at the door with the keys, and once more I come last.',
      },
      {
        moment: 'One of you is telling a story',
        left: 'One word set off a thought, and I was gone. I’m embarrassed to ask what I missed.',
        right: 'Your eyes have left. I stop mid-sentence, and you don’t notice.',
      },
      {
        moment: 'A remark about a pan',
        left: 'I hear that I’m a disappointment. It goes through me like heat, and I snap.',
        right: 'I mentioned a pan. Now we’re in a fight, and the pan is still there.',
      },
    ],
  },

  approach: {
    heading: 'How I work with two kinds of attention',
    intro: '“Just communicate more” helps less here than you’d hope.',
    entries: [
      {
        title: 'Translate first, solve second',
        text: 'What did it mean to the one who waited? What was happening in the one who was late?',
      },
      {
        title: 'Less blame, the same responsibility',
        text: 'The reason matters. The bill still has to be paid, so we find a way.',
      },
      {
        title: 'Retire the manager',
        text: 'Supervising someone is bad for desire, on both sides. We look for a way out of both roles.',
      },
      {
        title: 'Small experiments',
        text: 'You try one change for a fortnight. If it fails, we look for a different tool.',
      },
    ],
  },

  household: {
    heading: 'Tools for everyday life with ADHD',
    intro: 'You have already tried trying harder. These take the load off memory.',
    entries: [
      {
        title: 'Make time visible',
        text: 'A timer that shows the minutes shrinking. “Leave at six” broken into shoes, keys, car.',
      },
      {
        title: 'Let a thing do the reminding',
        text: 'An alarm or a basket by the door has no tone of voice.',
      },
      {
        title: 'One owner for a whole job',
        text: 'Laundry means basket to drawer, remembering included. Share jobs by what each of you finds easiest to start.',
      },
      {
        title: 'A word for “pause”',
        text: 'Either of you can say it when feelings flood. Whoever does names a time to go on talking.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Sessions that fit the way you think',
    intro: 'Sitting still and eye contact are optional. Tell me what suits you. We can:',
    points: [
      'keep to one topic, written where you both can see it',
      'take a break before anyone is overloaded',
      'stand, pace, draw or keep hands busy',
      'adjust light, sound and seating where possible',
      'finish with a short written summary and one next step',
      'agree on a reminder for the next session',
    ],
  },

  noDiagnosis: {
    heading: 'You don’t need a diagnosis to come',
    paragraphs: [
      'I don’t diagnose or prescribe. For an assessment or medication, start with your GP; counselling can run alongside.',
      'A late diagnosis often brings relief and grief on the same day: so I wasn’t lazy, and what might those years have been? Your partner may be grieving too.',
      'If one or both of you are autistic, or different in a way without a name, you are just as welcome, and I don’t take one partner’s mind as the standard.',
    ],
  },

  expect: {
    heading: 'What to expect',
    intro: `A couples session takes ${facts.inWords.length.couples} and costs ${facts.fee.couples}, in person in Tewantin or, at the same fee, online.`,
    entries: [
      {
        title: 'The first session',
        text: 'We go through one recent day, from both sides, and leave the life story for later.',
      },
      {
        title: 'The sessions after that',
        text: 'Weekly or fortnightly, we look at what you tried, and “we forgot” is useful news.',
      },
      {
        title: 'Signs of progress',
        text: 'Fewer reminders, and fights that end sooner. When your systems run without me, we finish, and you can come back when they wear out.',
      },
    ],
  },

  confidentiality: {
    heading: 'What stays private, and the limits',
    paragraphs: [
      'What you tell me stays with me. The limits are few, such as serious danger to someone, a child at risk or a court order, and I explain them before we begin.',
      'Before we start we agree what I do when one of you tells me something alone, a debt perhaps, or a diagnosis: I help you to say it, and I don’t say it for you. Anything about your safety you may always tell me alone.',
    ],
  },

  questions: {
    heading: 'Questions about ADHD and couples',
    questions: [
      {
        question: 'What if we both have ADHD?',
        answer:
          'Then you may share the jokes and the unopened mail. We look for systems in which neither of you has to be the organised one.',
      },
      {
        question: 'Isn’t ADHD just an excuse?',
        answer:
          'It explains a good deal, and you are still answerable for what you do. It never excuses violence or control. If you are afraid of your partner, couples work isn’t the place to start: call 1800RESPECT on 1800 737 732, or 000 in danger.',
      },
    ],
  },

  callToAction: {
    heading: 'Book or write before the thought gets away',
    text: 'In any order, and as short as you like: I can ask about the rest when we speak.',
  },
} satisfies ServiceWords & {
  bothSides: {
    heading: string;
    intro: string;
    leftLabel: string;
    rightLabel: string;
    pairs: { moment: string; left: string; right: string }[];
  };
  household: EntryList;
  sessionsThatFit: PointList;
  noDiagnosis: Prose;
  questions: QuestionList;
};

export type AdhdCouplesWords = typeof adhdCouples;
