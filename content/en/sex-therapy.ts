import { exceptions, limits, report, secrets, watchedPhone } from './secrets';

export const sexTherapy = {
  name: 'Sex Therapy',
  meta: {
    title: 'Sex therapy in Noosa and online',
    description:
      'Sex therapy in Tewantin, Noosa, and online, alone or with a partner. Talking therapy for desire, pain, erections, orgasm, and closeness after an affair.',
  },
  header: {
    title: 'Sex therapy, alone or with a partner',
    lead: 'For what is hard to say out loud. “Something has changed and I don’t know how to talk about it” is enough to begin with.',
    scene: 'Low sun, roots entwined',
  },
  pull: 'Go at the pace of whoever needs more time. Either of you can say no, at any point.',
  intro: {
    heading: 'What sex therapy is',
    paragraphs: [
      'Many people keep a sexual worry to themselves for years. You blame your body, your age or your partner. You stay busy until it’s late, so that the question won’t come up.',
      'Sex therapy is talking therapy, in ordinary words and at your pace. I’ll ask what happens, when it began and what you would like instead, and you can leave any question unanswered.',
    ],
  },
  whoComes: {
    heading: 'Who comes to sex therapy',
    intro: 'Adults of every orientation are welcome, in any relationship or none.',
    entries: [
      {
        title: 'On your own',
        text: 'You’re single, or dating, or your partner would rather not come. There is a good deal we can do.',
      },
      {
        title: 'After illness, birth or menopause',
        text: 'Surgery, a baby or a change of hormones has altered your body, and what used to work no longer does.',
      },
      {
        title: 'With a question about yourself',
        text: 'About orientation or gender, a wish you have never mentioned, or wanting no sex at all. QLife, run by LGBTIQ+ people, listens too, from 3\u00a0pm to midnight, on 1800 184 527.',
      },
      {
        title: 'After abuse or assault',
        text: 'Frightening or unwanted experiences can stay in the body for years. You decide how much of the story you tell, and when. Whether or not it’s over, you can call 1800RESPECT on 1800 737 732, day or night. In immediate danger, call 000.',
      },
    ],
  },
  safety: {
    heading: 'If you’re afraid, or didn’t want it',
    help: [
      watchedPhone,
      {
        title: 'Afraid of your partner',
        text: 'Fear isn’t a sexual problem, and safety comes before any exercise. If you’re afraid of your partner, or of what happens when you say no, call 1800RESPECT on 1800 737 732, day or night. In immediate danger, call 000.',
      },
      {
        title: 'Rape, or sex without consent',
        text: 'Staying silent or not fighting back is not a yes. Sex that you haven’t freely agreed to is a crime, in a marriage too: by force, out of fear or under threat, while you sleep or are too drunk or drugged to decide, or when a condom is taken off without your agreeing. Queensland’s Sexual Assault Helpline is there for that, on 1800 010 120, from 7.30\u00a0am to 11.30\u00a0pm, and so is 1800RESPECT, day and night, on 1800 737 732; in immediate danger, call 000. You can ring me as well, by yourself.',
      },
      {
        title: 'Hospital help in the first days',
        text: 'If it happened in the last few days, a hospital can help now, without your having to decide about the police: with injuries, with medicine to prevent pregnancy and HIV (for HIV within 72 hours; ask for “PEP”), and by keeping evidence in case you want it later.',
      },
      {
        title: 'Choking, or pressure on your neck',
        text: 'Pressure on the neck, in a fight or during sex, can injure you inside and leave no mark, and the harm can show days later. If it was in the last few days or weeks, see a doctor or go to a hospital today. Call 000 if it’s hard to breathe, swallow or speak, if you passed out, or if your face, an arm or your sight isn’t right.',
      },
    ],
  },
  issues: {
    heading: 'Common sexual difficulties',
    intro:
      'For pain, bleeding, erection trouble or a sudden change, see a doctor first; a pelvic floor physiotherapist may help, too.',
    points: [
      'Wanting sex far more, or far less, than your partner does',
      'Desire that has gone, and you can’t tell whether it’s stress, the relationship or you',
      'Pain during sex, or a body that closes against it',
      'Erections that come and go, and worry that makes this worse',
      'Orgasm that comes too soon, or not at all',
      'Porn that has become a secret or a fight',
      'Years without touch, and no idea how to begin again',
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
      'Laumann, Paik & Rosen 1999, JAMA 281, 537–544; adults aged 18 to 59 in the United States, asked in 1992 about problems, not distress.',
  },
  approach: {
    heading: 'My approach begins with less pressure',
    intro: 'Effort often makes trouble worse, so we look at what lies behind it.',
    entries: [
      {
        title: 'The moment itself',
        text: 'What happens just before it goes wrong, such as watching yourself, bracing, or hoping it will soon be over.',
      },
      {
        title: 'Your body',
        text: 'Hormones, pain, medicines, tiredness and alcohol all count. I’m not a doctor and can’t rule out a physical cause.',
      },
      {
        title: 'The rest of your life together',
        text: 'An old hurt, uneven housework, the fear of being refused. What is unsaid by day often turns up at night.',
      },
      {
        title: 'What you were taught',
        text: 'Family, faith and first experiences gave you rules about sex. Some still suit you; others can be looked at again.',
      },
    ],
  },
  plan: {
    heading: 'A treatment plan in four parts',
    intro:
      'After the first sessions we agree on a plan. How much you need of each part depends on you.',
    entries: [
      {
        title: 'Communication exercises',
        text: 'How to ask, how to say what you like, and how to say no and be heard. In the session we practise with words only.',
      },
      {
        title: 'Sensate focus',
        text: 'Step-by-step touching exercises for your own home. They begin with touch that isn’t sexual and has no goal, so there is nothing to perform. You go on only when each of you wants to.',
      },
      {
        title: 'Education',
        text: 'How desire, arousal and pain work, what age and hormones change, and which of the things you were told are untrue.',
      },
      {
        title: 'Underlying emotional issues',
        text: 'Your body may be responding to grief, anger, shame or an old fear. That gets time of its own, at your pace.',
      },
    ],
  },
  homework: {
    heading: 'Homework between sessions',
    paragraphs: [
      'It might be a conversation with a time limit, ten unhurried minutes of touch, or something to read. Whether you do it is up to you.',
      'When you skip it, or it goes badly, tell me what got in the way.',
    ],
  },
  afterInfidelity: {
    heading: 'Rebuilding intimacy after infidelity',
    paragraphs: [
      'After an affair, sex may stop altogether. Or it may turn urgent and leave you in tears. Both are common, and neither tells you whether the relationship will last.',
      'We don’t start in the bedroom. First come honesty, some calm and, if need be, a sexual health check. Then comes closeness that asks for nothing, such as holding hands, or an evening off from questions.',
      'The affair may come back to you in the middle of a good moment. We plan for that, so that you can stop, say so and be met kindly.',
    ],
  },
  expect: {
    heading: 'What to expect in the first weeks',
    intro: 'The sessions are more ordinary than people fear.',
    entries: [
      {
        title: 'The first session',
        text: 'I ask what brings you, how your health is and what you hope for. Before a first session as a couple I talk with each of you alone, as I do with every couple.',
      },
      {
        title: 'How long, how often',
        text: 'Allow {length.individual} on your own or {length.couples} as a couple, weekly or fortnightly.',
      },
      {
        title: 'Is it helping?',
        text: 'Every few sessions we look for less dread, franker talk and touch that is welcome. When none of that comes, we change the plan.',
      },
    ],
  },
  confidentiality: {
    heading: 'Confidentiality',
    intro: `What you say about your body or your bed stays with me. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },
  questions: {
    heading: 'Questions about sex therapy',
    questions: [
      {
        question: 'Will I have to show or do anything in the session?',
        answer:
          'No. There is no physical demonstration, no examination and no undressing. We sit and talk. Any touching happens at your home, in private, if you choose.',
      },
      {
        question: 'Do I come alone or with my partner?',
        answer:
          'Either. You can start together, or start alone and bring a partner later, or never.',
      },
      {
        question: 'Should I see a doctor first?',
        answer:
          'Yes, if there is pain, bleeding, trouble with erections or any sudden change. A physical cause should be found or ruled out. Don’t stop a medicine without asking your doctor. You can talk to me in the meantime.',
      },
    ],
  },
  callToAction: {
    heading: 'Ask about sex therapy',
    text: {
      connected: 'Say or write those two words, and I’ll help with the rest.',
      unconnected: 'Call with any question. You don’t have to give details.',
    },
  },
};

export type SexTherapyWords = typeof sexTherapy;
