import type { Practice } from './practice-schema';

/** Where the practice's site lives. No slash at its end. */
export const originOf = ({ siteUrl }: Practice) => new URL(siteUrl).origin;

/** A path of the site as a whole address. The home page's has no slash at its end, like its canonical one. */
export const absoluteUrl = (path: string, practice: Practice) =>
  originOf(practice) + (path === '/' ? '' : path);
