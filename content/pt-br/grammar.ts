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
  reach: {
    worldwide: 'em toda a Austrália e no mundo inteiro',
    Australia: 'em toda a Austrália',
    Queensland: 'em todo o estado de Queensland',
  },
  andOnline: ' e online',
  orOnline: ' ou online',
  inLanguage: 'em {language}',
  days: ['domingo', 'segunda', 'terça', 'quarta', 'quinta', 'sexta', 'sábado'],
  firstOfMonth: '1º',
};
