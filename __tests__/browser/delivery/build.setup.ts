import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, test } from '@playwright/test';
import sharp from 'sharp';
import { endpoint, folder, ownersFiles, siteUrl } from './form-service';

// Settings are built in, so these tests have builds of their own: of a copy of the project, as another practice
// would have it, with its own facts and files, and its settings in a file.
test.describe.configure({ mode: 'serial', timeout: 400_000 });

// Inside the project, where it finds what is installed.
const copy = 'test-results/.delivery';

test.beforeAll(async () => {
  // With a lock file, Next would take the copy for the root.
  const leftOut =
    /^(node_modules|\.git|\.next|out|__tests__|test-results|package-lock\.json|\.env.*)$/;
  rmSync(copy, { recursive: true, force: true });
  for (const name of readdirSync('.'))
    if (!leftOut.test(name)) cpSync(name, join(copy, name), { recursive: true });
  writeFileSync(
    join(copy, 'content', 'practice.ts'),
    readFileSync('__tests__/fixtures/other-practice.ts', 'utf8').replace('@/content/', './'),
  );
  await sharp({ create: { width: 900, height: 1200, channels: 3, background: '#c96' } })
    .jpeg()
    .toFile(join(copy, 'content', 'portrait.jpg'));
  writeFileSync(
    join(copy, '.env.production'),
    `SITE_URL=${siteUrl}\nNEXT_PUBLIC_ENQUIRY_ENDPOINT=${endpoint}\n`,
  );
  for (const [file, text] of Object.entries(ownersFiles)) {
    mkdirSync(dirname(join(copy, 'public', file)), { recursive: true });
    writeFileSync(join(copy, 'public', file), text);
  }
});

function build() {
  const { SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT, __NEXT_PROCESSED_ENV, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd: copy,
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a word that one language lacks stops the build, and leaves no site', () => {
  const file = join(copy, 'content/fr/delivery.ts');
  const whole = readFileSync(file, 'utf8');
  mkdirSync(join(copy, 'out'));
  writeFileSync(file, whole.replace(/^ {2}busy: .*\n/m, ''));
  const { status, output } = build();
  writeFileSync(file, whole);
  expect(status).toBe(1);
  expect(output).toMatch(/content\/fr\/delivery\.ts.*'busy' is missing/);
  expect(existsSync(join(copy, 'out'))).toBe(false);
});

test('builds the site with another practice, and with settings from .env.production', () => {
  const { status, output } = build();
  expect(status, output).toBe(0);
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(copy, 'out'), folder, { recursive: true });
  rmSync(copy, { recursive: true });
});
