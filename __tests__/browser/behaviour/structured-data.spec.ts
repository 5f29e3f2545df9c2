import { expect, test } from '../site';

test('structured data stays while React takes the page over, and needs no leave of a policy', async ({
  page,
}) => {
  const block = /<script type="application\/ld\+json">.*?<\/script>/s.exec(
    await (await page.request.get('/services/individual')).text(),
  )?.[0];
  const inPage = page.locator('script[type="application/ld+json"]');
  await page.goto('/services/individual', { waitUntil: 'networkidle' });
  await expect(inPage).toHaveCount(1);

  await page.route('/guarded', (route) =>
    route.fulfill({
      contentType: 'text/html; charset=utf-8',
      headers: {
        'Content-Security-Policy':
          "default-src 'none'; img-src 'self'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><title>Guarded</title>${block}`,
    }),
  );
  // A violation of the policy would be an error on the console, which fails the test.
  await page.goto('/guarded');
  expect(JSON.parse((await inPage.textContent()) ?? '')['@graph'][0]).toMatchObject({
    '@type': 'Service',
  });
});
