import { cpSync, mkdtempSync, readdirSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What is not the project itself: what is installed, built, tested, or one machine's own. */
const leftOut = /^(node_modules|\.git|\.next|out|out\.unfinished|__tests__|test-results|\.env.*)$/;

/**
 * Copies the project into a folder, for what changes it.
 * @param also what else to copy of what is left out: `out`, `__tests__`
 */
export function copyProject(folder: string, also: string[] = []) {
  for (const name of readdirSync('.'))
    if (!leftOut.test(name) || also.includes(name))
      cpSync(name, join(folder, name), { recursive: true });
}

/** Copies it into a new temporary folder, where it finds what is installed. @returns the folder */
export function temporaryCopy(also?: string[]): string {
  const folder = mkdtempSync(join(tmpdir(), 'copy-'));
  copyProject(folder, also);
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'));
  return folder;
}
