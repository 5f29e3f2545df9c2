import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

type Trouble = { console: string[]; hosts: string[] };

type Browser = {
  /** Whether Playwright can emulate dark and forced colours in this browser. */
  emulatesMedia: boolean;
};

/**
 * A page whose console messages and requests to other hosts are recorded. At the end of every test both lists
 * have to be empty; a test that expects messages takes them out.
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

/** Waits until React has taken over the page, so that controls work. */
export async function alive(page: Page) {
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('header a') ?? {}).some((key) => key.startsWith('__react')),
  );
}

/** Whatever a page has stored in the browser. */
export async function traces(page: Page) {
  return {
    cookies: await page.context().cookies(),
    stored: await page.evaluate(() => localStorage.length + sessionStorage.length),
  };
}

export const nothingStored = { cookies: [], stored: 0 };

/** A page of Playwright's, or anything else that can run a function in a page. */
export type RunsInPage = {
  evaluate: <Result>(run: () => Result | Promise<Result>) => Promise<Result>;
};

/** Whether the page can be scrolled sideways. */
export function overflow(page: RunsInPage) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
