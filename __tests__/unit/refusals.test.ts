/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import fc from 'fast-check';
import { allLocales } from '@/languages/locales';

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

const top = [
  ...['---', 'title: Post number {n}', 'date: 2024-05-01', 'category: grief-counselling'],
  'excerpt: Number {n} is about what helps when there is nothing left to be said, and what does not.',
  ...['---', '', 'The first paragraph, in line 8.', ''],
].join('\n');

const slips: [article: string, line: number, ...sentences: string[]][] = [
  ['I said {nothing} to him.', 10, '{nothing} is code in an article. Where'],
  ['I said { to him.\n\nNothing.', 10, 'a { begins code in an article.'],
  ['I <3 you.', 10, 'a < begins a block in an article, such as <Note>.'],
  ['Words.\n\n<!-- later -->', 12, 'a comment between <!-- and --> cannot stand'],
  ['See <https://www.example.com>.', 10, 'an address between < and > cannot stand'],
  ['<Quote>Words.</Quote>', 10, 'an article has no <Quote>.'],
  ['<iframe src="https://www.example.com"></iframe>', 10, 'an article has no <iframe>.'],
  ['<Note>Words.', 10, 'a block is opened here and not closed.'],
  ['Words.</Note>', 10, 'a block is closed here that was not opened.'],
  ['<Scene of="money" />', 10, 'there is no scene of that name.'],
  ['<span id="main">Words</span>', 10, '<span> has no “id” in an article.'],
  ['<span style="color: red">Words</span>', 10, '<span> has no “style” in an article.'],
  [
    'One.[^1] Two.[^1] Three.[^1-2]\n\n[^1]: Words.\n\n[^1-2]: Words.',
    10,
    'two footnotes of this article get the same address.',
  ],
  ['Words <Note>beside it</Note>', 10, '<Note> stands within a paragraph.'],
  ['export of goods', 10, 'a paragraph cannot begin with “import” or “export”'],
  ['# A title', 10, 'a heading with one # is the title’s alone.'],
  ['![Chairs](chairs.jpg)', 10, 'the picture “chairs.jpg” is not in the post’s folder.'],
  ['![](chairs.jpg)', 10, 'the picture “chairs.jpg” has no description'],
  ['[Fees](/fee)', 10, 'the link /fee leads nowhere.'],
  ['[Site](www.example.com)', 10, 'the link www.example.com leads nowhere.'],
  ['[Below](#below)', 10, 'no heading of this article has the address #below.'],
  // Addresses of old websites that are not UTF-8.
  ['[Coffee](/caf%E9)', 10, 'the link /caf%E9 leads nowhere. A page of this site is written /fees'],
  ['![Coffee](caf%E9.jpg)', 10, 'the picture “caf%E9.jpg” is not in the post’s folder. Put'],
  ['[Coffee](#caf%E9)', 10, 'no heading of this article has the address #caf%E9. That of'],
  // What Markdown would take for words.
  ['He said **this and left.', 10, '** is left open. It stands before'],
  ['** This ** and **that **too.', 10, '** is left open.'],
  ['This:** and', 10, '** is left open.'],
  ['**“This”**that', 10, '** is left open.'],
  ['~~This and __that', 10, '~~ is left open.', '__ is left open.'],
  ['| A | B |\n| - | - |\n| **C | D |', 12, '** is left open.'],
  ['##How it began', 10, 'a heading has a space after its signs. Write ## A heading.'],
  [
    'Words.\n> ###\u00a0How it began',
    11,
    'a heading has a space after its signs. Write ### A heading.',
  ],
  [
    '![Chairs](chairs.jpg “At one”)',
    10,
    'this picture cannot be read: a caption stands in straight',
  ],
  [
    '![Chairs](chairs.jpg « At one »)',
    10,
    'this picture cannot be read: a caption stands in straight',
  ],
  [
    '![Two *old* chairs](two chairs.jpg)',
    10,
    'this picture cannot be read: there is a space in its file’s',
  ],
  [
    '![Chairs](chairs (1).jpg "At one")',
    10,
    'this picture cannot be read: there is a space in its file’s',
  ],
  ['![Chairs] (chairs.jpg)', 10, 'this picture cannot be read: its brackets'],
  ['[Fees](/fees “What it costs”)', 10, 'this link cannot be read: a caption stands in straight'],
  ['[Fees] (/fees)', 10, 'this link cannot be read: its brackets'],
  ['[Fees](/our fees)', 10, 'this link cannot be read: there is a space in its address'],
  ['• One\n• Two', 10, 'a line that begins with “•” is no list. A list is written'],
  ['Words:\n\n> -  · One', 12, 'a line that begins with “·” is no list.'],
  ['| A | B |\n| C | D |', 10, 'this table cannot be read. Below the names of its columns'],
  ['A | B\n--- | --- | ---\nC | D', 11, 'this table cannot be read.'],
  ['Words.[^1]', 10, 'there is no footnote for [^1]. Write one'],
  ['[^1]: Words.', 10, 'nothing leads to the footnote [^1], so it would not be shown.'],
  ['Words.[^1]\n\n[^1]: One.\n\n[^1]: Two.', 14, 'there are two footnotes [^1].'],
  ['> [!NOTE]\n> Words.', 10, 'what stands beside the text is written <Note>Words.</Note>'],
];

/** The same signs where they are right: in code, escaped, or where no word begins or ends. */
const right = [
  '**This** and ***that***, **a *b* c**: “**Bold**”, **“quoted”** and —**No**, she said.',
  'f**k, s***, S***!, **** and 2 ** 3. I feel __ when you ____. snake__case, ~20 to ~30, ~~gone~~.',
  '\\*\\*This, `**that`, the sign **, the sign “**” and (**).',
  '```\n**This\n##That\n• And\n| this |\n```',
  '{/* **This ##That • And ![this](a b) */}',
  'Number ##5, C# and #MeToo.\n#MeToo again, \\##This and `##that`.',
  '#MeToo, again.',
  '\\##This',
  '## This and **that** ##',
  'Home • Fees · Contact',
  '&#x2022; One',
  '**•** One',
  '* One\n* Two\n\n1) Three',
  '— ¿Vienes? —dijo.',
  '– No, merci.',
  '![Chairs](<two chairs.jpg> "“At one”, he said")',
  '![Chairs](two%20chairs.jpg)',
  'As he said [sic] (see below), f(x)\\[1](2), !\\[this](a b) and `[that](a b)`.',
  'A | B, A || B and |x|, or \\| A \\|.',
  'A | B\n--- | ---\n`a\\|b` | D',
  'Words\n| A |\n| - |\n| B |',
  'x^[1] and \\[^1].',
  'https://www.example.com/a__b**c and a.b+c@example.co.uk',
  '😀 **bold** 😀 • 😀',
];

it('says of each slip in a post its file, its line and what to write, and names a missing drawing', () => {
  slips.forEach(([article], index) => {
    write(
      `content/posts/post-${index}/en.mdx`,
      `${top.replaceAll('{n}', `${index}`)}\n${article}\n`,
    );
  });
  write(
    'content/posts/post-0/fr.mdx',
    '---\ntitle: Le premier billet\nexcerpt: Ce qui aide quand il ne reste rien à dire, et ce qui n’aide pas du tout.\n---\n\n[Tarifs](/fees#rebate)\n',
  );
  rmSync(join(copy, 'public/scenes/online.svg'));
  const { goesOn, said } = check();
  expect(said).toContainEqual(
    'content/posts/post-0/fr.mdx, line 6: the link /fees#rebate leads to the page in another language. Write /fr/fees#rebate.',
  );
  expect(goesOn).toBe(false);
  expect(said).toContainEqual(expect.stringMatching(/^public\/scenes\/online\.svg is missing/));
  for (const [index, [, line, ...sentences]] of slips.entries()) {
    const file = `content/posts/post-${index}/en.mdx, line ${line}: `;
    expect(said.filter((each) => each.includes(`/post-${index}/en`))).toEqual(
      sentences.map((sentence) => expect.stringContaining(file + sentence)),
    );
  }
});

it('goes on with all that an article may have', () => {
  write(
    'content/posts/new/en.mdx',
    `${top.replaceAll('{n}', '1')}
## Below

[Fees](/fees), [feed](/feed.xml), [elsewhere](https://www.example.com/a?b#c), [below](#below),
https://www.example.com, www.example.com/a_b and me@example.com.

| One | Two |
| :-- | --: |
| ~~1~~ | 2[^été] |

- [x] Done
- [ ] To do

[^été]: Words.

{/* A comment. */}

5 < 6, a \\{ and a \\<, <br /> and **strong** words.

<PullQuote>Words.</PullQuote>

<Note>

- Words.

</Note>

<Scene of="individual" />

![A river](river.png "At noon")

${right.join('\n\n')}
`,
  );
  for (const picture of ['river.png', 'two chairs.jpg']) write(`content/posts/new/${picture}`, '');
  expect(check()).toEqual({ goesOn: true, said: [''] });
});

it('finds a slip wherever it stands, and takes nothing else for one', () => {
  const prose = allLocales.flatMap((locale) => {
    const [, , article = ''] = readFileSync(`content/posts/1/${locale}.mdx`, 'utf8').split('---\n');
    return article.trim().split('\n\n');
  });
  const block = fc.oneof(fc.constantFrom(...prose), fc.constantFrom(...right));
  const slip = fc.constantFrom('**This', '##This', '![This](a.jpg “b”)', '![This](a b.jpg)', '• A');
  const blocks = fc.array(block, { minLength: 1, maxLength: 8 });
  const samples = fc.sample(fc.tuple(blocks, slip, blocks), { numRuns: 150, seed: 1 });
  samples.forEach(([before, slip, after], index) => {
    const text = [...before, slip, ...after].join('\n\n');
    write(`content/posts/post-${index}/en.mdx`, `${top.replaceAll('{n}', `${index}`)}\n${text}\n`);
    write(`content/posts/post-${index}/two chairs.jpg`, '');
  });
  const { said } = check();
  const places = samples.map(([before], index) => {
    const line = 10 + [...before, ''].join('\n\n').split('\n').length - 1;
    return `content/posts/post-${index}/en.mdx, line ${line}`;
  });
  expect(
    said
      .filter((each) => each.startsWith('content/'))
      .map((each) => each.split(':')[0])
      .sort(),
  ).toEqual(places.sort());
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
