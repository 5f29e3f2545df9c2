import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { axe } from '../page-checks';
import { expect, started, test } from '../site';

const article = postPath('infidelity-ptsd');

test('what is for tomorrow is closed, and open for links and on paper', async ({ page }) => {
  await page.goto(article);
  await started(page);
  const later = page.locator('article details:not(nav *)');
  const symptoms = later.getByRole('heading', { name: 'PTSD-like symptoms you may notice' });
  await expect(symptoms).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(symptoms).toBeVisible();
  await page.emulateMedia({ media: 'screen' });

  await page.getByRole('link', { name: 'Tomorrow, when it’s light' }).click();
  await expect(symptoms).toBeVisible();
  await expect(later.locator('summary')).toBeInViewport();
  expect(await axe(page)).toEqual([]);

  await page.goto(`${article}?#${await symptoms.getAttribute('id')}`);
  await expect(symptoms).toBeInViewport();
});

test('a phone’s first window has “Breathe with me” whole, clear of the bar', async ({ page }) => {
  for (const height of [640, 740, 844, 900]) {
    await page.setViewportSize({ width: 390, height });
    await page.goto(article);
    await started(page);
    const breathe = await page.getByRole('link', { name: 'Breathe with me' }).boundingBox();
    const bar = await page.locator('.quick-actions').boundingBox();
    expect((breathe?.y ?? height) + (breathe?.height ?? 0)).toBeLessThan(bar?.y ?? 0);
  }
});

test('what is ticked and chosen is kept nowhere', async ({ page }) => {
  await page.goto(article);
  const ticks = page.getByRole('group', { name: 'Four things you can touch' });
  await ticks.getByRole('checkbox', { name: '4 of 4' }).check();
  await page.reload();
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await page.goto(pagePaths.fees);
  // The calculator waits for the first interaction that the page's script sees.
  await started(page);
  await page.mouse.move(9, 9, { steps: 3 });
  const sessions = page.getByRole('slider');
  const value = await sessions.inputValue();
  await sessions.fill('11');
  await page.getByRole('radio', { checked: false }).first().check({ force: true });
  await page.reload();
  await expect(sessions).toHaveValue(value);
  await expect(page.getByRole('radio').first()).toBeChecked();
});
