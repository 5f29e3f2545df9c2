/**
 * The whole check: format and lint, types, dead code, unit tests, build, tests of the export, weights,
 * browser tests. `--quick` is what can be told within a minute of a build: nothing that builds or opens
 * a browser. Every part runs, whatever failed before it, but for those that need a build.
 * The last line counts: `N passed, N failed`.
 */
import { spawn } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { findBrowser } from './lib/find-browser';
import { findFirefox } from './lib/find-firefox';
import { findWebKit } from './lib/find-webkit';
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
/** Minutes that a part may take, four times what the longest one needs: what hangs is said, and the others still run. */
const limit = 40;
const quick = process.argv.includes('--quick');

const build: Part = { name: 'build', command: 'npm run build' };
const still: Part[] = [
  { name: 'format and lint', command: 'biome ci .' },
  { name: 'types', command: 'npm run types' },
];
const exported: Part = {
  ...jest('export tests', 'export'),
  needs: 'build',
};
const units = jest('unit tests', 'unit');

/**
 * What runs after one another, and each time up to two such rows side by side, since half of a build
 * keeps one core busy only. Whatever opens a browser runs alone, with a page a core.
 */
const stages: Part[][][] = quick
  ? [[[...still, exported], [units]]]
  : [
      [
        [...still, { name: 'dead code', command: 'knip' }, build],
        [
          units,
          // The owner may change every fact: no test may mind. The others never read one.
          jest('other practice', 'unit', {
            environment: 'OTHER_PRACTICE=1 ',
            only: '--findRelatedTests __tests__/fixtures/other-practice.ts',
          }),
          // What the site's weights are compared with.
          {
            name: 'bare page',
            command: `tsx -e "import('./scripts/measure/bare-app').then(({ bareExport }) => bareExport())"`,
          },
        ],
      ],
      [
        [
          exported,
          { name: 'size', command: 'npm run size', needs: 'build' },
          {
            name: 'browser tests',
            command: 'playwright test --config __tests__/browser/playwright.config.ts',
            needs: 'build',
            count: () => {
              const { expected, unexpected, flaky, skipped } = read('browser.json').stats;
              return {
                passed: expected + flaky,
                failed: unexpected,
                notRun: skipped,
                atSecond: flaky,
              };
            },
          },
        ],
      ],
    ];

function jest(name: string, folder: string, { environment = '', only = '' } = {}): Part {
  const file = `${name.replace(' ', '-')}.json`;
  return {
    name,
    command: `${environment}jest --config __tests__/${folder}/jest.config.mjs ${only} --json --outputFile=${results}/${file}`,
    count: () => {
      const { numPassedTests, numFailedTests, numFailedTestSuites, numPendingTests } = read(file);
      return {
        passed: numPassedTests,
        failed: numFailedTests || numFailedTestSuites,
        notRun: numPendingTests,
      };
    },
  };
}

function read(file: string) {
  return JSON.parse(readFileSync(`${results}/${file}`, 'utf8'));
}

if (!quick) rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
process.env.NEXT_TELEMETRY_DISABLED = '1';
// The site as it is specified, whatever this machine sets; the tests' second build has settings.
const settings = Object.values(loadSettings()).some(Boolean);
process.env.SITE_URL = '';
process.env.NEXT_PUBLIC_ENQUIRY_ENDPOINT = '';
if (!quick) process.env.CHROMIUM_PATH = findBrowser();

const started = Date.now();
const total: Count = { passed: 0, failed: 0 };
const broken = new Set<string>();
const summary: string[] = [];

for (const rows of stages)
  await Promise.all(
    rows.map(async (row) => {
      for (const part of row) await add(part, rows.length === 1);
    }),
  );

if (settings && !quick)
  console.log('\nout/ was built without your settings: run "npm run build" before you upload it.');
console.log(`\n${summary.join('\n')}\n\nIn all ${secondsSince(started)} s.`);
if (!quick) {
  const engines = [
    { name: 'Chromium', here: true, from: '' },
    { name: 'Firefox', here: findFirefox(), from: 'FIREFOX_PATH' },
    { name: 'WebKit', here: findWebKit(), from: 'Debian’s webkit2gtk-driver and xvfb' },
  ];
  const tried = engines.filter(({ here }) => here).map(({ name }) => `in ${name}`);
  console.log(`The browser tests ran ${new Intl.ListFormat('en-AU').format(tried)}.`);
  for (const { name, here, from } of engines)
    if (!here) console.log(`There is no ${name} here (${from}).`);
}
console.log(`${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed > 0 ? 1 : 0);

async function add(part: Part, alone: boolean) {
  const { passed, failed, note } = await run(part, alone);
  total.passed += passed;
  total.failed += failed;
  if (failed > 0) broken.add(part.name);
  summary.push(`${failed > 0 ? '✗' : '✓'} ${part.name.padEnd(16)} ${note}`);
}

async function run(
  { name, command, count, needs }: Part,
  alone: boolean,
): Promise<Count & { note: string }> {
  if (needs && broken.has(needs)) return { passed: 0, failed: 1, note: `not run: ${needs} failed` };
  const start = Date.now();
  const status = await follow(command, `\n── ${name} ──`, alone);
  const counted = count && safely(count);
  const { passed, failed, notRun, atSecond }: Count = counted ?? {
    passed: status === 0 ? 1 : 0,
    failed: 0,
  };
  // A part that ended badly has failed, whatever it counted.
  const failures = status === 0 ? failed : Math.max(failed, 1);
  const skipped = notRun ? `, ${notRun} not run` : '';
  const repeated = atSecond ? ` (${atSecond} at the second attempt)` : '';
  const note = `${passed} passed${repeated}, ${failures} failed${skipped}, ${secondsSince(start)} s`;
  return { passed, failed: failures, note };
}

/** Runs a command, and prints what it says as it goes; beside another one, in one piece at its end. */
function follow(command: string, heading: string, alone: boolean): Promise<number | null> {
  const child = spawn(command, {
    shell: true,
    stdio: alone ? 'inherit' : 'pipe',
    timeout: limit * 60_000,
  });
  const said: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr])
    stream?.on('data', (piece: Buffer) => said.push(piece));
  if (alone) console.log(heading);
  return new Promise((resolve) => {
    // What it has begun may outlive it, and keep its streams open.
    child.on('exit', (_, signal) => {
      if (!signal) return;
      console.log(`\n${command} was ended by ${signal}: it has ${limit} minutes.`);
      child.stdout?.destroy();
      child.stderr?.destroy();
    });
    child.on('close', (status) => {
      if (!alone) console.log(`${heading}\n${Buffer.concat(said)}`);
      resolve(status);
    });
  });
}

function secondsSince(start: number): number {
  return Math.round((Date.now() - start) / 1000);
}

/** A runner that broke down has left no count. */
function safely(count: () => Count): Count | undefined {
  try {
    return count();
  } catch {
    return undefined;
  }
}
