/**
 * The check: `npm test` is what every change has to pass. `npm run test:all` adds what takes longer: the
 * site of another practice, whose every fact differs, and other engines. An engine that is not installed is named at the
 * end, and with `REQUIRE_ENGINES` it fails.
 * With `-- --rest` it goes on after an `npm test`. A part that fails stops only those that test its build. The last
 * line counts all tests, and each part without tests as one: `N passed, N failed`. It builds in copies of the project,
 * so that `out/` stays as it is.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { engines } from '../engines/visitor';
import { copyAsSpecified, copyForOtherPractice } from './copies';
import { findBrowser } from './find-browser';

type Count = { passed: number; failed: number };

type Part = {
  name: string;
  command: string;
  folder: string;
  /** The JSON in which the runner counts its tests. */
  counted?: string;
  env?: Record<string, string>;
};

const rest = process.argv.includes('--rest');
const all = rest || process.argv.includes('--all');
const results = resolve('test-results');
const site = `${results}/site`;
const other = `${results}/other`;

/** An npm script, in the project itself or in a copy. Jest is asked for JSON. */
function run(script: string, folder = '.', what = ''): Part {
  const name = what ? `${script}, ${what}` : script;
  if (!/unit|export/.test(script)) return { name, command: `npm run ${script}`, folder };
  const counted = `${results}/${name.replace(/\W+/g, '-')}.json`;
  const command = `npm run ${script} -- --json --outputFile="${counted}"`;
  return { name, command, folder, counted };
}

const first: Part[] = [
  run('lint'),
  run('types'),
  run('test:unit'),
  run('build', site),
  run('test:export', site),
  { ...run('test:browser', site), counted: `${site}/test-results/browser.json` },
];

const longer: Part[] = [
  run('build', other, 'another practice'),
  run('test:export', other, 'another practice'),
  {
    name: 'deliveries and other engines',
    command: 'npx playwright test --config __tests__/browser/rest.config.ts',
    folder: site,
    counted: `${site}/test-results/rest.json`,
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
if (all) await copyForOtherPractice(other);

// The copies have their settings in files.
const { NEXT_PUBLIC_ENQUIRY_ENDPOINT, ...env } = process.env;
/** What `npm test` has counted, for the run that goes on. */
const counts = `${results}/counts.json`;
const total: Count = rest ? JSON.parse(readFileSync(counts, 'utf8')) : { passed: 0, failed: 0 };
const summary: string[] = [];

for (const part of [...(rest ? [] : first), ...(all ? longer : [])]) {
  const start = Date.now();
  console.log(`\n── ${part.name} ──`);
  const { command, folder: cwd } = part;
  // A build that fails leaves no `out/` to test.
  const canRun = cwd === '.' || command === 'npm run build' || existsSync(`${cwd}/out`);
  const options = { cwd, shell: true, stdio: 'inherit', env: { ...env, ...part.env } } as const;
  const ended = canRun && spawnSync(command, options).status === 0;
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

for (const [engine, program] of all ? Object.entries(engines) : []) {
  if (program) continue;
  summary.push(`✗ ${engine} is not installed, and was not tested`);
  if (process.env.REQUIRE_ENGINES) total.failed += 1;
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
