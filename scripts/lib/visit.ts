import type { BrowserContext } from '@playwright/test';

export type Asked = {
  /** `/fees` */
  path: string;
  /** The host's answer, 304; none where the browser took the file from its cache and asked nobody. */
  status?: number;
  /** What came over the line, headers and all. */
  bytes: number;
};

/**
 * Opens a page in Chromium, waits until it is quiet, and closes it.
 * @returns what the page asked for, in its order
 */
export async function visit(context: BrowserContext, url: string): Promise<Asked[]> {
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  const asked = new Map<string, Asked>();
  const note = (id: string, more: Partial<Asked>) =>
    asked.set(id, { ...(asked.get(id) ?? { path: '', bytes: 0 }), ...more });
  devtools.on('Network.requestWillBeSent', ({ requestId, request }) =>
    note(requestId, { path: new URL(request.url).pathname }),
  );
  // Without one, nothing went over the line. (The other event calls an answer of 304 a 200.)
  devtools.on('Network.responseReceivedExtraInfo', ({ requestId, statusCode }) =>
    note(requestId, { status: statusCode }),
  );
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    note(requestId, { bytes: encodedDataLength }),
  );
  await devtools.send('Network.enable');
  await page.goto(url, { waitUntil: 'networkidle' });
  await page.close();
  return [...asked.values()];
}
