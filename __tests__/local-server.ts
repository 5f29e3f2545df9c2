import { spawn } from 'node:child_process';
import { resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { serveFile } from '@/hosting/files';
import { freePort } from './browsers/free-port';

/** Serves an export as `npm start` does. */
export async function localServer(folder: string) {
  const origin = `http://localhost:${await freePort()}`;
  const server = spawn(
    process.execPath,
    [
      'node_modules/serve/build/main.js',
      ...[folder, '--config', resolve(serveFile), '--listen', new URL(origin).port],
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
