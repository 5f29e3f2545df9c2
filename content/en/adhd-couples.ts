import type { EntryList, PointList, Prose, QuestionList, LongServiceWords } from '../../site/shapes';
import { exceptions, limits, secrets } from './secrets';

export const adhdCouples = {
  name: 'ADHD & Neurodiverse Couples',
  meta: {
    title: 'ADHD couples counselling in Noosa & online',
    description:
      'Counselling for couples with ADHD, autism or both, in Tewantin, Noosa, and online. Less blame, more sense of how each of you thinks, and tools to try at home.',
  },

  header: {
    title: 'Counselling for ADHD and neurodiverse couples: two minds, one household',
    lead: 'One forgets, one reminds; one needs quiet, one needs company; and you both end up lonely. I help you sort out how each mind works, what is hurt, and what could work at home.',
    scene: 'A clear morning, a basket taking shape',
  },

  pull: 'Both sides are true. When you can each say the other’s side aloud without arguing, we can start on what to change.',

  intro: {
    heading: 'What ADHD and autism can do in a relationship',
    paragraphs: [
      'ADHD affects how a brain manages attention, time and strong feelings. It says nothing about how much someone cares. But when the bill is late for the third time, that is hard to believe.',
      'Bit by bit one becomes the manager and the other the managed. You are not lazy, and you are not a nag. Neither of you applied for the job.',
      'Autism affects how a brain takes in people, sound, touch and change. An autistic partner may love deeply, show it in deeds rather than words, and be worn out by an evening that rested the other. “Neurodiverse couples” means that one or both of you have ADHD, are autistic, or think and sense differently from most.',
    ],
  },

  issues: {
    heading: 'Common issues in a week like yours',
    intro: 'See how many you know.',
    points: [
      'Someone carries everyone’s calendar in their head.',
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
      'In these scenes one partner has ADHD. Where you both do, you may recognise either side.\n\nADHD and autism never excuse violence or control, and neither does a meltdown. If you are afraid of your partner, couples work isn’t the place to start: call 1800RESPECT on 1800 737 732, or 000 in danger.',
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
        moment: 'In the middle of a story',
        left: 'One word set off a thought, and I was gone. I’m embarrassed to ask what I missed.',
        right: 'Your eyes have left. I stop mid\u2011sentence, and you don’t notice.',
      },
      {
        moment: 'A remark about a pan',
        left: 'I hear that I’m a disappointment. It goes through me like heat, and I snap.',
        right: 'I mentioned a pan. Now we’re in a fight, and the pan is still there.',
      },
    ],
  },

  autism: {
    heading: 'When one of you is autistic',
    intro:
      'Each of you may read the other wrongly. That goes both ways, and neither of you is the standard.',
    leftLabel: 'The autistic partner',
    rightLabel: 'The partner who isn’t autistic',
    pairs: [
      {
        moment: 'The dinner with friends',
        left: 'After an hour all the voices are equally loud. I’ve smiled all day at work, and there is nothing left.',
        right: 'I make our excuses again. In the car you don’t say a word, and I think it was me.',
      },
      {
        moment: 'A change of plan',
        left: 'The whole day was in order in my head. Now I have to build it again, and fast.',
        right: 'I said “let’s eat out”, to be nice. You looked as if I’d taken something away.',
      },
      {
        moment: '“How was your day?”',
        left: 'I said “fine”, because it was. I didn’t know that you were asking for company.',
        right: 'I wanted you to ask me back. I shouldn’t have to say so.',
      },
      {
        moment: 'In the middle of a fight',
        left: 'The words have gone. I shut the door to come back to myself, and not to punish you.',
        right: 'I’m left in the hall with all of it. To me it looks as if you don’t care.',
      },
    ],
    helpIntro: 'Things that couples try:',
    help: [
      'Say outright what you would like; a hint is easily missed.',
      'Tell each other early about plans and changes, in writing where that helps.',
      'Agree on a quiet place, a sign for “too much”, and a time to come back.',
      'Share what a shutdown or a meltdown feels like from inside: it is overload, and no one’s choice.',
      'Notice the other’s own ways of showing love, such as a full tank or an article sent at noon.',
    ],
  },

  approach: {
    heading: 'How I work with two kinds of mind',
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
        title: 'An end to manager and managed',
        text: 'Supervising someone often dulls desire, and so does being supervised. We find each of you another part to play.',
      },
      {
        title: 'Small experiments',
        text: 'You try one change for a fortnight. When it fails, we blame the tool and pick another.',
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
        title: 'Let something else do the reminding',
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
      'I don’t diagnose or prescribe. For an assessment of ADHD or autism, or for medication, start with your GP. In Queensland some GPs now assess adults for ADHD and prescribe for it; others refer you to a psychiatrist or psychologist, as for autism. Counselling can run alongside.',
      'A late diagnosis often brings relief and grief on the same day. You weren’t lazy after all, and what might those years have been? Your partner may be grieving too.',
      'You are just as welcome if you think you may be autistic and have never told anyone, or if you are different in a way without a name.',
    ],
  },

  expect: {
    heading: 'What to expect',
    intro: 'Sessions run for {length.couples} and cost {fee.couples}.',
    entries: [
      {
        title: 'The first session',
        text: 'Before we begin I talk with each of you alone, as I do with every couple. Then we go through one recent day as each of you lived it, and leave the life story for later.',
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
    intro: `What you tell me stays with me. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Questions about ADHD, autism and couples',
    questions: [
      {
        question: 'What if we both have ADHD?',
        answer:
          'Then neither may be the organised one, but you may understand each other well. We build routines that still work when you both forget.',
      },
      {
        question: 'Aren’t ADHD and autism just an excuse?',
        answer: 'They explain a lot, and you are still answerable for what you do.',
      },
    ],
  },

  callToAction: {
    heading: 'Booking takes one call',
    text: 'A name and a time that suits will do. I’ll ask the rest when we meet.',
  },
} satisfies LongServiceWords & {
  bothSides: {
    heading: string;
    intro: string;
    leftLabel: string;
    rightLabel: string;
    pairs: { moment: string; left: string; right: string }[];
  };
  autism: {
    heading: string;
    intro: string;
    leftLabel: string;
    rightLabel: string;
    pairs: { moment: string; left: string; right: string }[];
    helpIntro: string;
    help: string[];
  };
  household: EntryList;
  sessionsThatFit: PointList;
  noDiagnosis: Prose;
  questions: QuestionList;
};

export type AdhdCouplesWords = typeof adhdCouples;
