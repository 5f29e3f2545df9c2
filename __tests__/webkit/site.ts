import { test as base, expect } from '@playwright/test';
import type { WebDriver, WebElement } from 'selenium-webdriver';
import { type Session, startSession } from './session';

export { expect };

/** WebKit's windows: as wide as a phone, and as a desk's. */
export const windows = {
  desktop: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
};

/** What WebKit says that is no fault of the page. */
const noFault = [
  // Debian's is built without web app manifests; Safari knows the word.
  /^Unrecognized Content-Security-Policy directive 'manifest-src'/,
  // Its words for a page fetched ahead when a test then leaves the page it was on.
  /^Fetch API cannot load http:\/\/localhost:\d+\/\S+_rsc=\S+ due to access control checks/,
  // The last page still faded when the next test made the window another size.
  /^Unhandled Promise Rejection: InvalidStateError: Skipping view transition because viewport size changed/,
];

type Fixtures = {
  /** What the page says on the console. Every test ends with it empty; one that expects words takes them out. */
  trouble: string[];
  site: Site;
};

export const test = base.extend<Fixtures, { scripts: boolean; session: Session }>({
  scripts: [true, { option: true, scope: 'worker' }],
  session: [
    async ({ scripts }, use) => {
      const session = await startSession(scripts);
      await use(session);
      await session.end();
    },
    { scope: 'worker', timeout: 120_000 },
  ],
  trouble: async ({ session: { console } }, use) => {
    console.said.length = 0;
    await use(console.said);
    await console.heard();
    const said = console.said.filter((line) => !noFault.some((words) => words.test(line)));
    expect(said, 'console').toEqual([]);
  },
  site: async ({ session: { driver }, trouble: _, baseURL }, use) => {
    const site = new Site(driver, `${baseURL}`);
    await site.resize(windows.desktop);
    await driver.actions().move({ x: 0, y: 0 }).perform();
    await use(site);
  },
});

/** Text without its line breaks, and with any space as an ordinary one. */
const plain = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The site in WebKit's window, as the browser tests would speak of a page. */
export class Site {
  constructor(
    readonly driver: WebDriver,
    private readonly origin: string,
  ) {}

  async open(path: string) {
    await this.driver.get(this.origin + path);
  }

  /** Opens an address, and waits until React has taken over the page, which is when scripts answer. */
  async openAlive(path: string) {
    await this.open(path);
    await this.alive();
  }

  async alive() {
    await expect
      .poll(() =>
        this.evaluate(() =>
          Object.keys(document.querySelector('header a') ?? {}).some((key) =>
            key.startsWith('__react'),
          ),
        ),
      )
      .toBe(true);
  }

  /** Makes the window as wide as asked; its height is that of page and address bar. */
  async resize(size: { width: number; height: number }) {
    await this.driver
      .manage()
      .window()
      .setRect({ x: 0, y: 0, ...size });
    await expect.poll(() => this.evaluate(() => innerWidth)).toBe(size.width);
  }

  /** Runs a function in the page, and waits for what it promises. */
  evaluate<Result>(run: () => Result | Promise<Result>): Promise<Result> {
    return this.driver.executeScript<Result>(run);
  }

  /** Elements that can be seen, of a selector, and of a name if one is given. */
  private seen(selector: string, name: string | null): Promise<WebElement[]> {
    return this.driver.executeScript(
      (selector: string, name: string | null) => {
        const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
        return [...document.querySelectorAll<HTMLElement>(selector)].filter(
          (element) =>
            element.checkVisibility({ visibilityProperty: true }) &&
            // biome-ignore lint/performance/useDomNodeTextContent: only the words that are seen.
            (name === null || plain(element.ariaLabel ?? element.innerText) === plain(name)),
        );
      },
      selector,
      name,
    );
  }

  /** The one such element that can be seen, once it can. */
  async find(selector: string, name: string | null = null): Promise<WebElement> {
    let seen: WebElement[] = [];
    await expect
      .poll(
        async () => {
          seen = await this.seen(selector, name);
          return seen.length;
        },
        { message: `${selector} ${name ?? ''}` },
      )
      .toBe(1);
    return seen[0] as WebElement;
  }

  /** Waits until no such element can be seen. */
  async isGone(selector: string, name: string | null = null) {
    await expect
      .poll(async () => (await this.seen(selector, name)).length, `${selector} ${name ?? ''}`)
      .toBe(0);
  }

  async click(selector: string, name: string | null = null) {
    // WebDriver waits neither for an element that moves, as where a page still glides to a fragment, nor for a
    // button that is disabled until its script has started: its click is lost.
    await expect(async () => {
      const element = await this.find(selector, name);
      expect(await element.isEnabled()).toBe(true);
      await element.click();
    }).toPass({ timeout: 10_000 });
  }

  async hover(selector: string, name: string | null = null) {
    const origin = await this.find(selector, name);
    await this.driver.actions().move({ origin }).perform();
  }

  async focus(selector: string, name: string | null = null) {
    const element = await this.find(selector, name);
    await this.driver.executeScript((element: HTMLElement) => element.focus(), element);
  }

  async press(...keys: string[]) {
    await this.driver
      .actions()
      .sendKeys(...keys)
      .perform();
  }

  /** Waits until the words of an element contain some. */
  async says(selector: string, words: string) {
    const element = await this.find(selector);
    await expect
      .poll(
        async () =>
          plain(
            await this.driver.executeScript((element: HTMLElement) => element.textContent, element),
          ),
        `${selector} says`,
      )
      .toContain(plain(words));
  }

  /** Waits for an address, told from its path on. */
  async isAt(address: string) {
    await expect
      .poll(async () => (await this.driver.getCurrentUrl()).replace(this.origin, ''))
      .toBe(address);
  }

  /** Waits until an element has the focus. */
  async isFocused(selector: string, name: string | null = null) {
    const element = await this.find(selector, name);
    await expect
      .poll(() =>
        this.driver.executeScript(
          (element: HTMLElement) => element === document.activeElement,
          element,
        ),
      )
      .toBe(true);
  }
}
