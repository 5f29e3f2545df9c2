/** @jest-environment node */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, runIn, write } from '../tools/folders';

const copied = [
  ...['content', 'facts', 'hosting', 'languages', 'posts', 'public', 'routing', 'scripts', 'words'],
  'tsconfig.json',
];
let copy = '';
beforeEach(() => {
  copy = folderWith({}, 'test-results');
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true });
});

/** What a build says before it begins, in lines, and whether it goes on. */
function check() {
  const { status, stderr } = runIn(copy, 'scripts/check-content.ts');
  return { goesOn: status === 0, said: stderr.trimEnd().split('\n') };
}

it('names a link of a post that leads nowhere or to another language', () => {
  const post = 'content/posts/1/fr.mdx';
  const links = '[Tarifs](/fr/fee)\n\n[Tarifs](/fees#rebate)';
  write(copy, { [post]: `${readFileSync(post, 'utf8')}\n${links}\n` });
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
  const words = readFileSync(file, 'utf8');
  const line = words.split('\n').findIndex((each) => /^ {2}\w+: '.*',$/.test(each)) + 1;
  write(copy, { [file]: words.replace(/(?<=^ {2}\w+: '.*'),$/m, '') });
  expect(check()).toEqual({
    goesOn: false,
    said: expect.arrayContaining([
      expect.stringContaining(`${file}, line ${line + 1}: this line cannot be read.`),
    ]),
  });
});

it('says everything last and once', () => {
  const facts = readFileSync('__tests__/fixtures/specified-practice.ts', 'utf8');
  write(copy, {
    'content/practice.ts': facts.replace("'(07) 5550 0100'", "'12'"),
    '.env.production': 'NEXT_PUBLIC_ENQUIRY_ENDPOINT=here',
  });
  const { said } = check();
  expect(said.slice(-2)).toEqual([
    expect.stringMatching(/: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is "here"/),
    expect.stringMatching(/^content\/practice\.ts, line \d+: "phone" is "12"/),
  ]);
  expect(said.filter((line) => line.includes('phone'))).toHaveLength(1);
});
