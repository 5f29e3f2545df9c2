import type { HelpPart } from '../../routing/addresses';
import type { HelpLines, Situation } from '../../words/shapes';

/** Whom to call or to text in danger: everything that the site says of it, once. */
export const help = {
  name: 'Help now',
  /** It gives nothing away in a history. */
  meta: {
    title: 'Help',
    description:
      'Phone and text lines in Australia that answer day and night, and how to reach them in another language or when calling is hard.',
  },
  /** Beside the link that leaves the page. */
  leave: { action: 'Leave this page', note: 'It doesn’t clear your history.' },
  header: { title: 'Help now', lead: 'Whom to call or text, by what is happening.' },
  /** The three that answer day and night, anywhere in Australia. */
  first: {
    emergency: 'Danger to life, now: police, fire, ambulance',
    respect: '1800RESPECT: violence, control, sexual assault; day and night',
    lifeline: 'Lifeline: suicide, any crisis; day and night',
  } satisfies HelpLines,
  byText: { respect: 'Text 1800RESPECT', lifeline: 'Text Lifeline' },
  ways: {
    heading: 'How to reach them',
    speech: {
      title: 'Can’t speak?',
      text: 'Call 000, stay on the line, and press 55 when asked. You can’t text 000.',
    },
    language: {
      title: 'Another language?',
      text: 'On 000 say “Police”, “Fire” or “Ambulance”, then your town and state, then your language. For every other number call TIS National on 131\u00a0450, and say which helpline you want.',
    },
    hearing: {
      title: 'Hard to hear or speak?',
      text:
        'Text the National Relay Service, 0423\u00a0677\u00a0767: “000” first, then police, fire or ambulance, then the exact address, which it can’t see. If your voice is hard to understand, call 1800\u00a0555\u00a0727 and ask for 000. Textphone: 106.',
    },
    watched: {
      title: 'Someone checks your phone?',
      text: 'Use one that only you can get to: this page, calls and texts leave traces. A cleared history can be noticed; a private window is safer, but not from spyware.',
    },
    abroad: {
      title: 'Outside Australia?',
      text: 'Call your local emergency number; findahelpline.com lists helplines.',
    },
  },
  /** Above the links to the parts. */
  contents: 'What is happening?',
  situations: {
    home: {
      heading: 'Someone close frightens or hurts you',
      paragraphs: {
        abuse:
          'If a partner, an ex or a relative hits, chokes or threatens you, threatens suicide to hold you, forces you into sex, stalks or tracks you, hurts or threatens your children or pets, or decides who you see or what you spend, that is abuse. Being afraid is reason enough to call.',
        danger: 'In danger, call 000, and get away if you can.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline: 'DVConnect, women in Queensland: a safe place, leaving; day and night',
        dvMensline: 'DVConnect, men in Queensland: violence at home; 9\u00a0am to midnight',
      },
      points: {
        leaving:
          'Leaving: plan it with 1800RESPECT before you say it. Danger is greatest when you say it, when you go, and for months after.',
        police:
          'Police: you don’t have to decide about them to get help. Coercive control, a pattern of abuse that takes away your freedom, is an offence in Queensland. 1800RESPECT can explain what a protection order does.',
        visa: 'Visa: don’t let fear for it keep you from asking. With some visas, above all partner visas, the law may let you stay if the relationship has ended and there was violence, whoever left; with others it depends. Don’t rely on your partner’s word: ask DVConnect or 1800RESPECT where to get free migration advice.',
        couples:
          'You can ring me too, even if you haven’t left, when nobody can hear. Couples sessions can make it worse; we don’t begin there.',
      },
    },
    neck: {
      heading: 'Pressure on your neck',
      paragraphs: {
        doctor:
          'By hands, an arm or a cord: dangerous even without a mark. Harm inside can show weeks later. If it was in the last few weeks, in a fight or during sex, see a doctor or go to a hospital today.',
      },
      lines: {
        emergency:
          'If it’s hard to breathe, swallow or speak, if you passed out, can’t remember or wet yourself, if your head or neck hurts badly, or your face, an arm or your sight isn’t right',
        respect: 'Someone who has done this is more likely to kill: tell 1800RESPECT',
      },
    },
    rape: {
      heading: 'Rape, or sex you didn’t want',
      paragraphs: {
        consent:
          'Sex that you haven’t freely agreed to is a crime, in a marriage too: by force, out of fear or under threat, while you sleep or are too drunk or drugged to decide, or when a condom is taken off without your agreeing. Staying silent or not fighting back is not a yes.',
        hospital:
          'A hospital can help in the first days, without your having to decide about the police: injuries, medicine to prevent pregnancy and HIV (for HIV within 72 hours; ask for “PEP”), and keeping evidence in case you want it later.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault: 'Sexual Assault Helpline, Queensland; 7.30\u00a0am to 11.30\u00a0pm',
      },
    },
    suicide: {
      heading: 'Suicide, self-harm or an overdose',
      lines: {
        emergency:
          'If you have taken too much of anything or hurt yourself, even if you feel all right, or someone might act on thoughts of suicide. A hospital emergency department helps, too; don’t drive yourself',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, day and night',
      },
      points: {
        company:
          'Until help comes, be with someone you feel safe with, away from anything you could use. Don’t leave someone at risk alone, unless you’re unsafe.',
      },
    },
    emergency: {
      heading: 'Body, mind or baby: an emergency',
      lines: {
        emergency:
          'Chest pain, fainting, no breath, anything sudden or severe, in body or mind, even if it could be panic',
        mentalHealthCall:
          'Hearing voices, losing touch with reality, or days full of energy without sleep: see a doctor today. In Queensland 1300 MH CALL, day and night',
        alcoholAndDrugs:
          'Stopping alcohol, a drug or a medicine all at once can be dangerous without a doctor: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'In pregnancy or after a birth: thoughts of dying or of hurting the baby that someone might act on, hearing voices, great confusion, or nights without sleep and full of energy. Don’t leave that person alone, nor alone with the baby: call 000, or go to a hospital emergency department.',
      },
    },
    hurting: {
      heading: 'You might hurt someone, or you do',
      paragraphs: {
        now: 'If you fear you might hurt someone now, get away from them (put a baby in the cot) and call 000. If you frighten or hurt your partner, you can get help to stop.',
      },
      lines: {
        mensLine: 'MensLine talks with men about it',
        respect: '1800RESPECT can point anyone to help',
      },
    },
    separating: {
      heading: 'Separating: children, money, pictures',
      lines: {
        familyAdvice: 'Family Relationship Advice Line: free, Monday to Saturday',
      },
      points: {
        lawyer:
          'If someone is moving the money, or may take the children, call a lawyer first thing.',
        abduction:
          'Before you take the children out of Australia, get that advice: without the other parent’s or a court’s agreement it can be child abduction and, where there are court orders or a case, a crime.',
        pictures:
          'Sharing someone’s intimate pictures without their consent, or threatening to, is a crime. Tracking in secret can be against the law.',
      },
    },
    talk: {
      heading: 'Someone to talk to, day and night',
      lines: {
        yarn: '13YARN: Aboriginal and Torres Strait Islander people',
        beyondBlue: 'Beyond Blue: worry, low mood',
        mensLine: 'MensLine: men',
        kids: 'Kids Helpline: up to 25',
        qLife: 'QLife: LGBTIQ+ people, 3\u00a0pm to midnight',
        panda: 'PANDA: pregnancy, new parents; Monday to Saturday',
        gambling: 'Gambling Help',
        relationshipsAustralia: 'Relationships Australia, office hours: less to pay on a low income',
      },
    },
  } satisfies Record<HelpPart, Situation>,
  /** On paper only. */
  paper: 'Keep this sheet only where nobody looks.',
};

export type HelpWords = typeof help;
