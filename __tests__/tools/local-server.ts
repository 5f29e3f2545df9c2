import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { serveFile } from '@/hosting/files';

/**
 * Serves an export as `npm start` does, at a free port.
 * @param rules the file that its build has made for the server
 */
export async function localServer(folder: string, rules = serveFile) {
  const server = spawn(
    process.execPath,
    [
      createRequire(resolve('package.json')).resolve('serve/build/main.js'),
      ...[folder, '--config', resolve(rules), '--listen', '0'],
      ...['--no-request-logging', '--no-clipboard'],
    ],
    { env: { ...process.env, NO_UPDATE_CHECK: '1' }, stdio: ['ignore', 'pipe', 'inherit'] },
  );
  const [said] = await once(server.stdout, 'data');
  const [, port] = /http:\S+:(\d+)/.exec(String(said)) ?? [];
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
