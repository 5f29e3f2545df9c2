import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { writeFiles } from './write-files';

const project = process.cwd();
const made: string[] = [];
afterAll(() => {
  process.chdir(project);
  for (const folder of made) rmSync(folder, { recursive: true });
});

/**
 * Makes a folder, which is deleted when the tests of the file are over.
 * @param within `test-results` where what runs in it has to find what is installed
 */
export function folderWith(files: Record<string, string | Buffer> = {}, within = tmpdir()): string {
  mkdirSync(within, { recursive: true });
  const folder = mkdtempSync(join(resolve(within), 'test-'));
  made.push(folder);
  writeFiles(folder, files);
  return folder;
}

/** Runs TypeScript in a folder by Node, as the build does: Jest cannot load the bundler's parser. */
export const runIn = (folder: string, ...args: string[]) =>
  spawnSync(
    process.execPath,
    ['--import', resolve(project, 'node_modules/tsx/dist/esm/index.mjs'), ...args],
    { cwd: folder, encoding: 'utf8', env: process.env },
  );

/** What such a script prints as JSON. */
export function resultOf(folder: string, script: string) {
  const { stdout, stderr } = runIn(folder, '--input-type=module', '--eval', script);
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}
