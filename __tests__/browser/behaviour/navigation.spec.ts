import { wordsFor } from '@/content/words';
import { alive, expect, test } from '../site';

const { common, fees } = wordsFor('en');

test('a navigation within the site moves the focus to the new heading and announces the page', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsFor('en').home.about.action })
    .click();
  await expect(page).toHaveURL('/fees');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(fees.header.title);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(fees.meta.title));
  const announced = () =>
    page.evaluate(
      () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '',
    );
  // Next takes the title, or the heading where the title comes later.
  await expect.poll(announced).toMatch(/Fees & Rebates/i);
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
});

test('back and forward keep working, and a fragment keeps its own target', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: 'Sex therapy' }).first().click();
  await expect(page).toHaveURL('/services/sex-therapy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsFor('en').services.header.title,
  );
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsFor('en').sexTherapy.header.title,
  );
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/fees');
  await alive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
