import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { endpoint, folder } from './form-service';

// The address is built in (ruling 22), so these tests have a build of their own.
test('builds the site with an address to deliver to', () => {
  test.setTimeout(300_000);
  execFileSync('npx', ['next', 'build'], {
    env: { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint, EXPORT_FOLDER: folder },
    stdio: 'pipe',
  });
});
