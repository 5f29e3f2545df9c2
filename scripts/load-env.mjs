/** Reads the files of settings as Next does: what is set already wins. Import it first: other modules read the settings on import. */
import { existsSync } from 'node:fs';

for (const file of ['.env.production.local', '.env.local', '.env.production', '.env'])
  if (existsSync(file)) process.loadEnvFile(file);
