import { distance } from 'fastest-levenshtein';

/** What a build is told from outside, checked: the shell, or a file such as `.env.production`. */
export type Settings = {
  /** `SITE_URL`: the origin that the site is built for, where that is not `siteUrl` of `practice.ts`. */
  siteUrl: string | undefined;
  /** `NEXT_PUBLIC_ENQUIRY_ENDPOINT`: where enquiries go; empty where they go nowhere. */
  enquiryEndpoint: string;
};

const names = ['SITE_URL', 'NEXT_PUBLIC_ENQUIRY_ENDPOINT'] as const;

const origin =
  "the whole web address of the site, one alone, that starts with https:// and has no path, such as 'https://www.example.com.au'";
const form =
  "the whole web address of your form, one alone, that starts with https://, as your form service shows it, or a path on the site's own host, such as '/enquiries'";

/** Where the owner finds a setting. */
const whereItStands = 'It stands in the file .env.production, or where your host builds the site.';

/** The file in which Netlify finds the form that an address such as `/?form-name=enquiry` names. */
const netlifyForms = 'public/__forms.html';

/**
 * @param env the environment, after the files of settings have been read into it
 * @param readPublic returns the text of a file by its path in the project, undefined where there is none
 * @throws with one sentence for each wrong setting: its name, what it holds, what a right value is
 */
export function readSettings(
  env: Readonly<Record<string, string | undefined>>,
  readPublic?: (file: string) => string | undefined,
): Settings {
  const siteUrl = env.SITE_URL?.trim() ?? '';
  const enquiryEndpoint = env.NEXT_PUBLIC_ENQUIRY_ENDPOINT?.trim() ?? '';
  const wanted = {
    SITE_URL: siteUrl && !isOrigin(siteUrl) ? origin : undefined,
    NEXT_PUBLIC_ENQUIRY_ENDPOINT: enquiryEndpoint && wantedOfForm(enquiryEndpoint, readPublic),
  };
  const faults = [
    ...names
      .filter((name) => wanted[name])
      .map(
        (name) =>
          `${name} is ${JSON.stringify(env[name])}, which the site cannot use. It has to be ${wanted[name]}.`,
      ),
    ...Object.keys(env).flatMap(misspelt),
  ];
  if (faults.length > 0)
    throw new Error(faults.map((fault) => `${fault} ${whereItStands}`).join('\n'));
  return { siteUrl: siteUrl ? new URL(siteUrl).origin : undefined, enquiryEndpoint };
}

/** What the address of the form has to be instead, if it cannot be used. */
function wantedOfForm(
  address: string,
  readPublic?: (file: string) => string | undefined,
): string | undefined {
  if (!isPath(address) && !isWebAddress(address)) return form;
  const { hostname, pathname, searchParams } = new URL(address, 'https://localhost');
  if (/(^|\/)abcdwxyz$/.test(pathname))
    return 'the address of your own form: abcdwxyz is an example';
  if (hostname === 'api.web3forms.com' && !searchParams.get('access_key'))
    return "the address with the key that Web3Forms has sent you, 'https://api.web3forms.com/submit?access_key=' and the key";
  const name = searchParams.get('form-name');
  if (!isPath(address) || name === null) return undefined;
  if (!name) return "the path with your form's name, such as '/?form-name=enquiry'";
  if (!readPublic) return undefined;
  const forms = readPublic(netlifyForms) ?? '';
  const has = (value: string) =>
    new RegExp(`\\bname=["']?${value.replace(/\W/g, '\\$&')}["'\\s>]`).test(forms);
  const readme = 'docs/owner.md, “The enquiry form”, says what stands in that file';
  if (!has(name))
    return `the path with the name of a form in ${netlifyForms}, and no form there is called “${name}”: ${readme}`;
  // Netlify drops what the file has no field for.
  const missing = ['name', 'email', 'phone', 'message'].filter((field) => !has(field));
  return missing.length > 0
    ? `the path of a form in ${netlifyForms} that has every field, and it has none called ${missing.join(', ')}: ${readme}`
    : undefined;
}

/** A sentence where a variable is meant for one of the settings and has another name. */
function misspelt(name: string): string[] {
  const near = names.find(
    (known) =>
      distance(name.toUpperCase(), known) <= known.length / 8 ||
      (known.includes('ENQUIRY') && /ENQUIR/i.test(name)),
  );
  return near && near !== name
    ? [`${name} is no setting of the site. It has to be written ${near}, or be taken out.`]
    : [];
}

/** The site is built for the root of its host. */
function isOrigin(address: string): boolean {
  return isWebAddress(address) && new URL(address).href === `${new URL(address).origin}/`;
}

function isPath(address: string): boolean {
  return /^\/(?![/\\])/.test(address) && !leftOver.test(address);
}

/** An address with https, since people write about their health. Only this machine may do without. */
function isWebAddress(address: string): boolean {
  // `://` a second time is a second address, unless it is in the query.
  if (leftOver.test(address) || /:\/\/[^?#]*:\/\//.test(address)) return false;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return (
    (protocol === 'https:' && domain.test(hostname)) ||
    (/^https?:$/.test(protocol) && ownMachine.test(hostname))
  );
}

/** What instructions have in place of one's own name, and no address has: `https://formspree.io/f/…`. */
const leftOver = /[\s…<>{}"'`\\]|\.\.\.|YOUR_/;
const domain = /^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;
const ownMachine = /^((.+\.)?localhost|127\.0\.0\.1)$/;
