/** @jest-environment node */
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkPublicFiles } from '@/scripts/public-files';

it('stops the build where a file in public/ has the name of one that the site makes', () => {
  const root = mkdtempSync(join(tmpdir(), 'public-'));
  const [own, out] = [join(root, 'public'), join(root, 'out')];
  for (const folder of [own, out]) {
    mkdirSync(join(folder, 'fr'), { recursive: true });
    writeFileSync(join(folder, 'fr/fees.html'), 'The owner’s.');
  }
  expect(() => checkPublicFiles(out, own)).not.toThrow();
  writeFileSync(join(out, 'fr/fees.html'), 'The site’s.');
  expect(() => checkPublicFiles(out, own)).toThrow(/public\/fr\/fees\.html.*another name/);
  rmSync(root, { recursive: true });
});
