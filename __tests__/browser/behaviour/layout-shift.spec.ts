import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { expect, test } from '../site';

type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** Smaller than anyone notices. A fifth of what Core Web Vitals call good. */
const unseen = 0.02;

/**
 * A document in the pieces in which a slow line delivers it. Cuts inside a landmark that is still empty show most, and
 * those at the end of a section that is not closed. The head and the scripts below the footer show nothing.
 */
function pieces(html: string): string[] {
  const parts = /^(.*?<body.*?>)(.*<\/footer>)(.*)$/s.exec(html) as string[];
  const [, head = '', body = '', scripts = ''] = parts;
  const cut = body
    .split(/(?<=<(?:header|main|aside|footer|nav)\b[^>]*>)|(?=<\/section>)/)
    .flatMap((part) => part.match(/.{1,6000}/gs) ?? []);
  return [head, ...cut, scripts];
}

/** A proxy before the site that delivers documents in pieces. */
async function slowLine(origin: string) {
  const server = createServer(async (request, response) => {
    const answer = await fetch(origin + request.url);
    const type = answer.headers.get('content-type') ?? '';
    response.writeHead(answer.status, { 'Content-Type': type });
    if (type.startsWith('text/html'))
      for (const piece of pieces(await answer.text())) {
        response.write(piece);
        await pause(20);
      }
    else response.write(Buffer.from(await answer.arrayBuffer()));
    response.end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, resolve);
  });
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, server };
}

const phone = { width: 390, height: 844 };
const english = screens.filter(({ locale }) => locale === 'en').map(({ path }) => path);

/** Words move most where lines are short, and there most of all in French, which is the longest. */
for (const [what, viewport, paths] of [
  ['English pages on a phone', phone, english.filter((_, index) => index % 2)],
  ['the other English pages on a phone', phone, english.filter((_, index) => index % 2 === 0)],
  [
    'French pages on a phone',
    phone,
    screens.filter(({ locale }) => locale === 'fr').map(({ path }) => path),
  ],
  [
    'wide windows',
    { width: 1280, height: 900 },
    [pagePaths.home, pagePaths['sex-therapy'], pagePaths.contact, postPath('infidelity-ptsd')],
  ],
] as const)
  test(`nothing moves while a page arrives piece by piece and is read through: ${what}`, async ({
    browser,
    baseURL,
  }) => {
    test.setTimeout(120_000);
    const { origin, server } = await slowLine(baseURL ?? '');
    const moved: string[] = [];
    const waiting = [...paths];
    // Several at a time, since most of each is waiting for the line.
    await Promise.all(
      [1, 2, 3].map(async () => {
        const context = await browser.newContext({ viewport });
        const page = await newcomer(context);
        for (let next = waiting.shift(); next; next = waiting.shift()) {
          const shift = await shiftOf(page, origin + next);
          if (shift > unseen) moved.push(`${next}: ${shift}`);
        }
        await context.close();
      }),
    );
    server.closeAllConnections();
    server.close();
    expect(moved).toEqual([]);
  });

/** A visitor who has never been here, at every address: nothing is kept, no typeface either. Adds up the layout's shifts. */
async function newcomer(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  // Saturday night in Noosa, when the line about the hour is longest.
  await page.clock.setFixedTime(new Date('2026-11-28T10:14:00Z'));
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) {
          const { dataset } = document.documentElement;
          dataset.shift = String(Number(dataset.shift ?? 0) + value);
        }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  return page;
}

/** The layout shift of a page that has loaded and has been scrolled to its end. */
async function shiftOf(page: Page, url: string): Promise<number> {
  await page.goto(url, { waitUntil: 'networkidle' });
  return page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    return Number(document.documentElement.dataset.shift ?? 0);
  });
}
