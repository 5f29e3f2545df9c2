import { factsFor } from '../facts';
import type { Entry, EntryList, Prose, QuestionList, ServiceWords } from '../shapes';

const facts = factsFor('en');

export const couplesMarriage = {
  name: 'Couples Counselling',
  meta: {
    title: 'Couples & marriage counselling in Noosa',
    description:
      'The same argument again, long silences, a decision you can’t make? Couples and marriage counselling in Tewantin, Noosa, and online, together or alone.',
  },

  header: {
    title: 'Couples and marriage counselling for when the same argument keeps coming back',
    lead: 'You know your lines by now, and so does your partner. I help you both hear what lies underneath, and find another way through.',
  },

  pull: 'Once you can both see the loop as it happens, you can interrupt it together.',

  intro: {
    heading: 'Couples counselling at any stage',
    paragraphs: [
      'It starts with a wet towel or a tone of voice. Ten minutes later you are in a fight you have had a hundred times, or at opposite ends of the couch, saying nothing.',
      'You may be married or not, on the brink or far from it. Couples of any orientation, age and kind of family are welcome.',
      `I have over ${facts.experienceYears} years of experience, and I can stay calm in the room when the two of you can’t.`,
    ],
  },

  issues: {
    heading: 'Common issues, as couples say them',
    intro: 'Recognising one is reason enough to come.',
    points: [
      'We run the house well. We don’t talk about anything else.',
      'We argue about money, and it never seems to be about money.',
      'We disagree about the children, in front of the children.',
      'One of us wants sex more often, and now even a hug is complicated.',
      'Your mother, my ex: there is always someone else in our arguments.',
      'I feel lonelier with you here than when you’re away.',
    ],
  },

  pattern: {
    heading: 'Why the same argument comes back',
    paragraphs: [
      'Very different quarrels often have the same shape. In what counsellors call pursue and withdraw, one partner moves towards the trouble, to get an answer; the second moves away, to keep it from getting worse.',
      'Each move makes sense. Together they go round and round, as on this ordinary evening. On another night you may swap roles.',
    ],
    moments: [
      {
        title: 'One of you reaches out, and it comes out as a complaint',
        text: '“You’re on your phone again.” It means: I miss you. It arrives as: you’ve done something wrong again.',
      },
      {
        title: 'Your partner goes quiet',
        text: 'From inside, silence keeps the peace, because any answer will be wrong. From outside, it is a door closing.',
      },
      {
        title: 'The first one gets louder',
        text: 'Seen from here it is a last try at getting through. Seen from there it proves that it was safer to say nothing.',
      },
      {
        title: 'Someone leaves the room',
        text: 'In one room: I don’t matter to you. In the next: I can never get it right. In the morning you are polite, and nothing is settled.',
      },
    ],
  },

  notSuitable: {
    heading: 'When couples counselling isn’t suitable',
    paragraphs: [
      'If you are afraid of your partner, or your partner hits or threatens you, watches where you go, or decides who you see and what you spend, sitting down together can make things worse at home. Come alone, or call 1800RESPECT on 1800 737 732, day or night. If you are in danger now, call 000.',
      'Perhaps you are the one who frightens or hurts. You can get help to stop: MensLine Australia talks with men about it on 1300 78 99 78.',
    ],
  },

  oneOfYou: {
    heading: 'When only one of you wants to come',
    paragraphs: [
      'You read a page like this, and your partner says it’s no business of a stranger’s. Behind that may be a fear of being blamed, or of hearing that it’s over.',
      'You might ask for very little: “Come once, and then we’ll decide together.” If the answer is still no, come by yourself. Sometimes a loop loosens when one of you stops taking part in it.',
    ],
  },

  approach: {
    heading: 'How I work with couples',
    intro: 'I’m not there to judge who is right.',
    entries: [
      {
        title: 'We slow one argument down',
        text: 'We take five minutes of it, and look at what each of you felt, feared and did next.',
      },
      {
        title: 'You both get room',
        text: 'I interrupt when I need to, so that the quick talker and the one who needs time are both heard.',
      },
      {
        title: 'We look under the subject',
        text: 'Housework may be about fairness, money about security. Then a practical answer is easier to find.',
      },
      {
        title: 'You try one thing at home',
        text: 'A gentler way to begin, perhaps, or a way to stop in time. Then we look at how it went.',
      },
    ],
  },

  expect: {
    heading: 'What to expect, from first session to last',
    intro: `A couples session takes ${facts.inWords.length.couples} and costs ${facts.fee.couples}, in person in Tewantin or, at the same fee, online.`,
    entries: [
      {
        title: 'The first session',
        text: 'I ask each of you what hurts, what you hope for and what you wouldn’t want to lose. Your versions may differ, and each gets a full hearing.',
      },
      {
        title: 'The sessions after that',
        text: 'We meet weekly or fortnightly. At first, weekly often helps: a fortnight is a long time in a loop.',
      },
      {
        title: 'How we know it helps',
        text: 'You still argue, but it is over sooner, and you find your way back. If nothing changes, we say so and think again.',
      },
      {
        title: 'Finishing',
        text: 'When things hold at home we meet less often, then stop. If you need to come back later, you can.',
      },
    ],
  },

  seasons: {
    heading: 'Counselling at turning points',
    intro: 'Some couples come with no crisis at all, only a change.',
    entries: [
      {
        title: 'Before you marry or move in',
        text: 'Money, children, faith, family: easier to discuss while you are still curious about the answers.',
      },
      {
        title: 'After a baby',
        text: 'No sleep, no time, and a silent tally of who did what.',
      },
      {
        title: 'Two families under one roof',
        text: 'Whose rules, whose weekend, whose photos in the hall. A blended family has to decide what others inherit.',
      },
      {
        title: 'Retirement to the coast',
        text: 'More hours together than in years, old friends far away, and no work to escape to.',
      },
    ],
  },

  confidentiality: {
    heading: 'What stays private, and the limits',
    paragraphs: [
      'What you tell me stays with me. The limits are few, such as serious danger to someone, a child at risk or a court order, and I explain them before we begin.',
      'Before we start we agree how I treat what one of you tells me alone. I don’t keep a secret that your work together depends on. I help you to say it yourself, and until then I don’t pass it on. Anything about your safety you may always tell me alone.',
    ],
  },

  questions: {
    heading: 'Questions before you book',
    questions: [
      {
        question: 'Will you take sides?',
        answer:
          'No. I may press one of you harder for a while, and later your partner. If I see something unfair, I say so. If I seem to lean, tell me.',
      },
      {
        question: 'How long does it take?',
        answer:
          'A single decision may need only a few sessions; an old pattern takes longer. We check as we go, and you can stop at any time.',
      },
      {
        question: 'What if we decide to separate?',
        answer:
          'I can help you do it with less harm: what still needs saying, what to tell the children. For legal advice you will also want a lawyer.',
      },
    ],
  },

  callToAction: {
    heading: 'Start with one session',
    text: 'Book a time, together or alone, or ask what you would like to know first.',
  },
} satisfies ServiceWords & {
  pattern: { heading: string; paragraphs: string[]; moments: Entry[] };
  notSuitable: Prose;
  oneOfYou: Prose;
  seasons: EntryList;
  questions: QuestionList;
};

export type CouplesMarriageWords = typeof couplesMarriage;
