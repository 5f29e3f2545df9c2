/** What a service page says of it in short; `{private}` is the link to this page. */
export const limits =
  'I may have to tell others if someone is in danger, a child is at risk or a court orders it. See {private}.';

/** The same on pages for two, before the limits. */
export const alone =
  'I don’t repeat to your partner what you tell me alone, unless I believe you may seriously harm them or a court orders my notes.';

/** What stays between counsellor and client, and what does not: once, for the whole site. Each fact has its key. */
export const privacy = {
  name: 'What stays private',
  meta: {
    title: 'What stays private',
    description:
      'What I keep to myself, when I may have to tell others, what I write down, and where to complain: confidentiality at a counselling practice in Queensland.',
  },
  header: {
    title: 'What stays private',
    lead: 'I don’t tell your family, employer or partner what you say, or that you come. As counsellors do, I may talk my work over with a supervisor, without your name. I explain the limits before you tell me anything.',
  },
  others: {
    heading: 'When I may have to tell others',
    entries: {
      danger: {
        title: 'Someone is in danger',
        facts: {
          others:
            'If someone, you included, is in serious danger or a child is at risk, I may have to tell others.',
          first:
            'If I have to tell the police, I talk with you first where that is safe. I don’t tell your partner that I did, but the police may act, and your partner may hear of it that way.',
          partner:
            'If I believe that it is you who may seriously harm your partner, I may warn them and call the police.',
        },
      },
      child: {
        title: 'Sexual abuse of a child',
        facts: {
          report:
            'In Queensland every adult has to tell the police about the sexual abuse of a child by another adult, even if it is over.',
          whose:
            'A child here is under 16, or under 18 with an impairment of the mind, such as an intellectual disability; the duty doesn’t cover what is done to adults with a disability.',
          offender: 'It also applies if you tell me that you abused a child.',
          victim:
            'If such abuse was done to you, and you have turned 16, you can say you don’t want it reported.',
          excuse:
            'If telling the police would endanger anyone but the one who did it, that can also be a reasonable excuse.',
          now: 'I may still have to speak up if another child could be in danger now.',
        },
      },
      court: {
        title: 'Courts',
        facts: {
          order:
            'A court can order me to hand over my notes or say what I know, as in some separations; you or I can object.',
          offence:
            'If you were the victim of a sexual offence, Queensland law protects what you tell a counsellor: in a criminal case, or one about a protection order, nobody can demand or use it without the court’s leave. Legal Aid Queensland helps, free (Counselling Notes Protect).',
        },
      },
      supervisor: {
        title: 'My supervisor',
        facts: {
          unnamed: 'I talk my work over with a supervisor, who doesn’t learn your name.',
        },
      },
      /** Only where a plan may pay for sessions. */
      report: {
        title: 'Your GP',
        facts: {
          plan: 'If you come on a GP’s plan, I have to report to that GP.',
        },
      },
    },
  },
  two: {
    heading: 'When there are two of you',
    entries: {
      start: {
        title: 'Before sessions together',
        facts: {
          each: 'I talk with each of you alone, as with every couple.',
          single:
            'Some couples begin with a few single sessions each. There can be many reasons, and I never say which.',
          order:
            'While there is a protection order between you, from a court or the police, there are no sessions together.',
        },
      },
      alone: {
        title: 'What you tell me alone',
        facts: {
          kept:
            'I don’t repeat it to your partner, least of all what you say about your safety.',
          exceptions:
            'There are two exceptions: if I believe you may seriously harm them, and if a court orders my notes, which they may then see, though you or I can ask it to keep them private.',
        },
      },
      unsaid: {
        title: 'If something stays unsaid',
        facts: {
          together:
            'If your work together depends on something you’ve kept back, I’ll help you say it; if you’d rather not, I may have to end the couples sessions, without saying why.',
          ending: 'Before that, you and I plan, by ourselves, what is said about it and when.',
          safety:
            'I won’t ask you to speak of fear or violence in front of your partner; you can always tell me alone.',
        },
      },
      record: {
        title: 'A record of two',
        facts: {
          joint: 'Our sessions together have one record; each of you can ask to see it.',
          alone: 'I leave out what the other told me alone, and what could endanger someone, unless a court orders it.',
        },
      },
    },
  },
  notes: {
    heading: 'What I keep',
    facts: {
      kept:
        'I keep your name, how to reach you, appointments, payments and notes of our sessions, to counsel you and to be paid.',
      rest: 'Before we begin, I tell you where I keep it, and for how long.',
      access:
        'Australian privacy law lets you see your own record, and have a mistake in it put right.',
    },
    /** Of what the practice's facts add. */
    labels: {
      holder: 'Who answers for it',
      kept: 'Where, and for how long',
      couples: 'A couple’s record',
      video: 'Video',
      elsewhere: 'If you are elsewhere',
    },
  },
  elsewhere: {
    heading: 'By phone, on paper{andOnline}',
    points: {
      room:
        'I can’t see who else is in the room: say only what is safe, and at the start tell me where you are, in case of an emergency.',
      place:
        'If you are in another state or country, its own reporting laws and complaints office may apply.',
      messages:
        'When you leave a message, say whether I may leave one, text you, or give my name to whoever picks up; otherwise I do none of these.',
    },
    /** What a bank, a receipt and a claim show: one point. */
    statements: [
      'If someone else sees your statements, tell me before you pay: I’ll say what shows on them and the receipt. With cash, only a withdrawal shows.',
      {
        byRebate: {
          rebate: {
            byFunds: {
              some: 'A claim may show on a shared Medicare or health-fund account.',
              none: 'A claim may show on a shared Medicare account.',
            },
          },
          noRebate: {
            byFunds: {
              some: 'A claim may show on a shared health-fund account.',
              none: null,
            },
          },
        },
      },
    ],
  },
  complaints: {
    heading: 'Complaints',
    facts: {
      privacy:
        'About your privacy, write to me first; if the answer doesn’t satisfy you, or none comes within 30\u00a0days, write to the Office of the Australian Information Commissioner (oaic.gov.au).',
      other:
        'About anything else you can go straight to the {complaints}, without telling me.',
      contact:
        'There is never sexual contact between counsellor and client, whoever wishes it (National Code of Conduct for Health Care Workers).',
    },
  },
  callToAction: {
    heading: 'Questions before you book?',
    text: 'Ring me and we’ll talk it through. I don’t need your name for that.',
  },
};

export type PrivacyWords = typeof privacy;
