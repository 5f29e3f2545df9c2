import type { Entry, Prose, ServiceWords, Translation } from '../../words/shapes';
import { alone, limits } from './privacy';

export const couplesMarriage = {
  name: 'Couples Counselling',
  meta: {
    title: 'Couples & marriage counselling in Noosa',
    description:
      'Couples therapy and marriage counselling in Tewantin, Noosa, on the Sunshine Coast{andOnline}, for the argument that keeps returning and the silence after it.',
  },

  card: {
    title: 'Couples counselling',
    text: 'Marriage and relationship counselling, for couples who argue in circles or have stopped talking.',
    action: 'Why the argument comes back',
  },
  header: {
    title: 'Couples counselling when the same argument comes back',
    lead: 'You both know how it will go. I help you hear what lies underneath, and find another way through.',
    note: 'I take no sides, except against violence.',
  },

  intro: {
    heading: 'Couples counselling at any stage',
    paragraphs: [
      'A wet towel, a tone of voice, and you are back in the old fight, or at opposite ends of the couch, saying nothing.',
      'Adult couples of every gender, orientation and background are welcome, married or not.',
    ],
  },

  issues: {
    heading: 'Common issues, as couples say them',
    points: [
      'We run the house well, and talk about nothing else.',
      'We disagree about the children, in front of the children.',
      'One of us wants sex more often, and now even a hug is complicated.',
      'We always end up arguing about your mother or my ex.',
    ],
  },

  danger: {
    heading: 'Afraid of your partner?',
    text: 'If your partner hits, chokes or threatens you, forces you into sex, tracks you, or decides who you see or what you spend, sessions together can make it more dangerous. While there is a protection order between you, from a court or the police, I don’t see you together. In danger, call 000. When nobody can hear, call 1800RESPECT on 1800 737 732, day or night. See {help}, also about leaving, the police and your visa. You can ring me by day, too, even if you haven’t left, but I’m not a crisis line.',
  },

  expect: {
    heading: 'What to expect in couples sessions',
    entries: [
      {
        title: 'The first session',
        text: 'I talk with each of you alone first, as with every couple. Some couples begin with a few single sessions each, for many reasons, and I never say which. Together, I ask what hurts, what you hope for and what you wouldn’t want to lose.',
      },
      {
        title: 'How long it takes',
        text: 'A single decision may need a few sessions, an old pattern more. You can stop at any time.',
      },
      {
        title: 'How we know it helps',
        text: 'You still argue, but less often and not for as long. If nothing changes, we say so and think again.',
      },
    ],
  },

  pattern: {
    heading: 'Why the same argument comes back',
    paragraphs: [
      'This is about two people who aren’t afraid of each other. They argue in a loop: one presses for an answer, and the other moves away to keep it from getting worse.',
      'Both make sense, and each sets off the other. Once you see the loop, you can try to stop it together.',
    ],
    moments: [
      {
        title: 'One reaches out, and it sounds like a complaint',
        text: '“You’re on your phone again” means “I miss you”, and arrives as “You’ve done wrong again”.',
      },
      {
        title: 'The other goes quiet',
        text: 'To the quiet one, any answer will be wrong. To the one waiting, it feels like a closing door.',
      },
      {
        title: 'The one reaching out gets louder',
        text: 'Louder is one more attempt to be heard. To the quiet one it proves that saying nothing was safer.',
      },
      {
        title: 'Someone leaves the room',
        text: 'One thinks “I don’t matter”, the other “I never get it right”. In the morning you are polite, and nothing is settled.',
      },
    ],
  },

  approach: {
    heading: 'How I work with couples',
    intro: 'I can stay calm in the room when the two of you can’t.',
    entries: [
      {
        title: 'We take one argument apart',
        text: 'Five minutes of it are enough to see what each of you felt, feared and did next.',
      },
      {
        title: 'We find what it is really about',
        text: 'Housework is often about fairness, money about security. Once that is said, an answer is easier to find.',
      },
      {
        title: 'You try one thing at home',
        text: 'A gentler way to begin, perhaps, or a way to stop in time.',
      },
    ],
  },

  oneOfYou: {
    heading: 'When only one of you wants to come',
    before:
      'Your partner may fear being blamed, or hearing that it’s over. So ask for very little:',
    /** Set large. */
    pull: '“Come once, and then we’ll decide together.”',
    after:
      'If the answer is still no, come by yourself: when one of you answers differently, the argument often changes.',
    afraid:
      'If you are afraid of your partner, don’t risk that at home. Ring me when nobody can hear, or see {help}.',
  },

  seasons: {
    heading: 'In pregnancy and after a baby',
    paragraphs: [
      'For low mood, dread or frightening thoughts in either parent, see your GP, or from Monday to Saturday call PANDA on 1300 726 306. If anyone might act on them, hears voices or is very confused, call 000.',
    ],
  },

  separating: {
    heading: 'If you decide to separate',
    paragraphs: [
      'I can help you do it with less harm and find words for the children. If you fear how your partner will take it, plan it with 1800RESPECT before you say it. For legal advice, see a family lawyer, or call the free Family Relationship Advice Line on 1800 050 321.',
    ],
  },

  privacy: {
    heading: 'Confidentiality and its limits',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Start with one session',
    text: 'Come together or alone. You can decide about a second one afterwards.',
  },
} satisfies Translation<ServiceWords> & {
  pattern: Prose & { moments: Entry[] };
  oneOfYou: { heading: string; before: string; pull: string; after: string; afraid: string };
  seasons: Prose;
  separating: Prose;
};

export type CouplesMarriageWords = typeof couplesMarriage;
