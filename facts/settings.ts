import { z } from 'zod';
import { checked } from './sentences';

/**
 * What instructions have in place of one's own name, and no address has: `https://formspree.io/f/…`. And the pages of
 * Formspree on which one sees to a form, beside its address.
 */
const leftOver =
  /^https:\/\/formspree\.io\/(?!f\/)|[\s…<>{}"'`\\]|\.\.\.|YOUR_|\/abcdwxyz$|(access_key|form-name)=$/;

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
 * @param source what stands in `.env.production`
 * @throws with a sentence where it says something, and not to what
 */
export function checkSettingsFile(source: string): void {
  if (/^\s*[^#\s]/m.test(source) && !source.includes(`${setting}=`))
    throw new Error(
      `.env.production: no line of it begins with ${setting}=, so the form stays off. Write this name, with its capitals, and the address behind the sign.`,
    );
}

/**
 * What a build is told from outside, by the shell or a file such as `.env.production`.
 * @returns where enquiries go; empty where they go nowhere
 * @throws with a sentence on a wrong setting: what it holds, and what a right value is
 */
export function readEndpoint(env: Readonly<Record<string, string | undefined>>): string {
  const where = () => 'The file .env.production, or where your host builds the site';
  return checked(settings, env, where).NEXT_PUBLIC_ENQUIRY_ENDPOINT;
}
