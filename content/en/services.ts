import { medicareCondition } from './medicare';
export const services = {
  name: 'Services',
  meta: {
    title: 'Counselling services in Noosa & online',
    description:
      'Marriage and couples counselling, infidelity recovery, sex therapy, ADHD couples and individual counselling in Noosa and online. Which fits, and what it costs.',
  },
  header: {
    title: 'Counselling services for couples and individuals',
    lead: 'Counselling for adults, in person or online. Choose the page that comes closest to your trouble; if it turns out to be something else, we change course.',
  },
  cards: {
    'couples-marriage': {
      title: 'Marriage, relationship & couples',
      text: 'Relationship counselling for couples who argue in circles, or who have stopped talking at all.',
      action: 'Why the argument comes back',
    },
    'infidelity-recovery': {
      title: 'Infidelity recovery',
      text: 'Three phases, from the first shock towards a relationship, or a decision, you can trust.',
      action: 'See the three phases',
    },
    'adhd-couples': {
      title: 'ADHD & neurodiverse couples',
      text: 'For a home that runs on reminders, and for two people who are tired of them.',
      action: 'One moment, both sides',
    },
    'sex-therapy': {
      title: 'Sex therapy',
      text: 'A private conversation about desire, pain, distance or worry.',
      action: 'What happens, and what doesn’t',
    },
    individual: {
      title: 'Individual counselling',
      text: 'For anxiety, stress and grief, personal growth and life challenges, with the time all your own.',
      action: 'Four ways of working',
    },
    online: {
      title: 'Online counselling',
      text: 'By video, Australia-wide and worldwide, wherever local law and my insurance allow it, at the same fees as in Tewantin. You need a connection and a door that shuts.',
      action: 'Ask about online sessions',
    },
  },
  choosing: {
    heading: 'Which service fits?',
    toHere: 'Not sure? See which fits',
    entries: {
      unwillingPartner: {
        title: 'There are two of us, and one doesn’t want to come',
        text: 'Come by yourself first. When one partner responds differently, things can shift between you. If you are afraid of your partner, changing things isn’t your job. Call 1800RESPECT on 1800 737 732. In immediate danger, call 000.',
        action: 'Individual counselling',
      },
      justFoundOut: {
        title: 'I found out a few days ago',
        text: 'Begin with infidelity recovery. The first phase is about sleep, safety and not deciding too much too soon.',
        action: 'Infidelity recovery',
      },
      onlySex: {
        title: 'We are fine, except in bed',
        text: 'Then sex therapy can build on the warmth that is there.',
        action: 'Sex therapy',
      },
      everythingAtOnce: {
        title: 'It’s everything at once',
        text: 'Leave the sorting for later. Tell me what hurts most, and we will choose where to start.',
        action: { connected: 'Send an enquiry', unconnected: 'How to reach me' },
      },
    },
  },
  practical: {
    heading: 'How sessions work',
    entries: {
      where: {
        title: 'Where',
        text: 'Face to face in Tewantin, near Noosa Heads on the Sunshine Coast, or by video.',
      },
      length: {
        title: 'How long, how often',
        text: 'Typically {length.individual}, weekly or fortnightly. Sessions for couples last {length.couples}.',
      },
      online: {
        title: 'Online sessions',
        text: 'We see and hear each other by video. Choose a room where you can’t be overheard; headphones help. A couple can sit together or join from two places, and I talk first with each of you, at separate times, when the other can’t hear. I can’t see who else is in the room, so say only what is safe to say. I ask at the start where you are, in case of an emergency, and we agree what to do if the connection drops.',
      },
      cost: {
        title: 'What it costs',
        text: {
          unsaid: `{fee.individual} for one person, {fee.couples} for a couple. ${medicareCondition.unsaid} Rebates are available to Australian clients, from Medicare for individual sessions with a Mental Health Care Plan, and from health funds depending on cover.`,
          registered: `{fee.individual} for one person, {fee.couples} for a couple. ${medicareCondition.registered} Rebates are available to Australian clients, from Medicare for individual sessions with a Mental Health Care Plan, and from health funds depending on cover.`,
          unregistered:
            '{fee.individual} for one person, {fee.couples} for a couple. Health funds may give Australian clients a rebate, depending on cover.',
        },
      },
    },
    action: 'All fees and rebates',
  },
  /** For what the practice is not the right place, and where to go instead. */
  elsewhere: {
    heading: 'When another service is the better one',
    intro: 'For these, please begin elsewhere. Some of them you can use alongside counselling.',
    entries: [
      {
        title: 'Violence or control at home now',
        text: 'Call 1800RESPECT first, on 1800 737 732, day or night; in immediate danger, call 000. Couples sessions can make it more dangerous. In Queensland you can also call DVConnect: women on 1800 811 811, day and night, men on 1800 600 636, from 9\u00a0am to midnight.',
      },
      {
        title: 'Thoughts of suicide',
        text: 'If you might act on them, call 000 or go to a hospital emergency department. Lifeline, on 13 11 14, and the Suicide Call Back Service, on 1300 659 467, answer day and night.',
      },
      {
        title: 'Voices, strange beliefs, or days without sleep and full of energy',
        text: 'See a doctor today. In Queensland, 1300\u00a0MH\u00a0CALL (1300 64 2255) connects you with the public mental health service, day and night; in an emergency, call 000.',
      },
      {
        title: 'Alcohol, drugs or gambling that you can’t stop',
        text: 'Your GP can arrange treatment. Stopping alcohol or a drug all at once can be dangerous without a doctor’s care. The National Alcohol and Other Drug Hotline is on 1800 250 015, Gambling Help on 1800 858 858.',
      },
      {
        title: 'A report or an assessment for a court',
        text: 'I don’t write them, and counselling is better kept apart from them. A family lawyer or the Family Relationship Advice Line, 1800 050 321, can tell you who does.',
      },
      {
        title: 'Help at little or no cost',
        text: 'At Relationships Australia (1300 364 277) people on a low income pay less. Beyond Blue (1300 22 4636) and MensLine Australia (1300 78 99 78) are free, day and night. I keep a few reduced-fee places, too.',
      },
    ],
  },
  callToAction: {
    heading: 'You can ask before you book',
    text: {
      connected:
        'To find out whether I am the right person for what you are facing, call or write.',
      unconnected: 'To find out whether I am the right person for what you are facing, call me.',
    },
  },
};

export type ServicesWords = typeof services;
