import type { Page } from '@playwright/test';
import { serviceIds } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { expect, holdBack, started, test } from '../site';

const { common, pages } = wordsFor('en');
const { form } = pages.contact;

// High enough for header and form at once.
test.use({ viewport: { width: 1280, height: 1100 } });

const parts = (page: Page) => ({
  link: page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }),
  button: page.getByRole('button', { name: common.openServices }),
  menu: page.getByRole('menu'),
});
const name = (page: Page) => page.getByLabel(form.name.label);

// Its delays and Escape are tested in services-menu.test.tsx.
test('a mouse can be on it, it neither locks the page nor pushes it aside, and leads to a page', async ({
  page,
}) => {
  await page.goto('/');
  await started(page);
  const { link, menu } = parts(page);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  // Where a mouse is first says nothing of a movement.
  await page.mouse.move(640, 600);
  await link.hover();
  await menu.getByRole('menuitem').last().hover();
  // Longer than the pause before an open menu would close.
  await page.waitForTimeout(400);
  await expect(menu).toBeVisible();
  await expect(page.locator(':focus')).toHaveCount(0);
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
  await menu.getByRole('menuitem', { name: pageName('sex-therapy', 'en') }).click();
  await expect(page).toHaveURL('/services/sex-therapy');
  await expect(menu).toBeHidden();
});

test('works by keyboard from the first key on, and gives the focus back', async ({ page }) => {
  await page.goto('/fr');
  await started(page);
  const trigger = page.getByRole('button', { name: wordsFor('fr').common.openServices });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(trigger).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('menu')).toBeHidden();
  await expect(
    page.getByRole('banner').getByRole('link', { name: pageName('fees', 'fr') }),
  ).toBeFocused();
  await trigger.focus();
  await page.keyboard.press('Space');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`/fr/services/${serviceIds()[0]}`);
});

test('gives the focus to the field that is pressed while it is in the menu', async ({ page }) => {
  await page.goto('/contact');
  await started(page);
  const { button, menu } = parts(page);
  await name(page).scrollIntoViewIfNeeded();
  await button.press('Enter');
  await expect(menu.getByRole('menuitem').first()).toBeFocused();
  await name(page).click();
  await page.keyboard.type('No');
  await expect(menu).toBeHidden();
  await page.keyboard.type('or');
  await expect(name(page)).toHaveValue('Noor');
  await expect(name(page)).toBeFocused();
  await expect(name(page)).toBeInViewport();
});

const own = /\/(react|services-menu)-[^/]*\.js$/;
const all = /\.js$/;
for (const [action, files] of [
  ['hover', own],
  ['tap', all],
] as const)
  test.describe('before its script is there', () => {
    test.use({ hasTouch: action === 'tap' });

    test(`the first interaction opens it: ${action}, ${files}`, async ({ page }) => {
      const release = await holdBack(page, files);
      await page.goto('/contact', { waitUntil: 'commit' });
      if (files === own) await started(page);
      const { button, menu } = parts(page);
      if (action === 'hover') await page.mouse.move(640, 600);
      await button[action]();
      release();
      await expect(menu).toBeVisible();
      if (action === 'hover') await expect(page.locator(':focus')).toHaveCount(0);
    });
  });
