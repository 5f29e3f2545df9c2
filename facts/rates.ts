import { practice as ours } from '../content/practice';
import type { SessionRates } from './cost';
import { sessionKinds } from './offered';
import type { SessionKind } from './services';

/** Money is kept in whole cents, since dollars with cents do not add up exactly in binary. */
export const cents = (dollars: number) => Math.round(dollars * 100);

export const rates: SessionRates = {
  fee: Object.fromEntries(
    sessionKinds.map((kind) => [kind, cents(ours.fees[kind]?.dollars ?? 0)]),
  ) as Record<SessionKind, number>,
  rebated: ours.medicare.extendedSessions ? ['individual', 'extended'] : ['individual'],
  rebate: cents(ours.medicare.rebateDollars),
  rebatedSessionsPerYear: ours.medicare.sessionsPerYear,
};

/** Medicare pays a part of sessions of one person, unless the practitioner is not registered with it. */
export const hasRebates = ours.medicare.practitionerRegistered !== false;

/** A fund may pay a part, as long as the practice doesn't say that none does. */
export const hasFunds = ours.accepts?.healthFunds !== false;
