import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveFile } from '@/hosting/files';

/**
 * Serves an export as `npm start` does.
 * @param rules the file that its build has made for the server
 */
export async function localServer(folder: string, rules = serveFile) {
  const origin = `http://localhost:${await freePort()}`;
  const server = spawn(
    process.execPath,
    [
      createRequire(resolve('package.json')).resolve('serve/build/main.js'),
      ...[folder, '--config', resolve(rules), '--listen', new URL(origin).port],
      ...['--no-port-switching', '--no-request-logging', '--no-clipboard'],
    ],
    { env: { ...process.env, NO_UPDATE_CHECK: '1' }, stdio: 'ignore' },
  );
  for (let tries = 0; tries < 100; tries += 1) {
    const there = await fetch(origin, { method: 'HEAD' }).catch(() => undefined);
    if (there) return { origin, stop: () => server.kill() };
    await setTimeout(100);
  }
  throw new Error(`Nothing answers at ${origin}.`);
}

/** A port of this machine on which nothing listens. */
export async function freePort(): Promise<number> {
  // Without a host's name, so that it is free on every one of the machine's addresses.
  const server = createServer().listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  await once(server, 'close');
  return port;
}
