/** Numbers for someone in danger or in crisis, in Australia. */
export const crisisLines = {
  emergency: { name: '', number: '000', href: 'tel:000' },
  lifeline: { name: 'Lifeline', number: '13\u00a011\u00a014', href: 'tel:131114' },
  respect: { name: '1800RESPECT', number: '1800\u00a0737\u00a0732', href: 'tel:1800737732' },
  /** For men, also those who hurt their partner. */
  mensLine: { name: 'MensLine', number: '1300\u00a078\u00a099\u00a078', href: 'tel:1300789978' },
  interpreter: { name: 'TIS\u00a0National', number: '131\u00a0450', href: 'tel:131450' },
} as const;

const lines = Object.values(crisisLines);

/**
 * Finds these numbers in a text, with plain or non-breaking spaces between their digits. It has a capturing
 * group, so that `split` keeps the numbers, as every second part.
 */
export const crisisNumbers = new RegExp(
  `(?<!\\d[.,\\s]?)(${lines.map(({ number }) => number.replaceAll('\u00a0', '[ \u00a0]')).join('|')})(?!\\d)`,
);

/** The line with a number that `crisisNumbers` found. */
export function crisisLine(found: string) {
  const digits = found.replace(/\D/g, '');
  return lines.find(({ href }) => href === `tel:${digits}`);
}
