import { limits } from './privacy';

export const individual = {
  name: 'Individual Counselling',
  meta: {
    title: 'Individual counselling in Noosa{andOnline}',
    description:
      'One-to-one counselling for anxiety and stress, grief and loss, personal growth and life challenges, in Tewantin, Noosa, on the Sunshine Coast{andOnline}.',
  },
  card: {
    title: 'Individual counselling',
    text: 'For anxiety, stress and grief, personal growth and life challenges.',
    action: 'Four ways of working',
  },
  header: {
    title: 'Individual counselling for anxiety, stress, grief and change',
    lead: 'Time that is only yours, for worry that won’t switch off, a loss, a decision, or a life that no longer quite fits.',
    note: 'I work with adults. You don’t need a referral, or a name for what is wrong.',
  },
  intro: {
    heading: 'For people who cope, until they can’t',
    paragraphs: [
      'People say how well you’re managing, and don’t see you sitting in the car for ten minutes before you go inside. An ordinary day that takes more out of you than it should is reason enough to come.',
    ],
  },
  support: {
    heading: 'Areas of support',
    entries: [
      {
        title: 'Anxiety and stress',
        text: 'Worry, panic attacks, work that follows you home, looking after everybody until your body objects.',
      },
      {
        title: 'Grief and loss',
        text: 'A death, a miscarriage, a divorce, your health, a home, the future you had planned. It counts even if there were no flowers.',
      },
      {
        title: 'Personal growth',
        text: 'Confidence, saying no, habits you learned as a child to keep the peace.',
      },
      {
        title: 'Life challenges',
        text: 'Separation, new parenthood, coming out, redundancy, retirement, illness, or a move that left your friends behind.',
      },
    ],
  },
  issues: {
    heading: 'Signs that it may be time to talk',
    intro:
      'Several of these, most days for weeks, are a reason to see your GP or a counsellor.',
    points: [
      'You wake too early, tense, with your mind already at work.',
      'It takes a drink, the phone or more work to get you through the evening.',
      'You’ve stopped seeing people, and tell them you’re just tired.',
      'What you used to love leaves you flat.',
    ],
  },
  danger: {
    heading: 'Thoughts of suicide, or an overdose',
    text: 'Call 000 now if you might act on thoughts of suicide, or if you have taken too much of anything or hurt yourself, even if you feel all right. To talk, day or night, call Lifeline on 13 11 14. If someone hurts you, call 1800RESPECT when nobody can hear, day or night, on 1800 737 732. {help} names other lines, and what to do until someone answers.',
  },
  expect: {
    heading: 'What to expect',
    entries: [
      {
        title: 'The first session',
        text: 'I ask what made you come now, and what you’d like to be different. By the end you’ll know what I suggest.',
      },
      {
        title: 'Ongoing sessions',
        text: 'Sessions are {length.individual}, weekly or fortnightly, often with something to try at home.',
      },
      {
        title: 'Progress',
        text: 'Now and then we look at what is easier. When you have less to bring, we meet less often, and then stop.',
      },
    ],
    rebate: {
      byRegistration: {
        unknown: 'See {fees} for when Medicare gives something back and when it doesn’t.',
        registered: 'I am registered with Medicare. See {fees} for what it gives back, and how.',
        unregistered: { byFunds: { some: 'Your health fund may pay a part, depending on cover.', none: null } },
      },
    },
  },
  approach: {
    heading: 'Four approaches, and what they mean',
    intro: 'I’ll tell you what I’m doing and why. Tell me when it doesn’t suit you.',
    entries: [
      {
        title: 'Cognitive behavioural therapy (CBT)',
        text: 'We look at how a thought, a feeling and a habit set each other off. Then we test the thought, such as “If I say no, they’ll leave”.',
      },
      {
        title: 'Solution-focused therapy',
        text: 'We study the better days as closely as the bad ones, and look for one more this week.',
      },
      {
        title: 'Mindfulness-based therapy',
        text: 'You practise noticing what your mind and body are doing without being dragged along.',
      },
      {
        title: 'Person-centred therapy',
        text: 'You choose the subject and the pace. I listen without judging, and trust that you know your own life best.',
      },
    ],
  },
  anxiety: {
    heading: 'Anxiety management',
    paragraphs: {
      alarm:
        'Anxiety is an alarm. It makes your heart race so that you can get out of danger, but it goes off for an email as readily as for a fire. Avoiding what sets it off brings relief. It also makes the next alarm come sooner.',
      practice:
        'So you practise calming the alarm, by breathing in for 4 and out for 6, or giving worry fifteen minutes a day, on paper. Then, in small steps of your choosing, you go back to what you’ve been avoiding.',
      rightly:
        'Sometimes the alarm is right. If you keep away from a person who hurts you, we don’t practise going near; 1800RESPECT can help you stay safe. Places and memories of something terrifying need someone trained in trauma, not exercises at home; your GP can refer you.',
      doctor:
        'See a doctor first about new symptoms. Chest pain or fainting is an emergency, even if it could be a panic attack: call 000.',
    },
  },
  grief: {
    heading: 'Grief counselling, when everyone else has moved on',
    paragraphs: {
      alone:
        'The casseroles have stopped. People ask about the football now, not about you. You went back to work after a fortnight because the house was too quiet.',
      forms:
        'Not crying can be grief too. So can anger, or relief after a long illness and shame at that relief.',
      crisis:
        'If missing them turns into not wanting to be here yourself, please don’t wait for an appointment. Call Lifeline on 13 11 14, day or night.',
      carrying:
        'There are no stages to pass through. We talk about the person you lost, and look for a way to carry the loss that leaves room for the rest of your life.',
    },
    /** Set large. */
    pull: 'You can start by telling me their name.',
  },
  privacy: {
    heading: 'Confidentiality',
    text: `Your family, your employer and your partner hear nothing from me. ${limits}`,
  },
  callToAction: {
    heading: 'Begin with whatever is on your mind today',
    text: {
      byDelivery: {
        connected: 'Call or write, and we’ll put it in order when we meet.',
        unconnected: 'Call me, and we’ll put it in order when we meet.',
      },
    },
  },
};

export type IndividualWords = typeof individual;
