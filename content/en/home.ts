import { factsFor } from '../facts';

const facts = factsFor('en');

export const home = {
  meta: {
    title: 'Couples and individual counselling in Noosa and online',
    description:
      'Calm, practical counselling for couples and individuals in Tewantin, Noosa, and online: after an affair, in hard seasons, or when life is too much to carry.',
  },
  hero: {
    eyebrow: 'Counselling in Tewantin, Noosa, and online',
    title: 'Find your way back to each other.',
    lead: 'Calm, practical counselling for couples and individuals: after an affair, through the hard seasons of a relationship, or when life feels like too much to carry alone.',
    imageTitle: 'The Noosa River winding from steep hinterland hills past a pandanus to the sea',
    facts: [
      {
        figure: `${facts.experienceYears}+ years`,
        text: 'of experience with couples and individuals',
      },
      { figure: facts.satisfaction, text: 'client satisfaction rate' },
      { figure: 'Online too', text: 'Australia-wide and worldwide, same fees' },
    ],
  },
  about: {
    heading: 'Someone steady to think with',
    paragraphs: [
      `I am a counsellor in Tewantin, where the Noosa River widens before the sea. I bring over ${facts.experienceYears} years of experience with couples who love each other and keep hurting each other, with people who found a message they were never meant to see, and with people whose worry or grief has grown too heavy to carry alone.`,
      'You don’t need the right words, and you don’t need to have decided anything. Bring whatever is hardest this week. I will listen, ask, and tell you plainly what I notice and what we could try.',
    ],
    promises: [
      {
        title: 'Nobody is put on trial',
        text: 'I don’t take sides between you, and you both get time. Whether you stay is yours to decide. Safety comes first.',
      },
      {
        title: 'You leave with something to do',
        text: 'A sentence to try, a pause to agree on, a question to sit with. Small enough to manage on a bad day.',
      },
      {
        title: 'You know what it costs',
        text: `Sessions usually last ${facts.length.individual}, weekly or fortnightly. Fees and rebates stand on one page, with no surprises.`,
      },
    ],
    action: 'See fees and rebates',
  },
  pathway: {
    heading: 'Recovery has a shape.',
    intro: `Infidelity affects ${facts.infidelityShare} of relationships, and ${facts.stayTogetherShare} of couples stay together after therapy. Recovery typically takes ${facts.recoveryTime}, and it moves through three phases.`,
    source:
      'Share of relationships: Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749; marriages in the United States.',
    phases: [
      {
        label: 'Phase one',
        title: 'Crisis & Stabilisation',
        text: 'Slow everything down. Sleep, safety, boundaries, and one decision at a time.',
      },
      {
        label: 'Phase two',
        title: 'Understanding & Processing',
        text: 'What happened, what it meant, and what each of you needs to say and to hear.',
      },
      {
        label: 'Phase three',
        title: 'Rebuilding & Moving Forward',
        text: 'New agreements, trust earned in small daily ways, and a decision you can both stand behind.',
      },
    ],
    action: 'How infidelity recovery works',
  },
  services: {
    heading: 'How I can help',
    intro:
      'Start with whatever sounds most like your kitchen table at the moment. We can always change course.',
  },
  adhd: {
    eyebrow: 'ADHD and neurodiverse couples',
    heading: 'Two kinds of attention under one roof',
    paragraphs: [
      'One of you forgot the bill again. The other has become the household’s calendar, alarm and disappointed parent. You both know how the evening will go, and neither of you wanted this role.',
      'When one or both partners think differently, good intentions are not enough, and more effort is seldom the answer. We look at how attention, time and feeling work for each of you, and build habits that fit the brains you have.',
    ],
    points: [
      'Fewer reminders, and fewer that sting',
      'Chores and plans that live outside anybody’s memory',
      'A way to stop a quarrel before it floods one of you',
    ],
    action: 'Counselling for ADHD and neurodiverse couples',
  },
  closing: {
    heading: 'The first step can be a small one',
    text: `Call, or write a few lines and say as much or as little as you like. I reply within ${facts.replyHours} hours.`,
  },
};

export type HomeWords = typeof home;
