import { practice } from '../content/practice';
import { readSettings } from './settings';

/** Where this site lives: `SITE_URL` at build time, or the practice's own fact. No slash at its end. */
export const siteUrl = readSettings(process.env).siteUrl ?? new URL(practice.siteUrl).origin;

/** A path of the site as a whole address. The home page's has no slash at its end, like its canonical one. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : siteUrl + path;
}
