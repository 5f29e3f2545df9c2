import { execFileSync } from 'node:child_process';
import { test } from '@playwright/test';
import { endpoint, folder } from './form-service';

// The address is built in (ruling 22), so these tests have a build of their own.
test('builds the site with an address to deliver to', () => {
  test.setTimeout(300_000);
  const env = { ...process.env, NEXT_PUBLIC_ENQUIRY_ENDPOINT: endpoint, EXPORT_FOLDER: folder };
  execFileSync('npx', ['next', 'build', '--webpack'], { env, stdio: 'pipe' });
  // With the policy that lets enquiries out to that address and to no other.
  execFileSync('npx', ['tsx', 'scripts/build/finish-export.ts'], { env, stdio: 'pipe' });
});
