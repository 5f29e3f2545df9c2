import { createRequire } from 'node:module';
import { readPosts } from '../../content/post-files';
import { practice } from '../../content/practice';
import { checkPractice } from '../../content/practice-schema';
import { readSettings, type Settings } from '../../content/settings';
import { stop } from './stop';

/**
 * Reads what the owner has written, before anything else is done: checks the practice's facts and the
 * posts, and takes the settings from the shell and from the same files as Next, by its own code.
 * Afterwards they stand in `process.env`, for what is imported or started then. Stops the process with
 * plain sentences where a fact, a setting or a post cannot be used.
 */
export function loadSettings(mode: 'production' | 'development' = 'production'): Settings {
  // The package hides its names from `import`.
  const { loadEnvConfig } = createRequire(import.meta.url)(
    '@next/env',
  ) as typeof import('@next/env');
  loadEnvConfig(process.cwd(), mode === 'development', { info() {}, error: console.error });
  try {
    checkPractice(practice);
    const settings = readSettings(process.env);
    readPosts({ drafts: true });
    return settings;
  } catch (error) {
    stop(error);
  }
}
