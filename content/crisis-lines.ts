/** Numbers for someone in danger or in crisis, in Australia. The interpreter can join any of them. */
export const crisisLines = {
  emergency: { name: '', number: '000', href: 'tel:000' },
  lifeline: { name: 'Lifeline', number: '13\u00a011\u00a014', href: 'tel:131114' },
  respect: { name: '1800RESPECT', number: '1800\u00a0737\u00a0732', href: 'tel:1800737732' },
  interpreter: { name: 'TIS\u00a0National', number: '131\u00a0450', href: 'tel:131450' },
} as const;
