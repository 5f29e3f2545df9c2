import { test as base, type ConsoleMessage, expect, type Page } from '@playwright/test';

export { expect };

/** The window sizes in which screens are tested. */
export const windows = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 820, height: 1180 },
  phone: { width: 390, height: 844 },
};
export type Window = keyof typeof windows;

type Trouble = { console: string[]; hosts: string[] };

/**
 * A page whose console messages and requests to other hosts are recorded. At the end of every test both lists
 * have to be empty; a test that expects messages takes them out.
 */
export const test = base.extend<{ trouble: Trouble }>({
  trouble: [
    async ({ page, baseURL }, use) => {
      const trouble: Trouble = { console: [], hosts: [] };
      page.on('console', (message: ConsoleMessage) => {
        if (!['error', 'warning'].includes(message.type())) return;
        trouble.console.push(`${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => {
        // Chromium's own, where a cross-fade comes too late for a page that was ready.
        if (!/Transition was aborted/.test(error.message)) trouble.console.push(String(error));
      });
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
/** Waits until the page's script has started: the services menu then waits to be wanted. */
export async function started(page: Page) {
  await page.waitForSelector('[data-island][data-state]', { state: 'attached' });
}

/** Holds requests for some files back until the function that it returns is called. */
export async function holdBack(page: Page, files: RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return () => release();
}

/** What a visitor may write into the enquiry form, by the names of its fields. */
export const enquiry = {
  name: 'Noor Ḥasan 🌊 نور',
  email: 'noor@example.com',
  phone: '0400 000 000',
  message: 'We would like to come together.',
};

export async function fillIn(page: Page, what = enquiry) {
  for (const [name, text] of Object.entries(what))
    await page.locator(`form [name=${name}]`).fill(text);
}

export async function expectFilledIn(page: Page, what = enquiry) {
  for (const [name, text] of Object.entries(what))
    await expect(page.locator(`form [name=${name}]`)).toHaveValue(text);
}

/** Whatever a page has stored in the browser. */
export async function traces(page: Page) {
  return {
    cookies: await page.context().cookies(),
    stored: await page.evaluate(() => localStorage.length + sessionStorage.length),
  };
}

export const nothingStored = { cookies: [], stored: 0 };

/** Adds up the layout shifts (CLS) of the pages that are opened from now on. */
export async function addUpShifts(page: Page) {
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      const { dataset } = document.documentElement;
      for (const { value, hadRecentInput } of list.getEntries() as LayoutShift[])
        if (!hadRecentInput) dataset.shift = String(Number(dataset.shift ?? 0) + value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
}
type LayoutShift = PerformanceEntry & { value: number; hadRecentInput: boolean };

/** The layout shifts of a page until now. */
export const shifts = (page: Page) =>
  page.evaluate(() => Number(document.documentElement.dataset.shift ?? 0));

/** Whether the page can be scrolled sideways. */
export function overflow(page: Page) {
  return page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
}
