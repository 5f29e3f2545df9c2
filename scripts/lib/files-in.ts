import { readdirSync } from 'node:fs';
import { join } from 'node:path';

/** Every file in a folder and those below it, each with the folder before its name. */
export function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));
}
