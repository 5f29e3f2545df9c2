/** What a service page says of it in short; `{private}` is the link to this page. */
export const limits =
  'I may have to tell others if someone is in danger, a child is at risk or a court orders it. I explain this first: {private}.';

/** The same on pages for two, before the limits. */
export const alone =
  'I don’t repeat to your partner what you tell me alone. The one exception: if I believe you may seriously harm them.';

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
    lead: 'What you tell me stays with me, and so does the fact that you come. I don’t tell your family, your employer or your partner. There are limits, and I explain them before you tell me anything.',
  },
  others: {
    heading: 'When I may have to tell others',
    entries: {
      danger: {
        title: 'Someone is in danger',
        facts: {
          others:
            'If someone is in serious danger or a child is at risk, I may have to tell others.',
          first:
            'If I tell the police or another service, I tell them, not your partner, and talk with you first whenever that is safe.',
          partner:
            'If I believe that you may seriously harm your partner, I may warn them and call the police.',
        },
      },
      child: {
        title: 'Sexual abuse of a child',
        facts: {
          report:
            'In Queensland every adult has to tell the police about the sexual abuse of a child by another adult, even if it is over.',
          whose:
            'A child here is someone under 16, or under 18 with an impairment of the mind, such as an intellectual disability; adults with a disability are not meant.',
          offender: 'It holds, too, where the person who tells me is the one who did it.',
          victim:
            'If it was done to you, and you have turned 16, you can say that you don’t want it reported.',
          excuse:
            'There can be another reasonable excuse, such as danger to someone other than the person who did it, if it is reasonable not to report.',
          now: 'I may still have to speak up if another child could be in danger now.',
        },
      },
      court: {
        title: 'Courts',
        facts: {
          order:
            'A court can order me to hand over my notes or say what I know, as happens in some separations.',
          offence:
            'If you have been the victim of a sexual offence, Queensland law protects what you tell a counsellor: in a criminal case, or one about a protection order, nobody can demand or use it unless the court first gives leave, and Legal Aid Queensland helps you with that, free (Counselling Notes Protect).',
        },
      },
      supervisor: {
        title: 'My supervisor',
        facts: {
          name: 'I talk my work over with a supervisor, who doesn’t learn your name.',
        },
      },
      /** Only where a plan may pay for sessions. */
      report: {
        title: 'Your GP',
        facts: {
          plan: 'If you come on a GP’s plan, I have to report to that GP.',
          read: 'You can read the report first.',
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
          each:
            'Before couples sessions I talk with each of you alone.',
          refused:
            'If I think that we shouldn’t start together, each of you hears only that I begin with single sessions.',
          order:
            'While a protection order or a police direction stands between you, there are no sessions together.',
        },
      },
      alone: {
        title: 'What you tell me alone',
        facts: {
          kept:
            'I don’t repeat it to your partner, least of all what you say about your safety.',
          exceptions:
            'There are two exceptions: if I believe that you may seriously harm your partner, I may warn them; and if a court orders me to hand over my notes, your partner may get to see them, though you or I can ask the court to keep them private.',
        },
      },
      unsaid: {
        title: 'If something stays unsaid',
        facts: {
          together:
            'If your work together depends on something you’ve kept back, I’ll help you say it; if you’d rather not, I may have to end the couples sessions, without saying why.',
          ending:
            'If they have to end, you and I plan first, by ourselves, what is said about it and when.',
          safety:
            'None of this applies to fear or violence: I won’t ask you to speak of it in front of your partner, and you can always talk to me alone about it.',
        },
      },
    },
  },
  notes: {
    heading: 'My notes',
    text: 'Before we begin I tell you what I write down, where I keep it and for how long. Under Australian privacy law you can ask to see your own record, and to have a mistake in it put right.',
  },
  elsewhere: {
    heading: 'Online, on the phone and on paper',
    points: {
      room: 'I can’t see who else is in the room, so say only what is safe to say. I ask at the start where you are, in case of an emergency.',
      messages:
        'When you leave a message, say whether I may leave one, text you, or give my name to whoever picks up; if you don’t say, I’ll do none of these.',
      statements: {
        byRebate: {
          rebate:
            'If someone else sees your statements, tell me before you pay, and I say what will show on them and on the receipt. With cash, a bank statement shows only a withdrawal. A claim may show on a shared Medicare or health-fund account.',
          noRebate:
            'If someone else sees your statements, tell me before you pay, and I say what will show on them and on the receipt. With cash, a bank statement shows only a withdrawal. A claim may show on a shared health-fund account.',
        },
      },
    },
  },
  complaints: {
    heading: 'If you want to complain',
    facts: {
      privacy:
        'About your privacy, write to me first; if the answer doesn’t satisfy you, or none comes within 30 days, you can complain to the Office of the Australian Information Commissioner (oaic.gov.au).',
      other:
        'About anything else you can go straight to the {complaints}, without telling me.',
      contact:
        'There is never sexual contact between counsellor and client, whoever wishes it: for health workers who aren’t registered with Ahpra, the National Code of Conduct for Health Care Workers forbids it.',
    },
  },
  callToAction: {
    heading: 'If a point here matters to you',
    text: 'Ring me before you book, and we talk it through. I don’t need your name for that.',
  },
};

export type PrivacyWords = typeof privacy;
