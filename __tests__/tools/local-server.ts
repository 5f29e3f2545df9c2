import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { resolve } from 'node:path';
import { serveFile } from '@/hosting/files';

/**
 * Serves a build as `npm start` does, at a free port.
 * @param folder of the project that was built
 */
export async function localServer(folder = '.') {
  const serve = createRequire(resolve('package.json')).resolve('serve/build/main.js');
  const options = ['--listen', '0', '--no-request-logging', '--no-clipboard'];
  const server = spawn(
    process.execPath,
    [serve, `${folder}/out`, '--config', resolve(folder, serveFile), ...options],
    {
      env: { ...process.env, NO_UPDATE_CHECK: '1' },
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  const [said] = await once(server.stdout, 'data');
  const [, port] = /http:\S+:(\d+)/.exec(String(said)) ?? [];
  return { origin: `http://localhost:${port}`, stop: () => server.kill() };
}
