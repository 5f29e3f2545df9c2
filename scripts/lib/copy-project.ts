import { cpSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** What is not the project itself: what is installed, built, tested, or one machine's own. */
const leftOut = /^(node_modules|\.git|\.next|out|out\.unfinished|__tests__|test-results|\.env.*)$/;

/** Copies the project into a folder, for tests that change it; what is installed is not copied. */
export function copyProject(folder: string) {
  for (const name of readdirSync('.').filter((name) => !leftOut.test(name)))
    cpSync(name, join(folder, name), { recursive: true });
}
