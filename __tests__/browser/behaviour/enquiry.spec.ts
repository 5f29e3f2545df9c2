import type { Page } from '@playwright/test';
import { wordsFor } from '@/words/words';
import { expect, nothingStored, started, test, traces } from '../site';

const { form, toast } = wordsFor('en').pages.contact;

async function fillIn(page: Page, message = 'We would like to come together.') {
  await page.getByLabel(form.name.label).fill('Noor Ḥasan 🌊 نور');
  await page.getByLabel(form.email.label).fill('noor@example.com');
  await page.getByLabel(form.phone.label).fill('0400 000 000');
  await page.getByLabel(form.message.label).fill(message);
}

const submit = (page: Page) => page.getByRole('button', { name: form.submit });

async function expectEmpty(page: Page) {
  for (const { label } of [form.name, form.email, form.phone, form.message]) {
    await expect(page.getByLabel(label)).toHaveValue('');
  }
}

test('an enquiry shows the toast, empties the fields, and leaves no trace', async ({ page }) => {
  await page.goto('/contact', { waitUntil: 'networkidle' });
  await started(page);
  const requests: string[] = [];
  page.on('request', (request) => requests.push(`${request.method()} ${request.url()}`));
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(toast.title, { exact: true })).toBeVisible();
  await expect(page.getByText(toast.description, { exact: true })).toBeVisible();
  // Words of a specified message; what is true stands before them.
  expect((await page.locator('.toast').textContent())?.indexOf(form.notice.text)).toBe(0);
  await expectEmpty(page);
  expect(requests.filter((request) => !/^GET .*\/_next\/static\//.test(request))).toEqual([]);
  expect(new URL(page.url()).pathname + new URL(page.url()).search).toBe('/contact');
  expect(await traces(page)).toEqual(nothingStored);
});

test('the browser asks for what is missing, in its own words', async ({ page }) => {
  await page.goto('/contact');
  await started(page);
  await submit(page).scrollIntoViewIfNeeded();
  await submit(page).click();
  const invalid = (label: string) =>
    page.getByLabel(label).evaluate((field: HTMLInputElement) => !field.validity.valid);
  expect(await invalid(form.name.label)).toBe(true);
  expect(await invalid(form.phone.label)).toBe(false);
  await fillIn(page);
  await page.getByLabel(form.email.label).fill('not an address');
  await submit(page).click();
  expect(await invalid(form.email.label)).toBe(true);
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(0);
  await expect(page.getByLabel(form.message.label)).not.toHaveValue('');
});

test('a refused field has a mark beside the colour, and the others have none', async ({ page }) => {
  await page.goto('/contact');
  await started(page);
  const mark = (label: string) =>
    page
      .locator('label', { hasText: label })
      .evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await mark(form.name.label)).toBe('none');
  await submit(page).scrollIntoViewIfNeeded();
  await submit(page).click();
  // With an empty name for screen readers, who hear the browser's message.
  expect(await mark(form.name.label)).toBe('"!" / ""');
  expect(await mark(form.phone.label)).toBe('none');
});

test('takes 20,000 characters, twice as fast as a finger can press', async ({ page }) => {
  await page.goto('/contact');
  await started(page);
  const long = 'Ça va mal. 💔 שלום. '.repeat(1000);
  await fillIn(page, long);
  await expect(page.getByLabel(form.message.label)).toHaveValue(long);
  await submit(page).dblclick();
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(1);
  await expectEmpty(page);
  // The second press does not check the form, empty by now, which would move the focus to a field.
  await expect(submit(page)).toBeFocused();
  await page.waitForTimeout(1_000);
  await submit(page).click();
  await expect(page.getByLabel(form.name.label)).toBeFocused();
});

async function expectFilledIn(page: Page) {
  await expect(page.getByLabel(form.name.label)).toHaveValue('Noor Ḥasan 🌊 نور');
  await expect(page.getByLabel(form.email.label)).toHaveValue('noor@example.com');
  await expect(page.getByLabel(form.phone.label)).toHaveValue('0400 000 000');
  await expect(page.getByLabel(form.message.label)).toHaveValue('We would like to come together.');
}

test('a press before the page is hydrated sends nothing anywhere', async ({ page }) => {
  // The scripts come late, as on a slow night.
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/*.js', async (route) => {
    await late;
    await route.continue();
  });
  await page.goto('/contact', { waitUntil: 'commit' });
  await fillIn(page);
  await expect(submit(page)).toBeDisabled();
  await page.getByLabel(form.email.label).press('Enter');
  expect(new URL(page.url()).search).toBe('');
  release();
  await expect(submit(page)).toBeEnabled();
  // Nothing of it is lost when the scripts arrive.
  await expectFilledIn(page);
  await submit(page).click();
  await expect(page.getByText(toast.title, { exact: true })).toBeVisible();
  await expectEmpty(page);
});

test('in wide windows the toast comes into view below the button', async ({ page }) => {
  await page.setViewportSize({ width: 1024, height: 700 });
  await page.goto('/contact');
  await started(page);
  await fillIn(page);
  await submit(page).click();
  await expect(page.locator('.toast')).toBeInViewport({ ratio: 1 });
  // Both at once, and again: the page scrolls while the toast rises.
  const below = () =>
    submit(page).evaluate((button) => {
      const toast = document.querySelector('.toast');
      return (toast?.getBoundingClientRect().top ?? 0) - button.getBoundingClientRect().bottom;
    });
  await expect.poll(below).toBeGreaterThan(0);
});

test('the toast waits under the pointer, and goes when it has been read', async ({ page }) => {
  await page.clock.install();
  await page.goto('/contact');
  await started(page);
  await fillIn(page);
  await submit(page).click();
  const message = page.getByText(toast.title, { exact: true });
  await expect(message).toBeVisible();
  await message.hover();
  await page.clock.runFor(60_000);
  await expect(message).toBeVisible();
  await page.mouse.move(5, 5);
  await page.clock.runFor(15_000);
  await expect(message).toHaveCount(0);
});
