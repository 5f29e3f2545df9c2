/** Removes files and folders, as `rm -rf` does where there is one: `node scripts/remove.mjs out`. */
import { rmSync } from 'node:fs';

for (const path of process.argv.slice(2)) rmSync(path, { recursive: true, force: true });
