import { factsFor } from '../facts';
import type { PointList, Prose, QuestionList, ServiceWords } from '../shapes';

const facts = factsFor('en');

export const infidelityRecovery = {
  name: 'Infidelity Recovery',
  meta: {
    title: 'Infidelity recovery counselling, Noosa',
    description:
      'After an affair: what helps in the first days, the three phases of recovery, and counselling as a couple or alone, in Tewantin, Noosa, and online.',
  },

  header: {
    title: 'Infidelity recovery, together or alone',
    lead: 'Whether you found out last night or broke the trust yourself, we can take this in order, one decision at a time.',
  },

  pull: 'I won’t hurry you to forgive, and I won’t shame either of you.',

  intro: {
    heading: 'What an affair does',
    paragraphs: [
      'You go back over holidays, birthdays, ordinary Tuesdays, and ask what was real. You may lie awake, or feel nothing at all.',
      'It may have been one night, or messages, or years of a second life. What was broken is the agreement the two of you had, whatever form it took.',
      `I have over ${facts.experienceYears} years of experience.`,
    ],
  },

  issues: {
    heading: 'Common reactions after an affair',
    intro: 'You are not going mad. These are common, on both sides.',
    points: [
      'Pictures run in your head and won’t switch off.',
      'You ask the same question ten times, and no answer is enough.',
      'You check phones and receipts, and hate doing it.',
      'You want to be held and want them gone, in the same hour.',
      'You ended the affair, and there is no one to whom you can say that you miss it.',
      'It was years ago, and it is in every argument still.',
    ],
  },

  claims: {
    heading: 'Infidelity in figures',
    items: [
      {
        figure: facts.infidelityShare,
        text: 'of relationships are affected by infidelity',
      },
      {
        figure: facts.stayTogetherShare,
        text: 'of couples stay together after therapy',
      },
      {
        figure: facts.recoveryTime,
        text: 'is what recovery typically takes',
      },
    ],
    source:
      'First figure: Atkins, Baucom & Jacobson (2001), Journal of Family Psychology 15(4), 735–749; of married people in the US, counting sex only. The other figures are rough guides, and none predicts what happens to you.',
  },

  phases: {
    heading: 'The three phases of recovery',
    intro: 'It goes better in this order, even if you sometimes step back.',
    phases: [
      {
        label: 'Phase one',
        title: 'Crisis & Stabilisation',
        text: 'First we get you through the week: sleep, food, work, children, and how you speak to each other.',
        work: [
          'Agree how you live for now, together or apart',
          'Settle contact with the third person',
          'Set times to talk, and times to rest from it',
        ],
      },
      {
        label: 'Phase two',
        title: 'Understanding & Processing',
        text: 'Now the questions: what happened, and what it meant. Your relationship may help explain an affair; it doesn’t excuse one.',
        work: [
          'Tell the story once, whole, instead of in pieces',
          'Say what it did to you, and be heard',
          'Find out how it became possible',
          'Grieve for what you thought you had',
        ],
      },
      {
        label: 'Phase three',
        title: 'Rebuilding & Moving Forward',
        text: 'Trust grows from small promises kept, over and over. If you part, this phase is about parting decently.',
        work: [
          'Make agreements you can both live with. Openness can help for a while. Being tracked, threatened or kept from people is not recovery: call 1800RESPECT on 1800 737 732, or 000 in danger.',
          'Bring touch and sex back at the pace of whoever needs more time',
          'Prepare for the dates, songs and streets that bring it back',
        ],
      },
    ],
  },

  twoPeople: {
    heading: 'The betrayed and the unfaithful partner',
    intro: 'You may both be in pain. You are not both responsible for the affair.',
    betrayed: {
      heading: 'If you were betrayed',
      intro: 'This was not your doing. You may still live with:',
      points: [
        'Shock that sits in the body like an injury',
        'Shame, though you did nothing shameful',
        'Love and fury for the same person',
      ],
    },
    unfaithful: {
      heading: 'If you were unfaithful',
      intro: 'You made choices, and you have choices now. You may live with:',
      points: [
        'Guilt so heavy that defending yourself feels easier',
        'Fear that the next honest answer will end everything',
        'A grief that you may not show',
      ],
    },
  },

  firstDays: {
    heading: 'In the first days, before we meet',
    intro: 'Small things are enough.',
    points: [
      'Eat a little, drink water, lie down even if you can’t sleep.',
      'Put off big decisions that can wait.',
      'Pause before telling others. What your family hears now can’t be unheard if you stay. Choose one steady person who listens.',
      'Keep the details from the children and off social media.',
      'See your GP if you can’t sleep or eat, or need a sexual health check.',
      'If there is violence, or you are threatened, call 000 in danger, otherwise 1800RESPECT on 1800 737 732.',
      'If either of you thinks of suicide, the one who was hurt or the one who did the hurting, call Lifeline on 13 11 14, day or night, or 000.',
    ],
  },

  approach: {
    heading: 'How I work with the two of you',
    intro: 'Whatever has happened, four things hold.',
    entries: [
      {
        title: 'Steady first',
        text: 'The hardest questions wait until you can both bear the answers.',
      },
      {
        title: 'Enough truth, told carefully',
        text: 'Some details help you understand; others only become pictures. We sort them before they are told.',
      },
      {
        title: 'Responsibility without humiliation',
        text: 'The affair belongs to the one who had it. Someone crushed by shame only hides again.',
      },
      {
        title: 'No timetable for forgiveness',
        text: 'It may come late or not at all, and you can be at peace before it does.',
      },
    ],
  },

  expect: {
    heading: 'What to expect from sessions',
    intro: `Couples sessions take ${facts.inWords.length.couples} and cost ${facts.fee.couples}, in person in Tewantin or, at the same fee, online.`,
    entries: [
      {
        title: 'The first session',
        text: 'I ask what has happened, who knows, and how you are sleeping and eating. Tell as much as you can bear to.',
      },
      {
        title: 'Weekly or fortnightly',
        text: `Early on, weekly often helps. When a conversation needs longer, an extended session of ${facts.inWords.length.extended} is ${facts.fee.extended}.`,
      },
    ],
  },

  decision: {
    heading: 'Staying, parting, or coming alone',
    paragraphs: [
      'Some couples build something more honest than they had. Others separate, and can still sit in one row at the school concert. I don’t count either as a failure.',
      'If your partner won’t come, or has gone, the same phases hold for one: steady yourself, understand what happened, learn to trust your own judgement again.',
    ],
  },

  confidentiality: {
    heading: 'What stays private, and the limits',
    paragraphs: [
      'What you tell me stays with me. The limits are few, such as serious danger to someone, a child at risk or a court order, and I explain them before we begin.',
      'Before we start we agree what happens if one of you tells me something alone, for instance that the affair goes on. I won’t pass it on, and I won’t see you both as if I didn’t know: you get time and help to say it, or the couples sessions stop. Anything about your safety you may always tell me alone.',
    ],
  },

  questions: {
    heading: 'Questions after an affair',
    questions: [
      {
        question: 'Do we have to tell each other everything?',
        answer:
          'In time, with help, and only where it’s safe. The facts that matter are who, how long, whether it is over and whether health is at risk. Not every scene.',
      },
      {
        question: 'Can I come alone?',
        answer: `Yes. An individual session takes ${facts.inWords.length.individual} and costs ${facts.fee.individual}. If you may want couples sessions later, tell me at the start.`,
      },
    ],
  },

  callToAction: {
    heading: 'Book a session, or ask first',
    text: 'A broken sentence is fine, and so is a question about the fee.',
  },
} satisfies ServiceWords & {
  claims: { heading: string; items: { figure: string; text: string }[]; source: string };
  phases: {
    heading: string;
    intro: string;
    phases: { label: string; title: string; text: string; work: string[] }[];
  };
  twoPeople: { heading: string; intro: string; betrayed: PointList; unfaithful: PointList };
  firstDays: PointList;
  decision: Prose;
  questions: QuestionList;
};

export type InfidelityRecoveryWords = typeof infidelityRecovery;
