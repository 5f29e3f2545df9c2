export const infidelityPtsd = {
  meta: {
    title: 'PTSD-like symptoms after infidelity',
    description:
      'Just found out? A counsellor in Noosa on why your body reacts as it does, what PTSD-like symptoms look like, and calm, simple things that may help tonight.',
  },
  lead: 'You can read this slowly, or only the part you need. Whether you stay or go, you don’t have to decide tonight.',
  opening:
    'If you found out today or yesterday, leave most of this for later. Put both feet on the floor. Let one breath go out slowly. That is enough for this minute.',
  /** Leads from there to the breathing exercise. */
  breatheHere: 'Breathe with me',
  /** What the closed part has, below its heading. */
  tomorrow:
    'PTSD-like symptoms, what recovery can look like, and the studies.',
  help: 'Help now',
  ifWorse: 'If it gets worse, here are lines for day and night.',
  imageAlt: 'A calm river at night, with a low moon on the water',
  caution: {
    heading: 'Pause before you tell other people',
    paragraphs: [
      'You may want to tell everyone at once. It is your story too, and you may tell it. But don’t send or post anyone’s intimate pictures, or threaten to: that is a crime.',
      'What has been said can’t be taken back, and people who love you may stay angry long after you have made up your own mind. If you can, let a night or two go by.',
      'Pausing doesn’t mean facing it alone. Choose one steady person who can listen without telling you what to do. And if you’re not safe at home, don’t pause: call 000, or 1800RESPECT, just above.',
    ],
  },
  groundingSteps: {
    5: {
      title: 'Five things you can see',
      text: 'Name each one, and one thing about it: the lamp, its shade a little crooked.',
    },
    4: {
      title: 'Four things you can touch',
      text: 'The sheet, the floor, your own sleeve. Is it rough or smooth, cool or warm?',
    },
    3: {
      title: 'Three things you can hear',
      text: 'One far away, one in the house, and your own breath going out.',
    },
  },
  references: {
    heading: 'References',
    intro: 'The articles mentioned in the text.',
  },
  contact: {
    heading: 'When you’d like to talk to someone',
    text: 'You can come alone, and before you know whether you’ll stay.',
  },
  related: {
    heading: 'When you’re ready to read on',
    'infidelity-recovery': 'Infidelity recovery: what the three phases are like',
    'couples-marriage': 'Couples counselling: if you both want to talk',
  },
  callToAction: {
    heading: 'Ring me on a weekday',
    text: {
      byDelivery: {
        connected:
          'When you’ve had some water and perhaps a little sleep, ring me, or write me one line.',
        unconnected:
          'When you’ve had some water and perhaps a little sleep, ring me.',
      },
    },
  },
};
