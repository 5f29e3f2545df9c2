/**
 * The development server: `npm run dev`. Next reads the hosts' table and the posts' ids once, as it starts, so
 * it is started anew when one of them changes. A save that cannot be used is reported, and the next save is
 * tried again. When this command is told to end, nothing is left listening.
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { postsFolder, readPosts } from '../content/post-files';
import { practice } from '../content/practice';
import { nextProgram } from './lib/bundler';
import { loadSettings } from './lib/settings';
import { stop } from './lib/stop';

loadSettings('development');
const { makePortrait } = await import('./build/portrait');
await makePortrait(practice).catch(stop);

/** Undefined while it waits for a save, after one with which Next could not start. */
let server: ChildProcess | undefined;
let state: 'first' | 'restarting' | 'again' | 'ending' = 'first';
let ids = postIds();
let told = '';
start();

for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
  process.on(signal, () => {
    state = 'ending';
    if (!server?.kill('SIGTERM')) process.exit(0);
  });
onSave('hosting', /^rules\.ts$/, () => restart('hosting/rules.ts has changed'));
onSave('content', /^practice\.ts$/, () => {
  if (!server) restart('content/practice.ts has changed');
});
onSave(postsFolder, /./, lookAtPosts);

function start() {
  server = spawn(process.execPath, [nextProgram, 'dev'], { stdio: 'inherit' });
  server.on('exit', (code) => {
    server = undefined;
    if (state === 'first' || state === 'ending') process.exit(code ?? 0);
    if (state === 'restarting') {
      state = 'again';
      start();
    } else console.error('\nThe server has ended. It tries again at the next save.\n');
  });
}

function restart(why: string) {
  if (state === 'ending') return;
  console.log(`\n${why}: the server starts anew.\n`);
  state = server ? 'restarting' : 'again';
  if (!server?.kill('SIGTERM')) start();
}

function lookAtPosts() {
  try {
    const now = postIds();
    if (now !== ids || !server) restart(`${postsFolder}/ has another post, or one less`);
    [ids, told] = [now, ''];
  } catch (error) {
    const { message } = error as Error;
    if (message !== told) console.error(`\n${message}\n`);
    told = message;
  }
}

/** @throws with a sentence for each post that cannot be used */
function postIds(): string {
  return readPosts({ drafts: true })
    .map(({ id }) => id)
    .join();
}

/** A save is often several events, so it waits until there are no more. */
function onSave(folder: string, files: RegExp, listener: () => void) {
  let settled: NodeJS.Timeout;
  watch(folder, { recursive: folder === postsFolder }, (_, file) => {
    if (!file || !files.test(file)) return;
    clearTimeout(settled);
    settled = setTimeout(listener, 200);
  });
}
