/** What a visitor wrote into the enquiry form. */
export type Enquiry = Record<'name' | 'email' | 'phone' | 'message', string>;

/** How long a form service may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * Posts an enquiry as a plain HTML form would: every form service accepts that, and browsers send it to
 * another host without a preflight request. The address's query (Web3Forms' `access_key`, Netlify's
 * `form-name`) is sent as fields.
 * @param endpoint a whole address or a path on this host
 * @returns whether the service took it: 2xx from the address itself. A redirect is a refusal, since
 * what it leads to has not been given the enquiry.
 */
export async function sendEnquiry(enquiry: Enquiry, endpoint: string): Promise<boolean> {
  const address = new URL(endpoint, window.location.href);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...enquiry }),
      // Formspree and Basin then answer with a status instead of a redirect to their thanks.
      headers: { Accept: 'application/json' },
      redirect: 'error',
      // The site's own policy sends no referrer to other hosts; Formspree then files enquiries as spam.
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: AbortSignal.timeout(patience),
    });
    return answer.ok;
  } catch {
    return false;
  }
}
