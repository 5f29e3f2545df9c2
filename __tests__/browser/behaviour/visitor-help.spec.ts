import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, nothingStored, started, test, traces } from '../site';

test.use({ sharesPage: true });

test('the breathing pacer moves, and counts instead where movement is reduced', async ({
  page,
}) => {
  await page.goto(postPath('infidelity-ptsd'));
  await started(page);
  const pacer = page.locator('.article-body > div').filter({ has: page.getByRole('status') });
  await pacer.getByRole('button', { name: 'Breathe with me' }).click();
  await expect(pacer.locator('svg')).toBeVisible();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await expect(pacer.locator('svg')).toBeHidden();
  await expect(pacer.getByText('Breathe out')).toBeVisible();
  await pacer.getByRole('button', { name: 'Stop' }).click();
  await expect(pacer.getByText('Breathe out')).toBeHidden();
});

test('what is for tomorrow is closed, and open for links and on paper', async ({ page }) => {
  const address = postPath('infidelity-ptsd');
  await page.goto(address);
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

  await page.goto(`${address}?#${await symptoms.getAttribute('id')}`);
  await expect(symptoms).toBeInViewport();
});

test('choices that a browser puts back agree with the receipt', async ({ page }) => {
  await page.goto(pagePaths.fees);
  await started(page);
  // The calculator waits for the visitor's first act.
  await page.mouse.move(1, 1);
  const sessions = page.getByRole('slider');
  const fields = page.locator('fieldset').first();
  const first = await fields.textContent();
  const value = await sessions.inputValue();
  await page.getByRole('radio', { name: wordsFor('en').cost.session.options.couples }).check({
    force: true,
  });
  await sessions.fill('13');
  await expect(fields).not.toHaveText(first ?? '');

  await page.reload();
  await started(page);
  await expect(sessions).toHaveValue(value);
  expect(await fields.textContent()).toBe(first);
  await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
    wordsFor('en').cost.session.options.individual,
  );
});

test('the grounding steps can be ticked, and the ticks are kept nowhere', async ({ page }) => {
  await page.goto(postPath('infidelity-ptsd'));
  const step = page.getByRole('group', { name: 'Four things you can touch' });
  for (const tick of await step.getByRole('checkbox').all()) await tick.check();
  await expect(step.getByRole('checkbox', { name: '4 of 4' })).toBeChecked();
  expect(await traces(page)).toEqual(nothingStored);
  await page.reload();
  await expect(step.getByRole('checkbox', { checked: true })).toHaveCount(0);
});
