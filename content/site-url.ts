import { practice } from './practice';

/** Where this site lives: `SITE_URL` at build time, or the practice's own fact. No slash at its end. */
export const siteUrl = originOf(process.env.SITE_URL || practice.siteUrl);

/** A path of the site as a whole address. The home page's has no slash at its end, as its canonical. */
export function absoluteUrl(path: string): string {
  return path === '/' ? siteUrl : siteUrl + path;
}

/** @throws when the address is none, or has a path: the site is built for the root of its host. */
function originOf(address: string): string {
  const url = URL.canParse(address) ? new URL(address) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || url.href !== `${url.origin}/`) {
    throw new Error(
      `SITE_URL is "${address}"; it has to be a whole web address without a path, such as "https://www.example.com.au".`,
    );
  }
  return url.origin;
}
