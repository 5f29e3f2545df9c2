export const home = {
  name: 'Home',
  meta: {
    title: 'Relationship counselling in Noosa & online',
    description:
      'Relationship and individual counselling in Tewantin, Noosa, on the Sunshine Coast, and online: after an affair, in hard times, or with worry, grief or stress.',
  },
  hero: {
    eyebrow: 'Relationship counselling, Sunshine Coast and online',
    title: 'Find your way back to each other, or to yourself.',
    lead: 'Calm, practical counselling for couples and individuals: after an affair, in a house that has gone quiet, or when life is too much to carry alone.',
    imageTitle: 'The Noosa River winding from steep hinterland hills past a pandanus to the sea',
    facts: [
      { figure: '{experienceYears}+ years', text: 'of experience' },
      /** Its note stands where the practice’s facts do not say on what the rate rests. */
      {
        figure: '{satisfaction}',
        text: 'client satisfaction rate',
        note: 'the practice’s own figure',
      },
      { figure: 'Online too', text: 'by video, across Australia and beyond' },
    ],
  },
  about: {
    /** The large sentence, and the heading of what is said about the practice. */
    sentence: 'I will listen, ask, and tell you what I notice.',
    paragraphs: [
      {
        byExperience: {
          given:
            'I’m a counsellor with over {experienceYears}\u00a0years of experience, in Tewantin, where the Noosa River widens before the sea. I see couples who love each other and can’t stop fighting, people who found a message they were never meant to see, and people whose worry or grief fills the day.',
          unsaid:
            'I’m a counsellor in Tewantin, where the Noosa River widens before the sea. I see couples who love each other and can’t stop fighting, people who found a message they were never meant to see, and people whose worry or grief fills the day.',
        },
      },
      'Bring whatever is hardest this week, and we’ll see what we could try.',
    ],
    promises: [
      {
        title: 'No sides taken',
        text: 'In couples sessions you each get time, and neither of you gets a verdict. Whether to stay is for each of you to decide, and safety comes first.',
      },
      {
        title: 'You leave with something to do',
        text: 'A sentence to try, a pause to agree on, a question to sit with. Small enough for a bad day.',
      },
      {
        title: 'You know what it costs',
        text: {
          bySessions: {
            both: 'Fees and rebates are on one page. Sessions are usually {length.individual}, or {length.couples} as a couple, weekly or fortnightly.',
            single: 'Fees and rebates are on one page. Sessions are usually {length.individual}, weekly or fortnightly.',
            couples: 'Fees and rebates are on one page. Sessions are usually {length.couples}, weekly or fortnightly.',
          },
        },
      },
    ],
    action: 'See fees and rebates',
  },
  pathway: {
    heading: 'Infidelity recovery in three phases',
    intro: 'Staying isn’t the only good ending.',
    phases: {
      crisis: {
        label: 'Phase one',
        title: 'Crisis & Stabilisation',
        text: 'Sleep, safety and boundaries first, then decisions one by one.',
      },
      understanding: {
        label: 'Phase two',
        title: 'Understanding & Processing',
        text: 'What happened, what it meant, and what each of you needs to say and to hear.',
      },
      rebuilding: {
        label: 'Phase three',
        title: 'Rebuilding & Moving Forward',
        text: 'New agreements, trust earned in small daily ways, and a decision you can both stand behind.',
      },
    },
    action: 'How infidelity recovery works',
  },
  services: {
    heading: 'How I can help',
  },
  adhd: {
    heading: 'ADHD and neurodiverse couples',
    paragraphs: [
      'A bill was forgotten again. One partner has become the household’s calendar, alarm and disappointed parent, and you both know how the evening will go.',
      'We look at how attention, time and feeling work for each of you, and build habits that fit the brains you have.',
    ],
    action: 'Counselling for ADHD and neurodiverse couples',
  },
  closing: {
    heading: 'Book a session, or ask first',
    text: {
      byDelivery: {
        connected: 'Call, or send an enquiry. I reply within {replyHours}\u00a0hours.',
        unconnected: 'Call, and ask whatever you’d want to know before a first session.',
      },
    },
  },
};

export type HomeWords = typeof home;
