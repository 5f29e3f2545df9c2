import { distance } from 'fastest-levenshtein';
import { z } from 'zod';
import { checked } from './sentences';

type ReadFile = (file: string) => string | undefined;

/** The file in which Netlify finds the form that an address such as `/?form-name=enquiry` names. */
const netlifyForms = 'public/__forms.html';
const netlifyFields = ['name', 'email', 'phone', 'message'];
const inGuide = 'docs/owner.md, “The enquiry form”, says what stands in that file';

const isOrigin = (address: string) =>
  isWebAddress(address) && new URL(address).href === `${new URL(address).origin}/`;
const isPath = (address: string) => /^\/(?![/\\])/.test(address) && !leftOver.test(address);

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

/** What instructions have in place of one's own name, and no address has: `https://formspree.io/f/…`. */
const leftOver = /[\s…<>{}"'`\\]|\.\.\.|YOUR_/;

/** What the address of a form has to be instead, if it cannot be used. */
function wantedOfForm(address: string, readFile: ReadFile | undefined): string | undefined {
  if (!isPath(address) && !isWebAddress(address))
    return "the whole web address of your form, one alone, that starts with https://, as your form service shows it, or a path on the site's own host, such as '/enquiries'";
  const { hostname, pathname, searchParams } = new URL(address, 'https://localhost');
  if (/(^|\/)abcdwxyz$/.test(pathname))
    return 'the address of your own form: abcdwxyz is an example';
  if (hostname === 'api.web3forms.com' && !searchParams.get('access_key'))
    return "the address with the key that Web3Forms has sent you, 'https://api.web3forms.com/submit?access_key=' and the key";
  const name = searchParams.get('form-name');
  if (!isPath(address) || name === null) return undefined;
  if (!name) return "the path with your form's name, such as '/?form-name=enquiry'";
  if (!readFile) return undefined;
  const forms = readFile(netlifyForms) ?? '';
  // Netlify drops what the file has no field for.
  const missing = [name, ...netlifyFields].filter(
    (each) => !new RegExp(`\\bname=["']?${each.replace(/\W/g, '\\$&')}["'\\s>]`).test(forms),
  );
  return missing.length > 0
    ? `the path of a form in ${netlifyForms} that has a name and every field, and there is none called “${missing.join('”, “')}”: ${inGuide}`
    : undefined;
}

/** A setting that is empty is none. */
const setting = z
  .string()
  .trim()
  .transform((value) => value || undefined)
  .optional();

const settingsSchema = (readFile: ReadFile | undefined) =>
  z.object({
    SITE_URL: setting.refine(
      (address) => !address || isOrigin(address),
      "the whole web address of the site, one alone, that starts with https:// and has no path, such as 'https://www.example.com.au'",
    ),
    NEXT_PUBLIC_ENQUIRY_ENDPOINT: setting.superRefine((address, { addIssue }) => {
      const message = address && wantedOfForm(address, readFile);
      if (message) addIssue({ code: 'custom', message });
    }),
  });

/**
 * What a build is told from outside, by the shell or a file such as `.env.production`.
 * @param env the environment, after the files of settings have been read into it
 * @param readFile returns the text of a file by its path in the project, undefined where there is none
 * @returns `siteUrl`, the origin that the site is built for where that is not the practice's fact, and `enquiryEndpoint`,
 *   where enquiries go; empty where they go nowhere
 * @throws with one sentence for each wrong setting: where it stands, what it holds, what a right value is
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  readFile?: ReadFile,
) {
  const where = ([name]: readonly PropertyKey[]) => {
    const lines = readFile?.('.env.production')?.split('\n') ?? [];
    const index = lines.findIndex((line) => line.trim().startsWith(`${String(name)}=`));
    return index < 0
      ? 'The file .env.production, or where your host builds the site'
      : `.env.production, line ${index + 1}`;
  };
  const schema = settingsSchema(readFile);
  const misspelt = Object.keys(env).flatMap((name) => {
    const meant = Object.keys(schema.shape).find(
      (known) =>
        distance(name.toUpperCase(), known) <= known.length / 8 ||
        (known.includes('ENQUIRY') && /ENQUIR/i.test(name)),
    );
    return meant && meant !== name
      ? `${where([name])}: ${name} is no setting of the site. It has to be written ${meant}, or be taken out.`
      : [];
  });
  if (misspelt.length > 0) throw new Error(misspelt.join('\n'));
  const { SITE_URL, NEXT_PUBLIC_ENQUIRY_ENDPOINT = '' } = checked(schema, env, where);
  return {
    siteUrl: SITE_URL && new URL(SITE_URL).origin,
    enquiryEndpoint: NEXT_PUBLIC_ENQUIRY_ENDPOINT,
  };
}
