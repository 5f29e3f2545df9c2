import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { test as base, expect } from '@playwright/test';
import { serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { start, type Visitor } from './visitor';

// What engines do differently, in Firefox and in WebKit. Chromium's tests hold everything.

/** One browser a worker; each test opens its pages itself. */
const test = base.extend<{ visitor: Visitor }, { engine: keyof typeof start; started: Visitor }>({
  engine: ['firefox', { option: true, scope: 'worker' }],
  started: [
    async ({ engine }, use) => {
      const visitor = await start[engine]();
      await use(visitor);
      await visitor.quit();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  visitor: async ({ started, baseURL }, use) => {
    await started.resize(1280, 900);
    const open = async (path: string) => {
      await started.open(new URL(path, baseURL).href);
      await appears(started, '[data-island][data-state]');
    };
    await use({ ...started, open });
  },
});

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
const overflow = (visitor: Visitor) =>
  visitor.run(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
const focus = (visitor: Visitor, selector: string) =>
  visitor.run((selector) => document.querySelector<HTMLElement>(selector)?.focus(), selector);

const servicesLink = 'header a[href$="/services"]:has(+ [data-island])';
const servicesButton = 'header [data-island] button';
const menu = '[role=menu]';
const entry = (id = '') => `${menu} a[href$="/services/${id}"]`;
const submit = 'form [type=submit]';
const field = 'form [name=name]';

test('the services menu opens under a mouse, stays while it is on it, and closes as it leaves', async ({
  visitor,
}) => {
  await visitor.open('/');
  // A mouse that comes from elsewhere: where it is first says nothing of a movement.
  await visitor.hover('h1');
  await visitor.hover(servicesLink);
  await appears(visitor, menu);
  await visitor.hover(entry('sex-therapy'));
  // The pause before an open menu would close.
  await pause(400);
  expect(await visitor.run(() => document.activeElement === document.body)).toBe(true);
  await visitor.hover('h1');
  await isGone(visitor, menu);
  await visitor.hover(servicesLink);
  await appears(visitor, menu);
  await visitor.click(entry('sex-therapy'));
  await isAt(visitor, '/services/sex-therapy');
});

test('the services menu works by keys, and gives the focus back, or to the field that is pressed', async ({
  visitor,
}) => {
  await visitor.open('/contact');
  await focus(visitor, servicesButton);
  await visitor.press('Enter');
  await isFocused(visitor, entry(serviceIds()[0]));
  await visitor.press('Escape');
  await isGone(visitor, menu);
  await isFocused(visitor, servicesButton);
  await visitor.press('Enter');
  await isFocused(visitor, entry(serviceIds()[0]));
  await visitor.click(field);
  await isGone(visitor, menu);
  await pause(100);
  await isFocused(visitor, field);
});

test('what is typed stays on the way back, and an enquiry shows the toast', async ({ visitor }) => {
  const { toast } = wordsFor('en').pages.contact;
  const typed = { name: 'Noor Ḥasan', email: 'noor@example.com', message: 'We argue every night.' };
  const values = () =>
    visitor.run(
      (names) =>
        names.map((name) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)?.value),
      Object.keys(typed),
    );
  await visitor.resize(390, 844);
  await visitor.open('/contact');
  for (const [name, words] of Object.entries(typed))
    await visitor.type(`form [name=${name}]`, words);
  await visitor.run(() => document.querySelector<HTMLElement>('footer a[href="/fees"]')?.click());
  await isAt(visitor, '/fees');
  await visitor.run(() => history.back());
  await isAt(visitor, '/contact');
  await appears(visitor, `${submit}:enabled`);
  expect(await values()).toEqual(Object.values(typed));
  await visitor.click(submit);
  await appears(visitor, '.toast');
  expect(await visitor.run(() => document.querySelector('.toast')?.textContent)).toContain(
    toast.title,
  );
  expect(await values()).toEqual(['', '', '']);
  // A press may miss what is still coming in.
  await pause(500);
  await visitor.click('.toast button');
  await isGone(visitor, '.toast');
});

/** Opens contact by way of a server that loses some files, and waits for the form. @returns what stops the server */
async function openLosing(lost: (url: string) => boolean, visitor: Visitor, host?: string) {
  const server = createServer(async ({ url = '/' }, response) => {
    if (lost(url)) return response.destroy();
    const answer = await fetch(host + url);
    response.writeHead(answer.status, { 'Content-Type': answer.headers.get('content-type') ?? '' });
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
  await once(server.listen(0), 'listening');
  await visitor.open(`http://localhost:${(server.address() as AddressInfo).port}/contact`);
  await visitor.run(() => document.querySelector('form')?.scrollIntoView({ behavior: 'instant' }));
  await appears(visitor, `${submit}:enabled`);
  return () => server.close();
}

test('a file that does not come at once is asked for again', async ({ visitor, baseURL }) => {
  const failed = new Set<string>();
  const stop = await openLosing(
    // Each file of an island once.
    (url) => /\/(?!index-)[\w-]+\.js$/.test(url) && !failed.has(url) && !!failed.add(url),
    visitor,
    baseURL,
  );
  expect(failed.size).toBeGreaterThan(3);
  stop();
});

test('after a reload without scripts the form stays shut, and nothing gets into the address', async ({
  visitor,
  baseURL,
}) => {
  let scripts = true;
  const stop = await openLosing((url) => !scripts && url.endsWith('.js'), visitor, baseURL);
  await visitor.type(field, 'Noor');
  scripts = false;
  await visitor.run(() => location.reload());
  await appears(visitor, `${submit}:disabled`);
  await focus(visitor, field);
  await visitor.press('Enter');
  await pause(500);
  await isAt(visitor, '/contact');
  stop();
});

test('after a part of help has been read and help is left, the way back does not show it', async ({
  visitor,
}) => {
  await visitor.open('/fees');
  await visitor.open('/help');
  // No test leads to another host.
  await visitor.run(() => {
    const leave = document.querySelector<HTMLAnchorElement>('[data-leave]');
    if (leave) leave.href = '/privacy';
  });
  await visitor.click('nav[aria-labelledby=parts] li:nth-child(4) a');
  await isAt(visitor, '/help#d');
  await visitor.click('[data-leave]');
  await isAt(visitor, '/privacy');
  await visitor.run(() => history.back());
  await isAt(visitor, '/fees');
});

test('every main page starts its script, fits a narrow window and keeps to its policy', async ({
  visitor,
}) => {
  await visitor.resize(320, 640);
  const others = ['/blog/infidelity-ptsd', '/help', '/fr/no-such-page'];
  for (const path of ['/', '/services', '/fr/fees', '/pt-br/contact', '/es/blog/1', ...others]) {
    await visitor.open(path);
    expect(await overflow(visitor), path).toBe(0);
  }
});
