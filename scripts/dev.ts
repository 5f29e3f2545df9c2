/**
 * The development server: `npm run dev`. Next reads the hosts' table once, as it starts, so it is started
 * anew when the table changes, or a post comes or goes. Told to end, it leaves nothing listening.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { createRequire } from 'node:module';
import { practice } from '../content/practice';
import { makePortrait } from './build/portrait';
import { loadSettings } from './lib/settings';

loadSettings('development');
await makePortrait(practice);
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
let server: ChildProcess;
let restarting: NodeJS.Timeout | undefined;
start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    server.kill('SIGTERM');
  });
watch('hosting', (_, file) => {
  if (file === 'rules.ts') restart('hosting/rules.ts has changed');
});
watch('content/posts', () => restart('content/posts/ has another post, or one less'));

function start() {
  server = spawn(process.execPath, [next, 'dev'], { stdio: 'inherit' });
  server.on('exit', (code) => {
    if (!restarting) process.exit(code ?? 0);
    restarting = undefined;
    start();
  });
}

/** A save is often several events. */
function restart(why: string) {
  if (restarting) return;
  console.log(`\n${why}: the server starts anew.\n`);
  restarting = setTimeout(() => server.kill('SIGTERM'), 200);
}
