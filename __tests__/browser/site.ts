import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

type Trouble = { console: string[]; hosts: string[] };

type Browser = {
  /** Whether the browser can be told what its reader has chosen: dark colours, forced colours. */
  emulatesMedia: boolean;
};

/**
 * A page that is watched: what it says on the console, and whom it asks for anything. Every test
 * ends with both empty; one that expects words on the console takes them out.
 */
export const test = base.extend<Browser & { trouble: Trouble }>({
  emulatesMedia: [true, { option: true }],
  trouble: [
    async ({ page, baseURL }, use) => {
      const trouble: Trouble = { console: [], hosts: [] };
      page.on('console', (message: ConsoleMessage) => {
        if (!['error', 'warning'].includes(message.type())) return;
        trouble.console.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => trouble.console.push(String(error)));
      page.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (protocol.startsWith('http') && origin !== baseURL) trouble.hosts.push(origin);
      });
      await use(trouble);
      expect(trouble.console, 'console').toEqual([]);
      expect(trouble.hosts, 'requests to other hosts').toEqual([]);
    },
    { auto: true },
  ],
});

/** Waits until React has taken over the page, which is when scripts answer. */
export async function alive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** What a page has put into the browser: it should be nothing. */
export async function traces(page: Page) {
  return {
    cookies: await page.context().cookies(),
    stored: await page.evaluate(() => localStorage.length + sessionStorage.length),
  };
}

export const nothingStored = { cookies: [], stored: 0 };

/** A page of Playwright's, or of whatever else runs functions in a page. */
export type RunsInPage = {
  evaluate: <Result>(run: () => Result | Promise<Result>) => Promise<Result>;
};

/** Whether anything sticks out of the window's width. */
export function overflow(page: RunsInPage) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
