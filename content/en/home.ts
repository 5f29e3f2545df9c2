export const home = {
  name: 'Home',
  meta: {
    title: 'Relationship counselling in {place.area}{andOnline}',
    description: 'Relationship and individual counselling in {place.whole}, on the Sunshine Coast{andOnline}: after an affair, in hard times, or with worry, grief or stress.',
  },
  hero: {
    title: 'Find your way back to each other, or to yourself.',
    lead: 'Calm, practical counselling for couples and individuals: after an affair, in a silence at home, or when life is too much to carry alone.',
    /** To the article for tonight. */
    tonight: 'Found out about an affair? For tonight',
    imageTitle: 'The Noosa River winding from steep hinterland hills past a pandanus to the sea',
    /** What people decide by. */
    decide: {
      /** After the fee of one session of each kind. */
      fees: { individual: 'by yourself', couples: 'as a couple' },
      allFees: {
        byRepayment: {
          some: 'See fees and rebates',
          none: 'See the fees',
        },
      },
      place: {
        figure: '{place.suburb}',
        text: 'in {place.area}, or online by video, {reach}, at the same fees',
        /** Where there are no online sessions. */
        here: 'in {place.area}',
      },
    },
    facts: [
      { figure: '{experienceYears}+ years', text: 'of experience' },
      /** Its note stands where the practice’s facts do not say on what the rate rests. */
      {
        figure: '{satisfaction}',
        text: 'client satisfaction rate',
        note: 'the practice’s own figure',
      },
    ],
  },
  about: {
    /** The large sentence, and the heading of what is said about the practice. */
    sentence: 'I will listen, ask, and tell you what I notice.',
    paragraphs: [
      'I’m a counsellor in {place.suburb}. I see couples who love each other and can’t stop fighting, people who found a message they were never meant to see, and people whose worry or grief fills the day.',
      'Start with whatever is hardest this week. As a couple you each get time, and I don’t judge between you. You leave with something to try.',
    ],
  },
  pathway: {
    heading: 'Infidelity recovery in three phases',
    intro: 'Some couples stay and some part. Either can be a good outcome.',
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
    intro:
      'We look at how attention, time and feeling work for each of you. Then we build habits that fit the brains you have.',
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
