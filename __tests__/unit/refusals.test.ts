/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';

// A copy inside the project, where it finds what is installed.
let copy = '';
beforeEach(() => {
  mkdirSync('test-results', { recursive: true });
  copy = mkdtempSync('test-results/refusals-');
  for (const name of [
    ...[
      'content',
      'facts',
      'hosting',
      'languages',
      'posts',
      'public',
      'routing',
      'scripts',
      'words',
    ],
    'tsconfig.json',
  ])
    cpSync(name, join(copy, name), { recursive: true });
});
afterEach(() => rmSync(copy, { recursive: true }));

const write = (file: string, text: string) => {
  mkdirSync(dirname(join(copy, file)), { recursive: true });
  writeFileSync(join(copy, file), text);
};

/** What a build says before it begins, in lines, and whether it goes on. */
function check(env: Record<string, string> = {}) {
  const { status, stderr } = spawnSync(
    process.execPath,
    [resolve('node_modules/tsx/dist/cli.mjs'), 'scripts/check-content.ts'],
    { cwd: copy, env: { ...process.env, ...env }, encoding: 'utf8' },
  );
  return { goesOn: status === 0, said: stderr.trimEnd().split('\n') };
}

it('names a link of a post that leads nowhere or to another language, and a drawing that is missing', () => {
  const post = 'content/posts/1/fr.mdx';
  write(
    post,
    `${readFileSync(join(copy, post), 'utf8')}\n[Tarifs](/fr/fee)\n\n[Tarifs](/fees#rebate)\n`,
  );
  rmSync(join(copy, 'public/scenes/online.svg'));
  expect(check()).toEqual({
    goesOn: false,
    said: expect.arrayContaining([
      expect.stringMatching(
        /^content\/posts\/1\/fr\.mdx, line \d+: the link \/fr\/fee leads nowhere/,
      ),
      expect.stringMatching(/^content.posts.1.fr\.mdx, line \d+: .* Write \/fr\/fees#rebate\.$/),
      expect.stringMatching(/^public\/scenes\/online\.svg is missing/),
    ]),
  });
});

/** What the build says of each version of the facts: nothing where it can be built. One start for all of them. */
function complaintsAbout(versions: readonly string[]): string[] {
  const script = `
    import { readFacts } from '${resolve('facts/read-practice.ts')}';
    import { checkPractice } from '${resolve('facts/practice-schema.ts')}';
    const complaint = (source) => {
      try {
        const { facts, where } = readFacts(source);
        checkPractice(facts, where);
        return '';
      } catch (error) {
        return error.message;
      }
    };
    const versions = JSON.parse(await new Response(process.stdin).text());
    console.log(JSON.stringify(versions.map(complaint)));
  `;
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', '--input-type=module', '--eval', script],
    { input: JSON.stringify(versions), encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

const facts = readFileSync('__tests__/fixtures/specified-practice.ts', 'utf8');
const lineOf = (part: string) => facts.slice(0, facts.indexOf(part)).split('\n').length;

/** What owners type: a part of the facts, what stands in its place, and what the sentence about that line says. */
const typed: [part: string, instead: string, ...words: string[]][] = [
  ['dollars: 180', 'dollars: $235', '"fees.individual.dollars" is $235', 'such as 180'],
  ['dollars: 180', 'dollars: 220,50', 'such as 220.50'],
  ['dollars: 180,', 'dollars: 180', 'a comma'],
  ["sunday: 'closed'", 'sunday: closed', '"hours.sunday" is closed', "'closed'"],
  ["saturday: 'by appointment',", "saturday: 'by appointment'", 'a comma is missing at its end'],
  ["{ opens: '09:00', closes: '18:00' }", '9am - 5pm', '"hours.monday" is 9am - 5pm', 'opens:'],
  ["opens: '09:00'", 'opens: 9am', '"hours.monday.opens" is 9am', "such as '09:00'"],
  ["'(07) 5550 0100'", '07 5550 0100', '"phone" is 07 5550 0100', "'(07) 5550 0100'"],
  ["'Tewantin Counselling'", 'Jo Counselling', '"name" is Jo Counselling', 'words in quotes'],
  ["'Tewantin Counselling'", "'Jo's Counselling'", 'an apostrophe between double ones: "Jo\'s"'],
  ["'Tewantin Counselling'", "'Jo's and Al's Counselling'", 'between double ones: "Jo\'s"'],
  ["'Tewantin Counselling'", "'Jo Counselling", 'a quotation mark is missing'],
  ["'Tewantin Counselling'", '‘Jo Counselling’', 'straight ones'],
  [
    'Percent: 98',
    'Percent: 98%',
    '"claims.satisfactionPercent" is 98%',
    'without quotes or a sign',
  ],
  ['confirmed: []', 'confirmed: [name]', '"confirmed.0" is name', "'name', "],
  ['sessionLanguages: [],', 'practitioner: {', 'a bracket is opened here and not closed', '//'],
  ["area: 'Noosa',", "suburb: 'Noosa',", '"location.suburb" stands on line', 'Delete one'],
  ["postcode: '4565'", "postcod: '4565'", 'a field called "location.postcod"'],
  ['phone:', 'phone =', 'a colon'],
  ["'fr', ", ', ', 'two commas in a row'],
  ["'en', ", "'en' ", 'a comma is missing between'],
  ["opens: '09:00',", "opens: '09:00'", 'a comma is missing between'],
];

it('says of each slip in the facts its line and what to write, and nothing where there is none', () => {
  // As editors on Windows leave them, and with letters of several bytes before the slip.
  const source = facts.replace('specified', '…é'.repeat(200)).replaceAll('\n', '\r\n');
  const paragraphs = "practitioner: { name: 'Jo', about: { en: `I'm Jo.\n\nSince 1990.` } },\n";
  const [none, withParagraphs, ...complaints] = complaintsAbout([
    source,
    source.replace('confirmed:', (word) => paragraphs + word),
    ...typed.map(([part, instead]) => source.replace(part, instead)),
  ]);
  expect([none, withParagraphs]).toEqual(['', '']);
  for (const [index, [part, , ...words]] of typed.entries())
    for (const text of [`content/practice.ts, line ${lineOf(part)}: `, ...words])
      expect(complaints[index]).toContain(text);
});

it('takes no example of the facts for an owner’s own words', () => {
  const source = readFileSync('content/practice.ts', 'utf8');
  const lines = source.split('\n');
  // To take the slashes off `newClients: false` is to say it.
  const examples = lines.flatMap((line, index) =>
    /^ *\/\/ (\w+: (?!true,|false,)|\{ ).*,( \/\/ .*)?$/.test(line) ? index : [],
  );
  // What the owner has answered is no example any more.
  const block = source.replace(/(?<=\n) *\/\/ practitioner: \{\n.*?\n *\/\/ \},\n/s, (comment) =>
    comment.replace(/^ *\/\//gm, ''),
  );
  const [ofBlock, ...complaints] = complaintsAbout([
    block,
    ...examples.map((index) =>
      lines.with(index, lines[index]?.replace('// ', '') ?? '').join('\n'),
    ),
  ]);
  const fields = [
    'name',
    'letters',
    'memberships.0.body',
    'qualifications.0',
    'supervision',
    'about',
  ];
  for (const field of block === source ? [] : fields)
    expect(ofBlock).toContain(`"practitioner.${field}" is "…"`);
  for (const [at, index] of examples.entries())
    expect(complaints[at]).toContain(`content/practice.ts, line ${index + 1}: `);
});

it('names the file and the line of a slip in words', () => {
  const file = 'content/fr/fees.ts';
  const words = readFileSync(join(copy, file), 'utf8');
  const line = words.split('\n').findIndex((each) => /^ {2}\w+: '.*',$/.test(each)) + 1;
  write(file, words.replace(/(?<=^ {2}\w+: '.*'),$/m, ''));
  expect(check()).toEqual({
    goesOn: false,
    said: expect.arrayContaining([`${file}, line ${line}: a comma is missing at its end.`]),
  });
});

it('says everything last and once', () => {
  write('content/practice.ts', facts.replace("'(07) 5550 0100'", "'12'"));
  const { said } = check({ SITE_URL: 'here' });
  expect(said.slice(-2)).toEqual([
    expect.stringMatching(/: "SITE_URL" is "here"/),
    expect.stringMatching(/^content\/practice\.ts, line \d+: "phone" is "12"/),
  ]);
  expect(said.filter((line) => line.includes('phone'))).toHaveLength(1);
});
