import type { ServiceId } from '../routing/pages';

/** The services that belong to each category of the blog, nearest first. */
export const categoryServices = {
  'couples-therapy': ['couples-marriage', 'infidelity-recovery', 'individual'],
  'infidelity-recovery': ['infidelity-recovery', 'couples-marriage', 'individual'],
  'adhd-couples': ['adhd-couples', 'couples-marriage', 'individual'],
  'sex-therapy': ['sex-therapy', 'couples-marriage', 'individual'],
  'individual-counselling': ['individual', 'couples-marriage', 'sex-therapy'],
  'grief-counselling': ['individual', 'couples-marriage', 'infidelity-recovery'],
} as const satisfies Record<string, readonly ServiceId[]>;

export type CategoryId = keyof typeof categoryServices;

export const categoryIds = Object.keys(categoryServices) as [CategoryId, ...CategoryId[]];
