import type { Entry, EntryList, Prose, QuestionList, LongServiceWords } from '../../site/shapes';
import { exceptions, forcedSex, limits, secrets, watchedPhone } from './secrets';

export const couplesMarriage = {
  name: 'Couples Counselling',
  meta: {
    title: 'Couples & marriage counselling in Noosa',
    description:
      'Couples therapy and marriage counselling in Tewantin, Noosa, on the Sunshine Coast, and online, for the argument that keeps returning and the silence after it.',
  },

  header: {
    title: 'Couples and marriage counselling for when the same argument keeps coming back',
    lead: 'You know your lines by now, and so does your partner. I help you both hear what lies underneath, and find another way through.',
    scene: 'First light, where two currents meet',
  },

  pull: 'Once you see the loop as it happens, you can try to stop it together.',

  intro: {
    heading: 'Couples counselling at any stage',
    paragraphs: [
      'A wet towel, a tone of voice, and you are back in a fight you have had a hundred times, or at opposite ends of the couch, saying nothing.',
      'Relationship counselling, couples therapy, marriage counselling: the names differ, the work is the same. Adult couples of every orientation and background are welcome, married or not, on the brink or far from it.',
      'I bring over {experienceYears}\u00a0years of experience, and I can stay calm in the room when the two of you can’t.',
    ],
  },

  issues: {
    heading: 'Common issues, as couples say them',
    intro: 'You may have said one of these this week, or only thought it.',
    points: [
      'We run the house well. We don’t talk about anything else.',
      'We argue about money, and it never seems to be about money.',
      'We disagree about the children, in front of the children.',
      'One of us wants sex more often, and now even a hug is complicated.',
      'There is always someone else in our arguments, your mother or my ex.',
      'I feel lonelier with you here than when you’re away.',
    ],
  },

  pattern: {
    heading: 'Why the same argument comes back',
    paragraphs: [
      'This is about two people who are not afraid of each other. Where one of you is afraid, it isn’t a loop: call 1800RESPECT on 1800 737 732, or 000 in danger, and read on at “Afraid at home?”.',
      'Arguments about very different things often have the same shape, which counsellors call “pursue and withdraw”. One partner moves towards the trouble, to get an answer, and the other moves away, to keep it from getting worse.',
      'Both moves make sense, and they feed each other, as in the scene below. Another night you might swap.',
    ],
    moments: [
      {
        title: 'One of you reaches out, and it comes out as a complaint',
        text: '“You’re on your phone again” is meant as “I miss you”. It arrives as “You’ve done something wrong again”.',
      },
      {
        title: 'The other goes quiet',
        text: 'For the one who says nothing, silence keeps the peace, because any answer will be wrong. For the one who waits, it is a door closing.',
      },
      {
        title: 'The one reaching out gets louder',
        text: 'It is a last try at getting through. To the quiet one, it proves that saying nothing was safer.',
      },
      {
        title: 'Someone leaves the room',
        text: 'One thinks “I don’t matter”, the other “I never get it right”. In the morning you are polite, and nothing is settled.',
      },
    ],
  },

  notSuitable: {
    heading: 'Afraid at home? When couples counselling isn’t suitable',
    help: [
      watchedPhone,
      {
        title: 'In danger now',
        text: 'If you are in danger, get safe first, and call 000. After that you can ring me as well, by yourself.',
      },
      {
        title: 'Violence, threats or control',
        text: 'If your partner hits, chokes or threatens you, forces you into sex, stalks or tracks you, hurts or threatens your children or pets, or decides who you see or what you spend, that is abuse: call 1800RESPECT by yourself, on 1800 737 732, day or night. In immediate danger, call 000.',
      },
      forcedSex,
      {
        title: 'Coercive control and the law',
        text: 'A pattern of abuse that takes away your freedom is called coercive control, and it has been an offence in Queensland since 26 May 2025. You don’t have to decide about the police to get help, and 1800RESPECT can explain what a protection order does.',
      },
      {
        title: 'Choking, or pressure on your neck',
        text: 'Hands around your neck are dangerous even if they left no mark, because harm inside can show hours or days later. If it was in the last few days or weeks, see a doctor or go to a hospital today. Call 000 if it’s hard to breathe, swallow or speak, if you passed out, or if your face, an arm or your sight isn’t right. Someone who has done this may do worse: tell 1800RESPECT about it.',
      },
      {
        title: 'A safe place to go',
        text: 'Being afraid is reason enough to call. Sitting down together can make it worse at home, so we don’t begin there. In Queensland, DVConnect helps with a safe place and with leaving: women on 1800 811 811, day and night, men on 1800 600 636, from 9\u00a0am to midnight.',
      },
      {
        title: 'Your visa',
        text: 'If you fear for your visa, don’t let that keep you from asking for help. With some visas, above all partner visas, the law may let you stay in Australia if the relationship has ended and there was violence during it, whoever left; with others it depends. Don’t rely on what your partner says about it: ask DVConnect or 1800RESPECT, on 1800 737 732, where to get free advice on migration. In danger, call 000.',
      },
      {
        title: 'If you frighten or hurt someone',
        text: 'Perhaps you are the one who frightens or hurts. You can get help to stop. MensLine Australia talks with men about it on 1300 78 99 78, and whoever you are, 1800RESPECT can point you to help.',
      },
    ],
  },

  oneOfYou: {
    heading: 'When only one of you wants to come',
    paragraphs: [
      'You read a page like this, and your partner says it’s none of a stranger’s business. Behind that may be a fear of being blamed, or of hearing that it’s over.',
      'You might ask for very little: “Come once, and then we’ll decide together.” When the answer is still no, come by yourself. Sometimes a loop loosens when one partner stops taking part in it. If you are afraid, don’t try that; call 1800RESPECT on 1800 737 732, or 000 in danger.',
    ],
  },

  approach: {
    heading: 'How I work with couples',
    intro: 'First how you argue, then what you argue about.',
    entries: [
      {
        title: 'We take one argument apart',
        text: 'Five minutes of it are enough to see what each of you felt, feared and did next.',
      },
      {
        title: 'You both get room',
        text: 'I interrupt when I need to, so that the quick talker and the one who needs time are both heard.',
      },
      {
        title: 'We look under the subject',
        text: 'Housework is often about fairness, money about security. Once that is said, a practical answer is easier to find.',
      },
      {
        title: 'You try one thing at home',
        text: 'A gentler way to begin, perhaps, or a way to stop in time. Then we look at how it went.',
      },
    ],
  },

  expect: {
    heading: 'What to expect, from first session to last',
    intro: 'A couples session takes {length.couples} and costs {fee.couples}.',
    entries: [
      {
        title: 'The first session',
        text: 'Before we begin I talk with each of you alone, as I do with every couple. Then I ask you both what hurts, what you hope for and what you wouldn’t want to lose. Your versions may differ, and each gets a full hearing.',
      },
      {
        title: 'The sessions after that',
        text: 'Weekly at first, if you can, because a fortnight can feel long. Later, every second week.',
      },
      {
        title: 'How we know it helps',
        text: 'You still argue, but it is over sooner, and someone makes tea. When nothing changes, we say so and think again.',
      },
      {
        title: 'Finishing',
        text: 'When things hold at home we meet less often, then stop. You can always come back.',
      },
    ],
  },

  seasons: {
    heading: 'Counselling at turning points',
    intro: 'Some couples come with no crisis at all, only a change.',
    entries: [
      {
        title: 'Before you marry or move in',
        text: 'Money, children, faith and family are easier to discuss while you are still curious about the answers.',
      },
      {
        title: 'Blended families',
        text: 'Whose rules, whose weekend, whose photos in the hall.',
      },
      {
        title: 'Retiring to the coast',
        text: 'More hours together than in years, old friends far away, and no work to escape to.',
      },
      {
        title: 'After a baby',
        text: 'No sleep, no time, and a silent tally of who did what. If low mood, dread or frightening thoughts won’t lift in either parent, see your GP, or by day, Monday to Saturday, call PANDA (for new parents) on 1300 726 306.\n\nIf either of you might act on thoughts of dying or of hurting the baby, hears voices, makes no sense, or goes without sleep for nights and is full of energy, it is an emergency: don’t leave that person alone, nor alone with the baby, and call 000 or go to a hospital emergency department. Lifeline answers day and night, too, on 13 11 14.',
      },
    ],
  },

  confidentiality: {
    heading: 'What stays private, and the limits',
    intro: `What you tell me stays with me. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Questions before you book',
    questions: [
      {
        question: 'Will you take sides?',
        answer:
          'No. I may press each of you harder at times. I say so when I see something unfair, and you can tell me when I seem to lean.',
      },
      {
        question: 'How long does it take?',
        answer:
          'A single decision may need a few sessions, an old pattern more. We check as we go, and you can stop at any time.',
      },
      {
        question: 'What if we decide to separate?',
        answer:
          'I can help you do it with less harm, say what still needs saying, and find words for the children. If you fear how your partner will take it, plan it with 1800RESPECT before you say it, on 1800 737 732, since danger is greatest around a separation; in immediate danger, call 000.\n\nFor legal advice, see a family lawyer, or call the free Family Relationship Advice Line on 1800 050 321. Before you take the children out of Australia, get that advice: if the other parent has not agreed and no court has, it can count as international child abduction, and where there are orders about them, or a case before a court, it can be a crime.',
      },
    ],
  },

  callToAction: {
    heading: 'Start with one session',
    text: 'Book a time, together or alone. Decide about a second one afterwards.',
  },
} satisfies LongServiceWords & {
  pattern: { heading: string; paragraphs: string[]; moments: Entry[] };
  notSuitable: { heading: string; help: Entry[] };
  oneOfYou: Prose;
  seasons: EntryList;
  questions: QuestionList;
};

export type CouplesMarriageWords = typeof couplesMarriage;
