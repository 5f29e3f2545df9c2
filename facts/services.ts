export type SessionKind = 'individual' | 'couples' | 'extended';

/**
 * The services that the site has words for, in the order of its menus, with their kinds of session. Two people pay the
 * couples' fee. The practice's facts say which of them it offers; `routing/pages.ts` has a row for each.
 */
export const serviceSessions = {
  'couples-marriage': ['couples'],
  // For one or for two.
  'infidelity-recovery': ['individual', 'couples'],
  'adhd-couples': ['couples'],
  'sex-therapy': ['individual', 'couples'],
  individual: ['individual'],
} as const satisfies Record<string, readonly SessionKind[]>;

export type ServiceId = keyof typeof serviceSessions;

export const knownServices = Object.keys(serviceSessions) as [ServiceId, ...ServiceId[]];
