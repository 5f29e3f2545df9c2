/**
 * Next's development server, `npm run dev`. What is edited in `content/` is checked before it starts and whenever it
 * changes. The server starts anew when a post comes or goes, since its rewrites name every post.
 */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { readdirSync, watch } from 'node:fs';
import { createRequire } from 'node:module';

const posts = () => readdirSync('content/posts').join();
const next = createRequire(import.meta.url).resolve('next/dist/bin/next');
const check = () => spawnSync('tsx scripts/check-content.ts', { shell: true, stdio: 'inherit' });

let known = posts();
let waiting: NodeJS.Timeout | undefined;
let server: ChildProcess;

function start() {
  // Next's program itself, since Windows starts no command of `node_modules` without a shell.
  server = spawn(process.execPath, [next, 'dev', ...process.argv.slice(2)], {
    stdio: 'inherit',
    env: { ...process.env, NEXT_TELEMETRY_DISABLED: '1' },
  });
  server.once('exit', stop);
}

const stop = (code: number | null) => process.exit(code ?? 0);

if (check().status !== 0) process.exit(1);
start();
watch('content', { recursive: true }, () => {
  // An editor saves in several steps.
  clearTimeout(waiting);
  waiting = setTimeout(() => {
    check();
    if (known === posts()) return;
    known = posts();
    server.off('exit', stop).once('exit', start).kill();
  }, 500);
});
