import type { Grammar } from '../../languages/grammar';

export const grammar: Grammar = {
  clock: {
    onTheHour: '{hour12}:00\u00a0{half}',
    withMinutes: '{hour12}:{minutes}\u00a0{half}',
    halves: ['am', 'pm'],
  },
  range: {
    sign: '{from}–{to}',
    // Clock times have spaces of their own, so their dash has some, too.
    hours: '{from} – {to}',
    dates: '{from} – {to}',
    amount: '{from} to {to}',
    share: '{from} to {to}',
    oneShare: '{to}',
  },
  typography: { quotes: ['“', '”'], beforeSigns: '' },
  reach: {
    worldwide: 'Australia-wide and worldwide',
    Australia: 'Australia-wide',
    Queensland: 'anywhere in Queensland',
  },
  andOnline: ' and online',
  orOnline: ', or online',
  inLanguage: 'in {language}',
  firstOfMonth: '1',
};
