/** @jest-environment node */
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { findNginx } from '@/scripts/lib/find-nginx';

it('takes an nginx that cannot load brotli’s module, and says that it cannot', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const program = join(folder, 'nginx');
  // It is asked as `nginx -t … <file>`.
  writeFileSync(
    program,
    '#!/bin/sh\nfor file; do :; done\nif grep -q load_module "$file"; then exit 1; fi\n',
  );
  chmodSync(program, 0o755);
  // Nothing is installed here.
  jest.replaceProperty(process, 'env', {
    ...process.env,
    NGINX_PATH: program,
    NGINX_SOUGHT: 'yes',
  });
  expect(findNginx()).toEqual({ program, brotli: null });
  jest.restoreAllMocks();
  rmSync(folder, { recursive: true });
});
