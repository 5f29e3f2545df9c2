import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { endpoint, folder } from './form-service';

const pages = ['app/(en)/contact/page.tsx', 'app/[locale]/contact/page.tsx'];

// The address is built in (ruling 22), so these tests have a build of their own, of one page.
test('builds the contact page with an address to deliver to', () => {
  test.setTimeout(240_000);
  execFileSync('npx', ['next', 'build', `--debug-build-paths=${pages}`], {
    env: { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint, EXPORT_FOLDER: folder },
    stdio: 'pipe',
  });
});
