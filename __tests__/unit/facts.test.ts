/** @jest-environment node */

import { practice } from '@/content/practice';
import { phoneFromAbroad, phoneHref } from '@/facts/phone';
import { longDate, longDates, valuesFor, weekFor } from '@/facts/values';
import { plainSpaces } from '../fixtures/traces';

// Figures are those that were specified, whatever the practice has now.
jest.mock('@/content/practice', () => jest.requireActual('../fixtures/specified-practice'));

it('writes the specified fees and rebates', () => {
  const { fee, rebate } = valuesFor('en');
  expect(fee).toEqual({ individual: '$180', couples: '$220', extended: '$280' });
  expect(rebate).toBe('$96.65');
  expect(phoneHref).toBe('tel:+61755500100');
  expect(plainSpaces(phoneFromAbroad(practice.phone))).toBe('+61 7 5550 0100');
});

it('names the currency outside English', () => {
  const amounts = (['es', 'fr', 'pt-br'] as const).map((locale) => valuesFor(locale).rebate);
  expect(amounts.map(plainSpaces)).toEqual(['96,65 AUD', '96,65 AUD', 'AUD 96,65']);
});

// First as tables and tiles have them, then as a running sentence does.
it.each([
  ['en', '50–60 minutes', '20–25%', '50 to 60 minutes', '20 to 25%', '12 to 18 months', '1 to 3'],
  [
    'es',
    '50-60 minutos',
    '20-25 %',
    'de 50 a 60 minutos',
    'entre un 20 y un 25 %',
    'de 12 a 18 meses',
    'de 1 a 3',
  ],
  [
    'fr',
    '50–60 minutes',
    '20–25 %',
    'de 50 à 60 minutes',
    'de 20 à 25 %',
    'de 12 à 18 mois',
    'de 1 à 3',
  ],
  [
    'pt-br',
    '50–60 minutos',
    '20–25%',
    'de 50 a 60 minutos',
    'entre 20% e 25%',
    'de 12 a 18 meses',
    'de 1 a 3',
  ],
] as const)('writes ranges as one does in %s', (locale, ...texts) => {
  const { length, short, infidelityShare, recoveryTime, rebateDays } = valuesFor(locale);
  expect(
    [
      short.length.individual,
      short.infidelityShare,
      length.individual,
      infidelityShare,
      recoveryTime,
      rebateDays,
    ].map(plainSpaces),
  ).toEqual(texts);
});

describe('with other facts', () => {
  const other = structuredClone(practice);
  other.fees.individual.minutes = [45, 45];
  other.claims.infidelityPercent = [20, 20];
  other.claims.recoveryMonths = [1, 1];
  other.medicare.businessDays = [2, 2];
  other.hours.monday = [
    { opens: '08:30', closes: '12:05' },
    { opens: '14:00', closes: '20:00' },
  ];
  other.hours.tuesday = { opens: '00:00', closes: '20:00' };

  it.each([
    ['en', '45 minutes', '20%', '1 month', '2'],
    ['es', '45 minutos', 'un 20 %', '1 mes', '2'],
    ['fr', '45 minutes', '20 %', '1 mois', '2'],
    ['pt-br', '45 minutos', '20%', '1 mês', '2'],
  ] as const)('a range of one number is that number in %s', (locale, ...texts) => {
    const { length, infidelityShare, recoveryTime, rebateDays } = valuesFor(locale, other);
    expect([length.individual, infidelityShare, recoveryTime, rebateDays].map(plainSpaces)).toEqual(
      texts,
    );
  });

  it.each([
    ['en', '8:30 am – 12:05 pm', '2:00 pm – 8:00 pm', '12:00 am – 8:00 pm'],
    ['es', '8:30-12:05', '14:00-20:00', '0:00-20:00'],
    ['fr', '8 h 30 – 12 h 05', '14 h – 20 h', '0 h – 20 h'],
    ['pt-br', '8h30 – 12h05', '14h – 20h', '0h – 20h'],
  ] as const)('clock times are those of a native reader in %s', (locale, ...texts) => {
    const days = weekFor(locale, other).slice(0, 2);
    expect(
      days.flatMap(({ open }) => (open.kind === 'open' ? open.texts.map(plainSpaces) : [])),
    ).toEqual(texts);
  });
});

it.each([
  ['en', '15 March 2024', '1 December 2026'],
  ['es', '15 de marzo de 2024', '1 de diciembre de 2026'],
  ['fr', '15 mars 2024', '1er décembre 2026'],
  ['pt-br', '15 de março de 2024', '1º de dezembro de 2026'],
] as const)('writes long dates as one does in %s, the first of a month too', (locale, ...dates) => {
  expect(['2024-03-15', '2026-12-01'].map((day) => longDate(day, locale))).toEqual(dates);
});

it.each([
  ['en', '24 December 2026 – 4 January 2027'],
  ['es', 'del 24 de diciembre de 2026 al 4 de enero de 2027'],
  ['fr', 'du 24 décembre 2026 au 4 janvier 2027'],
  ['pt-br', 'de 24 de dezembro de 2026 a 4 de janeiro de 2027'],
] as const)('names the days of a closure in %s', (locale, dates) => {
  expect(longDates({ from: '2026-12-24', to: '2027-01-04' }, locale)).toBe(dates);
});

it('lays out the week from Monday', () => {
  const days = weekFor('en').map(({ day, open }) =>
    open.kind === 'open' ? `${day} ${open.texts.map(plainSpaces)}` : `${day} ${open.kind}`,
  );
  expect(days[0]).toBe('Monday 9:00 am – 6:00 pm');
  expect(days.slice(5)).toEqual(['Saturday by appointment', 'Sunday closed']);
  expect(weekFor('fr')[0]?.day).toBe('lundi');
});
