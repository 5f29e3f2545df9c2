import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { checkPractice } from '@/facts/practice-schema';
import { allLocales } from '@/languages/locales';
import { practice as other } from '../fixtures/other-practice';
import { practice } from '../fixtures/specified-practice';
import { folderWith, resultOf } from '../tools/folders';

/** What the build says of the facts where one is replaced, by its path: `fees.individual.dollars`. */
function complaintAbout(field: string, value: unknown, base = practice): string {
  const changed = structuredClone(base) as Record<string, unknown>;
  const keys = field.split('.');
  const last = keys.pop() as string;
  const holder = keys.reduce((at, key) => at[key] as Record<string, unknown>, changed);
  holder[last] = value;
  try {
    checkPractice(changed);
  } catch (error) {
    return (error as Error).message;
  }
  return '';
}

/** The path of every field, lists and their items among them. */
function pathsIn(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null) return [path];
  const inner = Object.entries(value).flatMap(([key, field]) =>
    pathsIn(field, path ? `${path}.${key}` : key),
  );
  return path ? [path, ...inner] : inner;
}

it.each([
  ['phone', '(07) 555 0100', 'an Australian phone number'],
  ['siteUrl', 'https://www.counsellor.com.au/home', 'without a path'],
  ['ownWebsite', 'javascript:alert(1)', 'a whole web address'],
  ['fees.individual.dollars', '$180', 'an amount in dollars'],
  ['fees.individual.dollars', 1900, 'from 40 to 900'],
  ['fees.couples.dollars', 23, 'from 40 to 900'],
  ['medicare.year', 2062, 'a whole number from 2000'],
  ['fees.couples.minutes', [75, 60], 'such as [50, 60]'],
  ['medicare.rebateDollars', 200, 'less than the fee of an individual session'],
  ['medicare.practitionerRegistered', 'yes', 'true or false'],
  ['hours.monday.opens', '9:00', 'a time of day'],
  ['hours.monday', { opens: '18:00', closes: '09:00' }, 'a closing time later than'],
  ['hours.monday', [practice.hours.monday, practice.hours.monday], 'hours in their order'],
  ['hours.sunday', 'shut', "or 'by appointment', or 'closed'"],
  ['fees.couples', undefined, 'such as { dollars: 180, minutes: [50, 60] }'],
  ['closedOn', [{ from: '2027-02-29', name: 'Away' }], 'a day of the calendar'],
  [
    'notice',
    { from: '2026-12-20', to: '2026-12-08', text: 'A', away: true },
    'not before the first',
  ],
  ['notice', { from: '2026-12-20', to: '2026-12-28', text: 'Away' }, 'true where you are closed'],
  [
    'notice',
    { announceFrom: '2026-12-21', from: '2026-12-20', to: '2026-12-28', text: 'Away', away: true },
    'not after the first one',
  ],
  ['claims.satisfactionPercent', 198, 'from 1 to 100'],
  ['name', '  ', 'some words in quotes'],
  ['firstFree', '…', 'your own words'],
  ['firstFree', 'about {noticeHours} hours', 'words without braces'],
  ['firstFree', 'I usually have a place', 'a phrase without “I”'],
  ['claims', { satisfactionBasis: 'Of 61 asked' }, 'left out, since "claims" has no'],
  ['visit', { eveningTimes: 'Tuesdays until late.' }, 'without a full stop'],
  ['acknowledgement', { es: 'En tierra' }, 'acknowledgement.en" is missing'],
  ['email', 'hello at example', 'an email address, such as'],
  ['texts', true, 'only where the phone is a mobile'],
  ['sessionLanguages', ['es', 'en'], 'other languages than English'],
  ['sessionLanguages', ['es', 'es'], 'each of them once'],
  ['online', 'everywhere', "'worldwide', 'Australia'"],
  ['records', { elsewhere: 'No.' }, 'since "online" says worldwide'],
  ['newClients', 'no', "true, false, or 'waiting list'"],
  ['voicemail', 'my partner', "'only me', 'others too', 'none'"],
  ['practitioner', { name: 'A', portrait: { file: 'Me.HEIC', alt: 'A' } }, 'JPEG or PNG'],
  ['practitioner', { name: 'Nguyễn An' }, 'without “ễ”'],
  ['practitioner', { letters: 'MCouns' }, '.name" is missing. It has to be your name'],
  ['practitioner', { name: 'A', about: '• Calm\n• Plain' }, 'without bullets'],
  [
    'fees',
    { ...practice.fees, individual: { dollars: 19_500, minutes: [50, 60] } },
    'from 40 to 900',
  ],
  ['location.state', 'QLD', "one of 'Australian Capital Territory'"],
  ['languages', ['fr'], "with 'en' among them"],
  ['languages', ['en', 'de'], `one of '${allLocales.join("', '")}'`],
  ['services', [], 'at least one service for two people and one for one'],
  ['services', ['individual'], "'sex-therapy' and 'infidelity-recovery' are for one or for two"],
  ['fax', '1', 'does not know a field called "fax"'],
  ['email', 'hello@example.com.au', 'your own, since this one is an example'],
  ['booking', 'https://www.example.com.au/book', 'your own, since'],
  ['ownWebsite', `${practice.siteUrl}/about`, 'another website than this one'],
])('stops the build where %s is %p, with the field and what is right', (field, value, advice) => {
  const complaint = complaintAbout(field, value);
  expect(complaint).toMatch(new RegExp(`^content/practice\\.ts: .*"${field}`));
  expect(complaint).toContain(advice);
});

it('accepts our practice, the specified one, another one, and what is written in another right way', () => {
  const { practice: ours } = jest.requireActual('@/content/practice');
  for (const facts of [ours, practice, other]) expect(() => checkPractice(facts)).not.toThrow();
  expect(complaintAbout('siteUrl', 'https://www.counsellor.com.au/')).toBe('');
  expect(complaintAbout('visit', { eveningTimes: 'Tuesdays, until 8 p.m.' })).toBe('');
  const never = { ...practice, evenings: false };
  expect(complaintAbout('visit', { eveningTimes: 'Tuesdays' }, never)).toContain('left out, since');
  const mobile = { ...practice, phone: '0 491 570 006' };
  expect(complaintAbout('texts', true, mobile)).toBe('');
});

it('takes a practice without what it may not have', () => {
  const { extended, ...fees } = practice.fees;
  const { area, ...location } = practice.location;
  const little = {
    ...practice,
    location,
    practitioner: {},
    services: ['sex-therapy'],
    fees,
    claims: {},
    ownWebsite: undefined,
  };
  expect(() => checkPractice({ ...little, accepts: { healthFunds: false } })).not.toThrow();
});

it('takes Queensland as the reach of a practice in Queensland alone', () => {
  expect(complaintAbout('online', 'Queensland')).toBe('');
  const inVictoria = {
    ...practice,
    location: { ...practice.location, state: 'Victoria' as const },
  };
  expect(complaintAbout('online', 'Queensland', inVictoria)).toContain('"online"');
});

it('says in words for an owner what each field, list and item has to be, and names all that is wrong', () => {
  const fields = pathsIn(other).filter((path) => !/\.(es|fr|pt-br)$/.test(path));
  const complaints = fields.flatMap((field) =>
    [undefined, {}, 0.5].map((value) => complaintAbout(field, value, other)),
  );
  // No stack, no type names, no words of a validation library.
  const foreign = /zod|invalid|expected|received|at .*\(.*:\d+/i;
  expect(complaints.filter((complaint) => foreign.test(complaint))).toEqual([]);
  const twice = { ...practice, phone: '12', ownWebsite: 'none' };
  expect(() => checkPractice(twice)).toThrow(/"phone".*\n.*"ownWebsite"/);
});

describe('a file of facts', () => {
  /** What the build says of each version of the file. One process checks all of them. */
  function complaintsAbout(versions: readonly string[]): string[] {
    const files = versions.map((version, index) => [`content/${index}.ts`, version]);
    const folder = folderWith(Object.fromEntries(files), 'test-results');
    return resultOf(
      folder,
      `import { fieldsOf, sentenceOf } from '${resolve('facts/read-practice.ts')}';
      import { checkPractice } from '${resolve('facts/practice-schema.ts')}';
      const complaints = [];
      for (let index = 0; index < ${versions.length}; index += 1) {
        const file = 'content/' + index + '.ts';
        try {
          const { practice } = await import('${folder}/' + file);
          checkPractice(practice, fieldsOf(file).where);
          complaints.push('');
        } catch (error) {
          complaints.push(sentenceOf(error));
        }
      }
      console.log(JSON.stringify(complaints));`,
    );
  }

  const facts = readFileSync('__tests__/fixtures/specified-practice.ts', 'utf8');
  const comma = "'by appointment',\n    ";

  /** What owners type: a part of the facts, its replacement, the complaint, and how many lines further on it points. */
  const typed: [part: string, instead: string, sentence: string, after?: number][] = [
    ['dollars: 180', 'dollars: $235', '$235 is no value. A text stands in quotes'],
    ['dollars: 180', 'dollars: 220,50', 'cents of a number stand after a point'],
    ['rebateDollars: 96.65', 'rebateDollars: $98.95', 'a number has no sign'],
    ['satisfactionPercent: 98', 'satisfactionPercent: 98%', 'a number has no sign'],
    ["'(07) 5550 0100'", '0400 000 000', 'stands in quotes'],
    ['dollars: 180,', 'dollars: 180', 'a comma'],
    [comma, comma.replace(',', ''), 'a comma is missing at the end of this line'],
    [
      "siteUrl: 'https://www.tewantincounselling.example',",
      "siteUrl: 'https://www.a.com' // Mine.\n",
      'a comma is missing',
    ],
    [
      "name: 'Tewantin Counselling',",
      "name: 'Tewantin Counselling'\n  acknowledgement: { en: 'Here', es: \"I'm here\" },",
      'a comma is missing',
    ],
    ['year: 2024', 'year: 2024-07-01', 'a day stands in quotes'],
    ["'09:00'", '9am', 'this line cannot be read'],
    ["'Tewantin Counselling'", "'Jo's Counselling'", 'between two double quotation marks'],
    ["'Tewantin Counselling'", "'Jo Counselling", 'a quotation mark'],
    ["'Tewantin Counselling'", '‘Jo Counselling’', 'this line has curly quotation marks'],
    ["'09:00'", "'9:00'", '"hours.monday.opens" is "9:00"'],
    ["postcode: '4565'", "postcod: '4565'", 'a field called "location.postcod"'],
    ["name: 'Office of the Health Ombudsman',", '', '.healthComplaints.name" is missing', -1],
    ["sunday: 'closed',\n  },", "sunday: 'closed',", 'the { in this line is opened and not', -7],
    ['minutes: [50, 60] }', 'minutes: [50, 60 }', 'the [ in this line is opened and not closed'],
    ['location: {', '// location: {', 'the } in this line closes nothing', 10],
    ['year: 2024', 'year: July 2024', 'a text stands in quotes'],
    ["area: 'Noosa'", "/ area: 'Noosa'", 'begins with two slashes'],
    ["area: 'Noosa'", "+ area: 'Noosa'", 'is no part of it'],
    ['sessionLanguages: []', 'sessionLanguages: no', 'write true or false'],
  ];

  const thrown = 'The title is the same as in content/posts/1/en.mdx. Write another one.';
  const lines = readFileSync('content/practice.ts', 'utf8').split('\n');
  const example = /^ *\/\/ ( +\S|\{ |\},|\w+: ['`[{])/;

  let [none, ofExamples, ofThrown, ...complaints]: string[] = [];
  beforeAll(() => {
    [none, ofExamples, ofThrown, ...complaints] = complaintsAbout([
      facts,
      lines.map((line) => (example.test(line) ? line.replace('// ', '') : line)).join('\n'),
      `throw new Error('${thrown}');`,
      // As editors on Windows leave them, and with letters of several bytes before the slip.
      ...typed.map(([part, instead]) =>
        facts
          .replace(part, instead)
          .replace('specified', '…é'.repeat(200))
          .replaceAll('\n', '\r\n'),
      ),
    ]);
  });

  it('that has a slip gets a sentence with its line and what to write, and one that is right gets none', () => {
    expect(none).toBe('');
    for (const [index, [part, , sentence, after = 0]] of typed.entries()) {
      const line = facts.slice(0, facts.indexOf(part)).split('\n').length + after;
      const said = complaints[index]?.split('\n').find((each) => each.includes(sentence));
      expect([sentence, said?.split(':')[0]]).toEqual([
        sentence,
        `content/${index + 3}.ts, line ${line}`,
      ]);
    }
  });

  it('that is told of another file by a sentence gets that sentence', () => {
    expect(ofThrown).toBe(thrown);
  });

  it('that has an example’s slashes taken off is refused at each of its lines', () => {
    for (const [index, line] of lines.entries())
      if (example.test(line) && /'…'|`…`|example/.test(line))
        expect(ofExamples).toContain(`content/1.ts, line ${index + 1}: `);
  });
});
