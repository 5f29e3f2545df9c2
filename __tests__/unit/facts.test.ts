import { longDate, longDates } from '@/facts/calendar/date-formats';
import { weekFor } from '@/facts/calendar/week-formats';
import { valuesFor } from '@/facts/formats';
import { phoneForDialler, phoneFromAbroad } from '@/facts/phone';
import { allLocales, type Locale } from '@/languages/locales';
import { practice } from '../fixtures/specified-practice';
import { plainSpaces } from '../tools/texts';

/** The practice with ranges of one number, and other hours. */
const other = structuredClone(practice);
other.fees.individual = { dollars: 180, minutes: [45, 45] };
other.claims.infidelityPercent = [20, 20];
other.claims.recoveryMonths = [1, 1];
other.medicare.businessDays = [2, 2];
other.hours.monday = [
  { opens: '08:30', closes: '12:05' },
  { opens: '14:00', closes: '20:00' },
];
other.hours.tuesday = { opens: '00:00', closes: '20:00' };
other.sessionLanguages = ['fr', 'pt-BR'];

/** What a language writes of both. */
function writtenIn(locale: Locale) {
  const values = valuesFor(locale, practice);
  const one = valuesFor(locale, other);
  const [monday, tuesday] = weekFor(locale, other).map(({ texts }) => texts);
  const written = {
    money: [values.fee.couples, values.rebate],
    length: [values.short.length.individual, values.length.individual, one.length.individual],
    share: [values.short, values, one].map(({ infidelityShare = '' }) => infidelityShare),
    time: [values, one].map(({ recoveryTime = '' }) => recoveryTime),
    days: [values.rebateDays, one.rebateDays],
    hours: [...(monday ?? []), ...(tuesday ?? [])],
    date: [longDate('2024-03-15', locale), longDate('2026-12-01', locale)],
    dates: [longDates({ from: '2026-12-24', to: '2027-01-04' }, locale)],
    languages: [values.sessionLanguages, one.sessionLanguages],
  };
  return Object.fromEntries(
    Object.entries(written).map(([what, texts]) => [what, texts.map(plainSpaces)]),
  );
}

const asOneDoes: Record<Locale, Record<string, string[]>> = {
  en: {
    money: ['$220', '$96.65'],
    length: ['50–60 minutes', '50 to 60 minutes', '45 minutes'],
    share: ['20–25%', '20 to 25%', '20%'],
    time: ['12 to 18 months', '1 month'],
    days: ['1 to 3', '2'],
    hours: ['8:30 am – 12:05 pm', '2:00 pm – 8:00 pm', '12:00 am – 8:00 pm'],
    date: ['15 March 2024', '1 December 2026'],
    dates: ['24 December 2026 – 4 January 2027'],
    languages: ['in English', 'in English, in French and in Brazilian Portuguese'],
  },
  es: {
    money: ['220 AUD', '96,65 AUD'],
    length: ['50-60 minutos', 'de 50 a 60 minutos', '45 minutos'],
    share: ['20-25 %', 'entre un 20 y un 25 %', 'un 20 %'],
    time: ['de 12 a 18 meses', '1 mes'],
    days: ['de 1 a 3', '2'],
    hours: ['8:30-12:05', '14:00-20:00', '0:00-20:00'],
    date: ['15 de marzo de 2024', '1 de diciembre de 2026'],
    dates: ['del 24 de diciembre de 2026 al 4 de enero de 2027'],
    languages: ['en inglés', 'en inglés, en francés y en portugués de Brasil'],
  },
  fr: {
    money: ['220 AUD', '96,65 AUD'],
    length: ['50–60 minutes', 'de 50 à 60 minutes', '45 minutes'],
    share: ['20–25 %', 'de 20 à 25 %', '20 %'],
    time: ['de 12 à 18 mois', '1 mois'],
    days: ['de 1 à 3', '2'],
    hours: ['8 h 30 – 12 h 05', '14 h – 20 h', '0 h – 20 h'],
    date: ['15 mars 2024', '1er décembre 2026'],
    dates: ['du 24 décembre 2026 au 4 janvier 2027'],
    languages: ['en anglais', 'en anglais, en français et en portugais brésilien'],
  },
  'pt-br': {
    money: ['AUD 220', 'AUD 96,65'],
    length: ['50–60 minutos', 'de 50 a 60 minutos', '45 minutos'],
    share: ['20–25%', 'entre 20% e 25%', '20%'],
    time: ['de 12 a 18 meses', '1 mês'],
    days: ['de 1 a 3', '2'],
    hours: ['8h30 – 12h05', '14h – 20h', '0h – 20h'],
    date: ['15 de março de 2024', '1º de dezembro de 2026'],
    dates: ['de 24 de dezembro de 2026 a 4 de janeiro de 2027'],
    languages: ['em inglês', 'em inglês, em francês e em português (Brasil)'],
  },
};

it.each(allLocales)(
  'writes money, ranges, hours, dates and languages as one does in %s',
  (locale) => {
    expect(writtenIn(locale)).toEqual(asOneDoes[locale]);
  },
);

it('writes the specified fees and phone, and lays out the week from Monday', () => {
  expect(valuesFor('en', practice).fee).toEqual({
    individual: '$180',
    couples: '$220',
    extended: '$280',
  });
  expect(phoneForDialler(practice.phone)).toBe('tel:+61755500100');
  expect(plainSpaces(phoneFromAbroad(practice.phone))).toBe('+61 7 5550 0100');
  const days = weekFor('en', practice).map(({ day, kind, texts }) =>
    kind === 'open' ? `${day} ${texts.map(plainSpaces)}` : `${day} ${kind}`,
  );
  expect(days[0]).toBe('Monday 9:00 am – 6:00 pm');
  expect(days.slice(5)).toEqual(['Saturday by appointment', 'Sunday closed']);
  expect(weekFor('fr', practice)[0]?.day).toBe('lundi');
});
