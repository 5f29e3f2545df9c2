import {
  type BrowserContext,
  test as base,
  type ConsoleMessage,
  expect,
  type Page,
} from '@playwright/test';

export { expect };

type Trouble = { console: string[]; hosts: string[] };

type Browser = {
  /**
   * Whether a test takes over the page of those before it, which is less than half the work of a page of its own. Not for tests
   * that need an empty cache, or leave on a page what cannot be taken back.
   */
  sharesPage: boolean;
};

/** The page that the tests of a worker hand on, and with which options it was opened. */
type Kept = { context?: BrowserContext; options?: string };

/** What would stay with a page for the tests after this one. */
function forbidWhatLasts(shared: Page | BrowserContext) {
  for (const name of ['addInitScript', 'clock', 'exposeBinding', 'exposeFunction', 'setOffline'])
    Object.defineProperty(shared, name, {
      get() {
        throw new Error(`${name} lasts longer than a test: give it a page of its own.`);
      },
    });
}

/**
 * A page whose console messages and requests to other hosts are recorded. At the end of every test both lists
 * have to be empty; a test that expects messages takes them out.
 */
export const test = base.extend<Browser & { trouble: Trouble }, { kept: Kept }>({
  sharesPage: [false, { option: true }],
  kept: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names in this pattern.
    async ({}, use) => {
      const kept: Kept = {};
      await use(kept);
      await kept.context?.close();
    },
    { scope: 'worker' },
  ],
  context: async (
    { browser, kept, sharesPage, javaScriptEnabled, hasTouch, deviceScaleFactor, timezoneId },
    use,
  ) => {
    if (!sharesPage) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    const options = JSON.stringify([javaScriptEnabled, hasTouch, deviceScaleFactor, timezoneId]);
    if (kept.options !== options) {
      await kept.context?.close();
      kept.context = await browser.newContext();
      kept.options = options;
    }
    await use(kept.context as BrowserContext);
  },
  page: async ({ context, sharesPage, viewport }, use) => {
    if (!sharesPage) return use(await context.newPage());
    let [page] = context.pages();
    if (page) {
      if (viewport) await page.setViewportSize(viewport);
    } else {
      page = await context.newPage();
      for (const kept of [page, context]) forbidWhatLasts(kept);
    }
    await use(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    page.removeAllListeners();
    await page.emulateMedia({
      media: null,
      colorScheme: null,
      reducedMotion: null,
      forcedColors: null,
    });
    await page.mouse.move(0, 0);
    // What the last document still asks for ends here, and is not told to the next test.
    await page.goto('/robots.txt');
  },
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

/** Waits until the page's script has started: the phone's bar then says whether it shows. */
export async function started(page: Page) {
  await page.waitForSelector('.quick-actions[data-shown]', { state: 'attached' });
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
