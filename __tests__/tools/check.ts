/**
 * The whole check: `npm test`. Each part can also be run alone. A part that fails stops no other, but for those
 * that need a build. The last line counts: `N passed, N failed`. A part without tests counts as one.
 * It builds in copies of the project, so that `out/` stays as its owner has built it: the site as it is specified, whatever
 * is set here, and the site of another practice, since an owner may change every fact and add posts.
 */
import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { copyForOtherPractice, copyProject } from './copies';

type Count = { passed: number; failed: number };

const results = resolve('test-results');
const [site, other] = [`${results}/site`, `${results}/other`];
const jest = (file: string) => `-- --json --outputFile=${results}/${file}.json`;

/** What each part runs and in which folder, and the file in which its tests are counted. */
const parts: { command: string; folder?: string; counted?: string; needsBuild?: boolean }[] = [
  { command: 'npm run lint' },
  { command: 'npm run types' },
  { command: `npm run test:unit ${jest('unit')}`, counted: 'unit' },
  {
    command: `npm run test:unit ${jest('other-unit')} --findRelatedTests content/practice.ts`,
    counted: 'other-unit',
    folder: other,
  },
  ...[site, other].flatMap((folder) => {
    const counted = folder === site ? 'export' : 'other-export';
    return [
      { command: 'npm run build', folder },
      { command: `npm run test:export ${jest(counted)}`, counted, folder, needsBuild: true },
      { command: 'npm run size', folder, needsBuild: true },
    ];
  }),
  {
    command: 'npm run test:browser',
    counted: 'site/test-results/browser',
    folder: site,
    needsBuild: true,
  },
];

rmSync(results, { recursive: true, force: true });
mkdirSync(results);
copyProject(site);
await copyForOtherPractice(other);
// The copies have their settings in files.
const { SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT, ...env } = process.env;
const total: Count = { passed: 0, failed: 0 };
const summary: string[] = [];
const built = new Set<string>();

for (const { command, folder = '.', counted, needsBuild } of parts) {
  const start = Date.now();
  const name = `${command.split(' -- ')[0]}${folder === other ? ', another practice' : ''}`;
  console.log(`\n── ${name} ──`);
  const ended: boolean =
    (built.has(folder) || !needsBuild) &&
    spawnSync(command, {
      cwd: folder,
      shell: true,
      stdio: 'inherit',
      env: { ...env, OTHER_PROJECT: other } as NodeJS.ProcessEnv,
    }).status === 0;
  if (command === 'npm run build' && ended) built.add(folder);
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
    `${count.failed ? '✗' : '✓'} ${name}: ${count.passed} passed, ${count.failed} failed, ${seconds} s`,
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
