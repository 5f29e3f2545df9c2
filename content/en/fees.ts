export const fees = {
  name: { byRepayment: { some: 'Fees & Rebates', none: 'Fees' } },
  meta: {
    title: {
      byRepayment: {
        some: 'Counselling fees & rebates in Noosa',
        none: 'Counselling fees in Noosa',
      },
    },
    description: {
      byRegistration: {
        unsaid: '{prices}, in Noosa or online. Individual rebate up to {rebate} ({rebateYear}) with a plan, if I’m registered.',
        registered: '{prices}, in Noosa or online. Individual Medicare rebate up to {rebate} ({rebateYear}) with a Mental Health Care Plan.',
        unregistered: {
          byRepayment: {
            some: '{prices}, in Noosa or online. How to pay, what a health fund may give back, and how to cancel.',
            none: '{prices}, in Noosa or online. How to pay for counselling sessions, and how to cancel one that you have booked.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Fees & rebates', none: 'Fees' } },
    lead: {
      byRepayment: {
        some: 'What a session costs, what may come back, and what happens when you have to cancel.',
        none: 'What a session costs, and what happens when you have to cancel.',
      },
    },
  },
  table: {
    caption: 'Fees in Australian dollars',
    columns: {
      session: 'Session',
      fee: 'Fee',
    },
    /** What the practice’s facts say of the goods and services tax. */
    gst: { included: 'Fees include GST.', none: 'No GST is added to these fees.' },
    rows: {
      individual: {
        name: 'Individual session',
        note: 'For one person.',
      },
      couples: {
        name: 'Couples/marriage session',
        note: 'Longer, so that you can both speak and be heard.',
      },
      extended: {
        name: 'Extended session',
        note: 'When appropriate, such as after a crisis or when you travel to see me.',
      },
    },
  },
  payment: {
    heading: 'Paying',
    text: 'Payment is due at each session.',
    /** Where the practice’s facts do not say what shows. */
    receipts: 'If someone else sees your statements, tell me before you pay.',
    /** Where it is said what a statement, a receipt and a claim show. */
    shown: 'What shows on them: {private}.',
    ways: ['Cash', 'Bank transfer', 'Card'],
  },
  /** Who else pays, as far as the practice’s facts say. Health funds follow by their names. */
  accepts: {
    taken: 'I take {payers}.',
    refused: 'I don’t take {payers}.',
    names: {
      eap: 'referrals from an EAP (employee assistance program)',
      ndis: 'self-managed NDIS plans',
      workCover: 'WorkCover',
      dva: 'DVA (Open Arms, for veterans)',
      victimAssist: 'Victim Assist',
    },
  },
  medicare: {
    heading: 'What Medicare gives back',
    paragraphs: [
      'With a Mental Health Care Plan from your GP (officially a GP Mental Health Treatment Plan), an individual session may attract a Medicare rebate of up to {rebate} ({rebateYear}), for up to {rebatedSessions}\u00a0sessions per calendar year. Rebates are usually processed in {rebateDays}\u00a0business days.',
      {
        bySessions: {
          both: {
            byExtended: {
              offered: 'Couples sessions have no Medicare rebate; for extended ones, please ask me.',
              none: 'Couples sessions have no Medicare rebate.',
            },
          },
          single: {
            byExtended: {
              offered: 'For an extended session, please ask me.',
              none: null,
            },
          },
        },
      },
      'Please check your eligibility with your GP and me, and this year’s figure with Medicare.',
    ],
    steps: [
      {
        title: 'See your GP',
        text: 'Book a longer appointment and ask for a Mental Health Care Plan and a referral. A plan is for a mental health condition that the GP diagnoses, such as anxiety or depression; problems in a relationship alone don’t qualify.',
      },
      {
        title: 'Bring the plan and the referral',
        text: 'Tell me when you book, so that we can check that both apply. A referral covers a first course of sessions, often six; then your GP decides about more.',
      },
      {
        title: 'Pay, then claim',
        text: 'You pay the full fee on the day, and get a receipt to claim with Medicare.',
      },
    ],
    receipt: {
      rebate: { some: 'Medicare rebate, up to', none: 'Medicare rebate' },
      outOfPocket: { some: 'Your out-of-pocket cost, from about', none: 'Your out-of-pocket cost' },
    },
  },
  privateHealth: {
    heading: 'Private health funds',
    sentences: [
      {
        bySessions: {
          both: 'Rebates vary by fund and by cover. Receipts are provided; ask your fund whether your policy includes counselling or psychology, for a couple too, and which qualifications it requires.',
          single: 'Rebates vary by fund and by cover. Receipts are provided; ask your fund whether your policy includes counselling or psychology, and which qualifications it requires.',
        },
      },
      { byRebate: { rebate: 'One session can’t be claimed from both a fund and Medicare.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'When plans change',
    intro: 'I keep your time free for you, and usually can’t fill it at short notice.',
    early: {
      title: '{noticeHours} or more hours’ notice',
      text: 'Free. Move or cancel, no reason asked.',
    },
    late: { title: 'Less than {noticeHours}\u00a0hours', text: 'The full fee.' },
    emergency: {
      title: 'Emergencies',
      text: 'For illness, a sick child or a flooded road, or if it isn’t safe for you to come, call me when you can, and we will discuss it.',
    },
    now: 'Your session',
  },
  hardship: {
    heading: 'If the fee is the obstacle',
    text: 'I keep a limited number of reduced-fee places for people in hardship. Ask whether one is open, with no more detail than you like. At Relationships Australia (1300 364 277) people on a low income pay less, and the Family Relationship Advice Line (1800 050 321) is free.',
    action: 'Ask about a reduced fee',
  },
  where: {
    heading: 'Wherever you are',
    sentences: [
      'Fees are the same in person in Tewantin, Noosa, and online, Australia-wide and globally, wherever local law and my insurance allow it.',
      {
        byFunds: {
          some: {
            byRebate: {
              rebate: 'Health-fund and Medicare rebates are for Australian clients, that is, for those insured here.',
              noRebate: 'Health-fund rebates are for Australian clients, that is, for those insured here.',
            },
          },
          none: null,
        },
      },
      { byRebate: { rebate: 'For Medicare you have to be enrolled in it, which not every visa allows, and in Australia at the time of the session.', noRebate: null } },
    ],
  },
  callToAction: {
    heading: 'Book a session, or ask about fees',
    text: {
      byDelivery: {
        connected: 'I reply to enquiries within {replyHours}\u00a0hours.',
        unconnected: 'Call {phone}, even with a question that seems too small.',
      },
    },
  },
};

export type FeesWords = typeof fees;
