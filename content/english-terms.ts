import { crisisLineNames } from './crisis-lines';

/** Whatever a caller says aloud to an operator, who answers in English. */
const said = [
  'Emergency',
  'Monday at 10\u00a0am',
  'PEP',
  'reduced fee',
  'Police',
  'Fire',
  'Ambulance',
  'Spanish interpreter',
  'Spanish',
  'French interpreter',
  'French',
  'Portuguese interpreter',
  'Portuguese',
  'interpreter',
  'A question about sex therapy, please',
] as const;

/** What one asks for or looks up by its name, besides the helplines. */
const names = [
  ...crisisLineNames,
  'GP Mental Health Treatment Plan',
  'Mental Health Care Plan',
  'Office of the Australian Information Commissioner',
  'Counselling Notes Protect',
  'Leaving Violence Program',
  'National Code of Conduct for Health Care Workers',
];

/**
 * English words that the other languages' sentences keep, because that is what a reader will hear or
 * see in Australia, or has to say there. Wherever one stands on a page, it is marked as English (WCAG 3.1.2), and browsers are
 * told not to translate it.
 */
export const englishTerms = [
  ...names,
  ...said,
  'emergency contraception',
  'morning-after pill',
  'coercive control',
  'protection order',
  'partner visas',
  'sex therapist',
  'sensate focus',
  'counselling',
  'counsellor',
  'referral',
  'meltdown',
  'shutdown',
];

/** What browsers must not translate on an English page either: names, and in quotation marks what is to be said. */
export const keptInEnglish = [...names, ...said.map((words) => `“${words}”`)];
