import { execFileSync } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { endpoint, folder, siteUrl } from './form-service';

// Settings are built in, so these tests have a build of their own: of a copy of the project, as another
// practice would have it, with its own facts, and its settings in a file.
test('builds the site with another practice, and with settings from .env.production', async () => {
  test.setTimeout(400_000);
  // Inside the project, where it finds what is installed. With a lock file, Next would take it for the root.
  const copy = 'test-results/.delivery';
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

  const { SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT, __NEXT_PROCESSED_ENV, ...env } = process.env;
  execFileSync('npm', ['run', 'build'], {
    cwd: copy,
    env: env as NodeJS.ProcessEnv,
    stdio: 'pipe',
  });
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(copy, 'out'), folder, { recursive: true });
  rmSync(copy, { recursive: true });
});
