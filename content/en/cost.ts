
/** The cost calculator of the fees page. Braces stand for figures that the visitor's choice gives. */
export const cost = {
  heading: 'What will it cost you?',
  session: {
    legend: 'Which session?',
    options: { individual: 'Individual', couples: 'Couples', extended: 'Extended' },
  },
  plan: 'With a Mental Health Care Plan',
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
    fee: { one: 'Session fee', other: 'Fees for {count} sessions' },
    paid: {
      one: '{count} × {amount}, paid on the day',
      other: '{count} × {amount}, paid session by session',
    },
    comesBack: '{count} × {amount}, in {short.rebateDays}\u00a0business days',
    nothingBack: 'Nothing comes back from Medicare',
    notes: {
      plan: 'With an eligible plan, {rebateYear} rebate.',
      beyond:
        'The rebate is for up to {rebatedSessions}\u00a0sessions per calendar year. The others cost the full fee.',
      noPlan: {
        byFunds: {
          some: 'Without a plan there is no Medicare rebate. Your health fund may pay a part.',
          none: 'Without a plan there is no Medicare rebate.',
        },
      },
      couples: {
        byFunds: {
          some: 'Medicare pays nothing towards couples sessions. Your health fund may help.',
          none: 'Medicare pays nothing towards couples sessions.',
        },
      },
      extended: {
        byFunds: {
          some: 'My extended sessions have no Medicare rebate. Your health fund may help.',
          none: 'My extended sessions have no Medicare rebate.',
        },
      },
    },
  },
  /** Where the script has not come. */
  late: 'This calculator has not finished loading. Reload the page, or call {phone}.',
  /** Read out when the figures have changed. */
  summary: '{heading}: {paid} in fees, {back} back from Medicare, {cost} in the end.',
};

export type CostWords = typeof cost;
