import { execFileSync } from 'node:child_process';
import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import sharp from 'sharp';
import { temporaryCopy } from '@/scripts/lib/copy-project';
import { endpoint, folder, siteUrl } from './form-service';

// Settings are built in, so these tests have a build of their own: of a copy of the project, as another
// practice would have it, with its own facts, and its settings in a file.
test('builds the site with another practice, and with settings from .env.production', async () => {
  test.setTimeout(400_000);
  const copy = temporaryCopy();
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
  // No test here asks for compressed files.
  execFileSync('npm', ['run', 'build', '--', '--plain'], {
    cwd: copy,
    env: env as NodeJS.ProcessEnv,
    stdio: 'pipe',
  });
  rmSync(folder, { recursive: true, force: true });
  cpSync(join(copy, 'out'), folder, { recursive: true });
  rmSync(copy, { recursive: true });
});
