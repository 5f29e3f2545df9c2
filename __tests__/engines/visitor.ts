import puppeteer, { type KeyInput } from 'puppeteer-core';
import { Builder, By, Key } from 'selenium-webdriver';
import { firstThere } from '../tools/find-browser';

/**
 * What the tests need of a browser. No library drives both engines of Debian. Firefox speaks WebDriver BiDi, as
 * Puppeteer does, and WebKit the older WebDriver, as Selenium does.
 */
export type Visitor = {
  open: (url: string) => Promise<unknown>;
  /** Runs a function in the page, with arguments that JSON can hold. */
  run: <Result, Args extends unknown[]>(
    task: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  click: (selector: string) => Promise<unknown>;
  hover: (selector: string) => Promise<unknown>;
  type: (selector: string, text: string) => Promise<unknown>;
  press: (key: keyof typeof webDriverKeys) => Promise<unknown>;
  /** In CSS pixels. WebKit's window is never narrower than some 450. */
  resize: (width: number, height: number) => Promise<unknown>;
  quit: () => Promise<unknown>;
};

/** The program of each engine; `undefined` for one that is not installed. */
export const engines = {
  firefox: firstThere(process.env.FIREFOX_PATH, '/usr/bin/firefox-esr', '/usr/bin/firefox'),
  webkit:
    firstThere('/usr/bin/xvfb-run') &&
    firstThere(process.env.WEBKIT_DRIVER, '/usr/bin/WebKitWebDriver'),
};

/** Where WebKit's driver listens (rest.config.ts). */
export const webKitDriver = 'http://127.0.0.1:4445';

export const start = { firefox: startFirefox, webkit: startWebKit };

async function startFirefox(): Promise<Visitor> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath: engines.firefox });
  const page = await browser.newPage();
  return {
    // Not by `goto`: after a page from the back/forward cache it waits in vain for the next load.
    open: async (url) => {
      await page.evaluate((url) => {
        Object.assign(window, { left: true });
        window.location.assign(url);
      }, url);
      await page.waitForFunction(() => !('left' in window) && document.readyState === 'complete');
    },
    // Their own types allow handles to elements, too.
    run: page.evaluate.bind(page) as Visitor['run'],
    click: (selector) => page.click(selector),
    hover: (selector) => page.hover(selector),
    type: (selector, text) => page.type(selector, text),
    press: (key: KeyInput) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    quit: () => browser.close(),
  };
}

const webDriverKeys = { Enter: Key.ENTER, Escape: Key.ESCAPE };

async function startWebKit(): Promise<Visitor> {
  const driver = await new Builder()
    .usingServer(webKitDriver)
    .withCapabilities({ browserName: 'MiniBrowser' })
    .build();
  const element = (selector: string) => driver.findElement(By.css(selector));
  return {
    open: (url) => driver.get(url),
    run: (task, ...args) => driver.executeScript(task, ...args),
    // WebDriver does not wait until a page has scrolled, and then refuses to click what is out of view.
    click: (selector) =>
      driver.wait(async () => {
        await driver.executeScript(scrollTo, selector);
        return element(selector)
          .click()
          .then(
            () => true,
            () => false,
          );
      }, 5_000),
    hover: (selector) =>
      driver
        .actions()
        .move({ origin: element(selector) })
        .perform(),
    type: (selector, text) => element(selector).sendKeys(text),
    press: (key) => driver.actions().sendKeys(webDriverKeys[key]).perform(),
    resize: (width, height) => driver.manage().window().setRect({ x: 0, y: 0, width, height }),
    quit: () => driver.quit(),
  };
}

function scrollTo(selector: string) {
  document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
}
