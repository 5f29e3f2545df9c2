import { crisisLines } from '@/content/crisis-lines';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { helpPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';
import { expect, test } from '../site';

test.use({ viewport: { width: 390, height: 844 }, sharesPage: true });

const { common } = wordsFor('en');
const bar = { name: common.quickActions };

test('the phone’s bar shows while the page’s own buttons are out of sight', async ({ page }) => {
  for (const path of ['/', '/services/individual']) {
    await page.goto(path);
    const actions = page.getByRole('complementary', bar);
    const [opening, closing] = [
      page.locator('[data-book-or-call]').first(),
      page.locator('[data-book-or-call]').last(),
    ];
    await opening.scrollIntoViewIfNeeded();
    await expect(actions).toBeHidden();
    await page.locator('main section').nth(1).scrollIntoViewIfNeeded();
    await page.mouse.wheel(0, 600);
    await expect(opening).not.toBeInViewport();
    await expect(actions).toBeInViewport();
    await closing.scrollIntoViewIfNeeded();
    await expect(actions).toBeHidden();
  }
});

test('on the PTSD article the bar is Lifeline, 000 and help, and nothing to book', async ({
  page,
}) => {
  await page.goto('/blog/infidelity-ptsd');
  const links = page.getByRole('complementary', { name: infidelityPtsd.help }).getByRole('link');
  await expect(links.first()).toBeInViewport();
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual([
    crisisLines.lifeline.href,
    crisisLines.emergency.href,
    helpPath('en'),
  ]);
});

test('the bar makes way for the open menu, which has the same button', async ({ page }) => {
  await page.goto('/fees');
  const actions = page.getByRole('complementary', bar);
  await expect(actions).toBeInViewport();
  const header = page.getByRole('banner');
  const menu = header.locator('summary');
  await menu.click();
  await expect(header.getByRole('link', { name: common.actions.book })).toBeInViewport();
  await expect(actions).toBeHidden();
  await menu.click();
  await expect(actions).toBeInViewport();
});

test('the bar stays while the focus is in it', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => window.scrollTo({ top: 1500, behavior: 'instant' }));
  const book = page
    .getByRole('complementary', bar)
    .getByRole('link', { name: common.actions.book });
  await book.focus();
  await page.locator('[data-book-or-call]').first().scrollIntoViewIfNeeded();
  await expect(book).toBeInViewport({ ratio: 1 });
  await expect(book).toBeFocused();
});

test('the bar follows to the next page, and is not on the contact page or in wide windows', async ({
  page,
}) => {
  const actions = page.getByRole('complementary', bar);
  await page.goto('/fees');
  await actions.getByRole('link', { name: common.actions.book }).click();
  await expect(page).toHaveURL('/contact');
  await expect(actions).toBeHidden();
  await page.goBack();
  await expect(actions).toBeInViewport();
  await page.setViewportSize({ width: 1280, height: 800 });
  await expect(actions).toBeHidden();
});
