/**
 * Breaks things one by one in a copy of the project and of its last build, and says which test notices:
 * `npm run mutations`, after `npm run build`; `npm run mutations -- footer` for those with a word, as in `unit/`. Sources are
 * broken where a unit test reads them, the export's files where a page's test does, so that nothing is built
 * anew. It takes some minutes, and is no part of the check. Ends with an error when something goes unnoticed.
 */
import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '../build/finish-export/policy';
import { temporaryCopy } from '../lib/copy-project';
import { filesIn } from '../lib/files-in';
import { freePort } from '../lib/free-port';

type Mutation = {
  breaks: string;
  /** A unit test, a test of the export, or a browser test with the part of a title. */
  test: `unit/${string}` | `export/${string}` | [`${string}.spec.ts`, string];
} & (
  | { file: string; from: string | RegExp; to: string }
  /** More styles for every page, with the policy's leave. */
  | { css: string }
);

const form = 'components/pages/contact/enquiry-form.tsx';
const policy = 'scripts/build/finish-export/policy.ts';
const screen = (path: string): Mutation['test'] => ['every-screen.spec.ts', `${path} is whole`];

const mutations: Mutation[] = [
  {
    breaks: 'a toast that keeps the fields',
    test: 'unit/enquiry-form.test.tsx',
    ...{ file: form, from: 'form.current?.reset();', to: '' },
  },
  {
    breaks: 'a swallowed Escape in the small menu',
    test: ['header-footer.spec.ts', 'closes on Escape'],
    ...{ file: 'out/_next/static', from: /"Escape"\s*!==/, to: '"F13"!==' },
  },
  {
    breaks: 'a menu that opens by touching and scrolling',
    test: 'unit/services-menu.test.tsx',
    ...{
      file: 'components/layout/services-menu.tsx',
      from: "if (pointerType === 'mouse') later(openDelay",
      to: 'later(openDelay',
    },
  },
  {
    breaks: 'a fee typed instead of computed',
    test: 'unit/other-practice.test.ts',
    ...{ file: 'content/en/couples-marriage.ts', from: /\$\{facts\.fee\.couples\}/, to: '$$220' },
  },
  {
    breaks: 'a cost typed instead of computed',
    test: 'unit/facts.test.ts',
    ...{ file: 'content/facts.ts', from: 'money(fee.individual - rebate)', to: 'money(8300)' },
  },
  {
    breaks: 'rebates for couples',
    test: 'unit/cost.test.ts',
    ...{ file: 'lib/cost.ts', from: "session === 'individual' && plan", to: 'plan' },
  },
  {
    breaks: 'rebates without an end',
    test: 'unit/cost.test.ts',
    ...{
      file: 'lib/cost.ts',
      from: 'Math.min(sessions, rates.rebatedSessionsPerYear)',
      to: 'sessions',
    },
  },
  {
    breaks: 'a clock that is an hour late',
    test: 'unit/time.test.tsx',
    ...{ file: 'lib/hours/time.ts', from: '10 * 60 * 60 * 1000', to: '9 * 60 * 60 * 1000' },
  },
  {
    breaks: 'a path that leads to another host',
    test: 'unit/site-map.test.ts',
    ...{ file: 'content/site-map.ts', from: ".replace(/^\\/*/, '/')", to: '' },
  },
  {
    breaks: 'a feed in another time zone',
    test: 'unit/feed.test.ts',
    ...{ file: 'seo/feed.ts', from: "'+1000'", to: "'+0000'" },
  },
  {
    breaks: 'redirects for a while only',
    test: 'unit/hosting-files.test.ts',
    ...{ file: 'hosting/files.ts', from: /to\} 301`/, to: 'to} 302`' },
  },
  {
    breaks: 'a policy without the hashes of scripts',
    test: 'unit/finish-export.test.ts',
    ...{ file: policy, from: ', ...inlineScripts.map(hashSource)', to: '' },
  },
  {
    breaks: 'a guess at any address',
    test: 'unit/nearest.test.ts',
    ...{ file: 'lib/nearest.ts', from: 'alike = 0.7', to: 'alike = 0.1' },
  },
  {
    breaks: 'an import against the stream',
    test: 'unit/architecture.test.ts',
    ...{ file: 'lib/fill.ts', from: /^/, to: "import '@/content/practice';\n" },
  },
  {
    breaks: 'a page without its language',
    test: 'export/pages.spec.ts',
    ...{ file: 'out/fr/fees.html', from: ' lang="fr"', to: '' },
  },
  {
    breaks: 'a missing alternate',
    test: 'export/metadata.spec.ts',
    ...{ file: 'out/es/fees.html', from: /<link rel="alternate" hrefLang="fr"[^>]*>/, to: '' },
  },
  {
    breaks: 'a copy that takes itself for the original',
    test: 'export/metadata.spec.ts',
    ...{ file: 'out/blog/7.html', from: /(rel="canonical" href="[^"]*\/blog\/)1"/, to: '$17"' },
  },
  {
    breaks: 'a link to nowhere',
    test: 'export/links.spec.ts',
    ...{ file: 'out/index.html', from: 'href="/fees"', to: 'href="/feez"' },
  },
  {
    breaks: 'an emergency number that cannot be tapped',
    test: 'export/crisis-numbers.spec.ts',
    ...{
      file: 'out/fr/services/couples-marriage.html',
      from: '<a href="tel:000"',
      to: '<a name="x"',
    },
  },
  {
    breaks: 'an element that is closed as another one',
    test: 'export/markup.spec.ts',
    ...{ file: 'out/contact.html', from: '</ul>', to: '</ol>' },
  },
  {
    breaks: 'a price that only machines are told',
    test: 'export/structured-data.spec.ts',
    ...{ file: 'out/fees.html', from: /"price":[\d.]+/, to: '"price":77777' },
  },
  {
    breaks: 'a page that the sitemap leaves out',
    test: 'export/discovery.spec.ts',
    ...{ file: 'out/sitemap.xml', from: /<url>\s*<loc>[^<]*\/fees<\/loc>.*?<\/url>/s, to: '' },
  },
  {
    breaks: 'code that sends, in a site that sends nothing',
    test: 'export/no-delivery.spec.ts',
    ...{ file: 'out/_next/static', from: /$/, to: ';()=>fetch("/",{redirect:"error"})' },
  },
  {
    breaks: 'an unknown post that is not found',
    test: 'export/hosts.spec.ts',
    ...{ file: 'hosting/rules.ts', from: 'return /^[^/.]+$/', to: 'return /^\\d+$/' },
  },
  {
    breaks: 'a prefix in the footer',
    test: ['header-footer.spec.ts', 'in fr leads to English pages'],
    ...{ file: 'out/fr/services.html', from: /(<footer.*?href=")\/fees"/s, to: '$1/fr/fees"' },
  },
  {
    breaks: 'a form that could be sent without scripts',
    test: ['without-scripts.spec.ts', 'in en the form cannot be sent'],
    ...{ file: 'out/contact.html', from: /(<button type="submit"[^>]*) disabled=""/, to: '$1' },
  },
  {
    breaks: 'a page whose policy lacks its script',
    test: screen('/contact'),
    ...{ file: 'out/contact.html', from: /(script-src 'self') 'sha256-[^']*'/, to: '$1' },
  },
  ...Object.entries({
    'a focus without a ring': '*{outline:none!important}',
    'a heading wider than a phone': 'h1{min-width:340px}',
    'words too pale to read': 'main p{color:#aaa!important}',
    'a link that is too small for a finger':
      'footer a{display:block!important;height:14px!important;min-height:0!important;padding:0!important}',
    'words that are cut off when spaced': 'h1{height:2rem;overflow:hidden}',
    'movement for readers who want none': 'a{transition:color 1s!important}',
  }).map(([breaks, css]) => ({ breaks, test: screen('/fees'), css })),
  {
    breaks: 'a shift of 4 px when all is there',
    test: ['layout-shift.spec.ts', 'nothing moves at 390'],
    css: 'main{animation:shifted 0s .4s forwards}@keyframes shifted{to{padding-top:4px}}',
  },
];

const words = process.argv.slice(2);
const chosen = mutations.filter(({ breaks, test }) =>
  words.every((word) => `${test} ${breaks}`.includes(word)),
);
const copy = temporaryCopy(['out', '__tests__']);
let missed = 0;
for (const mutation of chosen) {
  const restore = apply(mutation);
  const noticed = await notices(mutation.test);
  restore();
  if (!noticed) missed += 1;
  console.log(
    `${noticed ? '✓' : '✗'} ${mutation.breaks}: ${noticed ? '' : 'not noticed by '}${mutation.test}`,
  );
}
rmSync(copy, { recursive: true });
console.log(`\n${chosen.length - missed} of ${chosen.length} were noticed.`);
process.exitCode = missed > 0 ? 1 : 0;

/**
 * Carries a mutation out.
 * @returns what takes it back
 * @throws when there is nothing to break where it looks
 */
function apply(mutation: Mutation): () => void {
  const before = new Map<string, string>();
  for (const path of filesOf('css' in mutation ? 'out' : mutation.file)) {
    const source = readFileSync(path, 'utf8');
    const broken =
      'css' in mutation
        ? withStyles(source, mutation.css)
        : source.replace(mutation.from, mutation.to);
    if (broken === source) continue;
    before.set(path, source);
    writeFileSync(path, broken);
    // A server would hand out the compressed file, which is whole.
    for (const ending of ['.br', '.gz']) rmSync(path + ending, { force: true });
  }
  if (before.size === 0) throw new Error(`There is nothing to break for "${mutation.breaks}".`);
  return () => {
    for (const [path, source] of before) writeFileSync(path, source);
  };
}

/** A file, or the scripts and pages in a folder of the export. */
function filesOf(name: string): string[] {
  if (/\.\w+$/.test(name)) return [join(copy, name)];
  return filesIn(join(copy, name)).filter((file) =>
    file.endsWith(name === 'out' ? '.html' : '.js'),
  );
}

function withStyles(html: string, css: string): string {
  const style = /<style[^>]*>(.*?)<\/style>/s.exec(html)?.[1];
  if (style === undefined) return html;
  const more = style + css;
  return html.replace(hashSource(style), () => hashSource(more)).replace(style, () => more);
}

/**
 * Runs a test in the copy.
 * @returns whether one failed
 * @throws when none ran
 */
async function notices(test: Mutation['test']): Promise<boolean> {
  const command =
    typeof test === 'string'
      ? ['jest', '--config', `__tests__/${test.split('/')[0]}/jest.config.mjs`, `__tests__/${test}`]
      : [
          ...['playwright', 'test', '--config', '__tests__/browser/playwright.config.ts'],
          ...['--project=screens', '--project=behaviour', test[0], '-g', test[1]],
        ];
  const asJson = command[0] === 'jest' ? '--json' : '--reporter=json';
  const { stdout } = spawnSync('npx', [...command, asJson], {
    cwd: copy,
    encoding: 'utf8',
    maxBuffer: 1e9,
    env: { ...process.env, PORT: String(await freePort()) },
  });
  const { numFailedTestSuites, numTotalTestSuites, stats } = JSON.parse(stdout);
  const failed: number = numFailedTestSuites ?? stats.unexpected;
  if (!(numTotalTestSuites ?? failed + stats.expected)) throw new Error(`${test} did not run.`);
  return failed > 0;
}
