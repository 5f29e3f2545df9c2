import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { copyForOtherPractice, copyProject } from '../../tools/copies';
import { otherProject } from './form-service';

// Settings are built in, so these tests have builds of their own.
test.describe.configure({ mode: 'serial', timeout: 400_000 });

function build(cwd: string) {
  const { SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT, __NEXT_PROCESSED_ENV, ...env } = process.env;
  const { status, stdout, stderr } = spawnSync('npm', ['run', 'build'], {
    cwd,
    env: env as NodeJS.ProcessEnv,
    encoding: 'utf8',
  });
  return { status, output: stdout + stderr };
}

test('a word that one language lacks stops the build, and leaves no site', () => {
  const copy = 'test-results/refused';
  copyProject(copy);
  const file = join(copy, 'content/fr/delivery.ts');
  mkdirSync(join(copy, 'out'));
  writeFileSync(file, readFileSync(file, 'utf8').replace(/^ {2}busy: .*\n/m, ''));
  const { status, output } = build(copy);
  expect(status).toBe(1);
  expect(output).toMatch(/content\/fr\/delivery\.ts.*'busy' is missing/);
  expect(existsSync(join(copy, 'out'))).toBe(false);
  rmSync(copy, { recursive: true });
});

test('builds the site with another practice, and with settings from .env.production', async () => {
  if (process.env.OTHER_PROJECT) return;
  await copyForOtherPractice(otherProject);
  const { status, output } = build(otherProject);
  expect(status, output).toBe(0);
});
