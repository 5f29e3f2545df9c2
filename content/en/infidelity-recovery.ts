import { factsFor } from '../../site/facts';
import type { PointList, Prose, QuestionList, ServiceWords } from '../../site/shapes';
import { secrets } from './secrets';

const facts = factsFor('en');

export const infidelityRecovery = {
  name: 'Infidelity Recovery',
  meta: {
    title: 'Infidelity recovery counselling in Noosa',
    description:
      'Counselling after an affair in Tewantin, Noosa, and online, as a couple or alone. What helps in the first days, and the three phases of infidelity recovery.',
  },

  header: {
    title: 'Infidelity recovery, together or alone',
    lead: 'Whether you found out last night or broke the trust yourself, there is an order to this, and we can take it slowly.',
  },

  pull: 'I won’t hurry you into forgiving, and I won’t shame either of you.',

  intro: {
    heading: 'What an affair does',
    paragraphs: [
      'You go back over holidays, birthdays, ordinary Tuesdays, and ask what was real. You may lie awake, or feel strangely calm.',
      'It may have been one night, or messages, or years of a second life. What was broken is the agreement the two of you had, whatever form it took.',
      `With over ${facts.experienceYears} years of experience, I know how to go slowly when everything seems urgent.`,
    ],
  },

  issues: {
    heading: 'Common reactions after an affair',
    intro: 'You are not going mad. These are common, on both sides.',
    points: [
      'Pictures run in your head, at work and at the wheel.',
      'You ask the same question ten times, and no answer settles it.',
      'You check phones and receipts, and hate doing it.',
      'You want to be held and want them gone, in the same hour.',
      'You ended the affair and miss it, and there is no one you can tell.',
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
      'First figure: married people who have had sex outside marriage, in earlier US surveys cited by Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749. The others are rough guides, and none predicts what happens to you.',
  },

  phases: {
    heading: 'The three phases of recovery',
    intro: 'We usually keep this order, even if you sometimes step back.',
    phases: [
      {
        label: 'Phase one',
        title: 'Crisis & Stabilisation',
        text: 'First we get you through the week: sleep, meals, work, children, and how you speak to each other.',
        work: [
          'Agree how to live for now, together or apart',
          'Decide about contact with the third person',
          'Set times to talk, and times to rest from it',
        ],
      },
      {
        label: 'Phase two',
        title: 'Understanding & Processing',
        text: 'Now come the questions about what happened and why. A relationship’s troubles can help explain an affair; they don’t excuse one.',
        work: [
          'Tell what matters once, not in pieces',
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
          'Make agreements you can both live with; openness can help for a while',
          'Let touch and sex come back when you both want them',
          'Prepare for the dates, songs and streets that bring it back',
        ],
      },
    ],
    safety:
      'If you’re tracked, threatened or cut off, that’s not recovery. Call 1800RESPECT on 1800 737 732; in immediate danger, 000.',
  },

  twoPeople: {
    heading: 'The betrayed and the unfaithful partner',
    intro: 'You may both be in pain. You are not both responsible for the affair.',
    betrayed: {
      heading: 'If you were betrayed',
      intro: 'This was not your doing. It may still leave you with:',
      points: [
        'Shock that sits in the body like an injury',
        'Shame, though you did nothing shameful',
        'Love and fury for the same person',
      ],
    },
    unfaithful: {
      heading: 'If you were unfaithful',
      intro: 'You made choices, and you have choices now. You may know:',
      points: [
        'Guilt so heavy that defending yourself feels easier',
        'Fear that the next honest answer will end everything',
        'A grief you can’t show',
      ],
    },
  },

  firstDays: {
    heading: 'In the first days, before we meet',
    intro: 'Small things count now.',
    points: [
      'Eat a little, drink water, rest with your eyes shut.',
      'Put off big decisions, except those that keep you, the children or your money safe.',
      'If you’re safe, pause before telling others. Families remember what they hear now, even if you stay. Begin with one person who can listen and keep it private.',
      'Keep the details from the children and off social media.',
      'See your GP if you can’t sleep or eat, or need a sexual health check.',
    ],
    help: [
      'If there is violence, or you are threatened, call 1800RESPECT on 1800 737 732. In immediate danger, call 000.',
      'If either of you is thinking about suicide, call Lifeline on 13 11 14, day or night, or 000.',
    ],
  },

  approach: {
    heading: 'How I work with the two of you',
    intro: 'Four things hold throughout.',
    entries: [
      {
        title: 'Steady first',
        text: 'The hardest questions wait until you can both bear the answers.',
      },
      {
        title: 'Enough truth, told carefully',
        text: 'Some details help you understand, and others only hurt. We sort them before they are told.',
      },
      {
        title: 'Responsibility without humiliation',
        text: 'The one who had the affair answers for it. People crushed by shame tend to hide again.',
      },
      {
        title: 'No timetable for forgiveness',
        text: 'It may come late, or never. There can be peace without it.',
      },
    ],
  },

  expect: {
    heading: 'What to expect from sessions',
    intro: `Sessions for two take ${facts.inWords.length.couples} and cost ${facts.fee.couples}.`,
    entries: [
      {
        title: 'The first session',
        text: 'I ask what has happened, who knows, and how you are sleeping and eating. We stop where it gets too much.',
      },
      {
        title: 'Weekly or fortnightly',
        text: `Weekly often helps early on. When a conversation needs longer, an extended session of ${facts.inWords.length.extended} is ${facts.fee.extended}.`,
      },
    ],
  },

  decision: {
    heading: 'Staying, parting, or coming alone',
    paragraphs: [
      'Some couples build something more honest than they had. Others separate, and can still sit in the same row at the school concert. I don’t count either as a failure.',
      'If your partner won’t come, or has gone, the same phases still apply. The work is to find your feet, see what happened and trust your own judgement again.',
    ],
  },

  confidentiality: {
    heading: 'Confidentiality, after a secret',
    paragraphs: [
      'I tell no one that you come, or why. I explain the few exceptions first, such as serious danger to someone, a child at risk or a court order.',
      secrets,
    ],
  },

  questions: {
    heading: 'Questions after an affair',
    questions: [
      {
        question: 'Do we have to tell each other everything?',
        answer:
          'Not every scene, but the facts that matter: any risk to health first, then who, how long and whether it is over. With help, and only where it’s safe. If you are afraid of how your partner will take it, call 1800RESPECT first, on 1800 737 732, or 000 in danger.',
      },
      {
        question: 'I’m the one who cheated. What do I do tonight?',
        answer:
          'Don’t add a lie. If it’s safe, answer what you are asked, briefly and truthfully. If your partner wants the night apart, sleep elsewhere. If your partner doesn’t know, you can wait and call me. Leave the details for a session. Don’t ask to be forgiven yet, or write to the third person. Stay sober. If you are thinking about suicide, call Lifeline on 13 11 14, or 000.',
      },
      {
        question: 'Can I come alone?',
        answer: `Yes. An individual session takes ${facts.inWords.length.individual} and costs ${facts.fee.individual}. If you might want couples sessions later, tell me at the start.`,
      },
    ],
  },

  callToAction: {
    heading: 'You can call before you decide',
    text: 'Call even if all you have is a broken sentence. I can take it from there.',
  },
} satisfies ServiceWords & {
  claims: { heading: string; items: { figure: string; text: string }[]; source: string };
  phases: {
    heading: string;
    intro: string;
    phases: { label: string; title: string; text: string; work: string[] }[];
    /** Below all three: what is no recovery, and whom to call. */
    safety: string;
  };
  twoPeople: { heading: string; intro: string; betrayed: PointList; unfaithful: PointList };
  firstDays: PointList & { help: string[] };
  decision: Prose;
  questions: QuestionList;
};

export type InfidelityRecoveryWords = typeof infidelityRecovery;
