export const fiveSigns = {
  meta: {
    title: '5 signs you need couples counselling',
    description:
      'The same argument, polite silence, touch that has grown complicated. A counsellor in Noosa on five signs a couple could use help, and a way to begin this week.',
  },
  lead: 'Couples rarely come apart in one night. It happens little by little, in the things you both learn not to mention.',
  imageAlt: 'A river bends out of sight between low hills',
  related: {
    heading: 'If one of these is yours',
    intro: 'These pages go further into what you may have recognised.',
  },
  callToAction: {
    heading: 'You can come long before a crisis',
    text: 'Come together, or come alone if your partner isn’t ready. Either way, I’ll ask which of the five you recognised first.',
  },
};

export type FiveSignsWords = typeof fiveSigns;
