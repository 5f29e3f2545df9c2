/**
 * The check: `npm test` is what every change has to pass, and `npm run test:all` that and what takes longer: rare cases,
 * the sites of another practice, whose every fact differs, and of one that offers little, and other engines. With `-- --rest` it goes on after an
 * `npm test`. A part that fails stops no other, but for those that need its build. The last line counts: `N passed,
 * N failed`. A part without tests counts as one.
 * It builds in copies of the project, so that `out/` stays as its owner has built it.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyAsSpecified, copyForOtherPractice } from './copies';
import { findBrowser } from './find-browser';

type Count = { passed: number; failed: number };

type Part = {
  name: string;
  command: string;
  /** Where it runs: in the project itself where none is given. */
  folder?: string;
  /** The file in which its tests are counted. */
  counted?: string;
  needsBuild?: boolean;
  env?: Record<string, string>;
};

const rest = process.argv.includes('--rest');
const all = rest || process.argv.includes('--all');
const results = resolve('test-results');
const site = `${results}/site`;
const other = `${results}/other`;
const little = `${results}/little`;

const run = (script: string): Part => ({ name: script, command: `npm run ${script}` });

/** Runs tests by Jest: what follows are further arguments. */
function jest(name: string, script: string, ...args: string[]): Part {
  const counted = `${results}/${name.replace(/\W+/g, '-')}.json`;
  const command = [`npm run ${script} -- --json --outputFile="${counted}"`, ...args].join(' ');
  return { name, command, counted };
}

const first: Part[] = [
  run('lint'),
  run('types'),
  jest('unit', 'test:unit'),
  { ...run('build'), folder: site },
  { ...jest('export', 'test:export'), folder: site, needsBuild: true },
  {
    ...run('test:browser'),
    counted: `${site}/test-results/browser.json`,
    folder: site,
    needsBuild: true,
  },
];

const longer: Part[] = [
  {
    ...jest('unit, rare cases', 'test:unit', '--findRelatedTests __tests__/tools/property.ts'),
    env: { PROPERTY_RUNS: '500' },
  },
  { ...run('build'), name: 'build, another practice', folder: other },
  { ...jest('export, another practice', 'test:export'), folder: other, needsBuild: true },
  { ...run('build'), name: 'build, one service and no claim', folder: little },
  { ...jest('export, one service and no claim', 'test:export'), folder: little, needsBuild: true },
  {
    name: 'deliveries and other engines',
    command: 'npx playwright test --config __tests__/browser/rest.config.ts',
    counted: `${site}/test-results/rest.json`,
    folder: site,
    needsBuild: true,
    env: { OTHER_PROJECT: other },
  },
];

const chromium = findBrowser();
const slow = /headless[-_]shell/.test(chromium)
  ? ''
  : ', not the headless shell: pages take longer';
console.log(`Chromium is ${chromium}${slow}.`);
if (!rest) {
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results);
  copyAsSpecified(site);
}
if (all) {
  await copyForOtherPractice(other);
  copyAsSpecified(little, { languages: ['en'], services: ['individual'], claims: {} });
}

// The copies have their settings in files.
const { NEXT_PUBLIC_ENQUIRY_ENDPOINT, ...env } = process.env;
/** What `npm test` has counted, for the run that goes on. */
const counts = `${results}/counts.json`;
const total: Count = rest ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 0 };
const summary: string[] = [];

for (const part of [...(rest ? [] : first), ...(all ? longer : [])]) {
  const start = Date.now();
  console.log(`\n── ${part.name} ──`);
  const folder = part.folder ?? '.';
  const ended =
    // A build that fails leaves no `out/`.
    (!part.needsBuild || existsSync(`${folder}/out`)) &&
    spawnSync(part.command, {
      cwd: folder,
      shell: true,
      stdio: 'inherit',
      env: { ...env, ...part.env } as NodeJS.ProcessEnv,
    }).status === 0;
  const count = (part.counted && countIn(part.counted)) || { passed: Number(ended), failed: 0 };
  // A part that ended badly has failed, whatever it counted.
  if (!ended) count.failed = Math.max(count.failed, 1);
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(
    `${count.failed ? '✗' : '✓'} ${part.name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  );
  if (part === first.at(-1)) writeFileSync(counts, JSON.stringify(total));
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Reads what Jest or Playwright counted; a runner that broke down has left nothing. */
function countIn(file: string): Count | undefined {
  if (!existsSync(file)) return undefined;
  const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
  return stats
    ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
    : { passed: jest.numPassedTests, failed: jest.numFailedTests };
}
