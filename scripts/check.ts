/**
 * The whole check: `npm test`. Each part can also be run alone. A part that fails stops no other, but for those
 * that need a build. The last line counts: `N passed, N failed`. A part without tests counts as one.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';

type Count = { passed: number; failed: number };

const results = 'test-results';
const jest = (file: string) => `-- --json --outputFile=${results}/${file}.json`;
const related = '--findRelatedTests __tests__/fixtures/other-practice.ts';

/** What each part runs, and the file in which its tests are counted. */
const parts: { command: string; counted?: string; needsBuild?: boolean }[] = [
  { command: 'npm run lint' },
  { command: 'npm run types' },
  { command: `npm run test:unit ${jest('unit')}`, counted: 'unit' },
  // The owner may change every fact, so the tests that read facts also run with other facts.
  {
    command: `OTHER_PRACTICE=1 npm run test:unit ${jest('other')} ${related}`,
    counted: 'other',
  },
  { command: 'npm run build' },
  { command: `npm run test:export ${jest('export')}`, counted: 'export', needsBuild: true },
  { command: 'npm run size', needsBuild: true },
  { command: 'npm run test:browser', counted: 'browser', needsBuild: true },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
// The site as it is specified, whatever this machine sets.
const env = { ...process.env, SITE_URL: '', NEXT_PUBLIC_ENQUIRY_ENDPOINT: '' };
const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
let built = false;

for (const { command, counted, needsBuild } of parts) {
  const start = Date.now();
  console.log(`\n── ${command} ──`);
  const ended: boolean =
    (built || !needsBuild) &&
    spawnSync(command, { shell: true, stdio: 'inherit', env }).status === 0;
  if (command === 'npm run build') built = ended;
  const count = (counted && countIn(`${results}/${counted}.json`)) || {
    passed: Number(ended),
    failed: 0,
  };
  // A part that ended badly has failed, whatever it counted.
  if (!ended) count.failed = Math.max(count.failed, 1);
  total.passed += count.passed;
  total.failed += count.failed;
  const seconds = Math.round((Date.now() - start) / 1000);
  summary.push(
    `${count.failed ? '✗' : '✓'} ${command.split(' -- ')[0]}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
  );
}

console.log(`\n${summary.join('\n')}\n\n${total.passed} passed, ${total.failed} failed`);
process.exitCode = total.failed > 0 ? 1 : 0;

/** Reads what Jest or Playwright counted; a runner that broke down has left nothing. */
function countIn(file: string): Count | undefined {
  try {
    const { stats, ...jest } = JSON.parse(readFileSync(file, 'utf8'));
    return stats
      ? { passed: stats.expected + stats.flaky, failed: stats.unexpected }
      : { passed: jest.numPassedTests, failed: jest.numFailedTests };
  } catch {
    return undefined;
  }
}
