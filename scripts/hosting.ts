/** Writes the files that speak to hosts from the rules in `hosting/`. Run it after changing a rule. */
import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { hostingFiles } from '../hosting/files';

for (const [path, text] of Object.entries(hostingFiles)) {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
  console.log(path);
}
