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
        unknown: '{prices}, in Noosa{orOnline}. Individual rebate up to {rebate} ({rebateYear}) with a plan, if the counsellor is registered.',
        registered: '{prices}, in Noosa{orOnline}. Individual Medicare rebate up to {rebate} ({rebateYear}) with a Mental Health Care Plan.',
        unregistered: {
          byRepayment: {
            some: '{prices}, in Noosa{orOnline}. How to pay, what a health fund may give back, and how to cancel.',
            none: '{prices}, in Noosa{orOnline}. How to pay for counselling sessions, and how to cancel one that you have booked.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Fees & rebates', none: 'Fees' } },
    lead: {
      byRepayment: {
        some: 'What a session costs, what may come back, and how to cancel.',
        none: 'What a session costs, and how to cancel.',
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
        note: 'Longer, so you can both speak and be heard.',
      },
      extended: {
        name: 'Extended session',
        note: 'When appropriate, such as after a crisis or a long drive.',
      },
    },
  },
  payment: {
    heading: 'Paying',
    text: 'Payment is due at each session.',
    /** Where the practice’s facts do not say what shows. */
    receipts: 'If someone else sees your statements, tell me before you pay.',
    /** Where it is said what a statement, a receipt and a claim show. */
    shown: 'See {private} for what shows on them.',
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
    /** After the condition. */
    paragraphs: {
      individual: 'With a Mental Health Care Plan (officially a GP Mental Health Treatment Plan), an individual session may attract a Medicare rebate of up to {rebate} ({rebateYear}), for up to {rebatedSessions}\u00a0sessions per calendar year. It then costs you about {outOfPocket}.',
      couples: 'Couples sessions have no Medicare rebate.',
      check: 'You must be enrolled in Medicare, which not every visa allows, and you must be in Australia during the session. Check first with your GP and with me whether you qualify, and ask Medicare for this year’s amount.',
    },
    /** Follows on couples sessions, where the practice has extended ones: whether they have the rebate. */
    extended: {
      ask: 'For extended ones, ask me.',
      rebated: 'An extended session by yourself has the same rebate as an individual one.',
      unrebated: 'Extended sessions have none either.',
    },
    steps: [
      {
        title: 'See your GP',
        text: 'Ask your usual GP, or one at your MyMedicare practice, for a longer appointment, a plan and a referral; those of other GPs bring no rebate. A plan is for a mental health condition the GP diagnoses, such as anxiety or depression; relationship problems alone don’t qualify.',
      },
      {
        title: 'Bring the plan and the referral',
        text: 'Tell me before the first session. A referral covers a first course of sessions, often six; then your GP decides about more.',
      },
      {
        title: 'Pay, then claim',
        text: 'Pay the full fee on the day, and claim with my receipt.',
      },
    ],
  },
  privateHealth: {
    heading: 'Private health funds',
    sentences: [
      'Rebates vary by cover, and need an Australian policy. Receipts are provided; ask your fund whether it includes counselling or psychology, for a couple too, and which qualifications it requires.',
      { byRebate: { rebate: 'You can claim from a fund or Medicare, not both.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'When plans change',
    intro: 'I keep your time free. At short notice I usually can’t fill it.',
    early: {
      title: '{noticeHours} or more hours’ notice',
      text: 'Free. Move or cancel, no reason asked.',
    },
    late: { title: 'Less than {noticeHours}\u00a0hours', text: 'The full fee.' },
    emergency: {
      title: 'Emergencies',
      text: 'For illness, a sick child or a flooded road, or if it isn’t safe to come, call me when you can, and we’ll discuss it.',
    },
    now: 'Your session',
  },
  hardship: {
    heading: 'If the fee is the obstacle',
    text: 'I keep a limited number of reduced-fee places for people in hardship. Relationships Australia (1300 364 277) charges less on a low income. On weekdays Medicare Mental Health (1800 595 212) helps anyone find free support, without a referral. The Family Relationship Advice Line (1800 050 321) is free, too.',
    action: 'Ask about a reduced fee',
  },
  where: {
    heading: 'Wherever you are',
    text: 'Fees are the same in person in Tewantin, Noosa, and online, {reach}.',
  },
  /** For GPs and whoever else sends people here. */
  referrers: {
    heading: 'If you refer someone',
    sentences: [
      'For GPs, practice nurses, lawyers and EAPs: I need no letter, so just pass on my number. I can’t help anyone who is under 18, in acute crisis or psychosis, or in need of a court report.',
      { byRebate: { rebate: 'Only a Medicare rebate needs a plan and a referral, and I then report to the GP.', noRebate: null } },
    ],
    /** Whether Medicare pays a part, where the facts say so. */
    medicare: [
      {
        byRegistration: {
          registered: 'A rebate on individual sessions, with a plan.',
          unregistered: 'Nothing, for any session.',
          unknown: null,
        },
      },
    ],
    /** What the practice’s facts have of them. */
    labels: { medicare: 'What Medicare pays', fax: 'Fax', secureMessaging: 'Secure messaging', providerNumber: 'Provider number' },
  },
  callToAction: {
    heading: 'Book a session, or ask about fees',
    text: {
      byDelivery: {
        connected: 'I reply to enquiries within {replyHours}\u00a0hours.',
        unconnected: 'Call {phone}; no question is too small.',
      },
    },
  },
};

export type FeesWords = typeof fees;
