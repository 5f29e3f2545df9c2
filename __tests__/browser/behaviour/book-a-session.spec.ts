import type { Locator, Page } from '@playwright/test';
import { wordsFor } from '@/words/words';
import { focus } from '../page-checks';
import { enquiry, expect, overflow, started, test } from '../site';

const { common, pages } = wordsFor('en');
const { contact } = pages;
const { form, toast } = contact;

/** The form's fields, and what is typed into each. */
const fields = (page: Page) =>
  (['name', 'email', 'phone', 'message'] as const).map((name) => ({
    field: page.getByLabel(form[name].label, { exact: true }),
    text: enquiry[name],
  }));

/** Presses Tab until a control has the focus. Every stop on the way can be seen. */
async function tabTo(page: Page, target: Locator) {
  const focused = page.locator(':focus');
  for (let stops = 0; stops < 40; stops++) {
    await page.keyboard.press('Tab');
    await expect(focused).toBeInViewport();
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${target}`);
}

test('a session can be booked from the home page by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await started(page);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: common.skipToContent })).toBeFocused();
  await page.keyboard.press('Enter');
  await tabTo(
    page,
    page.getByRole('main').getByRole('link', { name: common.actions.book }).first(),
  );
  await page.keyboard.press('Enter');

  await expect(page).toHaveURL('/contact');
  for (const { field, text } of fields(page)) {
    await tabTo(page, field);
    await page.keyboard.type(text);
  }
  await tabTo(page, page.getByRole('button', { name: form.submit }));
  await page.keyboard.press('Enter');
  await expect(page.getByText(toast.title, { exact: true })).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: toast.close, exact: true }));
  await page.keyboard.press('Space');
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(0);
  await expect(page.getByRole('button', { name: form.submit })).toBeFocused();
});

test.describe('at 400%', () => {
  // A window of 1280 by 1024 (WCAG 1.4.10).
  test.use({ viewport: { width: 320, height: 256 }, deviceScaleFactor: 4 });

  test('a session can be booked from the home page, with nothing in the way', async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto('/');
    await started(page);
    await page.getByRole('banner').locator('summary').click();
    const menu = page.getByRole('navigation', { name: common.menu, exact: true });
    const book = menu.getByRole('link', { name: common.actions.book });
    await book.scrollIntoViewIfNeeded();
    expect(await overflow(page)).toBe(0);
    await book.click();

    await expect(page).toHaveURL('/contact');
    await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
    for (const { field, text } of fields(page)) {
      await field.click();
      await page.keyboard.type(text);
    }
    expect(await overflow(page)).toBe(0);
    await page.getByRole('button', { name: form.submit }).click();
    await expect(page.locator('.toast').getByText(form.unsent.title)).toBeInViewport({ ratio: 1 });
    const close = page.getByRole('button', { name: toast.close, exact: true });
    await expect(close).toBeInViewport({ ratio: 1 });
    const said = page.getByText(toast.description, { exact: true });
    await said.scrollIntoViewIfNeeded();
    await expect(said).toBeInViewport({ ratio: 1 });
    await close.click();
    await expect(said).toHaveCount(0);
  });

  for (const path of ['/', '/fees', '/contact', '/services/sex-therapy']) {
    test(`the focus is never hidden on ${path}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await started(page);
      expect(await focus(page)).toEqual([]);
    });
  }
});
