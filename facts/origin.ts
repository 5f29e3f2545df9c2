import { practice } from '../content/practice';

/** Where this site lives. No slash at its end. */
export const siteUrl = new URL(practice.siteUrl).origin;

/** A path of the site as a whole address. The home page's has no slash at its end, like its canonical one. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : siteUrl + path;
}
