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

it('names a link of a post that leads nowhere or to another language', () => {
  const post = 'content/posts/1/fr.mdx';
  write(
    post,
    `${readFileSync(join(copy, post), 'utf8')}\n[Tarifs](/fr/fee)\n\n[Tarifs](/fees#rebate)\n`,
  );
  expect(check()).toEqual({
    goesOn: false,
    said: expect.arrayContaining([
      expect.stringMatching(
        /^content\/posts\/1\/fr\.mdx, line \d+: the link \/fr\/fee leads nowhere/,
      ),
      expect.stringMatching(/^content.posts.1.fr\.mdx, line \d+: .* Write \/fr\/fees#rebate\.$/),
    ]),
  });
});

it('names the file and the line of a slip in words', () => {
  const file = 'content/fr/fees.ts';
  const words = readFileSync(join(copy, file), 'utf8');
  const line = words.split('\n').findIndex((each) => /^ {2}\w+: '.*',$/.test(each)) + 1;
  write(file, words.replace(/(?<=^ {2}\w+: '.*'),$/m, ''));
  expect(check()).toEqual({
    goesOn: false,
    said: expect.arrayContaining([
      expect.stringContaining(`${file}, line ${line + 1}: this line cannot be read.`),
    ]),
  });
});

it('says everything last and once', () => {
  const facts = readFileSync('__tests__/fixtures/specified-practice.ts', 'utf8');
  write('content/practice.ts', facts.replace("'(07) 5550 0100'", "'12'"));
  const { said } = check({ NEXT_PUBLIC_ENQUIRY_ENDPOINT: 'here' });
  expect(said.slice(-2)).toEqual([
    expect.stringMatching(/: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is "here"/),
    expect.stringMatching(/^content\/practice\.ts, line \d+: "phone" is "12"/),
  ]);
  expect(said.filter((line) => line.includes('phone'))).toHaveLength(1);
});
