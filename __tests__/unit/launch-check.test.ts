/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { openPoints, type Site } from '@/facts/launch';
import { placesElsewhere } from '@/facts/place-in-words';
import { checkPractice, confirmable, type Practice } from '@/facts/practice-schema';
import { inEvery } from '../fixtures/in-every';
import { practice as specified } from '../fixtures/specified-practice';

const script = 'scripts/launch-check.ts';
const endpoint = 'https://forms.counsellor.com.au/enquiries';

/** A practice that has set and confirmed everything. */
const ready: Practice = {
  ...specified,
  name: 'Riverbend Counselling',
  phone: '(07) 5449 1234',
  siteUrl: 'https://www.riverbend.com.au',
  ownWebsite: 'https://riverbend.com.au/about',
  claims: {
    ...specified.claims,
    satisfactionBasis: inEvery('Of 61'),
  },
  medicare: { ...specified.medicare, practitionerRegistered: true },
  confirmed: [...confirmable],
};

const site: Site = {
  endpoint,
  untold: ['A post without a text'],
  drafts: ['A post to come'],
  payment: ['Cash'],
  services: ['Couples Counselling'],
  elsewhere: [],
};

const ids = (facts: Practice, deliversTo = endpoint) =>
  openPoints(facts, { ...site, endpoint: deliversTo }).map(({ id }) => id);
const unconfirmed = (word: string): Practice => ({
  ...ready,
  confirmed: confirmable.filter((each) => each !== word),
});

it('finds nothing open where all is set, confirmed and connected', () => {
  expect(openPoints(ready, site)).toEqual([]);
});

it('asks at most 25 questions of the site as it was built, first what keeps visitors from booking', () => {
  const open = openPoints(specified, { ...site, endpoint: '' });
  expect(open.length).toBeLessThanOrEqual(25);
  expect(open.slice(0, 5).map(({ id }) => id)).toEqual([
    'practitioner',
    'training',
    'first-free',
    'phone',
    'enquiries',
  ]);
  expect(open.map(({ id }) => id)).toEqual(
    expect.arrayContaining([
      'siteUrl',
      'ownWebsite',
      'figures',
      'medicare',
      'languages',
      'services',
    ]),
  );
  // One question each, with room for an answer.
  for (const { text, answer } of open) {
    expect(text).toMatch(/^[A-Z][^?]*\? [A-Z“$].*[.”]$/);
    expect(answer.length).toBeGreaterThan(0);
  }
});

it('keeps the number of a question, whatever else is answered', () => {
  const numbers = new Map(openPoints(specified, site).map(({ id, number }) => [id, number]));
  for (const { id, number } of openPoints({ ...ready, confirmed: [] }, site))
    expect(number).toBe(numbers.get(id));
});

it.each([
  ['phone', '(07) 5550 0100'],
  ['phone', '0491 570 156'],
  ['siteUrl', 'https://www.tewantincounselling.example'],
  ['siteUrl', 'https://site.test'],
  ['ownWebsite', 'https://www.example.org'],
] as const)('takes %s %s for a placeholder', (field, value) => {
  expect(ids({ ...ready, [field]: value })).toEqual([field]);
});

it.each([
  ['phone', '(07) 5449 5550'],
  ['siteUrl', 'https://www.counsellingexample.com'],
  ['ownWebsite', 'https://www.testimony.org'],
] as const)('takes %s %s for a real one', (field, value) => {
  expect(ids({ ...ready, [field]: value })).toEqual([]);
});

it.each(confirmable.filter((word) => word !== 'name' && !word.startsWith('words-')))(
  'asks the owner about %s until it is confirmed',
  (word) => {
    expect(ids(unconfirmed(word))).toEqual([word]);
  },
);

it('asks for a reader of each language', () => {
  const [point] = openPoints(unconfirmed('words-fr'), site);
  expect(point).toMatchObject({ id: 'languages', answer: [expect.stringContaining('French')] });
  expect(openPoints({ ...unconfirmed('words-fr'), languages: ['en', 'es'] }, site)).toEqual([]);
});

it('asks about the name only where it is the one the site was built with', () => {
  expect(ids(unconfirmed('name'))).toEqual([]);
  expect(ids({ ...unconfirmed('name'), name: 'Tewantin Counselling' })).toEqual(['name']);
  expect(ids({ ...ready, name: 'Tewantin Counselling' })).toEqual([]);
});

it('is not content with a word where an answer is needed', () => {
  const { satisfactionBasis: _, ...claims } = ready.claims;
  const { practitionerRegistered: __, ...medicare } = ready.medicare;
  expect(ids({ ...ready, claims, medicare }, '')).toEqual(['enquiries', 'figures', 'medicare']);
});

it('asks nothing about rebates of Medicare where there are none', () => {
  const medicare = { ...ready.medicare, practitionerRegistered: false };
  expect(ids({ ...ready, medicare, confirmed: [] })).not.toContain('medicare');
});

it('names the answers that the site does not give, and asks nothing where it gives all', () => {
  const [point] = openPoints({ ...unconfirmed('answers'), gst: 'none' }, site);
  expect(point?.answer).toContainEqual(expect.stringContaining('voicemail'));
  expect(point?.answer).not.toContainEqual(expect.stringContaining('GST'));
  const answered: Practice = {
    ...unconfirmed('answers'),
    email: 'hello@counsellor.com.au',
    texts: false,
    booking: 'https://book.counsellor.com.au',
    address: '12 River Street',
    voicemail: 'none',
    gst: 'none',
    acknowledgement: inEvery('On Country'),
  };
  expect(openPoints(answered, site)).toEqual([]);
});

describe('another place', () => {
  // Words of its own: an owner who has moved has none left that name the old place.
  const root = mkdtempSync(join(tmpdir(), 'words-'));
  afterAll(() => rmSync(root, { recursive: true }));
  const lines = (location: Partial<Practice['location']>, languages = specified.languages) =>
    placesElsewhere({ location: { ...specified.location, ...location }, languages }, root);

  it('is asked about where words still name the one they were written for', () => {
    const files = {
      'practice.ts': "suburb: 'Tewantin'",
      'fr/home.ts': "title: 'Thérapie',\nlead: 'À Tewantin.',\nwhere: 'Sunshine Coast',",
      'posts/1/en.mdx': 'A river.\n\nCall. In Queensland call 1800 010 120. Wait.',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, 'content', dirname(file)), { recursive: true });
      writeFileSync(join(root, 'content', file), text);
    }
    expect(lines({})).toEqual([]);
    expect(lines({ suburb: 'Eumundi' })).toEqual([
      { at: 'content/fr/home.ts:2', text: 'À Tewantin.' },
    ]);
    expect(lines({ suburb: 'Eumundi' }, ['en'])).toEqual([]);
    const elsewhere = lines({ suburb: 'Byron Bay', area: 'Northern Rivers', state: 'Victoria' });
    expect(elsewhere).toEqual([
      { at: 'content/posts/1/en.mdx:3', text: 'In Queensland call 1800 010 120.' },
      { at: 'content/fr/home.ts:2', text: 'À Tewantin.' },
      { at: 'content/fr/home.ts:3', text: 'Sunshine Coast' },
    ]);
    expect(openPoints(ready, { ...site, elsewhere }).map(({ id }) => id)).toEqual(['place']);
  });

  it('in another state has another office for complaints', () => {
    const location = { ...ready.location, state: 'Victoria' } as const;
    expect(ids({ ...ready, location })).toEqual(['place']);
  });
});

it('takes no confirmation of what it does not ask', () => {
  expect(() => checkPractice({ ...specified, confirmed: ['everything'] })).toThrow(
    /"confirmed\.0" is "everything".*one of 'practitioner', 'training'/,
  );
});

it('names the posts without a text, and asks nothing where all have one', () => {
  const [point] = openPoints(unconfirmed('posts'), site);
  expect(point?.text).toContain(`“${site.untold[0]}”`);
  expect(openPoints(unconfirmed('posts'), { ...site, untold: [], drafts: [] })).toEqual([]);
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: '' },
  });

it('ends with an error while anything is open', () => {
  const { status, stdout } = run();
  expect(stdout).toMatch(/^5\. .*\n {4}→ docs/m);
  expect(stdout).toMatch(/open before the launch\.\n$/);
  expect(status).toBe(1);
}, 30_000);

it('writes a letter that can be answered, and names no file, field or command', () => {
  const { stdout } = run('--markdown');
  expect(stdout).toMatch(/^# .+\n\nHello/);
  const questions = stdout.split(/^(?=\*\*\d+\. )/m).slice(1);
  expect(questions).not.toEqual([]);
  for (const question of questions)
    expect(question).toMatch(/^\*\*\d+\. .+\?\*\* .+\n\n(Answer: _+|- \[ \] .+)\n/);
  expect(stdout).not.toMatch(
    /content\/|\.tsx?\b|\.mdx|README|npm |NEXT_PUBLIC|[a-z][A-Z][a-z]+\b.*:|"/,
  );
}, 30_000);
