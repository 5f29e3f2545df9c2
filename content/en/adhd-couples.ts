import { factsFor } from '../../site/facts';
import type { EntryList, PointList, Prose, QuestionList, ServiceWords } from '../../site/shapes';
import { secrets } from './secrets';

const facts = factsFor('en');

export const adhdCouples = {
  name: 'ADHD & Neurodiverse Couples',
  meta: {
    title: 'ADHD couples counselling in Noosa & online',
    description:
      'Counselling for ADHD and neurodiverse couples in Tewantin, Noosa, and online. Less blame for the forgetting and the reminding, and tools to try at home.',
  },

  header: {
    title: 'Counselling for ADHD and neurodiverse couples: two minds, one household',
    lead: 'One forgets, one reminds, and you both end up lonely. I help you sort out what is attention, what is hurt, and what could work at home.',
  },

  pull: 'Both sides are true. When you can each say the other’s side aloud without arguing, we can start on what to change.',

  intro: {
    heading: 'What ADHD does in a relationship',
    paragraphs: [
      'ADHD affects how a brain steers attention, time and strong feeling. It says nothing about how much someone cares. But when the bill is late for the third time, that is hard to believe.',
      'Bit by bit one of you becomes the manager and the other the managed. You are not lazy, and you are not a nag. Neither of you applied for the job.',
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
      'A noise that is nothing to one of you is unbearable to the other.',
      'You talk it through, you agree, and nothing changes.',
    ],
  },

  bothSides: {
    heading: 'The same moment, from both sides',
    intro:
      'In these scenes one of you has ADHD. If you both do, or one of you is autistic, you may recognise either side.',
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
        text: 'Supervising someone often dulls desire, and so does being supervised. We find each of you another part to play.',
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
        text: 'Either of you can say it when it’s too much. Whoever says it names a time to go on.',
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
      'A late diagnosis often brings relief and grief on the same day. You weren’t lazy after all, and what might those years have been? Your partner may be grieving too.',
      'If one or both of you are autistic, or different in a way without a name, you are just as welcome, and I don’t take one partner’s mind as the standard.',
    ],
  },

  expect: {
    heading: 'What to expect',
    intro: `Sessions run for ${facts.inWords.length.couples} and cost ${facts.fee.couples}.`,
    entries: [
      {
        title: 'The first session',
        text: 'We go through one recent day as each of you lived it, and leave the life story for later.',
      },
      {
        title: 'Later sessions',
        text: 'Weekly or fortnightly, we hear how the experiment went, and “we forgot” is useful news.',
      },
      {
        title: 'Signs of progress',
        text: 'Fewer reminders, and fights that end sooner. When your systems run without me, we finish, and you can come back when they wear out.',
      },
    ],
  },

  confidentiality: {
    heading: 'Confidentiality and its limits',
    paragraphs: [
      'Sessions are confidential, unless someone is in serious danger, a child is at risk or a court orders otherwise. We go through that first.',
      secrets,
    ],
  },

  questions: {
    heading: 'Questions about ADHD and couples',
    questions: [
      {
        question: 'What if we both have ADHD?',
        answer:
          'Then neither may be the organised one, but you may understand each other well. We build systems to hold when you both forget.',
      },
      {
        question: 'Isn’t ADHD just an excuse?',
        answer:
          'It explains a lot, and you are still answerable for what you do. It never excuses violence or control. If you are afraid of your partner, couples work isn’t the place to start; call 1800RESPECT on 1800 737 732. In immediate danger, call 000.',
      },
    ],
  },

  callToAction: {
    heading: 'Booking takes one call',
    text: 'A name and a time that suits will do. I’ll ask the rest when we meet.',
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
