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
  elsewhere: [],
};

const whats = (facts: Practice, deliversTo = endpoint) =>
  openPoints(facts, { ...site, endpoint: deliversTo }).map(({ what }) => what);

it('finds nothing open where all is set, confirmed and connected', () => {
  expect(openPoints(ready, site)).toEqual([]);
});

it('names every placeholder and claim of the site as it was built, and that enquiries go nowhere', () => {
  expect(whats(specified, '').sort()).toEqual(
    [
      'claims.satisfactionBasis',
      'medicare.practitionerRegistered',
      'phone',
      'siteUrl',
      'ownWebsite',
      ...confirmable.filter((claim) => claim !== 'enquiries'),
      'NEXT_PUBLIC_ENQUIRY_ENDPOINT',
    ].sort(),
  );
});

it.each([
  ['phone', '(07) 5550 0100'],
  ['phone', '0491 570 156'],
  ['siteUrl', 'https://www.tewantincounselling.example'],
  ['siteUrl', 'https://site.test'],
  ['ownWebsite', 'https://www.example.org'],
] as const)('takes %s %s for a placeholder', (field, value) => {
  expect(whats({ ...ready, [field]: value })).toEqual([field]);
});

it.each([
  ['phone', '(07) 5449 5550'],
  ['siteUrl', 'https://www.counsellingexample.com'],
  ['ownWebsite', 'https://www.testimony.org'],
] as const)('takes %s %s for a real one', (field, value) => {
  expect(whats({ ...ready, [field]: value })).toEqual([]);
});

it.each(confirmable.filter((claim) => claim !== 'name'))(
  'asks the owner to vouch for %s until it is confirmed',
  (claim) => {
    const without = { ...ready, confirmed: confirmable.filter((word) => word !== claim) };
    expect(openPoints(without, site)).toEqual([
      expect.objectContaining({
        todo: 'confirm',
        what: claim,
        sentence: expect.stringMatching(/^[A-Z0-9].+\.$/),
      }),
    ]);
  },
);

it('asks about the name only where it is the one the site was built with', () => {
  const unconfirmed = { ...ready, confirmed: confirmable.filter((word) => word !== 'name') };
  expect(whats(unconfirmed)).toEqual([]);
  expect(whats({ ...unconfirmed, name: 'Tewantin Counselling' })).toEqual(['name']);
  expect(whats({ ...ready, name: 'Tewantin Counselling' })).toEqual([]);
});

it('asks nothing about rebates of Medicare where there are none', () => {
  const medicare = { ...ready.medicare, practitionerRegistered: false };
  expect(whats({ ...ready, medicare, confirmed: [] })).not.toContain('medicare');
});

it('names the answers that the site does not give, and asks nothing where it gives all', () => {
  const unconfirmed = { ...ready, confirmed: confirmable.filter((word) => word !== 'answers') };
  const [point] = openPoints({ ...unconfirmed, gst: 'none' }, site);
  expect(point?.sentence).toContain('who hears your voicemail');
  expect(point?.edit).toContain('"voicemail"');
  expect(point?.edit).not.toContain('gst');
  const answered: Practice = {
    ...unconfirmed,
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
  const lines = (location: Partial<Practice['location']>) =>
    placesElsewhere({ ...specified.location, ...location }, root);

  it('is asked about where words still name the one they were written for', () => {
    const files = {
      'practice.ts': "suburb: 'Tewantin'",
      'fr/home.ts': "title: 'Thérapie',\nlead: 'À Tewantin.',\nwhere: 'Sunshine Coast',",
      'posts/1/en.mdx': 'A river.\n\nIn Queensland call 1800 010 120.',
    };
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(join(root, 'content', dirname(file)), { recursive: true });
      writeFileSync(join(root, 'content', file), text);
    }
    expect(lines({})).toEqual([]);
    expect(lines({ suburb: 'Eumundi' })).toEqual(['content/fr/home.ts:2']);
    const elsewhere = lines({ suburb: 'Byron Bay', area: 'Northern Rivers', state: 'Victoria' });
    expect(elsewhere).toEqual([
      'content/fr/home.ts:2',
      'content/fr/home.ts:3',
      'content/posts/1/en.mdx:3',
    ]);
    const [point] = openPoints(ready, { ...site, elsewhere });
    expect(point).toMatchObject({ what: 'location', edit: expect.stringContaining('home.ts:2') });
  });

  it('in another state has another office for complaints', () => {
    const location = { ...ready.location, state: 'Victoria' } as const;
    expect(whats({ ...ready, location })).toEqual(['location.healthComplaints']);
  });
});

it('takes no confirmation of what it does not ask', () => {
  expect(() => checkPractice({ ...specified, confirmed: ['everything'] })).toThrow(
    /"confirmed\.0" is "everything".*one of 'name', 'hours'/,
  );
});

it('names the posts without a text, and asks nothing where all have one', () => {
  const unconfirmed = { ...ready, confirmed: confirmable.filter((word) => word !== 'posts') };
  expect(openPoints(unconfirmed, site)[0]?.sentence).toContain(`“${site.untold[0]}”`);
  expect(openPoints(unconfirmed, { ...site, untold: [] })).toEqual([]);
});

const run = (...args: string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', script, ...args], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: '' },
  });

it('ends with an error while anything is open', () => {
  const { status, stdout } = run();
  expect(stdout).toContain('Enquiries go nowhere');
  expect(stdout).toMatch(/open before the launch\.\n$/);
  expect(status).toBe(1);
}, 30_000);

it('writes a letter that names no file, field or command', () => {
  const { stdout } = run('--markdown');
  expect(stdout).toMatch(/^# .+\n\nYour website is built\./);
  expect(stdout).toMatch(/^1\. /m);
  expect(stdout).not.toMatch(
    /content\/|\.tsx?\b|\.mdx|README|npm |NEXT_PUBLIC|[a-z][A-Z][a-z]+\b.*:|"/,
  );
}, 30_000);
