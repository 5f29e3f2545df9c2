/** Reads `.env.production` and `.env.local` as Next does. Import it first: other modules read the settings on import. */
import env from '@next/env';

env.loadEnvConfig(process.cwd());
