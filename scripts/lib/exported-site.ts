import { existsSync } from 'node:fs';
import { stop } from './stop';

/** The folder of the last build. Where there is none, it says so and stops the process. */
export function exportedSite(): string {
  const folder = 'out';
  if (!existsSync(`${folder}/index.html`))
    stop(
      `There is no exported site in ${folder}/ yet. Run "npm run build" first, or "npm start" for both.`,
    );
  return folder;
}
