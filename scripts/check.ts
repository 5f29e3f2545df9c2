/**
 * The whole check, in the order of what fails fastest: format and lint, types, dead code, unit tests,
 * build, browser tests. Every part runs, whatever failed before it, but for those that need a build.
 * The last line counts: `N passed, N failed`.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './lib/find-browser';
import { loadSettings } from './lib/settings';

type Count = { passed: number; failed: number; notRun?: number; atSecond?: number };
type Part = {
  name: string;
  command: string;
  /** How many tests it ran; a part without tests counts as one. */
  count?: () => Count;
  needs?: string;
};

const results = 'test-results';

const parts: Part[] = [
  { name: 'format and lint', command: 'biome ci .' },
  { name: 'types', command: 'npm run types' },
  { name: 'dead code', command: 'knip' },
  unitTests('unit tests'),
  // The owner may change every fact: no test may mind.
  unitTests('other practice', 'OTHER_PRACTICE=1 '),
  { name: 'build', command: 'npm run build' },
  { name: 'size', command: 'npm run size', needs: 'build' },
  {
    name: 'browser tests',
    command: 'playwright test --config __tests__/browser/playwright.config.ts',
    needs: 'build',
    count: () => {
      const { expected, unexpected, flaky, skipped } = read('browser.json').stats;
      return { passed: expected + flaky, failed: unexpected, notRun: skipped, atSecond: flaky };
    },
  },
];

function unitTests(name: string, environment = ''): Part {
  const file = `${name.replace(' ', '-')}.json`;
  return {
    name,
    command: `${environment}jest --config __tests__/unit/jest.config.mjs --json --outputFile=${results}/${file}`,
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites } = read(file);
      return { passed: numPassedTests, failed: numFailedTests || numFailedTestSuites };
    },
  };
}

function read(file: string) {
  return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
}

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
process.env.NEXT_TELEMETRY_DISABLED = '1';
// The site as it is specified, whatever this machine sets; the tests' second build has settings.
const settings = Object.values(loadSettings()).some(Boolean);
process.env.SITE_URL = '';
process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT = '';
process.env.CHROMIUM_PATH = findBrowser();

const total: Count = { passed: 0, failed: 0 };
const broken = new Set<string>();
const summary: string[] = [];

for (const part of parts) {
  const { passed, failed, note } = run(part);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.add(part.name);
  summary.push(`${failed > 0 ? '✗' : '✓'} ${part.name.padEnd(16)} ${note}`);
}

if (settings)
  console.log('\nout/ was built without your settings: run "npm run build" before you upload it.');
console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

function run({ name, command, count, needs }: Part): Count & { note: string } {
  if (needs && broken.has(needs)) return { passed: 0, failed: 1, note: `not run: ${needs} failed` };
  console.log(`\n── ${name} ──`);
  const start = Date.now();
  const { status } = spawnSync(command, { shell: true, stdio: 'inherit' });
  const seconds = Math.round((Date.now() - start) / 1000);
  const counted = count && safely(count);
  const { passed, failed, notRun, atSecond }: Count = counted ?? {
    passed: status === 0 ? 1 : 0,
    failed: 0,
  };
  // A part that ended badly has failed, whatever it counted.
  const failures = status === 0 ? failed : Math.max(failed, 1);
  const skipped = notRun ? `, ${notRun} not run` : '';
  const repeated = atSecond ? ` (${atSecond} at the second attempt)` : '';
  const note = `${passed} passed${repeated}, ${failures} failed${skipped}, ${seconds} s`;
  return { passed, failed: failures, note };
}

/** A runner that broke down has left no count. */
function safely(count: () => Count): Count | undefined {
  try {
    return count();
  } catch {
    return undefined;
  }
}
