import type { Grammar } from '../../languages/grammar';

export const grammar: Grammar = {
  clock: { onTheHour: '{hour}h', withMinutes: '{hour}h{minutes}' },
  range: {
    sign: '{from}–{to}',
    hours: '{from} – {to}',
    dates: 'de {from} a {to}',
    amount: 'de {from} a {to}',
    share: 'entre {fromWhole} e {to}',
    oneShare: '{to}',
  },
  typography: { quotes: ['“', '”'], beforeSigns: '' },
  inLanguage: 'em {language}',
  days: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  firstOfMonth: '1º',
};
