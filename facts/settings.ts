import { z } from 'zod';
import { checked } from './sentences';

/** What instructions have in place of one's own name, and no address has: `https://formspree.io/f/…`. */
const leftOver = /[\s…<>{}"'`\\]|\.\.\.|YOUR_|\/abcdwxyz$|(access_key|form-name)=$/;

const isPath = (address: string) => /^\/(?!\/)/.test(address) && !leftOver.test(address);

/** An address with https, since people write about their health. Only this machine may do without. */
function isWebAddress(address: string): boolean {
  // `://` a second time is a second address, unless it is in the query.
  if (leftOver.test(address) || /:\/\/[^?#]*:\/\//.test(address)) return false;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = protocol === 'https:' && z.regexes.domain.test(hostname);
  const isLocal = /^https?:$/.test(protocol) && /^((.+\.)?localhost|127\.0\.0\.1)$/.test(hostname);
  return !username && !password && (isPublic || isLocal);
}

const isOrigin = (address: string) =>
  isWebAddress(address) && new URL(address).href === `${new URL(address).origin}/`;

/** A setting that is empty is none. */
const setting = (isRight: (address: string) => boolean, wanted: string) =>
  z
    .string()
    .trim()
    .transform((value) => value || undefined)
    .optional()
    .refine((address) => !address || isRight(address), wanted);

const settings = z.object({
  SITE_URL: setting(
    isOrigin,
    "the whole web address of the site, one alone, that starts with https:// and has no path, such as 'https://www.example.com.au'",
  ),
  NEXT_PUBLIC_ENQUIRY_ENDPOINT: setting(
    (address) => isPath(address) || isWebAddress(address),
    "the whole web address of your own form, one alone, that starts with https://, as your form service shows it, with its key where it has one, or a path on the site's own host, such as '/?form-name=enquiry'",
  ),
});

/**
 * What a build is told from outside, by the shell or a file such as `.env.production`.
 * @param env the environment, after the files of settings have been read into it
 * @returns `siteUrl`, the origin that the site is built for where that is not the practice's fact, and `enquiryEndpoint`,
 *   where enquiries go; empty where they go nowhere
 * @throws with one sentence for each wrong setting: what it holds, and what a right value is
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>) {
  const where = () => 'The file .env.production, or where your host builds the site';
  const { SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT = '' } = checked(settings, env, where);
  return {
    siteUrl: SITE_URL && new URL(SITE_URL).origin,
    enquiryEndpoint: NEXT_PUBLIC_ENQUIRY_ENDPOINT,
  };
}
