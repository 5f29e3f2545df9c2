import { chromium, type Page } from '@playwright/test';
import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { findBrowser } from '../../tools/find-browser';
import { expect, expectFilledIn, fillIn, started, test } from '../site';

const { common, pages } = wordsFor('en');
const { form } = pages.contact;
const article = postPath('infidelity-ptsd');

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
const contactLink = (page: Page) => inHeader(page, pageName('contact', 'en'));
/** How far the page is scrolled, in pixels; -1 while another page is on its way. */
const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY)).catch(() => -1);
const expectPlace = (page: Page, expected: number) =>
  expect
    .poll(async () => Math.abs((await place(page)) - expected), `from ${expected}`)
    .toBeLessThanOrEqual(2);

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/fees');
  await started(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('in wide windows the header stays until the page ends, but for the article that keeps help in view', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const scrollTo = (top: number) =>
    page.evaluate((top) => window.scrollTo({ top, behavior: 'instant' }), top);
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  for (const [path, top] of [
    [pagePaths.individual, 0],
    [article, -1500],
  ] as const) {
    await page.goto(path);
    await scrollTo(1500);
    await expect.poll(() => header.evaluate((it) => it.getBoundingClientRect().top)).toBe(top);
    await scrollTo(1_000_000);
    await expect(header).not.toBeInViewport();
  }
});

test('back after a fragment returns to where the reader was', async ({ page }) => {
  for (const _ of 'ab') await page.goto(article);
  await started(page);
  const link = page.getByRole('navigation', { name: common.onThisPage }).getByRole('link').nth(3);
  await link.click();
  const section = page.getByRole('heading', { name: (await link.textContent()) ?? '' });
  // Below where a header stays, with some room.
  await expect
    .poll(() => section.evaluate((element) => element.getBoundingClientRect().top))
    .toBeCloseTo(112, -1);
  const before = await place(page);
  await contactLink(page).dispatchEvent('click');
  await expect(heading(page)).toHaveText(pages.contact.header.title);
  await page.goBack();
  await expectPlace(page, before);
});

test.describe('what is typed into the form', () => {
  for (const cached of [true, false])
    test(`stays on the way back, ${cached ? 'from' : 'without'} the back/forward cache`, async ({
      launchOptions,
      baseURL,
    }) => {
      const browser = await chromium.launch({
        ...launchOptions,
        executablePath: findBrowser({ whole: cached }),
        // Playwright's default, which no visitor has.
        ignoreDefaultArgs: cached ? ['--disable-back-forward-cache'] : [],
      });
      const page = await browser.newPage({ baseURL });
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await started(page);
      await fillIn(page);
      await page.evaluate(() => Object.assign(window, { kept: true }));
      await inHeader(page, pageName('fees', 'en')).click();
      await expect(heading(page)).toHaveText(pages.fees.header.title);
      // Not `goBack`, which waits for a load: a page from the back/forward cache does not load.
      await page.evaluate(() => window.history.back());
      await expect(heading(page)).toHaveText(pages.contact.header.title);
      await started(page);
      expect(await page.evaluate(() => 'kept' in window)).toBe(cached);
      await expectFilledIn(page);
      await browser.close();
    });

  test('stays when a link leads nowhere because the network is gone', async ({
    page,
    context,
    trouble,
  }) => {
    await page.goto('/contact', { waitUntil: 'networkidle' });
    await started(page);
    await fillIn(page);
    await context.setOffline(true);
    await inHeader(page, pageName('fees', 'en')).click({ noWaitAfter: true });
    await expect(heading(page)).not.toHaveText(pages.contact.header.title);
    await context.setOffline(false);
    await page.goBack({ waitUntil: 'commit' });
    await started(page);
    await expectFilledIn(page);
    trouble.console = [];
  });

  for (const [where, link] of [
    ['the navigation', contactLink],
    [
      'the footer’s call to the form',
      (page: Page) =>
        page.getByRole('contentinfo').getByRole('link', { name: common.actions.enquire }),
    ],
    [
      'the language in use',
      (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' }),
    ],
  ] as const)
    test(`stays when a link leads to the page itself, and the form is shown: ${where}`, async ({
      page,
    }) => {
      // An advertisement or a newsletter adds a query of its own.
      await page.goto('/contact?fbclid=abc');
      await started(page);
      await fillIn(page);
      await link(page).filter({ visible: true }).click();
      await expect(page.getByRole('heading', { name: form.heading })).toBeInViewport();
      await expectFilledIn(page);
    });
});

test('a search for words leaves the closed menu closed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  // The first place of these words in the document is in the menu.
  await page.goto(`/services#:~:text=${encodeURIComponent(pageName('contact', 'en'))}`);
  await started(page);
  expect(await page.evaluate((word) => find(word), pageName('contact', 'en'))).toBe(true);
  await expect(page.locator('header details')).not.toHaveAttribute('open');
});

declare const find: (text: string) => boolean;

test('a page is made ready when its link is hovered, and no file or download', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  // A violation of the policy would be an error on the console, which fails the test.
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await page.evaluate(() => {
    const link = (href: string) => Object.assign(document.createElement('a'), { href });
    const links = [
      link('/files/price-list.pdf'),
      Object.assign(link('/price-list'), { download: '' }),
    ];
    for (const each of links) each.textContent = each.pathname;
    document.querySelector('h1')?.before(...links);
  });
  for (const name of ['/files/price-list.pdf', '/price-list']) {
    await page.getByRole('link', { name, exact: true }).hover();
    // More than twice as long as Chromium waits.
    await page.waitForTimeout(500);
  }
  await inHeader(page, pageName('fees', 'en')).hover();
  await expect.poll(() => asked).toContain(pagePaths.fees);
  expect(asked.filter((path) => path.includes('price-list'))).toEqual([]);
});
