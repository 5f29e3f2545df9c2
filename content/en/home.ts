import { factsFor } from '../facts';

const facts = factsFor('en');

export const home = {
  name: 'Home',
  meta: {
    title: 'Couples & individual counselling, Noosa',
    description:
      'Counselling in Tewantin, Noosa, and online for couples after an affair or in a hard season, and for anyone carrying worry, grief or stress alone.',
  },
  hero: {
    eyebrow: 'Counselling for couples and individuals, Noosa and online',
    title: 'Find your way back to each other.',
    lead: 'Calm, practical counselling for couples and individuals: after an affair, through the hard seasons of a relationship, or by yourself, when life is too much to carry alone.',
    imageTitle: 'The Noosa River winding from steep hinterland hills past a pandanus to the sea',
    facts: [
      {
        figure: `${facts.experienceYears}+ years`,
        text: 'of experience',
      },
      { figure: facts.satisfaction, text: 'client satisfaction rate' },
      { figure: 'Online too', text: 'Australia-wide and worldwide, same fees' },
    ],
  },
  about: {
    heading: 'Your counsellor in Tewantin',
    paragraphs: [
      `I have over ${facts.experienceYears} years of experience and work in Tewantin, where the Noosa River widens before the sea. I see couples who love each other and keep hurting each other, people who found a message they were never meant to see, and people whose worry or grief has become too heavy.`,
      'I will listen, ask, and tell you what I notice and what we could try.',
    ],
    /** The large sentence after the first paragraph. */
    pull: 'Bring whatever is hardest this week, in any words.',
    promises: [
      {
        title: 'No sides taken',
        text: 'With a couple, you both get time and neither gets a verdict. Whether you stay is yours to decide, and safety comes first.',
      },
      {
        title: 'You leave with something to do',
        text: 'A sentence to try, a pause to agree on, a question to sit with. Small enough to manage on a bad day.',
      },
      {
        title: 'You know what it costs',
        text: `Fees and rebates are on one page. Sessions usually last ${facts.inWords.length.individual}, weekly or fortnightly.`,
      },
    ],
    action: 'See fees and rebates',
  },
  pathway: {
    heading: 'Infidelity recovery in three phases',
    intro: `Infidelity affects ${facts.inWords.infidelityShare} of relationships, and ${facts.inWords.stayTogetherShare} of couples stay together after therapy. Recovery typically takes ${facts.inWords.recoveryTime}.`,
    source:
      'First figure: Atkins, Baucom & Jacobson 2001, Journal of Family Psychology 15(4), 735–749; of married people in the US, counting sex only. The other figures are rough guides.',
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
      'Five services in person or online, and online counselling from anywhere. Start with any of them; we can change course.',
  },
  adhd: {
    eyebrow: 'Two kinds of attention under one roof',
    heading: 'ADHD and neurodiverse couples',
    paragraphs: [
      'A bill was forgotten again. One of you has become the household’s calendar, alarm and disappointed parent, and you both know how the evening will go.',
      'When one or both partners think differently, good intentions and more effort are not enough. We look at how attention, time and feeling work for each of you, and build habits that fit the brains you have.',
    ],
    points: [
      'Fewer reminders, and fewer that sting',
      'Chores and plans that live outside anybody’s memory',
      'A way to stop a quarrel before it floods one of you',
    ],
    action: 'Counselling for ADHD and neurodiverse couples',
  },
  closing: {
    heading: 'Book a session, or ask first',
    text: `Call, or send an enquiry and say as much or as little as you like. I reply within ${facts.replyHours} hours.`,
  },
};

export type HomeWords = typeof home;
