/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { openPoints } from '@/content/launch';
import { checkPractice, confirmable, type Practice } from '@/content/practice-schema';
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
    ['phone', 'siteUrl', 'ownWebsite', ...confirmable, 'NEXT_PUBLIC_ENQUIRY_ENDPOINT'].sort(),
  );
});

it.each([
  ['phone', '(07) 5550 0100'],
  ['phone', '0755509999'],
  ['phone', '0491 570 156'],
  ['siteUrl', 'https://www.tewantincounselling.example'],
  ['siteUrl', 'https://example.com'],
  ['siteUrl', 'https://site.test'],
  ['ownWebsite', 'https://www.example.org'],
] as const)('takes %s %s for a placeholder', (field, value) => {
  expect(whats({ ...ready, [field]: value })).toEqual([field]);
});

it.each([
  ['phone', '(07) 5449 5550'],
  ['phone', '0400 000 000'],
  ['siteUrl', 'https://www.counsellingexample.com'],
  ['siteUrl', 'https://example.com.au'],
  ['ownWebsite', 'https://www.testimony.org'],
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

it('states the figures that the site shows', () => {
  const sentences = openPoints({
    ...ready,
    claims: { ...ready.claims, experienceYears: 31, satisfactionPercent: 77 },
    sessionLanguages: ['es'],
    confirmed: [],
  }).map(({ sentence }) => sentence);
  expect(sentences).toEqual(
    expect.arrayContaining([
      expect.stringContaining('31 years'),
      expect.stringContaining('77%'),
      expect.stringContaining('English and in: es'),
      expect.stringContaining('$96.65'),
    ]),
  );
});

it('says that the words name another place than the facts', () => {
  expect(whats({ ...ready, location: { ...ready.location, suburb: 'Eumundi' } })).toEqual([
    'location',
  ]);
});

it.each<[string, (typeof confirmable)[number], RegExp[]]>([
  [
    'who gets a rebate, and by which way',
    'medicare',
    [/psychologists, /, /referral/, /\$96\.65 was/],
  ],
  ['what the law says of claims', 'satisfaction', [/AHPRA/, /section 133/]],
  ['what a study found later', 'outcomes', [/half had divorced five years on/, /no source/]],
  ['how partners are asked about safety', 'confidentiality', [/separately/]],
  ['where enquiries are kept', 'privacy', [/form service keeps it/, /Privacy Act/]],
  ['the language of sessions', 'session-languages', [/English only/]],
  ['a name to be shown', 'practitioner', [/names no one/, /"visit"/]],
])('asks about %s', (_, what, patterns) => {
  const point = openPoints(specified).find((point) => point.what === what);
  for (const pattern of patterns) expect(point?.sentence).toMatch(pattern);
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

it('prints the same points as a list of tasks to send to the owner', () => {
  const run = (...options: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', script, ...options], { encoding: 'utf8' });
  const [plain, list] = [run(), run('--markdown')];
  const points = [...plain.stdout.matchAll(/^ {2}([\w-]+): (.+)$/gm)].map(
    ([, what, sentence]) => `- [ ] **${what}**: ${sentence}`,
  );
  expect(points.length).toBeGreaterThan(0);
  expect(list.stdout.match(/^- .+$/gm)).toEqual(points);
  expect(list.stdout).toMatch(/^# /);
  expect([plain.status, list.status]).toEqual([1, 1]);
}, 60_000);

it('ends with an error while anything is open', () => {
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', script], {
    encoding: 'utf8',
    env: { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: '' },
  });
  expect(stdout).toContain('enquiries go nowhere');
  expect(stdout).toMatch(/open before the launch\.\n$/);
  expect(status).toBe(1);
}, 30_000);
