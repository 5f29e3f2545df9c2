import type { Grammar } from '../../languages/grammar';

export const grammar: Grammar = {
  clock: { onTheHour: '{hour}:00', withMinutes: '{hour}:{minutes}' },
  range: {
    // The Academy's sign for ranges.
    sign: '{from}-{to}',
    hours: '{from}-{to}',
    dates: 'del {from} al {to}',
    amount: 'de {from} a {to}',
    // A share takes an article, also where it is one number.
    share: 'entre un {from} y un {to}',
    oneShare: 'un {to}',
  },
  typography: { quotes: ['«', '»'], beforeSigns: '' },
  reach: {
    worldwide: 'en toda Australia y en el resto del mundo',
    Australia: 'en toda Australia',
    Queensland: 'en todo Queensland',
  },
  andOnline: ' y en línea',
  orOnline: ' o en línea',
  inLanguage: 'en {language}',
  firstOfMonth: '1',
};
