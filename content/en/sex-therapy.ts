import { alone, limits } from './privacy';

export const sexTherapy = {
  name: 'Sex Therapy',
  meta: {
    title: 'Sex therapy in Noosa{andOnline}',
    description:
      'Sex therapy in Tewantin, Noosa{andOnline}, alone or with a partner. Talking therapy for desire, pain, erections, orgasm, and closeness after an affair.',
  },
  card: {
    title: 'Sex therapy',
    text: 'Talking therapy for sexual difficulties, alone or with a partner.',
    action: 'What happens, and what doesn’t',
  },
  header: {
    title: 'Sex therapy, alone or with a partner',
    lead: 'For what is hard to say out loud. “Something has changed and I don’t know how to talk about it” is enough to begin with.',
    note: 'We only talk: there is no examination and no touching in the session.',
  },
  intro: {
    heading: 'What sex therapy is',
    paragraphs: [
      'Many people keep a sexual worry to themselves for years. Sex therapy is talking therapy, in ordinary words and at your pace. You can leave any question unanswered.',
    ],
  },
  issues: {
    heading: 'Common sexual difficulties',
    intro:
      'See a doctor first about pain, bleeding, trouble with erections or a sudden change; a pelvic floor physiotherapist may help, too.',
    points: [
      'Wanting sex far more, or far less, than your partner does',
      'Desire that has gone, and you can’t tell why',
      'Pain during sex, or a body that closes against it',
      'Erections that come and go, and worry that makes this worse',
      'Orgasm that comes too soon, or not at all',
      'Porn that has become a secret or a fight',
      'Years without touch, and no idea how to begin again',
      'A body that illness, birth, menopause or transition has changed',
    ],
  },
  claims: {
    heading: 'How common sexual concerns are',
    items: [
      {
        figure: 'Up to {sexualConcernsWomen}',
        text: 'of women are affected by sexual concerns',
      },
      {
        figure: 'Up to {sexualConcernsMen}',
        text: 'of men are affected by sexual concerns',
      },
    ],
    source:
      'Laumann, Paik & Rosen 1999, JAMA 281, 537–544; adults aged 18 to 59 in the United States, asked in 1992 whether they had the problem, not whether it bothered them.',
  },
  danger: {
    heading: 'If you’re afraid, or didn’t want it',
    text: 'If you are afraid of your partner or of saying no, or had sex you didn’t want, don’t come as a couple yet, and leave out the touch exercises; you can come alone. In danger, call 000. When nobody can hear, call 1800RESPECT on 1800 737 732, day or night. A hospital can help in the first days; medicine against HIV has to start within 72\u00a0hours. If anyone has pressed on your neck in the last few weeks, even during sex, see a doctor today. {help} has more.',
  },
  expect: {
    heading: 'What to expect in the first weeks',
    entries: [
      {
        title: 'The first session',
        text: 'I ask what brings you, how your health is and what you hope for. With a couple, I always talk with each of you alone first.',
      },
      {
        title: 'Is it helping?',
        text: 'Every few sessions we ask whether there is less dread and more welcome touch. If not, we change the plan.',
      },
    ],
  },
  whoComes: {
    heading: 'Who comes to sex therapy',
    intro:
      'Adults of every gender and orientation are welcome, trans and non-binary people too, in one relationship, an open one or none.',
    entries: [
      {
        title: 'With a question about yourself',
        text: 'It may be about your orientation or gender, which I won’t try to change. It may be a wish you have never mentioned, or wanting no sex at all. QLife, run by LGBTIQ+ people, listens too, from 3\u00a0pm to midnight, on 1800 184 527.',
      },
      {
        title: 'After abuse or assault',
        text: 'We can work on closeness as it is for you now. You don’t have to tell the story. Memories or nightmares that won’t stop need someone trained in trauma; your GP can refer you. Whether or not it’s over, 1800RESPECT listens, day and night.',
      },
    ],
  },
  approach: {
    heading: 'My approach begins with less pressure',
    intro:
      'Trying harder, or watching yourself, often makes it worse. We look at what lies behind it.',
    entries: [
      {
        title: 'Your body',
        text: 'Hormones, pain, medicines, tiredness and alcohol all count. I’m not a doctor and can’t rule out a physical cause.',
      },
      {
        title: 'The rest of your life together',
        text: 'An old hurt, uneven housework, the fear of being refused.',
      },
    ],
  },
  plan: {
    heading: 'A treatment plan in four parts',
    intro: 'After the first sessions we agree how much you need of each.',
    entries: [
      {
        title: 'Communication exercises',
        text: 'How to ask, say what you like, say no, and stop at a no.',
      },
      {
        title: 'Sensate focus',
        text: 'Touching exercises for your own home, step by step. They begin with touch that isn’t sexual and has no goal. You go on only when each of you wants to.',
      },
      {
        title: 'Education',
        text: 'How desire, arousal and pain work, and which things you were told are untrue.',
      },
      {
        title: 'Underlying emotional issues',
        text: 'Your body may be responding to grief, anger, shame, or rules about sex that you grew up with.',
      },
    ],
  },
  homework: {
    heading: 'Homework between sessions',
    paragraphs: [
      'It might be a conversation with a time limit, ten unhurried minutes of touch, or something to read. It’s up to you, and either of you can say no at any point.',
    ],
    /** Set large. */
    pull: 'Go at the pace of whoever needs more time.',
  },
  afterInfidelity: {
    heading: 'Rebuilding intimacy after infidelity',
    paragraphs: [
      'After an affair, sex may stop, or turn urgent and leave you in tears. Neither tells you whether the relationship will last. First come honesty, some calm and, if need be, tests for infections. Then comes closeness that asks for nothing, like holding hands.',
    ],
  },
  privacy: {
    heading: 'Confidentiality',
    text: `${alone} ${limits}`,
  },
  questions: {
    heading: 'Questions about sex therapy',
    questions: [
      {
        question: 'Will I have to show or do anything in the session?',
        answer:
          'No. There is no physical demonstration, no examination and no undressing.',
      },
      {
        question: 'Do I come alone or with my partner?',
        answer:
          'Either: you can start together, or come alone and bring a partner later, or never.',
      },
      {
        question: 'Should I see a doctor first?',
        answer:
          'Yes, about anything physical or sudden, and before you stop any medicine. You can talk to me in the meantime.',
      },
    ],
  },
  callToAction: {
    heading: 'Ask about sex therapy',
    text: {
      byDelivery: {
        connected: 'Say or write those two words, and I’ll help with the rest.',
        unconnected: 'Call and ask whatever you like. You don’t have to give details.',
      },
    },
  },
};

export type SexTherapyWords = typeof sexTherapy;
