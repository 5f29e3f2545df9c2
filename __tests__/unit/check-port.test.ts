/** @jest-environment node */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';

const check = (port: string) => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/check-port.ts'],
    { encoding: 'utf8', env: { ...process.env, PORT: port } },
  );
  return [status, stderr];
};

it('a port that is taken stops the start with one sentence, and a free one does not', async () => {
  const server = createServer().listen(0);
  await once(server, 'listening');
  const port = String((server.address() as AddressInfo).port);
  expect(check(port)).toEqual([1, expect.stringMatching(/^Port \d+ is taken .*\.\n$/)]);
  server.close();
  await once(server, 'close');
  expect(check(port)).toEqual([0, '']);
});

it('what is no port stops the start, too', () => {
  expect(check('abc')).toEqual([1, expect.stringMatching(/^PORT is "abc"\. .*\.\n$/)]);
});
