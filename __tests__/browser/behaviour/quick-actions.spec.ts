import type { Page } from '@playwright/test';
import { crisisLines } from '@/content/crisis-lines';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import { helpPath, postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { expect, started, test, windows } from '../site';

test.use({ viewport: windows.phone });

const { common } = wordsFor('en');
const bar = (page: Page, name = common.quickActions) => page.getByRole('complementary', { name });

test('the phone’s bar shows while the page’s own buttons are out of sight, and while the focus is in it', async ({
  page,
}) => {
  await page.goto(pagePaths.home);
  const buttons = page.locator('[data-book-or-call]');
  await buttons.first().scrollIntoViewIfNeeded();
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  await expect(bar(page)).toBeInViewport();
  const book = bar(page).getByRole('link', { name: common.actions.book });
  await book.focus();
  await buttons.last().scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport({ ratio: 1 });
  await book.blur();
  await expect(bar(page)).toBeHidden();
});

test('on contact the bar has the call alone, while the large number is out of sight', async ({
  page,
}) => {
  await page.goto(pagePaths.contact);
  await started(page);
  await expect(bar(page)).toBeHidden();
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const links = bar(page).getByRole('link');
  await expect(links).toBeInViewport({ ratio: 1 });
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    phoneForDialler(practice.phone),
  ]);
});

test('the bar makes way for the open menu, and is not on help or in wide windows', async ({
  page,
}) => {
  await page.goto(pagePaths.help);
  await expect(bar(page)).toHaveCount(0);
  await page.goto(pagePaths.fees);
  await expect(bar(page)).toBeInViewport();
  const menu = page.getByRole('banner').locator('summary');
  await menu.click();
  await expect(bar(page)).toBeHidden();
  await menu.click();
  await expect(bar(page)).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(bar(page)).toBeHidden();
});

test('on the PTSD article the bar is Lifeline, 000 and help', async ({ page }) => {
  await page.goto(postPath('infidelity-ptsd'));
  const links = bar(page, infidelityPtsd.help).getByRole('link');
  await expect(links.first()).toBeInViewport();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    crisisLines.lifeline.href,
    crisisLines.emergency.href,
    helpPath('en'),
  ]);
});

test('in wide windows the header stays in view, and Lifeline on the PTSD article', async ({
  page,
}) => {
  await page.setViewportSize(windows.desktop);
  const lifeline = page.locator(`.sidebar a[href="${crisisLines.lifeline.href}"]`);
  for (const [path, stays] of [
    [pagePaths.home, page.getByRole('banner')],
    [postPath('infidelity-ptsd'), lifeline],
  ] as const) {
    await page.goto(path);
    await page.evaluate(() => window.scrollTo({ top: 3000, behavior: 'instant' }));
    await expect(stays).toBeInViewport({ ratio: 1 });
  }
  await expect(page.getByRole('banner')).not.toBeInViewport();
});
