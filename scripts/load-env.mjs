/** Reads the files of settings as Next does: what is set already wins. Import it first: other modules read the settings on import. */
import { existsSync } from 'node:fs';

export const settingFiles = ['.env.production.local', '.env.local', '.env.production', '.env'];

for (const file of settingFiles) if (existsSync(file)) process.loadEnvFile(file);
