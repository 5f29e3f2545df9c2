import type { Page, Request, Route } from '@playwright/test';
import { practice } from '@/content/practice';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { practice as other } from '../../fixtures/other-practice';
import { test as base, enquiry, expect, expectFilledIn, fillIn, started } from '../site';

// What the form makes of each answer is tested in send-enquiry.test.ts.

const endpoint = 'http://forms.localhost/enquiries?access_key=a1b2';
const nothing = { name: '', email: '', phone: '', message: '' };
/** The words of this build, which is made with another practice's facts. */
const withItsPhone = (text: string) =>
  text.replace(phoneForPeople(practice.phone), phoneForPeople(other.phone));

type Answer = (route: Route) => Promise<void>;

const answers =
  (status: number): Answer =>
  (route) =>
    route.fulfill({ status });
const take = answers(200);

/** A form service: what it has received, and what it answers. */
const test = base.extend<{ service: { received: Request[]; answer: Answer } }>({
  service: async ({ page, trouble }, use) => {
    const service = { received: [] as Request[], answer: take };
    await page.route(endpoint, (route) => {
      service.received.push(route.request());
      return service.answer(route);
    });
    await use(service);
    const hosts = service.received.map((request) => new URL(request.url()).origin);
    expect(trouble.hosts.splice(0)).toEqual(hosts);
    // The browser reports an answer that is no success.
    trouble.console = trouble.console.filter((line) => !line.includes('forms.localhost'));
  },
});

const submit = (page: Page) => page.locator('form [type=submit]');
const toast = (page: Page) => page.locator('.toast');

async function open(page: Page, path: string = pagePaths.contact) {
  await page.goto(path);
  await started(page);
  await fillIn(page);
  await expect(submit(page)).toBeEnabled();
}

test('an enquiry that is taken arrives whole and once, and only then come the toast and empty fields', async ({
  page,
  service,
  baseURL,
}) => {
  const { delivery, pages } = wordsFor('en');
  let go = () => {};
  const told = new Promise<void>((resolve) => {
    go = resolve;
  });
  service.answer = (route) => told.then(() => take(route));
  await open(page);
  await expect(page.locator('[aria-labelledby=enquiry] [href="tel:000"]')).toBeVisible();
  await submit(page).dblclick();

  await expect(submit(page)).toHaveAttribute('aria-busy', 'true');
  await expect(submit(page)).toHaveAccessibleName(delivery.busy);
  await page.locator('form [name=name]').press('Enter');
  await expect(toast(page)).toHaveCount(0);
  await expectFilledIn(page);
  go();

  await expect(toast(page)).toContainText(pages.contact.toast.title);
  // Who is away says so in place of the promise of an answer.
  await expect(toast(page)).toHaveText(/^Message Sent!\s*[^:]* 2039: I am on leave\.$/);
  await expect(submit(page)).toHaveAccessibleName(pages.contact.form.submit);
  await expectFilledIn(page, nothing);
  expect(service.received).toHaveLength(1);
  const [request] = service.received;
  expect(request?.method()).toBe('POST');
  expect(Object.fromEntries(new URLSearchParams(request?.postData() ?? ''))).toEqual({
    access_key: 'a1b2',
    ...enquiry,
  });
  // Only the origin, not the page.
  expect(request?.headers().referer).toBe(`${baseURL}/`);
});

for (const [what, answer, locale, said] of [
  ['no network', (route) => route.abort('internetdisconnected'), 'fr', 'failure'],
  ['a refusal of what was written', answers(422), 'en', 'refusal'],
] as [string, Answer, 'en' | 'fr', 'failure' | 'refusal'][])
  test(`${what} keeps every word, and offers the phone in the language of the page`, async ({
    page,
    service,
  }) => {
    const { delivery, common, pages } = wordsFor(locale);
    service.answer = answer;
    await open(page, localePath(pagePaths.contact, locale));
    await submit(page).click();

    await expect(toast(page)).toContainText(delivery[said].title);
    await expect(toast(page)).toContainText(withItsPhone(delivery[said].description));
    const call = toast(page).getByRole('link', { name: withItsPhone(common.actions.call) });
    await expect(call).toHaveAttribute('href', phoneForDialler(other.phone));
    await expectFilledIn(page);
    await expect(submit(page)).toBeFocused();

    service.answer = take;
    await submit(page).click();
    await expect(toast(page)).toContainText(pages.contact.toast.title);
    await expect(toast(page)).toHaveCount(1);
    await expectFilledIn(page, nothing);
  });

test('nobody sees the field for robots; where it is filled in nothing is sent, and it is emptied', async ({
  page,
  service,
}) => {
  await open(page);
  const trap = page.locator('form [name=leave-empty]');
  await expect(trap).toBeHidden();
  await trap.evaluate((input: HTMLInputElement) => {
    input.value = 'https://cheap.example';
  });
  await submit(page).click();
  await expect(toast(page)).toContainText(wordsFor('en').delivery.failure.title);
  expect(service.received).toEqual([]);
  await submit(page).click();
  await expect(toast(page)).toContainText(wordsFor('en').pages.contact.toast.title);
  expect(service.received).toHaveLength(1);
});
