/**
 * English words that the other languages' sentences keep, because that is what a reader will hear or
 * see in Australia, or has to say there. Wherever one stands on a page, it is marked as English (WCAG 3.1.2). Names of people and
 * of the practice need no mark.
 */
export const englishTerms = [
  'GP Mental Health Treatment Plan',
  'Mental Health Care Plan',
  'Journal of Family Psychology',
  'Office of the Australian Information Commissioner',
  'Family Relationship Advice Line',
  'National Alcohol and Other Drug Hotline',
  'National Relay Service',
  'Relationships Australia',
  'Sexual Assault Helpline',
  'Suicide Call Back Service',
  'Gambling Help',
  'sensate focus',
  'counselling',
  'counsellor',
  'referral',
  'Police',
  'Fire',
  'Ambulance',
  'Spanish interpreter',
  'Spanish',
  'French interpreter',
  'Portuguese interpreter',
  'Portuguese',
  'A question about sex therapy, please.',
  'meltdown',
  'shutdown',
] as const;
