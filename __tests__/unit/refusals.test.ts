import { cpSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { folderWith, runIn } from '../tools/folders';
import { writeFiles } from '../tools/write-files';

const copied = [
  ...['content', 'facts', 'hosting', 'languages', 'posts', 'public', 'routing', 'scripts', 'words'],
  'tsconfig.json',
];

const facts = readFileSync('__tests__/fixtures/specified-practice.ts', 'utf8');

/** What the check says, where these files replace those of the specified site. */
function linesOf(files: Record<string, string>): string[] {
  const copy = folderWith({}, 'test-results');
  for (const name of copied) cpSync(name, join(copy, name), { recursive: true });
  writeFiles(copy, { 'content/practice.ts': facts, ...files });
  const { status, stderr } = runIn(copy, 'scripts/check-content.ts');
  expect(status).toBe(1);
  return stderr.trimEnd().split('\n');
}

it('names the file and the line of a slip in words, and of a link that leads nowhere or to another language', () => {
  const [fees, post] = ['content/fr/fees.ts', 'content/posts/1/fr.mdx'];
  const words = readFileSync(fees, 'utf8');
  const line = words.split('\n').findIndex((each) => /^ {2}\w+: '.*',$/.test(each)) + 1;
  const links = '[Tarifs](/fr/fee)\n\n[Tarifs](/fees)';
  const lines = linesOf({
    [fees]: words.replace(/(?<=^ {2}\w+: '.*'),$/m, ''),
    [post]: `${readFileSync(post, 'utf8')}\n${links}\n`,
  });
  expect(lines.slice(-3)).toEqual([
    expect.stringContaining(`${fees}, line ${line}: a comma is missing at the end of this line.`),
    expect.stringMatching(/^content.posts.1.fr\.mdx, line \d+: the link \/fr\/fee leads nowhere/),
    expect.stringMatching(/^content.posts.1.fr\.mdx, line \d+: .* Write \/fr\/fees\.$/),
  ]);
});

it('says everything last, together and once, before the last build goes', () => {
  // A build for development is refused, too.
  Object.assign(process.env, { npm_lifecycle_event: 'build', NODE_ENV: 'test' });
  const lines = linesOf({
    'content/practice.ts': facts
      .replace("'(07) 5550 0100'", "'12'")
      .replace("sunday: 'closed'", 'sunday: shut')
      .replace('dollars: 180', 'dollars: $180'),
    '.env.production': 'NEXT_PUBLIC_ENQUIRY_ENDPOINT=here',
  });
  delete process.env.npm_lifecycle_event;
  expect(lines.slice(-5)).toEqual([
    expect.stringMatching(/^NODE_ENV is "test" where the site is built\. Take it away/),
    expect.stringMatching(
      /^The file \.env\.production, .*: "NEXT_PUBLIC_ENQUIRY_ENDPOINT" is "here"/,
    ),
    expect.stringMatching(/^content\/practice\.ts, line \d+: shut is no value/),
    expect.stringMatching(/^content\/practice\.ts, line \d+: \$180 is no value/),
    expect.stringMatching(/^content\/practice\.ts, line \d+: "phone" is "12"/),
  ]);
  expect(lines.filter((line) => line.includes('phone'))).toHaveLength(1);
  const { scripts } = JSON.parse(readFileSync('package.json', 'utf8'));
  expect(scripts.build).toMatch(/^tsx scripts\/check-content\.ts && /);
});

it('says of words in one language what English has, of a placeholder that is misspelt which one is near, and warns, without refusing it, of another place', () => {
  const [home, contact, common] = ['fr/home', 'es/contact', 'pt-br/common'].map(
    (name) => `content/${name}.ts`,
  ) as [string, string, string];
  const services = 'content/en/services.ts';
  const source = (file: string) => readFileSync(file, 'utf8');
  const lines = linesOf({
    'content/practice.ts': facts.replace("suburb: 'Tewantin'", "suburb: 'Gympie'"),
    [home]: source(home)
      // The first list of the file has one paragraph more.
      .replace(/(?<=\[\n\s+)(?=['"`])/, "'Encore un paragraphe.',\n      ")
      .replace(
        /^ {2}name: '.*',$/m,
        "  name: ' ',\n  name: 'Accueil de {fee.couple} à {fee.individual',",
      ),
    [contact]: source(contact)
      .replace(/^ {2}name: .*\n/m, '')
      .replace(/^ +unconnected: '.*',\n/m, ''),
    [services]: source(services).replace('{fee.individual}', '$180'),
    [common]: source(common).replace(/^(?= {2}\w+: ')/m, "  another: 'Mais uma {noticeHour}',\n"),
  });
  expect(lines.join()).toMatch(/in Gympie, .* Tewantin .* files/);
  const faults = lines.slice(lines.findIndex((line) => line.startsWith('content/')));
  const [anything, line] = [expect.anything(), 'line \\d+: '];
  expect(faults).toEqual(
    expect.arrayContaining([
      expect.stringMatching(
        `^${contact}, ${line}"name" is missing here, and English has it.*look for the slip there`,
      ),
      expect.stringMatching(`^${contact}, ${line}.* has no sentence for "unconnected"`),
      expect.stringMatching(`^${home}, ${line}"name" is written twice`),
      expect.stringMatching(`^${home}, ${line}.* is no fact .* {fee.couples}`),
      expect.stringMatching(`^${home}, ${line}a { stands alone here`),
      expect.stringMatching(`^${home}, ${line}.* has \\d entries, and the English one has \\d`),
      expect.stringMatching(`^${common}, ${line}"another" is not in the English file`),
      expect.stringMatching(`^${services}, ${line}an amount .* {fee.individual}`),
      expect.stringMatching(`^${common}, ${line}.* is no fact .* {noticeHours}`),
    ]),
  );
  expect(faults).toEqual(Array(9).fill(anything));
});
