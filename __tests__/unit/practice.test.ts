/** @jest-environment node */

import { practice as ours } from '@/content/practice';
import { checkPractice } from '@/facts/practice-schema';
import { inEvery } from '../fixtures/in-every';
import { practice as other } from '../fixtures/other-practice';
import { practice } from '../fixtures/specified-practice';

/** The practice's facts with one of them replaced, by its path: `fees.individual.dollars`. */
function practiceWith(field: string, value: unknown, base = practice) {
  const changed = structuredClone(base) as Record<string, unknown>;
  const keys = field.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, changed);
  holder[last] = value;
  return changed;
}

function complaintAbout(field: string, value: unknown, base = practice): string {
  try {
    checkPractice(practiceWith(field, value, base));
  } catch (error) {
    return (error as Error).message;
  }
  return 'no complaint';
}

/** The path of every field, lists and their items among them. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, field]) =>
    pathsIn(field, path ? `${path}.${key}` : key),
  );
  return path ? [path, ...inner] : inner;
}

function closure(from: string, to?: string) {
  return { from, to, name: inEvery('Away') };
}

it.each([
  ['our practice', ours],
  ['the specified one', practice],
  ['another one', other],
])('accepts %s', (_, facts) => {
  expect(() => checkPractice(facts)).not.toThrow();
});

it.each([
  ['phone', '(07) 555 0100', 'an Australian phone number'],
  ['phone', '+1 212 555 0100', 'an Australian phone number'],
  ['phone', 'call me', 'an Australian phone number'],
  ['phone', 755500100, 'an Australian phone number'],
  ['siteUrl', 'www.example.com', 'a whole web address'],
  ['siteUrl', 'http://www.example.com', 'a whole web address'],
  ['siteUrl', 'https://www.example.com/home', 'without a path'],
  ['ownWebsite', 'javascript:alert(1)', 'a whole web address'],
  ['fees.individual.dollars', '$180', 'an amount in dollars'],
  ['fees.individual.dollars', -180, 'an amount in dollars'],
  ['fees.couples.dollars', 180.555, 'an amount in dollars'],
  ['fees.couples.minutes', [75, 60], 'such as [50, 60]'],
  ['medicare.rebateDollars', 200, 'less than the fee of an individual session'],
  ['hours.monday.opens', '9:00', 'a time of day'],
  ['hours.monday.closes', '25:00', 'a time of day'],
  ['hours.monday', { opens: '18:00', closes: '09:00' }, 'a closing time later than'],
  [
    'hours.monday',
    [
      { opens: '09:00', closes: '12:00' },
      { opens: '11:00', closes: '20:00' },
    ],
    'a time after the closing before it',
  ],
  ['hours.monday', [{ opens: '9', closes: '12:00' }], 'a time of day'],
  ['hours.monday', [], "{ opens: '09:00', closes: '18:00' }"],
  ['hours.sunday', 'shut', "or 'by appointment', or 'closed'"],
  ['closedOn', [closure('2027-02-29')], 'a day of the calendar'],
  ['closedOn', [closure('2026-12-24', '2026-12-23')], 'a day that is not before the first'],
  ['claims.satisfactionPercent', 198, 'from 0 to 100'],
  ['name', '  ', 'some words in quotes'],
  ['medicare.practitionerRegistered', 'yes', 'true or false'],
  ['email', 'hello at example', 'an email address, such as'],
  ['texts', 'yes', 'true or false'],
  ['texts', true, 'only where the phone is a mobile'],
  ['booking', 'www.example.com/book', 'a whole web address'],
  ['address', 'Tewantin', 'the street with its number'],
  ['voicemail', 'my partner', "'only me', 'others too', 'none'"],
  ['acknowledgement', { es: 'En tierra' }, 'acknowledgement.en" is missing'],
  ['notice', { from: '2026-12-20', to: '2026-12-08', text: 'Away' }, 'not before the first one'],
  ['notice', { from: '2026-12-20', text: 'Away' }, 'notice.to" is missing'],
  ['notice', { from: '2026-12-20', to: '2027-01-08', text: { fr: 'En congé' } }, 'text.en" is'],
  ['notice', { from: '2026-12-20', to: '2027-01-08', text: '…' }, 'your own words'],
  ['newClients', 'no', 'true or false'],
  ['waitingList', true, 'only where newClients is false'],
  ['evenings', 'no', 'true or false'],
  ['accepts', { healthFunds: ['Bupa'] }, 'the name of each fund with true or false'],
  ['email', 'hello@example.com.au', 'your own'],
  ['booking', 'https://www.example.com.au/book', 'your own'],
  ['ownWebsite', 'https://localhost.test', 'your own'],
  ['siteUrl', 'https://me.example', 'your own'],
  ['location.healthComplaints.website', 'example.org', 'your own'],
  ['acknowledgement', inEvery('…'), 'your own words'],
  ['claims.satisfactionBasis', inEvery('. . .'), 'your own words'],
  ['practitioner', { name: '...', letters: '…' }, 'your own words'],
  ['gst', 10, "'included', 'none'"],
  ['practitioner', { name: 'A', qualifications: 'MA' }, 'a list in square brackets'],
  ['practitioner', { name: 'A', supervision: false }, 'true, or left out'],
  ['location.state', 'QLD', "one of 'Australian Capital Territory'"],
  ['location.timeZone', 'Noosa', "the time zone of Queensland: 'Australia/Brisbane'"],
  ['location.timeZone', 'Australia/Sydney', "the time zone of Queensland: 'Australia/Brisbane'"],
  ['languages', ['fr'], "with 'en' among them: 'en', 'es', 'fr', 'pt-br'"],
  ['languages', 'en', 'a list in square brackets'],
  ['services', [], "one or more services: 'couples-marriage', 'infidelity-"],
  ['claims.satisfactionBasis', { en: 'Of 61', es: '' }, 'satisfactionBasis.es" is ""'],
])('stops the build when %s is %p', (field, value, advice) => {
  const complaint = complaintAbout(field, value);
  expect(complaint).toContain(`content/practice.ts: "${field}`);
  expect(complaint).toContain(advice);
});

it('says in words for an owner what each field, list and item has to be', () => {
  const fields = pathsIn(other).filter((path) => !/\.(es|fr|pt-br)$/.test(path));
  const complaints = fields.flatMap((field) =>
    [undefined, {}, 0.5].map((value) => complaintAbout(field, value, other)),
  );
  // No stack, no type names, no words of a validation library.
  const foreign = /zod|invalid|expected|received|at .*\(.*:\d+/i;
  expect(complaints.filter((complaint) => foreign.test(complaint))).toEqual([]);
});

it.each([
  [
    'languages',
    ['en', 'de'],
    "one of the languages that the site has, 'en', 'es', 'fr', 'pt-br', each named once.",
  ],
  ['languages', ['en', 'fr', 'fr', 'es'], "'en', 'es', 'fr', 'pt-br', each named once."],
  ['services', ['individual', 'sex-therpy'], "services that the site has, 'couples-marriage', '"],
  ['services', ['individual', 'individual'], "'individual', each named once."],
])('says of what cannot be in %s, %p, what can, in one sentence', (field, list, advice) => {
  const complaint = complaintAbout(field, list);
  expect(complaint.split('\n')).toEqual([expect.stringContaining(`"${field}.`)]);
  expect(complaint).toContain(advice);
});

it('says of one wrong hour one sentence', () => {
  const complaint = complaintAbout('hours.monday', { opens: '9:00', closes: '18:00' });
  expect(complaint.split('\n')).toEqual([expect.stringContaining('"hours.monday.opens"')]);
});

it('takes the slash off the end of the site’s address', () => {
  expect(complaintAbout('siteUrl', 'https://www.counsellor.com.au/')).toBe('no complaint');
});

it('says which of several facts are wrong, one sentence each', () => {
  const twice = { ...practiceWith('phone', '12'), ownWebsite: 'none' };
  expect(() => checkPractice(twice)).toThrow(/"phone".*\n.*"ownWebsite"/);
});

it('names a field that it does not know, and one that is missing', () => {
  const { phone: _, ...rest } = practice;
  expect(() => checkPractice({ ...practice, fax: '1' })).toThrow(
    'does not know a field called "fax"',
  );
  expect(() => checkPractice(rest)).toThrow('"phone" is missing');
});
