/** @jest-environment node */

import { spawnSync } from 'node:child_process';
import { openPoints } from '@/site/checks/launch';
import { checkPractice, confirmable, type Practice } from '@/site/checks/practice-schema';
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

const untold = ['A post without a text'];

const whats = (facts: Practice, deliversTo = endpoint) =>
  openPoints(facts, deliversTo, untold).map(({ what }) => what);

it('finds nothing open where all is set, confirmed and connected', () => {
  expect(openPoints(ready, endpoint, untold)).toEqual([]);
});

it('names every placeholder and claim of the site as it was built, and that enquiries go nowhere', () => {
  expect(whats(specified, '').sort()).toEqual(
    [
      'claims.satisfactionBasis',
      'medicare.practitionerRegistered',
      'phone',
      'siteUrl',
      'ownWebsite',
      ...confirmable,
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
  ['booking', 'https://www.example.com.au.test/book'],
  ['email', 'hello@practice.example'],
] as const)('takes %s %s for a placeholder', (field, value) => {
  expect(whats({ ...ready, [field]: value })).toEqual([field]);
});

it.each([
  ['phone', '(07) 5449 5550'],
  ['siteUrl', 'https://www.counsellingexample.com'],
  ['ownWebsite', 'https://www.testimony.org'],
  ['email', 'hello@counsellor.com.au'],
] as const)('takes %s %s for a real one', (field, value) => {
  expect(whats({ ...ready, [field]: value })).toEqual([]);
});

it.each(confirmable.filter((claim) => claim !== 'name'))(
  'asks the owner to vouch for %s until it is confirmed',
  (claim) => {
    const without = { ...ready, confirmed: confirmable.filter((word) => word !== claim) };
    expect(openPoints(without, endpoint, untold)).toEqual([
      { todo: 'confirm', what: claim, sentence: expect.stringMatching(/^[A-Z0-9].+\.$/) },
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
  const [point] = openPoints({ ...unconfirmed, gst: 'none' }, endpoint, untold);
  expect(point?.sentence).toContain('who hears your voicemail ("voicemail")');
  expect(point?.sentence).not.toContain('gst');
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
  expect(openPoints(answered, endpoint, untold)).toEqual([]);
});

it('says that the words name another place than the facts', () => {
  expect(whats({ ...ready, location: { ...ready.location, suburb: 'Eumundi' } })).toEqual([
    'location',
  ]);
});

it('takes no confirmation of what it does not ask', () => {
  expect(() => checkPractice({ ...specified, confirmed: ['everything'] })).toThrow(
    /"confirmed\.0" is "everything".*one of 'name', 'experience'/,
  );
});

it('names the posts without a text, and asks nothing where all have one', () => {
  const unconfirmed = { ...ready, confirmed: confirmable.filter((word) => word !== 'posts') };
  expect(openPoints(unconfirmed, endpoint, untold)[0]?.sentence).toContain(`“${untold[0]}”`);
  expect(openPoints(unconfirmed, endpoint, [])).toEqual([]);
});

it('ends with an error while anything is open', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: '' },
  });
  expect(stdout).toContain('enquiries go nowhere');
  expect(stdout).toMatch(/open before the launch\.\n$/);
  expect(status).toBe(1);
}, 30_000);
