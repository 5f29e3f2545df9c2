import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { test as base, expect } from '@playwright/test';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { rates } from '@/facts/values';
import { locales } from '@/languages/locales';
import { serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { type engines, start, type Visitor } from './visitor';

// What engines do differently, in Firefox and in WebKit. Chromium's tests hold everything.

type Options = { engine: keyof typeof engines };

/** One browser a worker; each test opens its pages itself. */
const test = base.extend<{ visitor: Visitor }, Options & { started: Visitor }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const visitor = await start(engine);
      await use(visitor);
      await visitor.quit();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ started, baseURL }, use) => {
    await started.resize(1280, 900);
    await use({ ...started, open: (path) => started.open(new URL(path, baseURL).href) });
  },
});

/** Opens a page, and waits until its script has started. */
async function open(visitor: Visitor, path: string) {
  await visitor.open(path);
  await appears(visitor, '.quick-actions[data-shown]');
}

const count = (visitor: Visitor, selector: string) =>
  visitor.run((selector) => document.querySelectorAll(selector).length, selector);
const appears = (visitor: Visitor, selector: string) =>
  expect.poll(() => count(visitor, selector), selector).toBeGreaterThan(0);
const isGone = (visitor: Visitor, selector: string) =>
  expect.poll(() => count(visitor, selector), selector).toBe(0);
const isFocused = (visitor: Visitor, selector: string) =>
  expect
    .poll(() => visitor.run((selector) => !!document.activeElement?.matches(selector), selector))
    .toBe(true);
const isAt = (visitor: Visitor, address: string) =>
  expect.poll(() => visitor.run(() => location.href.slice(location.origin.length))).toBe(address);
/** The words of an element, with any space as an ordinary one. */
const text = (visitor: Visitor, selector: string) =>
  visitor.run(
    (selector) => (document.querySelector(selector)?.textContent ?? '').replace(/\s+/g, ' ').trim(),
    selector,
  );
const says = (visitor: Visitor, selector: string, words: string) =>
  expect.poll(() => text(visitor, selector), selector).toContain(words.replace(/\s+/g, ' '));
const overflow = (visitor: Visitor) =>
  visitor.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Presses a button by the mouse, or by the key that the focus is brought to. */
async function press(visitor: Visitor, selector: string, how: 'a click' | 'Enter') {
  if (how === 'a click') return visitor.click(selector);
  await visitor.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector);
  await visitor.press(how);
}

/** The site behind a server of its own, where a file that is not `there` is missing. */
async function serveSite(
  baseURL: string | undefined,
  there: (url: string) => boolean | Promise<boolean>,
) {
  const server = createServer(async ({ url = '/' }, response) => {
    const found = await there(url);
    const answer = await fetch(baseURL + url);
    response.writeHead(found ? answer.status : 404, {
      'Content-Type': answer.headers.get('content-type') ?? '',
    });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0), 'listening');
  const { port } = server.address() as AddressInfo;
  return { origin: `http://localhost:${port}`, close: () => server.close() };
}

const servicesLink = 'header a[href$="/services"]:has(+ [data-island])';
const servicesButton = 'header [data-island] > button';
const menu = '[role=menu]';
const entry = (id = '') => `${menu} a[href$="/services/${id}"]`;

test('the services menu opens under a mouse, stays while it is on it, and leads on', async ({
  visitor,
}) => {
  await open(visitor, '/');
  await visitor.hover(servicesLink);
  await appears(visitor, menu);
  await visitor.hover(entry('sex-therapy'));
  // The pause before an open menu would close.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(await visitor.run(() => document.activeElement === document.body)).toBe(true);
  await visitor.click(entry('sex-therapy'));
  await isAt(visitor, '/services/sex-therapy');
});

test('the services menu closes when the mouse leaves, and on Escape', async ({ visitor }) => {
  await open(visitor, '/fees');
  await visitor.hover(servicesLink);
  await appears(visitor, menu);
  await visitor.hover('h1');
  await isGone(visitor, menu);
  await visitor.hover(servicesLink);
  await appears(visitor, menu);
  await visitor.press('Escape');
  await isGone(visitor, menu);
});

test('the services menu opens and closes by a press', async ({ visitor }) => {
  await open(visitor, '/');
  await visitor.click(servicesButton);
  await appears(visitor, menu);
  await visitor.click(servicesButton);
  await isGone(visitor, menu);
});

test('the services menu works by keys, and gives the focus back', async ({ visitor }) => {
  const [first, last] = [serviceIds[0], serviceIds.at(-1)];
  await open(visitor, '/fr');
  await visitor.run(
    (selector) => document.querySelector<HTMLElement>(selector)?.focus(),
    servicesButton,
  );
  await visitor.press('Enter');
  await isFocused(visitor, entry(first));
  await visitor.press('End');
  await isFocused(visitor, entry(last));
  await visitor.press('Escape');
  await isGone(visitor, menu);
  await isFocused(visitor, servicesButton);
  await visitor.press('ArrowDown');
  await isFocused(visitor, entry(first));
  await visitor.press('Enter');
  await isAt(visitor, `/fr/services/${first}`);
});

for (const opened of ['a click', 'Enter'] as const)
  test(`a press from the services menu into a field gives the focus to the field: ${opened}`, async ({
    visitor,
  }) => {
    const field = 'form [name=name]';
    await open(visitor, '/contact');
    await press(visitor, servicesButton, opened);
    await appears(visitor, menu);
    await visitor.click(field);
    await isGone(visitor, menu);
    await new Promise((resolve) => setTimeout(resolve, 100));
    await isFocused(visitor, field);
  });

test.describe('before its script is there', () => {
  /** Opens a page whose services menu waits for `release`. */
  async function opened(visitor: Visitor, baseURL: string | undefined) {
    // A pointer on the menu would have it fetched early, and Firefox says that a page has loaded when that is done.
    await open(visitor, '/');
    await visitor.hover('h1');
    let release = () => {};
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const site = await serveSite(baseURL, async (url) => {
      if (/\/services-menu-[^/]*\.js$/.test(url)) await released;
      return true;
    });
    await open(visitor, `${site.origin}/contact`);
    return {
      release: async () => {
        release();
        await appears(visitor, '[data-island=services-menu]:not([data-state])');
        // The menu would be open by then.
        await new Promise((resolve) => setTimeout(resolve, 300));
      },
      close: site.close,
    };
  }

  for (const how of ['a click', 'Enter'] as const)
    test(`a press on the services menu waits: ${how}`, async ({ visitor, baseURL }) => {
      const { release, close } = await opened(visitor, baseURL);
      await press(visitor, servicesButton, how);
      await press(visitor, servicesButton, how);
      await release();
      await appears(visitor, menu);
      if (how === 'Enter') await isFocused(visitor, entry(serviceIds[0]));
      close();
    });

  for (const how of ['a click', 'Enter'] as const)
    test(`a press on the services menu is dropped for whoever writes by then: ${how}`, async ({
      visitor,
      baseURL,
    }) => {
      const field = 'form [name=name]';
      const { release, close } = await opened(visitor, baseURL);
      await press(visitor, servicesButton, how);
      await visitor.click(field);
      await visitor.type(field, 'No');
      await release();
      expect(await count(visitor, menu)).toBe(0);
      await isFocused(visitor, field);
      await visitor.press('Tab');
      await isFocused(visitor, 'form [name=email]');
      close();
    });

  test('a mouse that rests on the services menu opens it', async ({ visitor, baseURL }) => {
    const { release, close } = await opened(visitor, baseURL);
    await visitor.hover(servicesLink);
    await release();
    await appears(visitor, menu);
    close();
  });
});

test('the small screen’s menu closes on Escape, and its links lead on', async ({ visitor }) => {
  await visitor.resize(390, 844);
  await open(visitor, '/');
  await visitor.click('header summary');
  await appears(visitor, 'header details[open]');
  expect(await overflow(visitor)).toBe(0);
  await visitor.press('Escape');
  await isGone(visitor, 'header details[open]');
  await isFocused(visitor, 'header summary');
  await visitor.click('header summary');
  await visitor.click('header details a[href="/fees"]');
  await isAt(visitor, '/fees');
  await isGone(visitor, 'header details[open]');
});

test('the language switch leads to the same page, with query and hash', async ({ visitor }) => {
  await open(visitor, '/es/services/sex-therapy?from=ad#plan');
  await visitor.click('header ul:not(details *) > li > a[data-locale=fr]');
  await isAt(visitor, '/fr/services/sex-therapy?from=ad#plan');
  expect(await visitor.run(() => document.documentElement.lang)).toBe(locales.fr.tag);
});

for (const locale of ['en', 'fr'] as const) {
  const { toast } = wordsFor(locale).pages.contact;
  const path = locale === 'en' ? '/contact' : '/fr/contact';
  const typed = {
    name: 'Noor Ḥasan',
    email: 'noor@example.com',
    phone: '0400 000 000',
    message: 'We would like to come together.',
  };
  const values = (visitor: Visitor) =>
    visitor.run(
      (names) =>
        names.map((name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value),
      Object.keys(typed),
    );

  test(`what is typed stays on the way back, and an enquiry shows the toast: ${locale}`, async ({
    visitor,
  }) => {
    await visitor.resize(390, 844);
    await open(visitor, path);
    for (const [name, words] of Object.entries(typed))
      await visitor.type(`form [name=${name}]`, words);
    const footerLink = 'footer a[href="/fees"]';
    await visitor.run(
      (selector) => document.querySelector<HTMLElement>(selector)?.click(),
      footerLink,
    );
    await isAt(visitor, '/fees');
    await visitor.run(() => history.back());
    await isAt(visitor, path);
    await appears(visitor, 'form [type=submit]:enabled');
    expect(await values(visitor)).toEqual(Object.values(typed));
    await visitor.click('form [type=submit]');
    await says(visitor, '.toast', toast.title);
    await says(visitor, '.toast', toast.description);
    expect(await values(visitor)).toEqual(['', '', '', '']);
    expect(await overflow(visitor)).toBe(0);
    await visitor.click('.toast button');
    await isGone(visitor, '.toast');
  });
}

test('after a reload without scripts the form stays shut, and nothing gets into the address', async ({
  visitor,
  baseURL,
}) => {
  let scripts = true;
  const { origin, close } = await serveSite(baseURL, (url) => scripts || !url.endsWith('.js'));
  const button = 'form [type=submit]';
  await visitor.open(`${origin}/contact`);
  await visitor.run(() => document.querySelector('form')?.scrollIntoView());
  await appears(visitor, `${button}:enabled`);
  await visitor.type('form [name=name]', 'Noor');
  await visitor.type('form [name=email]', 'noor@example.com');
  await visitor.type('form [name=message]', 'We argue every night.');
  scripts = false;
  await visitor.run(() => location.reload());
  await appears(visitor, `${button}:disabled`);
  await visitor.run(() => document.querySelector<HTMLElement>('form [name=email]')?.focus());
  await visitor.press('Enter');
  await new Promise((resolve) => setTimeout(resolve, 500));
  await isAt(visitor, '/contact');
  close();
});

test('the cost follows the choice, by keys and by a press', async ({ visitor }) => {
  const { cost } = wordsFor('fr');
  const amounts = async (session: 'individual' | 'couples', sessions: number) => {
    const lines = receiptLines({ session, plan: true, sessions }, rates, cost, 'fr');
    for (const { amount } of [lines.fee, lines.rebate, lines.cost])
      await says(visitor, '.receipt', amount);
  };
  await open(visitor, '/fr/fees');
  await amounts('individual', 1);
  await visitor.run(() => window.scrollTo({ top: 1, behavior: 'instant' }));
  await visitor.run(() => document.querySelector('fieldset')?.scrollIntoView({ block: 'center' }));
  await appears(visitor, '[type=range]:enabled');
  await visitor.run(() => document.querySelector<HTMLElement>('[type=range]')?.focus());
  await visitor.press('End');
  await amounts('individual', 20);
  await visitor.click('fieldset label:nth-of-type(2):has([type=radio])');
  await amounts('couples', 20);
});

test('the breathing pacer starts and stops, and nothing around it moves', async ({ visitor }) => {
  const height = () => visitor.run(() => document.documentElement.scrollHeight);
  const button = '.article-body div:has(> [role=status]) button';
  await open(visitor, '/blog/infidelity-ptsd');
  const before = await height();
  await appears(visitor, '[data-pacer][data-state=ready]');
  await visitor.click(button);
  await appears(visitor, '[data-pacer][data-state=running]');
  expect(await height()).toBe(before);
  await visitor.click(button);
  await isGone(visitor, '[data-pacer][data-state=running]');
});

test('a place in a page is kept on the way back', async ({ visitor }) => {
  const place = () => visitor.run(() => Math.round(scrollY));
  await open(visitor, '/services/infidelity-recovery');
  await visitor.run(() => scrollTo({ top: 2000, behavior: 'instant' }));
  await expect.poll(place).toBe(2000);
  await visitor.run(() => document.querySelector<HTMLElement>('footer a[href="/fees"]')?.click());
  await isAt(visitor, '/fees');
  await visitor.run(() => history.back());
  await isAt(visitor, '/services/infidelity-recovery');
  await expect.poll(async () => Math.abs((await place()) - 2000)).toBeLessThanOrEqual(2);
});

for (const locale of ['en', 'fr'] as const)
  test(`a wrong address shows help in its language: ${locale}`, async ({ visitor }) => {
    const { notFound } = wordsFor(locale);
    await open(visitor, locale === 'en' ? '/no-such-page' : '/fr/no-such-page');
    expect(await text(visitor, 'h1')).toBe('404');
    await says(visitor, 'main', notFound.text);
    expect(await visitor.run(() => document.documentElement.lang)).toBe(locales[locale].tag);
    expect(await overflow(visitor)).toBe(0);
  });

test('every main page starts its script, fits a narrow window and keeps to its policy', async ({
  visitor,
}) => {
  await visitor.resize(320, 640);
  for (const path of ['/', '/services', '/fr/fees', '/blog', '/pt-br/contact', '/es/blog/1']) {
    await open(visitor, path);
    expect(await overflow(visitor), path).toBe(0);
    // The policy would stop a style attribute in silence.
    expect(await count(visitor, 'main [style]'), path).toBe(0);
  }
});
