import { practice } from '@/content/practice';
import { costOf, type SessionPlans } from '@/facts/cost';
import { ratesOf } from '@/facts/rates';

const individual = (sessions: number, plan = true): SessionPlans => ({
  session: 'individual',
  plan,
  sessions,
});

it.each([
  // Sessions, paid, rebate, remaining: in cents, worked out by hand from docs/specification.md 4.1 and 4.2.
  [individual(1), 18_000, 9_665, 8_335],
  [individual(10), 180_000, 96_650, 83_350],
  [individual(11), 198_000, 96_650, 101_350],
  [individual(20), 360_000, 96_650, 263_350],
  [individual(6, false), 108_000, 0, 108_000],
  [{ session: 'couples', plan: true, sessions: 3 }, 66_000, 0, 66_000],
  [{ session: 'extended', plan: true, sessions: 2 }, 56_000, 0, 56_000],
] as const)('%j costs what the fees page says', (plans, paid, back, cost) => {
  expect(costOf(plans, ratesOf(practice))).toMatchObject({ paid, back, cost });
});

it('an extended session has a rebate where the facts say so', () => {
  const plans = { session: 'extended', plan: true, sessions: 2 } as const;
  const back = costOf(plans, { ...ratesOf(practice), rebated: ['individual', 'extended'] });
  expect(back).toMatchObject({ paid: 56_000, back: 19_330, cost: 36_670 });
});
