import type { SessionKind } from './services';

/** What is charged for each kind of session and what Medicare gives back, money in whole cents. */
export type SessionRates = {
  fee: Record<SessionKind, number>;
  /** The kinds of session that Medicare gives it for. */
  rebated: readonly SessionKind[];
  rebate: number;
  rebatedSessionsPerYear: number;
};

export type SessionPlans = {
  session: SessionKind;
  plan: boolean;
  /** How many sessions in this calendar year, a whole number above zero. */
  sessions: number;
};

/**
 * What a year's sessions cost (docs/specification.md 4.2). Every session is paid in full on the day. Some kinds have a
 * rebate, with a plan, up to a number of sessions a calendar year.
 * @returns whole cents: what is paid, what comes back of it, and what it costs in the end
 */
export function costOf({ session, plan, sessions }: SessionPlans, rates: SessionRates) {
  const eligible = rates.rebated.includes(session) && plan;
  const rebatedSessions = eligible ? Math.min(sessions, rates.rebatedSessionsPerYear) : 0;
  const paid = sessions * rates.fee[session];
  const back = rebatedSessions * rates.rebate;
  return { rebatedSessions, paid, back, cost: paid - back };
}
