import type { HelpPart } from '../../routing/addresses';
import type { HelpLines, Situation } from '../../words/shapes';

/** Who to call or to text in danger: everything that the site says of it, once. */
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
  header: { title: 'Help now', lead: 'Calls, texts and this page leave traces. If nobody answers, try the next.' },
  /** The three that answer day and night, anywhere in Australia. */
  first: {
    emergency: 'Say “Police”, “Fire” or “Ambulance” when a life is in danger now',
    respect: '1800RESPECT: violence, control, sexual assault; 24\u00a0hours',
    lifeline: 'Lifeline: suicide, any crisis; 24\u00a0hours',
  } satisfies HelpLines,
  byText: { respect: 'Text 1800RESPECT', lifeline: 'Text Lifeline' },
  ways: {
    heading: 'How to reach them',
    speech: {
      title: 'Can’t speak?',
      text: 'Silence the ringer. Call 000, stay on the line, and press 55 when asked: that connects you to police, who may ring back or come. You can’t text 000.',
    },
    language: {
      title: 'Need an interpreter?',
      text:
        'An interpreter is free and tells nobody. On 000 say “Police”, “Fire” or “Ambulance”, then your town and state, then your language and “interpreter”; don’t hang up. For other numbers call TIS National, 131\u00a0450, say your language, then name the helpline and its number. Don’t let your partner or children interpret.',
    },
    hearing: {
      title: 'Hard to hear or speak?',
      text:
        'Text the National Relay Service, 0423\u00a0677\u00a0767: “000”, then police, fire or ambulance and the exact address, which it can’t see. If your voice isn’t clear, call 1800\u00a0555\u00a0727 and ask for “Triple Zero”. Textphone: 106.',
    },
    watched: {
      title: 'Someone checks your phone?',
      text:
        'Use a phone only you can get to. A cleared history can be noticed; a private window is safer, but not from spyware.',
    },
    abroad: {
      title: 'Outside Australia?',
      text: 'Call the local emergency number; findahelpline.com lists helplines.',
    },
  },
  /** Above the links to the parts. */
  contents: 'What’s happening?',
  situations: {
    home: {
      heading: 'Someone close frightens or hurts you',
      paragraphs: {
        abuse:
          'It’s abuse if a partner, an ex or a relative hits, chokes or threatens you, threatens suicide to hold you, forces you into sex, stalks or tracks you, hurts or threatens children or pets, or decides who you see or what you spend. Being afraid is reason enough to call.',
        danger: 'In danger, call 000, and get away if you can.',
        leaving:
          'Leaving: plan it with 1800RESPECT before you say it. Danger is greatest when you say it, when you go, and for months after.',
      },
      lines: {
        respect: '1800RESPECT',
        womensline: 'DVConnect, women in Queensland: a safe place, leaving; 24\u00a0hours',
        dvMensline: 'DVConnect, men in Queensland: violence at home; 9\u00a0am to midnight',
        policelink: 'Police, not urgent; 24\u00a0hours',
        childSafety:
          'A child is being hurt: Child Safety, Queensland; 24\u00a0hours',
        elderAbuse: 'Elder Abuse Helpline, Queensland',
      },
      points: {
        police:
          'Police may, unasked, order someone out on the spot and protect you for twelve months. If by mistake the order is against you, call Legal Aid at once, 1300\u00a065\u00a011\u00a088: you have 28\u00a0days to ask for a police review, and a court can review it any time. A court’s protection order is free. You can get help without police. Coercive control, a pattern of abuse that takes your freedom, even without blows, is a crime in Queensland.',
        children:
          'Children: unless a court’s order says otherwise, you may take them to safety. Ask a lawyer soon.',
        money:
          'Money: if you leave a violent partner, ask 1800RESPECT about the Leaving Violence Program within 12\u00a0weeks of living apart: up to $5,000, mostly goods, on any visa.',
        visa:
          'Visa: ask for help, whatever yours is. Some, above all partner visas, may let you stay after a violent relationship, whoever left. Don’t rely on your partner’s word: DVConnect and 1800RESPECT know free migration advice.',
        couples: 'You can ring me by day, when nobody can hear, even if you haven’t left. I’m no crisis line and don’t hear the phone at night.',
      },
    },
    neck: {
      heading: 'Pressure on your neck',
      paragraphs: {
        doctor:
          'By hands, arm or cord, in a fight or during sex: dangerous even without a mark. Injuries inside can show weeks later: if it was in recent weeks, go to a doctor or hospital today. Public hospitals charge victims nothing, even without Medicare.',
      },
      lines: {
        emergency:
          'Say “Ambulance” if it’s hard to breathe, swallow or speak, you passed out, can’t remember or wet yourself, your head or neck hurts badly, or your face, arm or sight isn’t right',
        respect:
          'A partner who does this in anger, or without your wanting it, is far more likely to kill later. It’s a crime: tell 1800RESPECT',
      },
    },
    rape: {
      heading: 'Rape, or sex you didn’t want',
      paragraphs: {
        consent:
          'Sex you haven’t freely agreed to is a crime, in marriage too: by force, fear or threat, while you sleep or are too drunk or drugged to decide, or when a condom is taken off without your agreeing. Silence, or not fighting back, isn’t a yes.',
        hospital:
          'A public hospital helps free in the first days, with or without police or Medicare: injuries, medicine to prevent pregnancy and HIV (for HIV within 72\u00a0hours; ask for “PEP”), and evidence in case you want it later.',
        evidence:
          'For evidence, try not to wash, and keep clothes in a paper bag; go even if you’ve washed.',
      },
      lines: {
        respect: '1800RESPECT',
        sexualAssault: 'Sexual Assault Helpline, Queensland; 7.30\u00a0am to 11.30\u00a0pm',
      },
    },
    suicide: {
      heading: 'Suicide, overdose, self-harm',
      lines: {
        emergency:
          'Say “Ambulance” if you’ve taken too much of anything or hurt yourself, even if you feel fine, or you, your child or someone else might act on suicidal thoughts. Emergency departments help, too; don’t drive yourself',
        lifeline: 'Lifeline',
        suicideCallBack: 'Suicide Call Back Service, 24\u00a0hours',
        kids: 'Kids Helpline: 5 to 25; 24\u00a0hours',
      },
      points: {
        company:
          'Be with someone you trust, with medicines and anything dangerous locked away. Don’t leave someone at risk alone, unless you’re unsafe.',
      },
    },
    emergency: {
      heading: 'Emergency: body, mind or baby',
      lines: {
        emergency:
          'Say “Ambulance” for chest pain, fainting, trouble breathing, anything sudden or severe, even if it could be panic',
        mentalHealthCall:
          'Hearing voices, losing touch with reality, or days full of energy without sleep: see a doctor today. In Queensland 1300 MH CALL, 24\u00a0hours',
        alcoholAndDrugs:
          'It can be dangerous to stop alcohol, a drug or medicine suddenly without a doctor: National Alcohol and Other Drug Hotline',
      },
      points: {
        birth:
          'In pregnancy or after a birth: a risk of suicide or harm to the baby, hearing voices, great confusion, or nights full of energy without sleep. Don’t leave that person alone, nor alone with the baby: call 000 (“Ambulance”), or go to a hospital.',
      },
    },
    hurting: {
      heading: 'You hurt someone, or might',
      paragraphs: {
        now:
          'If you might hurt someone now, get away from them (put a baby in the cot) and call 000 (“Police”). If you frighten or hurt your partner, there is help to stop.',
      },
      lines: {
        mensReferral: 'Men’s Referral Service: men who use violence; 24\u00a0hours',
        mensLine: 'MensLine: men; 24\u00a0hours',
        respect: 'Anyone else: 1800RESPECT',
      },
    },
    separating: {
      heading: 'Separating: children, money, intimate photos',
      lines: {
        familyAdvice: 'Family Relationship Advice Line: free, Monday to Saturday',
        womensLegal: 'Women’s Legal Service Queensland: free, weekdays',
        legalAid: 'Legal Aid Queensland: free',
      },
      points: {
        lawyer:
          'If someone is moving money or may take the children, call a lawyer first thing.',
        abduction:
          'Before taking the children out of Australia, get advice: without the other parent’s or a court’s agreement it can be child abduction and, with orders or a case, a crime.',
        pictures:
          'Sharing someone’s intimate images without consent, or threatening to, is a crime; esafety.gov.au helps remove them.',
      },
    },
    talk: {
      heading: 'Someone to talk to, day and night',
      lines: {
        yarn: '13YARN: Aboriginal and Torres Strait Islander people',
        beyondBlue: 'Beyond Blue: worry, low mood',
        mensLine: 'MensLine: men',
        gambling: 'Gambling Help',
      },
    },
    hours: {
      heading: 'At set hours',
      lines: {
        qLife: 'QLife: LGBTIQ+ people, 3\u00a0pm to midnight',
        panda: 'PANDA: pregnancy, new parents; Monday to Saturday',
        medicareMentalHealth: 'Medicare Mental Health: finds you free help, weekdays',
        relationshipsAustralia: 'Relationships Australia: office hours',
      },
    },
  } satisfies Record<HelpPart, Situation>,
  /** On paper only. */
  paper: 'Keep this sheet only where nobody looks.',
};

export type HelpWords = typeof help;
