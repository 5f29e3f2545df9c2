/** What a build is told from outside, checked: the shell, or a file such as `.env.production`. */
export type Settings = {
  /** `SITE_URL`: the origin that the site is built for, where that is not `siteUrl` of `practice.ts`. */
  siteUrl: string | undefined;
  /** `NEXT_PUBLIC_ENQUIRY_ENDPOINT`: where enquiries go; empty where they go nowhere. */
  enquiryEndpoint: string;
};

const shape = {
  SITE_URL:
    "the whole web address of the site, one alone, that starts with https:// and has no path, such as 'https://www.example.com.au'",
  NEXT_PUBLIC_ENQUIRY_ENDPOINT:
    "the whole web address of your form, one alone, as your form service shows it, such as 'https://formspree.io/f/abcdwxyz', or a path on the site's own host, such as '/enquiries'",
} as const;

/**
 * @param env the environment, after the files of settings have been read into it
 * @throws with one sentence for each wrong setting: its name, what it holds, what a right value is
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const siteUrl = env.SITE_URL?.trim() ?? '';
  const enquiryEndpoint = env.NEXT_PUBLIC_ENQUIRY_ENDPOINT?.trim() ?? '';
  const wrong: (keyof typeof shape)[] = [];
  if (siteUrl && !isOrigin(siteUrl)) wrong.push('SITE_URL');
  if (enquiryEndpoint && !isPath(enquiryEndpoint) && !isWebAddress(enquiryEndpoint))
    wrong.push('NEXT_PUBLIC_ENQUIRY_ENDPOINT');
  if (wrong.length > 0)
    throw new Error(
      wrong
        .map(
          (name) =>
            `${name} is ${JSON.stringify(env[name])}, which the site cannot use. It has to be ${shape[name]}.`,
        )
        .join('\n'),
    );
  return { siteUrl: siteUrl ? new URL(siteUrl).origin : undefined, enquiryEndpoint };
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
