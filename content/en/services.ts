export const services = {
  name: 'Services',
  meta: {
    title: 'Counselling services in Noosa{andOnline}',
    description: 'Counselling for couples and individuals in Noosa, on the Sunshine Coast{andOnline}: which kind fits, how sessions work, and what they cost.',
  },
  header: {
    title: 'Counselling services for couples and individuals',
    lead: 'Counselling for adults in Tewantin{orOnline}. Start with the page closest to what you’re dealing with.',
  },
  online: {
    title: 'Online counselling',
    text: 'By video, {reach}, at the same fees.',
    action: 'Ask about online sessions',
  },
  choosing: {
    heading: 'Which service fits?',
    toHere: 'Not sure? See which fits',
    entries: {
      unwillingPartner: {
        title: 'My partner doesn’t want to come',
        text: 'Come by yourself first. If you are afraid of your partner, that is a good reason to come alone: ring me by day, when nobody can hear, or see {help}.',
        action: 'Individual counselling',
      },
      justFoundOut: {
        title: 'I found out a few days ago',
        text: 'Infidelity recovery begins with sleep, safety and not deciding too soon.',
        action: 'Infidelity recovery',
      },
      onlySex: {
        title: 'We are fine, except in bed',
        text: 'Sex therapy is talking only, alone or together.',
        action: 'Sex therapy',
      },
      everythingAtOnce: {
        title: 'It’s everything at once',
        text: 'Tell me what hurts most, and we’ll choose where to start.',
        action: { byDelivery: { connected: 'Send an enquiry', unconnected: 'How to reach me' } },
      },
    },
  },
  practical: {
    heading: 'How sessions work',
    entries: {
      where: {
        title: 'Where',
        text: 'In Tewantin, near Noosa Heads{orOnline}.',
      },
      length: {
        title: 'How long, how often',
        text: 'Typically {length.individual}, or {length.couples} for a couple, weekly or fortnightly.',
      },
      online: {
        title: 'Online sessions',
        text: 'Choose a room where you can’t be overheard; headphones help. A couple can join from one place or two. I talk first with each of you, when the other can’t hear.',
      },
      cost: {
        title: 'What it costs',
        text: '{fee.individual} for one person, {fee.couples} for a couple.',
      },
    },
    action: {
      byRepayment: {
        some: 'All fees and rebates',
        none: 'All fees',
      },
    },
  },
  /** For what the practice is not the right place, and where to go instead. */
  elsewhere: {
    heading: 'When another service is the better one',
    danger: {
      heading: 'When it can’t wait',
      text: 'In danger, call 000. For violence or control at home, thoughts of suicide, hearing voices or losing touch with reality, or alcohol, drugs or gambling you can’t stop, {help} has the numbers.',
    },
    entries: {
      court: {
        title: 'A report or an assessment for a court',
        text: 'I don’t write them. A family lawyer or the Family Relationship Advice Line, 1800 050 321, can tell you who does.',
      },
      child: {
        title: 'Someone under 18',
        text: 'I see adults. For a child, ask your GP; Kids Helpline (1800 55 1800) listens to children and young people, day and night.',
      },
      lowCost: {
        title: 'Help at little or no cost',
        text: 'Relationships Australia (1300 364 277) charges less on a low income. Medicare Mental Health (1800 595 212) helps you find free support, on weekdays. Beyond Blue (1300 22 4636) and MensLine (1300 78 99 78) are free, day and night.',
      },
    },
  },
  callToAction: {
    heading: 'You can ask before you book',
    text: {
      byDelivery: {
        connected: 'Call or write, and say as much or as little as you like.',
        unconnected: 'Call me, and say as much or as little as you like.',
      },
    },
  },
};

export type ServicesWords = typeof services;
