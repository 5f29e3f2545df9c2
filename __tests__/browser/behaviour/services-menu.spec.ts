import type { Page } from '@playwright/test';
import { serviceIds } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { alive, expect, test } from '../site';

const { common, pages } = wordsFor('en');
const { contact } = pages;

test.use({ sharesPage: true });

test.beforeEach(async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 });
});

const parts = (page: Page) => ({
  link: page.getByRole('banner').getByRole('link', { name: 'Services', exact: true }),
  trigger: page.getByRole('button', { name: common.openServices }),
  menu: page.getByRole('menu'),
});

test('opens under a mouse, stays while the mouse is on it, and leads to a page', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  const { link, menu } = parts(page);
  await link.hover();
  await expect(menu).toBeVisible();
  const item = menu.getByRole('menuitem', { name: pageName('sex-therapy', 'en') });
  await item.hover();
  await page.waitForTimeout(400);
  await expect(menu).toBeVisible();
  expect(await page.evaluate(() => document.activeElement === document.body)).toBe(true);
  await item.click();
  await expect(page).toHaveURL('/services/sex-therapy');
  await expect(menu).toBeHidden();
});

test('closes when the mouse leaves, and on Escape', async ({ page }) => {
  await page.goto('/fees');
  await alive(page);
  const { link, menu } = parts(page);
  await link.hover();
  await expect(menu).toBeVisible();
  await page.mouse.move(600, 700);
  await expect(menu).toBeHidden();
  await link.hover();
  await expect(menu).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
});

test.describe('opens under a mouse and leaves the focus where it is', () => {
  // High enough for header and field: else typing would scroll to the field, and the menu away from the pointer.
  test.beforeEach(async ({ page }) => page.setViewportSize({ width: 1280, height: 1100 }));

  const name = (page: Page) => page.getByLabel(contact.form.name.label);
  const elsewhere = (page: Page) => page.getByText(contact.form.intro);

  const focused: Record<string, (page: Page) => Promise<unknown>> = {
    'with nothing focused': async () => undefined,
    'after a click on text': (page) => elsewhere(page).click(),
    'in a field': (page) => name(page).click(),
    'while typing': async (page) => {
      await name(page).click();
      await page.keyboard.type('No');
    },
    'after leaving a field': async (page) => {
      await name(page).click();
      await elsewhere(page).click();
    },
    'on a link in the page': (page) =>
      page.getByRole('main').getByRole('link', { name: common.actions.call }).first().focus(),
    'on a link in the header': (page) =>
      page
        .getByRole('banner')
        .getByRole('link', { name: pageName('blog', 'en') })
        .focus(),
    'after a sent form': async (page) => {
      await name(page).fill('Noor');
      await page.getByLabel(contact.form.email.label).fill('noor@example.com');
      await page.getByLabel(contact.form.message.label).fill('?');
      await page.getByRole('button', { name: contact.form.submit }).click();
      await expect(page.getByText(contact.toast.title, { exact: true })).toBeVisible();
    },
  };

  for (const [where, focus] of Object.entries(focused)) {
    for (const target of ['link', 'trigger'] as const) {
      test(`${where}, over the ${target === 'link' ? 'link' : 'button'}`, async ({ page }) => {
        await page.goto('/contact');
        await alive(page);
        await focus(page);
        const focusedBefore = await page.evaluateHandle(() => document.activeElement);
        const keepsFocus = () =>
          page.evaluate((before) => document.activeElement === before, focusedBefore);
        const { menu, ...over } = parts(page);

        await over[target].hover();
        await expect(menu).toBeVisible();
        await menu.getByRole('menuitem').last().hover();
        await page.waitForTimeout(400);
        await expect(menu).toBeVisible();
        expect(await keepsFocus()).toBe(true);
        if (where === 'while typing') {
          await page.keyboard.type('or');
          await expect(name(page)).toHaveValue('Noor');
          await expect(menu).toBeVisible();
        }

        await page.keyboard.press('Escape');
        await expect(menu).toBeHidden();
        expect(await keepsFocus()).toBe(true);
        await page.mouse.move(600, 700);
        await over[target].hover();
        await expect(menu).toBeVisible();
        await page.mouse.move(600, 700);
        await expect(menu).toBeHidden();
        expect(await keepsFocus()).toBe(true);
      });
    }
  }
});

test('is fetched only when it is first wanted', async ({ page }) => {
  const scripts: string[] = [];
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  const before = scripts.length;
  const { link, menu } = parts(page);
  await link.hover();
  await expect(menu).toBeVisible();
  expect(scripts.length).toBeGreaterThan(before);
});

test('opens by a press during which its code arrives', async ({ page }) => {
  await page.goto('/', { waitUntil: 'networkidle' });
  await alive(page);
  const { trigger, menu } = parts(page);
  let letArrive = () => {};
  const pressed = new Promise<void>((resolve) => {
    letArrive = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await pressed;
    await route.continue();
  });
  const code = page.waitForResponse(/\.js$/);
  await trigger.hover();
  await page.mouse.down();
  letArrive();
  await (await code).finished();
  // Long enough for it to run, and to put its own button in the place of the first.
  await page.waitForTimeout(400);
  await page.mouse.up();
  await expect(menu).toBeVisible();
  // As after any press, and not only under the mouse.
  await page.mouse.move(600, 700);
  await page.waitForTimeout(400);
  await expect(menu).toBeVisible();
});

test('works by keyboard from the first key on, and gives the focus back', async ({ page }) => {
  await page.goto('/fr');
  await alive(page);
  const french = wordsFor('fr').common;
  const trigger = page.getByRole('button', { name: french.openServices });
  await trigger.focus();
  await page.keyboard.press('Enter');
  const items = page.getByRole('menuitem');
  await expect(items.first()).toBeFocused();
  await page.keyboard.press('End');
  await expect(items.last()).toBeFocused();
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
  await expect(page).toHaveURL(`/fr/services/${serviceIds[0]}`);
});

test('does not lock the page or push it aside', async ({ page }) => {
  await page.goto('/');
  await alive(page);
  const { link, menu } = parts(page);
  const width = await page.evaluate(() => document.documentElement.clientWidth);
  await link.hover();
  await expect(menu).toBeVisible();
  await page.mouse.wheel(0, 300);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  expect(await page.evaluate(() => document.documentElement.clientWidth)).toBe(width);
});

test.describe('by touch', () => {
  test.use({ hasTouch: true });

  test('toggles on a tap, and not when a scroll begins on it', async ({ page }) => {
    await page.goto('/');
    await alive(page);
    const { trigger, menu } = parts(page);
    await trigger.dispatchEvent('pointerdown', { pointerType: 'touch', button: 0 });
    await page.waitForTimeout(300);
    await expect(menu).toBeHidden();
    await trigger.tap();
    await expect(menu).toBeVisible();
    await trigger.tap();
    await expect(menu).toBeHidden();
  });
});
