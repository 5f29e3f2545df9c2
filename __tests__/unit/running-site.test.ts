/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { freePort } from '@/scripts/lib/free-port';

it.each(['screens', 'clicks'])('npm run %s says that no site is running', async (command) => {
  const PORT = String(await freePort());
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', `scripts/measure/${command}.ts`],
    { encoding: 'utf8', env: { ...process.env, PORT } },
  );
  expect(stderr).toBe(
    `\nNo site answers at http://localhost:${PORT}. Run "npm start" in another window first, with the same PORT.\n\n`,
  );
  expect(status).toBe(1);
});
