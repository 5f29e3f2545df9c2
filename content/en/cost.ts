
/** The cost calculator of the fees page. Braces stand for figures that the visitor's choice gives. */
export const cost = {
  heading: 'What will it cost you?',
  session: {
    legend: 'Which session?',
    options: { individual: 'Individual', couples: 'Couples', extended: 'Extended' },
  },
  plan: {
    byRegistration: {
      unknown: 'With a Mental Health Care Plan, if this counsellor is registered with Medicare',
      registered: 'With a Mental Health Care Plan',
      unregistered: 'With a Mental Health Care Plan',
    },
  },
  count: {
    label: 'How many this year?',
    one: '{count}\u00a0session',
    other: '{count}\u00a0sessions',
  },
  receipt: {
    headings: {
      individual: { one: 'One individual session', other: '{count} individual sessions' },
      couples: { one: 'One couples session', other: '{count} couples sessions' },
      extended: { one: 'One extended session', other: '{count} extended sessions' },
    },
    fee: { one: 'Session fee', other: 'Fees for {count}\u00a0sessions' },
    paid: {
      one: 'Paid on the day',
      other: '{count} × {amount}, paid session by session',
    },
    comesBack: {
      one: 'Usually processed in {rebateDays}\u00a0business days',
      other: '{count} × {amount}, usually processed in {rebateDays}\u00a0business days',
    },
    rebate: 'Medicare rebate, up to',
    outOfPocket: 'Your out-of-pocket cost, from about',
    notes: {
      plan: 'With an eligible plan, at the {rebateYear} rebate.',
      beyond:
        '{rebateYear} rebate, for up to {rebatedSessions}\u00a0sessions per calendar year. The others cost the full fee.',
      noPlan: {
        byFunds: {
          some: 'Your health fund may pay part.',
          none: 'Paid in full, with nothing back.',
        },
      },
    },
  },
  /** Where the script has not come. */
  late: 'This calculator has not finished loading. It goes on by itself once you’re online. If nothing changes, reload the page, or call {number}.',
  /** Read out when the figures have changed. */
  summary: {
    some: '{heading}: {paid} in fees, up to {back} back from Medicare, from about {cost} in the end.',
    none: '{heading}: {paid} in fees.',
  },
};

export type CostWords = typeof cost;
