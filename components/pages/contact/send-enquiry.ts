/** The name of a field that nobody sees and only a robot fills in: none that a password manager knows. */
export const honeypot = 'leave-empty';

/** What became of an enquiry. A `refusal` is of its text, so a retry is of no use. */
export type Outcome = 'taken' | 'refusal' | 'failure';

const refusals = [400, 422];

/** How long a form service may take to answer, in milliseconds. */
const patience = 10_000;

/**
 * Posts an enquiry as a plain HTML form would. Every form service accepts that, and it needs no preflight request. The
 * address's query (Web3Forms' `access_key`, Netlify's `form-name`) is sent as fields.
 * @param endpoint a whole address or a path on this host
 * @returns `taken` only where an answer of 2xx acknowledges it. A redirect is a failure, since what it leads to has not
 * been given the enquiry.
 */
export async function sendEnquiry(fields: FormData, endpoint: string): Promise<Outcome> {
  const { [honeypot]: robot, ...enquiry } = Object.fromEntries(fields) as Record<string, string>;
  // It may have been a password manager. Then a person has to learn that nothing was sent, and whom to call.
  if (robot) return 'failure';
  const address = new URL(endpoint, window.location.href);
  const waiting = new AbortController();
  setTimeout(() => waiting.abort(), patience);
  try {
    const answer = await fetch(address, {
      method: 'POST',
      body: new URLSearchParams({ ...Object.fromEntries(address.searchParams), ...enquiry }),
      // Formspree and Basin then answer with a status instead of a redirect to their thanks.
      headers: { Accept: 'application/json' },
      redirect: 'error',
      // The site's own policy sends no referrer to other hosts; Formspree then files enquiries as spam.
      referrerPolicy: 'strict-origin-when-cross-origin',
      signal: waiting.signal,
    });
    if (answer.ok) return (await acknowledges(answer, address)) ? 'taken' : 'failure';
    return refusals.includes(answer.status) ? 'refusal' : 'failure';
  } catch {
    return 'failure';
  }
}

/**
 * Whether an answer says that the enquiry is there. With status 200 services also say that they want a captcha, or that a
 * form is not activated.
 * @throws where it is neither JSON nor empty
 */
async function acknowledges(answer: Response, { origin, searchParams }: URL): Promise<boolean> {
  const text = await answer.text();
  const isPage = answer.headers.get('Content-Type')?.includes('html');
  // Netlify answers with a page of thanks.
  if (isPage && searchParams.has('form-name') && origin === window.location.origin) return true;
  if (!text.trim()) return true;
  const { success, ok, status, result } = JSON.parse(text);
  return [success, ok, status, result].some((value) => /^(true|success|ok)$/i.test(value));
}
