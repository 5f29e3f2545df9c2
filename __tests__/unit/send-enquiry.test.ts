/** @jest-environment jsdom */

import { honeypot, sendEnquiry } from '@/components/pages/contact/send-enquiry';

const enquiry = { name: 'Noor Ḥasan 🌊', message: 'Two lines,\nand an & with a = in it.' };
const post = jest.fn();
Object.assign(globalThis, { fetch: post });

/** What `sendEnquiry` reads of an answer. jsdom has no `Response`. */
const answer = (text: string, { status = 200, type = 'application/json' } = {}) => ({
  ok: status < 300,
  status,
  headers: new Headers({ 'Content-Type': type }),
  text: async () => text,
});

const service = 'https://forms.example/enquiries?access_key=a1b2';

function send(more: Record<string, string> = {}, endpoint = service) {
  const fields = new FormData();
  for (const [name, text] of Object.entries({ ...enquiry, [honeypot]: '', ...more }))
    fields.set(name, text);
  return sendEnquiry(fields, endpoint);
}

beforeEach(() => post.mockReset());

it.each([
  [200, 'taken'],
  [204, 'taken'],
  [400, 'refusal'],
  [422, 'refusal'],
  [403, 'failure'],
  [500, 'failure'],
])('an answer of status %s means: %s', async (status, outcome) => {
  post.mockResolvedValue(answer('', { status }));
  expect(await send()).toBe(outcome);
});

it.each([
  // Formspree, Basin, Web3Forms, FormSubmit, a script of Google's.
  ['{"ok":true,"next":"https://formspree.io/thanks?language=en"}', 'taken'],
  ['{"success":true,"id":"8f0c","errors":[]}', 'taken'],
  ['{"success":"true","message":"The form was submitted successfully."}', 'taken'],
  ['{"result":"success","row":12}', 'taken'],
  ['{"status":"OK"}', 'taken'],
  [' \n', 'taken'],
  ['{"success":false,"message":"Invalid access key"}', 'failure'],
  ['{"success":"false","message":"This form needs Activation."}', 'failure'],
  ['{"ok":false}', 'failure'],
  ['{"error":"Form not found"}', 'failure'],
  ['{"status":"error","message":"Daily limit reached"}', 'failure'],
  ['{"statusCode":500,"status":"Success was not reached"}', 'failure'],
  ['{"message":"Form not found"}', 'failure'],
  ['{"spam":true,"message":"ok"}', 'failure'],
  ['{}', 'failure'],
  ['null', 'failure'],
  ['"success"', 'failure'],
  ['error: spam', 'failure'],
  ['<h1>Are you a robot?</h1>', 'failure'],
])('an answer of status 200 that says %s means: %s', async (text, outcome) => {
  post.mockResolvedValue(answer(text));
  expect(await send()).toBe(outcome);
});

it.each([
  ['/?form-name=enquiry', 'taken'],
  ['/thanks.php', 'failure'],
  ['https://forms.example/?form-name=enquiry', 'failure'],
])('a page as the answer of %s, as Netlify sends one, means: %s', async (endpoint, outcome) => {
  post.mockResolvedValue(answer('<h1>Thank you!</h1>', { type: 'text/html; charset=utf-8' }));
  expect(await send({}, endpoint)).toBe(outcome);
});

it('has failed without a network, where the answer may not be read, and after ten seconds', async () => {
  post.mockRejectedValue(new TypeError('Failed to fetch'));
  expect(await send()).toBe('failure');
  jest.useFakeTimers();
  post.mockImplementation(
    (_, { signal }: { signal: AbortSignal }) =>
      new Promise((_, reject) => signal.addEventListener('abort', reject)),
  );
  const outcome = send();
  await jest.advanceTimersByTimeAsync(9_999);
  expect(post.mock.lastCall[1].signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect(await outcome).toBe('failure');
  jest.useRealTimers();
});

it('posts the fields and the address’s query as a plain form does, without a preflight request, and follows no redirect', async () => {
  post.mockResolvedValue(answer(''));
  await send();
  const [address, { body, ...how }] = post.mock.lastCall;
  expect(String(address)).toBe('https://forms.example/enquiries?access_key=a1b2');
  expect(body).toBeInstanceOf(URLSearchParams);
  expect(Object.fromEntries(body)).toEqual({ access_key: 'a1b2', ...enquiry });
  expect(how).toEqual({
    method: 'POST',
    headers: { Accept: 'application/json' },
    redirect: 'error',
    // Formspree takes a message without a referrer for spam.
    referrerPolicy: 'strict-origin-when-cross-origin',
    signal: expect.any(AbortSignal),
  });
});

it('sends nothing for a robot that fills every field in, and does not say that it has', async () => {
  expect(await send({ [honeypot]: 'https://cheap.example' })).toBe('failure');
  expect(post).not.toHaveBeenCalled();
});
