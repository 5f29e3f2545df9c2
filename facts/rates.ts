import type { SessionRates } from './cost';
import { sessionKinds } from './offered';
import type { Practice } from './practice-schema';
import type { SessionKind } from './services';

/** Money is kept in whole cents, since dollars with cents do not add up exactly in binary. */
export const cents = (dollars: number) => Math.round(dollars * 100);

export function ratesOf(practice: Practice): SessionRates {
  const { fees, medicare } = practice;
  return {
    fee: Object.fromEntries(
      sessionKinds(practice).map((kind) => [kind, cents(fees[kind]?.dollars ?? 0)]),
    ) as Record<SessionKind, number>,
    rebated: medicare.extendedSessions ? ['individual', 'extended'] : ['individual'],
    rebate: cents(medicare.rebateDollars),
    rebatedSessionsPerYear: medicare.sessionsPerYear,
  };
}

/** Medicare pays a part of sessions of one person, unless the practitioner is not registered with it. */
export const hasRebates = ({ medicare }: Practice) => medicare.practitionerRegistered !== false;

/** A fund may pay a part, as long as the practice doesn't say that none does. */
export const hasFunds = ({ accepts }: Practice) => accepts?.healthFunds !== false;
