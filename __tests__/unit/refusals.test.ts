/** @jest-environment node */
import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, runIn } from '../tools/folders';
import { writeFiles } from '../tools/write-files';

const copied = [
  ...['content', 'facts', 'hosting', 'languages', 'posts', 'public', 'routing', 'scripts', 'words'],
  'tsconfig.json',
];

/** The lines in which a build ends that is refused, where a site has these files in place of its own. */
function said(files: Record<string, string>): string[] {
  const copy = folderWith({}, 'test-results');
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true });
  writeFiles(copy, files);
  const { status, stderr } = runIn(copy, 'scripts/check-content.ts');
  expect(status).toBe(1);
  return stderr.trimEnd().split('\n');
}

it('names the file and the line of a slip in words, and of a link that leads nowhere or to another language', () => {
  const [fees, post] = ['content/fr/fees.ts', 'content/posts/1/fr.mdx'];
  const words = readFileSync(fees, 'utf8');
  const line = words.split('\n').findIndex((each) => /^ {2}\w+: '.*',$/.test(each)) + 1;
  const links = '[Tarifs](/fr/fee)\n\n[Tarifs](/fees#rebate)';
  const lines = said({
    [fees]: words.replace(/(?<=^ {2}\w+: '.*'),$/m, ''),
    [post]: `${readFileSync(post, 'utf8')}\n${links}\n`,
  });
  expect(lines.slice(-3)).toEqual([
    expect.stringContaining(`${fees}, line ${line + 1}: this line cannot be read.`),
    expect.stringMatching(/^content.posts.1.fr\.mdx, line \d+: the link \/fr\/fee leads nowhere/),
    expect.stringMatching(/^content.posts.1.fr\.mdx, line \d+: .* Write \/fr\/fees#rebate\.$/),
  ]);
});

it('says everything last and once', () => {
  const facts = readFileSync('__tests__/fixtures/specified-practice.ts', 'utf8');
  const lines = said({
    'content/practice.ts': facts.replace("'(07) 5550 0100'", "'12'"),
    '.env.production': 'NEXT_PUBLIC_ENQUIRY_ENDPOINT=here',
  });
  expect(lines.slice(-2)).toEqual([
    expect.stringMatching(/: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is "here"/),
    expect.stringMatching(/^content\/practice\.ts, line \d+: "phone" is "12"/),
  ]);
  expect(lines.filter((line) => line.includes('phone'))).toHaveLength(1);
});
