import type { Page } from '@playwright/test';
import { phoneDisplay, phoneForDialler, phoneForPeople } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { practice as other } from '../../fixtures/other-practice';
import { fillIn } from '../site';
import { answers, expect, later, status, test } from './form-service';

const enquiry = {
  name: 'Noor Ḥasan 🌊',
  email: 'noor@example.com',
  phone: '0400 000 000',
  message: 'Two lines,\nand an & with a = in it.',
};
const nothing = { name: '', email: '', phone: '', message: '' };
const otherPhone = phoneForPeople(other.phone);
/** The words of this build, which is made with another practice's facts. */
const withItsPhone = (text: string) => text.replace(phoneDisplay, otherPhone);
const { delivery, common, pages } = wordsFor('en');
const { contact } = pages;

async function open(page: Page, path: string = pagePaths.contact) {
  await page.goto(path);
  await submit(page).scrollIntoViewIfNeeded();
  await page.mouse.move(1, 1);
  await expect(submit(page)).toBeEnabled();
}

const submit = (page: Page) => page.locator('form [type=submit]');
const field = (page: Page, name: string) => page.locator(`form [name=${name}]`);

async function typed(page: Page) {
  const values = Object.keys(enquiry).map(async (name) => [
    name,
    await field(page, name).inputValue(),
  ]);
  return Object.fromEntries(await Promise.all(values));
}

const toast = (page: Page) => page.locator('.toast');
const thanks = (page: Page) => page.getByText(contact.toast.title, { exact: true });
const sorry = (page: Page) => page.getByText(delivery.failure.title, { exact: true });

test('an enquiry that is taken arrives whole, and only then come the toast and empty fields', async ({
  page,
  service,
  baseURL,
}) => {
  const taken = later(status(200, '{"ok":true}'));
  service.answer = taken.answer;
  await open(page);
  await expect(page.locator('[aria-labelledby=enquiry] [href="tel:000"]')).toBeVisible();
  // What the page says where nothing is connected.
  await expect(page.getByRole('note')).toHaveCount(0);
  await fillIn(page, enquiry);
  await submit(page).click();

  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submit(page)).toHaveAccessibleName(delivery.busy);
  await expect(thanks(page)).toBeHidden();
  expect(await typed(page)).toEqual(enquiry);
  taken.go();

  await expect(thanks(page)).toBeVisible();
  await expect(submit(page)).toHaveAccessibleName(contact.form.submit);
  expect(await typed(page)).toEqual(nothing);
  expect(service.posts).toHaveLength(1);
  expect(service.posts[0]).toMatchObject({
    url: '/enquiries?access_key=a1b2',
    headers: {
      'content-type': 'application/x-www-form-urlencoded;charset=UTF-8',
      accept: 'application/json',
      // Only the origin, not the page. Formspree takes a message without a referrer for spam.
      referer: `${baseURL}/`,
    },
  });
  // Forms encode line ends as CR LF.
  expect(service.posts[0]?.fields).toEqual({ access_key: 'a1b2', ...enquiry });
});

test('any 2xx is a yes', async ({ page, service }) => {
  service.answer = status(204);
  await open(page);
  await fillIn(page, enquiry);
  await submit(page).click();
  await expect(thanks(page)).toBeVisible();
  expect(await typed(page)).toEqual(nothing);
});

for (const [what, answer, words] of [
  ['a broken service (500)', status(500, '<h1>Oh no</h1>'), delivery.failure],
  ['a redirect elsewhere', answers.redirect, delivery.failure],
  ['an answer that the page may not see', answers.secretly, delivery.failure],
  ['a refusal of what was written (400)', status(400), delivery.refusal],
  ['a refusal of what was written (422)', status(422), delivery.refusal],
] as const)
  test(`${what} keeps every word and offers the phone`, async ({ page, service }) => {
    service.answer = answer;
    await open(page);
    await fillIn(page, enquiry);
    await submit(page).click();

    await expect(toast(page)).toContainText(words.title);
    await expect(toast(page)).toContainText(withItsPhone(words.description));
    const call = toast(page).getByRole('link', { name: withItsPhone(common.actions.call) });
    await expect(call).toHaveAttribute('href', phoneForDialler(other.phone));
    expect(await typed(page)).toEqual(enquiry);
    await expect(submit(page)).toBeFocused();

    service.answer = status(200);
    await submit(page).click();
    await expect(thanks(page)).toBeVisible();
    await expect(toast(page)).toHaveCount(1);
    expect(await typed(page)).toEqual(nothing);
  });

test('a service that says nothing for ten seconds has failed', async ({ page, service }) => {
  service.answer = answers.hang;
  await open(page);
  await fillIn(page, enquiry);
  const pressed = Date.now();
  await submit(page).click();
  await expect(sorry(page)).toBeVisible({ timeout: 20_000 });
  expect(Date.now() - pressed).toBeGreaterThanOrEqual(10_000);
  expect(await typed(page)).toEqual(enquiry);
});

test('without a network the words stay and the phone is offered', async ({
  page,
  context,
  service,
}) => {
  await open(page);
  await fillIn(page, enquiry);
  await context.setOffline(true);
  await submit(page).click();
  await expect(toast(page)).toContainText(withItsPhone(delivery.failure.description));
  expect(await typed(page)).toEqual(enquiry);
  expect(service.posts).toEqual([]);
});

test('a button that is busy cannot be pressed again', async ({ page, service }) => {
  const taken = later(status(200));
  service.answer = taken.answer;
  await open(page);
  await fillIn(page, enquiry);
  await submit(page).dblclick();
  await expect(submit(page)).toHaveAttribute('aria-disabled', 'true');
  // Forced: Playwright would wait until a button with `aria-disabled` is enabled.
  await submit(page).click({ force: true });
  await field(page, 'name').press('Enter');
  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  taken.go();
  await expect(thanks(page)).toBeVisible();
  expect(service.posts).toHaveLength(1);
});

test('a robot that fills every field in sends nothing', async ({ page, service }) => {
  await open(page);
  await fillIn(page, enquiry);
  await expect(field(page, 'website')).toBeHidden();
  await field(page, 'website').evaluate((input: HTMLInputElement) => {
    input.value = 'https://cheap.example';
  });
  await submit(page).click();
  await expect(sorry(page)).toBeVisible();
  expect(service.posts).toEqual([]);
});

for (const locale of other.languages) {
  test(`a failure is told in the language of the page: ${locale}`, async ({ page, service }) => {
    service.answer = status(403);
    const words = wordsFor(locale);
    await open(page, localePath(pagePaths.contact, locale));
    await fillIn(page, enquiry);
    await submit(page).click();
    await expect(toast(page)).toContainText(words.delivery.failure.title);
    await expect(toast(page)).toContainText(withItsPhone(words.delivery.failure.description));
    await expect(toast(page)).toContainText(withItsPhone(words.common.actions.call));
  });
}
