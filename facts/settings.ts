import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { checked } from './sentences';

/** What instructions have in place of one's own name, and no address has: `https://formspree.io/f/…`. */
const leftOver = /[\s…<>{}"'`\\]|\.\.\.|YOUR_|\/abcdwxyz$|(access_key|form-name)=$/;

const isPath = (address: string) => /^\/(?!\/)/.test(address);

/** An address with https, since people write about their health. Only this machine may do without. */
function isWebAddress(address: string): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  const isPublic = protocol === 'https:' && z.regexes.domain.test(hostname);
  const isLocal = /^https?:$/.test(protocol) && /^((.+\.)?localhost|127\.0\.0\.1)$/.test(hostname);
  return !username && !password && (isPublic || isLocal);
}

const setting = 'NEXT_PUBLIC_ENQUIRY_ENDPOINT';
/** How many letters wrong a name may be and still be meant for the setting. */
const mistyped = 5;

const settings = z.object({
  [setting]: z
    .string()
    .trim()
    .refine(
      (address) =>
        !address || (!leftOver.test(address) && (isPath(address) || isWebAddress(address))),
      "the whole web address of your own form, one alone, that starts with https://, as your form service shows it, with its key where it has one, or a path on the site's own host, such as '/?form-name=enquiry'",
    )
    .default(''),
});

/**
 * What a build is told from outside, by the shell or a file such as `.env.production`.
 * @param lineOf the file and line of a setting, where they are known
 * @returns where enquiries go; empty where they go nowhere
 * @throws with a sentence on a wrong setting: what it holds, and what a right value is
 */
export function readEndpoint(
  env: Readonly<Record<string, string | undefined>>,
  lineOf: (setting: string) => string | undefined = () => undefined,
): string {
  const misspelt = Object.keys(env).find(
    (key) => key !== setting && distance(key, setting) <= mistyped,
  );
  const where = (name: string) =>
    lineOf(name) ?? 'The file .env.production, or where your host builds the site';
  if (misspelt)
    throw new Error(
      `${where(misspelt)}: the setting "${misspelt}" is none of the site's. It is called "${setting}".`,
    );
  return checked(settings, env, () => where(setting)).NEXT_PUBLIC_ENQUIRY_ENDPOINT;
}
