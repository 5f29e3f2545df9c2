import type { Grammar } from '../../languages/grammar';

export const grammar: Grammar = {
  // What follows an hour is set off like its own sign.
  clock: { onTheHour: '{hour}\u00a0h', withMinutes: '{hour}\u00a0h\u00a0{minutes}' },
  range: {
    sign: '{from}–{to}',
    hours: '{from}\u00a0– {to}',
    dates: 'du {from} au {to}',
    amount: 'de {from} à {to}',
    share: 'de {from} à {to}',
    oneShare: '{to}',
  },
  typography: { quotes: ['«\u00a0', '\u00a0»'], beforeSigns: '\u202f' },
  reach: {
    worldwide: 'partout en Australie et dans le monde',
    Australia: 'partout en Australie',
    Queensland: 'partout dans le Queensland',
  },
  andOnline: ' et en ligne',
  orOnline: ' ou en ligne',
  inLanguage: 'en {language}',
  firstOfMonth: '1er',
};
