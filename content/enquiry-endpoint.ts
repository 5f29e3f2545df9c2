const right =
  "the whole web address of your form service, such as 'https://formspree.io/f/abcdwxyz', or a path on the site's own host, such as '/enquiries'";

/**
 * Where the enquiry form delivers to (ruling 22), checked when the site is built. What people write
 * here is about their health, so it travels encrypted; only one's own machine may do without.
 * @param value the environment variable `NEXT_PUBLIC_ENQUIRY_ENDPOINT`
 * @returns the address, or an empty string where nothing is connected and enquiries go nowhere
 * @throws with a sentence that says what a right value looks like
 */
export function enquiryEndpoint(value = ''): string {
  const address = value.trim();
  if (address === '' || isUsable(address)) return address;
  throw new Error(
    `NEXT_PUBLIC_ENQUIRY_ENDPOINT is ${JSON.stringify(value)}, which the site cannot use. It has to be ${right}.`,
  );
}

function isUsable(address: string): boolean {
  if (/^\/(?![/\\])\S*$/.test(address)) return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, username, password } = new URL(address);
  if (username || password) return false;
  return protocol === 'https:' || (protocol === 'http:' && /^(.+\.)?localhost$/.test(hostname));
}
