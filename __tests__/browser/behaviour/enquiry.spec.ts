import type { Page } from '@playwright/test';
import { wordsFor } from '@/words/words';
import {
  enquiry,
  expect,
  expectFilledIn,
  fillIn,
  holdBack,
  nothingStored,
  started,
  test,
  traces,
  windows,
} from '../site';

const { form, toast } = wordsFor('en').pages.contact;

const submit = (page: Page) => page.getByRole('button', { name: form.submit });

const nothing = { name: '', email: '', phone: '', message: '' };

test('an enquiry shows the toast, empties the fields, and leaves no trace', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await started(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(toast.title, { exact: true })).toBeVisible();
  await expect(page.getByText(toast.description, { exact: true })).toBeVisible();
  // What is true stands before the words of a specified message.
  expect((await page.locator('.toast').textContent())?.indexOf(form.unsent.title)).toBe(0);
  await expectFilledIn(page, nothing);
  expect(requests.filter((request) => !/^GET .*\/_next\/static\//.test(request))).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
  expect(await traces(page)).toEqual(nothingStored);
});

test('the browser asks for what is missing, which comes into view with its label', async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto('/contact');
  await started(page);
  await submit(page).scrollIntoViewIfNeeded();
  await submit(page).click();
  await expect(page.getByLabel(form.name.label)).toBeFocused();
  await expect(page.getByText(form.name.label, { exact: true })).toBeInViewport({ ratio: 1 });
  // Where the browser's message stands, the site's own gives way.
  await expect(page.getByText(form.name.problem)).toBeHidden();
  await expect(page.getByText(form.email.problem)).toBeVisible();
});

test('takes 20,000 characters, twice as fast as a finger can press', async ({ page }) => {
  await page.goto('/contact');
  await started(page);
  const long = 'Ça va mal. 💔 שלום. '.repeat(1000);
  await fillIn(page, { ...enquiry, message: long });
  await expect(page.getByLabel(form.message.label)).toHaveValue(long);
  await submit(page).dblclick();
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(1);
  await expectFilledIn(page, nothing);
  // The second press does not check the form, empty by now, which would move the focus to a field.
  await expect(submit(page)).toBeFocused();
});

test('Enter that is held, or pressed twice, sends once', async ({ page }) => {
  const isSent = async () => {
    await expect(page.getByText(toast.title, { exact: true })).toHaveCount(1);
    await expect(page.locator('form [aria-invalid]')).toHaveCount(0);
    await expectFilledIn(page, nothing);
  };
  await page.goto('/contact');
  await started(page);
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
  await page.getByLabel(form.phone.label).focus();
  // Playwright repeats a key that is down.
  for (let press = 0; press < 4; press += 1) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  await isSent();
  await page.reload();
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
  await submit(page).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Enter');
  await isSent();
});

test('a form whose script is late says whom to call, sends nothing, and then moves and loses nothing', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdBack(page, /\.js$/);
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  const late = page.locator('form .late');
  await expect(late).toBeHidden();
  // CSS shows it after eight seconds, which the test does not wait for.
  await late.evaluate((element) => {
    for (const animation of element.getAnimations()) animation.finish();
  });
  await expect(late).toBeVisible();
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel(form.email.label).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  const before = await submit(page).boundingBox();
  release();
  await expect(submit(page)).toBeEnabled();
  await expect(late).toBeHidden();
  expect(await submit(page).boundingBox()).toEqual(before);
  await expectFilledIn(page);
});

// That its button dismisses it is tested in enquiry.test.tsx.
test('the toast stands below the button, in view, and does not go by itself', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await page.clock.install();
  await page.goto('/contact');
  await started(page);
  await fillIn(page);
  await submit(page).click();
  const shown = page.locator('.toast');
  await expect(shown).toBeInViewport({ ratio: 1 });
  // Both at once, and again: the page scrolls while the toast rises.
  const below = () =>
    submit(page).evaluate((button) => {
      const toast = document.querySelector('.toast');
      return (toast?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom;
    });
  await expect.poll(below).toBeGreaterThan(0);
  await page.clock.runFor(600_000);
  await expect(shown).toBeVisible();
});
