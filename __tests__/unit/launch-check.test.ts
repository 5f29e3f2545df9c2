import { openQuestions, type Site, unknownWords } from '@/facts/launch';
import { checkPractice, type Practice } from '@/facts/practice-schema';
import { prefixedLocales } from '@/languages/locales';
import { practice as specified } from '../fixtures/specified-practice';

/** What the site was built with, and what it says that only the owner can vouch for. */
const asked = [
  ...['practitioner', 'ways', 'medicare', 'call-back', 'enquiries', 'placeholders', 'hours'],
  ...['fees', 'figures', 'privacy', 'services', 'languages'],
  ...['about', 'first-free', 'evenings', 'address', 'booking', 'answers', 'records'],
  ...['session-languages', 'posts'],
];
const site: Site = {
  endpoint: '',
  untold: ['A post without a text'],
  payment: ['Cash'],
  services: ['Couples Counselling'],
  waitingTime: 'Waiting time',
};

/** What else a practice has that has set and confirmed everything. */
const endpoint = 'https://forms.counsellor.com.au/enquiries';
const ready: Practice = {
  ...specified,
  name: 'Riverbend Counselling',
  phone: '(07) 5449 1234',
  siteUrl: 'https://www.riverbend.com.au',
  ownWebsite: 'https://riverbend.com.au/about',
  practitioner: { name: 'A. Name' },
  visit: { callBack: 'by noon' },
  claims: { ...specified.claims, satisfactionBasis: 'Of 61' },
  medicare: { ...specified.medicare, practitionerRegistered: true },
  confirmed: [...asked, ...prefixedLocales.map((locale) => `words-${locale}`)],
};
const open = (changed: Partial<Practice>, others?: Partial<Site>) =>
  openQuestions({ ...ready, ...changed }, { ...site, endpoint, ...others });
const ids = (...facts: Parameters<typeof open>) => open(...facts).map(({ id }) => id);

it('asks of the site as it was built all that only the owner knows, first a name and a written way in', () => {
  expect(openQuestions(specified, site).map(({ id }) => id)).toEqual(asked);
});

it('asks nothing where all is set, confirmed and connected, and all that can be confirmed until it is', () => {
  expect(ids({})).toEqual([]);
  const given = ['practitioner', 'ways', 'call-back', 'placeholders'];
  const again = asked.filter((id) => !given.includes(id));
  expect(ids({ confirmed: [] })).toEqual(again);
  expect(again.length).toBeLessThanOrEqual(25);
  // No number is left out, whatever is no longer asked.
  const numbers = open({ confirmed: [] }).map(({ number }) => number);
  expect(numbers).toEqual(again.map((_, index) => index + 1));
});

it.each([
  ['name', 'Tewantin Counselling'],
  ['phone', '0491 570 156'],
  ['siteUrl', 'https://site.test'],
  ['ownWebsite', 'https://www.example.org'],
] as const)('names a placeholder, %s %s', (field, value) => {
  const [question, ...others] = open({ [field]: value });
  expect(question?.boxes).toEqual([expect.stringContaining(value)]);
  expect(others).toEqual([]);
});

it('is not content with a word where an answer is needed', () => {
  const { medicare, claims, practitioner, visit } = specified;
  const unanswered = { medicare, claims, practitioner, visit };
  const needed = ['practitioner', 'ways', 'medicare', 'call-back', 'enquiries', 'figures'];
  expect(ids(unanswered, { endpoint: '' })).toEqual(needed);
  expect(ids({ email: 'desk@riverbend.com.au' }, { endpoint: '' })).toEqual(['enquiries']);
  const unread = open({ confirmed: ready.confirmed.filter((id) => id !== 'words-fr') });
  expect(unread.map(({ boxes }) => boxes)).toEqual([[expect.stringContaining('French')]]);
});

it('asks nothing about what is not there', () => {
  const medicare = { ...ready.medicare, practitionerRegistered: false };
  const facts: Partial<Practice> = { medicare, languages: ['en'], confirmed: [] };
  const left = ids(facts, { untold: [] });
  for (const id of ['medicare', 'languages', 'posts']) expect(left).not.toContain(id);
  const [answers] = open({
    gst: 'none',
    confirmed: ready.confirmed.filter((id) => id !== 'answers'),
  });
  expect(answers?.boxes).toContainEqual(expect.stringContaining('voicemail'));
  expect(answers?.boxes).not.toContainEqual(expect.stringContaining('GST'));
});

/** What a practice says in answer to each question, as facts. The rest it confirms. */
const said: Partial<Practice> = {
  ...{
    name: 'Riverbend Counselling',
    phone: '(07) 5449 1234',
    siteUrl: 'https://riverbend.com.au',
  },
  ...{ ownWebsite: undefined, address: '48 Pelican Lane', email: 'desk@riverbend.com.au' },
  ...{ practitioner: { name: 'A. Name' }, visit: { callBack: 'by noon' } },
  ...{ firstFree: 'in two weeks', evenings: false, languages: ['en'] },
  medicare: { ...specified.medicare, practitionerRegistered: false },
};
const { satisfactionPercent, ...others } = specified.claims;
it.each([
  [
    'with a basis for its satisfaction rate',
    { ...others, satisfactionPercent, satisfactionBasis: 'Of 61 asked' },
  ],
  ['without that rate', others],
])('ends by true answers alone, %s', (_, claims) => {
  const facts = { ...specified, ...said, claims };
  expect(() => checkPractice(facts)).not.toThrow();
  const confirmed = openQuestions(facts, { ...site, endpoint }).flatMap(({ id, needed }) =>
    needed ? [] : id,
  );
  expect(openQuestions({ ...facts, confirmed }, { ...site, endpoint })).toEqual([]);
});

it('asks about a service and a claim only where there is one', () => {
  const letter = JSON.stringify(
    open({ services: ['couples-marriage', 'individual'], claims: {}, confirmed: [] }),
  );
  expect(letter).not.toMatch(/infidelity|sex therapy|satisfied|neurodiverse/i);
});

it('names the words of “confirmed” that no question has', () => {
  const confirmed = ['hours', 'words-fr', 'name', 'hour', 'words_es'];
  expect(unknownWords({ ...specified, confirmed }, site)).toEqual(['hour', 'words_es']);
});

it('asks of no waiting time that visitors do not read', () => {
  expect(ids({ newClients: false, confirmed: [] })).not.toContain('first-free');
});

it('asks whether the words speak of the place, where the practice is not where they were written for', () => {
  expect(ids({ location: { ...specified.location, suburb: 'Eumundi' } })).toEqual(['place']);
  expect(ids({ location: { ...specified.location, state: 'Victoria' } })).toEqual(['place']);
});

it('is a letter that can be answered and names no file or field, and ends with an error', async () => {
  const log = jest.spyOn(console, 'log').mockReturnValue();
  await import('@/scripts/launch-check');
  expect(process.exitCode).toBe(1);
  process.exitCode = 0;
  const [letter = '', places] = String(log.mock.calls[0]).split('\n---\n');
  expect(letter).toMatch(/^# .+\n\nHello/);
  const questions = letter.split(/^(?=\*\*\d+\. )/m).slice(1);
  expect(questions).not.toEqual([]);
  for (const question of questions)
    expect(question).toMatch(/^\*\*\d+\. .+\?\*\* .+\n\n(Answer: _+|- \[ \] .+)\n/);
  expect(places?.match(/^\d+\. .+\.$/gm)).toHaveLength(questions.length);
  expect(letter).not.toMatch(/content\/|\.tsx?\b|\.mdx|npm |NEXT_PUBLIC|"/);
});
