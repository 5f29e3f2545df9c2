import type { Page } from '@playwright/test';
import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { expect, expectFilledIn, fillIn, holdBack, started, test, windows } from '../site';

const { common, pages } = wordsFor('en');

const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });

for (const offline of [false, true])
  test(`what is typed into the form stays on the way back${offline ? ', when the network was lost' : ''}`, async ({
    page,
    context,
    trouble,
  }) => {
    await page.goto(pagePaths.contact);
    await started(page);
    await fillIn(page);
    await context.setOffline(offline);
    // By no pointer, for which the page would be made ready.
    await inHeader(page, pageName('fees', 'en')).dispatchEvent('click');
    await expect(page.locator('form [name=message]')).toHaveCount(0);
    await context.setOffline(false);
    await page.goBack();
    await started(page);
    await expectFilledIn(page);
    if (offline) trouble.console = trouble.console.filter((line) => !/DISCONNECTED/.test(line));
  });

test('what is typed into the form stays when a link leads to the page itself, without React too', async ({
  page,
}) => {
  await holdBack(page, /\/react-[^/]*\.js$/);
  // An advertisement or a newsletter adds a query of its own.
  await page.goto('/contact?fbclid=abc');
  await started(page);
  await fillIn(page);
  const top = page.getByRole('heading', { level: 1 });
  const form = page.getByRole('heading', { name: pages.contact.form.heading });
  const english = page.getByRole('banner').getByRole('link', { name: 'English' });
  for (const [link, shown] of [
    [inHeader(page, pageName('contact', 'en')), top],
    [page.getByRole('contentinfo').getByRole('link', { name: common.actions.enquire }), form],
    [page.getByRole('banner').getByRole('link', { name: common.actions.book }), top],
    [english.filter({ visible: true }), top],
  ] as const) {
    await link.click();
    await expect(shown).toBeInViewport();
    await expectFilledIn(page);
  }
  // The way back changes the links of the languages.
  await page.goBack();
  await english.filter({ visible: true }).click();
  await expect(top).toBeInViewport();
  await expectFilledIn(page);
});

test('a search for words leaves the closed menu closed', async ({ page }) => {
  await page.setViewportSize(windows.phone);
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
    const file = Object.assign(document.createElement('a'), { href: '/price-list.pdf' });
    const download = Object.assign(document.createElement('a'), { href: '/list', download: '' });
    for (const link of [file, download]) link.textContent = link.pathname;
    document.querySelector('h1')?.before(file, download);
  });
  for (const name of ['/price-list.pdf', '/list']) {
    await page.getByRole('link', { name, exact: true }).hover();
    // More than twice as long as Chromium waits.
    await page.waitForTimeout(500);
  }
  await inHeader(page, pageName('fees', 'en')).hover();
  await expect.poll(() => asked).toContain(pagePaths.fees);
  expect(asked.filter((path) => path.includes('list'))).toEqual([]);
});
