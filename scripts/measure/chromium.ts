import { type Browser, chromium, type Page } from '@playwright/test';
import { findBrowser } from '../lib/find-browser';

/** Starts the browser that measures. */
export function startChromium(): Promise<Browser> {
  return chromium.launch({
    executablePath: findBrowser(),
    args: ['--no-sandbox', '--disable-background-networking'],
  });
}

/** Scrolls to the end as a reader does, until every picture is there, and back to the top. */
export async function readThrough(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += window.innerHeight) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    }
    for (const picture of document.images) {
      // What this window does not show is never fetched.
      if (!picture.checkVisibility()) continue;
      picture.scrollIntoView({ behavior: 'instant' });
      await picture.decode();
    }
    window.scrollTo({ top: 0, behavior: 'instant' });
  });
}

/** What is fetched of a page when a pointer or the focus rests on a link to it, as soon as all of it is there. */
export async function fetchedAhead(page: Page): Promise<void> {
  const answer = await page.waitForResponse(
    (response) => response.url().includes('__PAGE__') && response.request().method() === 'GET',
  );
  await answer.finished();
}
