/** @jest-environment node */
import { factsFor, longDate, weekFor } from '@/content/facts';
import { allLocales } from '@/content/locales';

const plainSpaces = (text: string) => text.replace(/[\u00a0\u202f\u2009]/g, ' ');

describe('figures as each language writes them', () => {
  it('writes the specified fees and rebates in English', () => {
    const { fee, rebate, outOfPocket, length } = factsFor('en');
    expect(fee).toEqual({ individual: '$180', couples: '$220', extended: '$280' });
    expect([rebate, outOfPocket]).toEqual(['$96.65', '$83.35']);
    expect(length).toEqual({
      individual: '50–60 minutes',
      couples: '60–75 minutes',
      extended: '90 minutes',
    });
  });

  it('names the currency outside English', () => {
    expect(plainSpaces(factsFor('es').fee.individual)).toBe('180 AUD');
    expect(plainSpaces(factsFor('fr').outOfPocket)).toBe('83,35 AUD');
    expect(plainSpaces(factsFor('pt-br').rebate)).toBe('AUD 96,65');
  });

  it('sets ranges with an en dash and the unit once', () => {
    const ranges = allLocales.map((locale) => plainSpaces(factsFor(locale).infidelityShare));
    expect(ranges).toEqual(['20–25%', '20–25 %', '20–25 %', '20–25%']);
    expect(factsFor('en').recoveryTime).toBe('12–18 months');
    expect(plainSpaces(factsFor('fr').length.individual)).toBe('50–60 minutes');
  });
});

it('writes long dates in each language', () => {
  const dates = allLocales.map((locale) => longDate('2024-03-15', locale));
  expect(dates).toEqual([
    '15 March 2024',
    '15 de marzo de 2024',
    '15 mars 2024',
    '15 de março de 2024',
  ]);
});

it('lays out the week from Monday, with hours in the language', () => {
  const week = weekFor('en');
  expect(week.map(({ day }) => day)).toEqual([
    'Monday',
    'Tuesday',
    'Wednesday',
    'Thursday',
    'Friday',
    'Saturday',
    'Sunday',
  ]);
  expect(
    week.map(({ open }) => (open.kind === 'open' ? plainSpaces(open.text) : open.kind)),
  ).toEqual([...Array(5).fill('9:00 am – 6:00 pm'), 'by appointment', 'closed']);
  expect(weekFor('fr')[0]?.day).toBe('lundi');
});
