import { findNginx } from '@/scripts/lib/find-nginx';
import { startNginx } from '@/scripts/lib/nginx';
import { alive, test as base, expect } from '../site';

// The router's requests, on the two hosts of __tests__/export/hosts.spec.ts, which tests everything else.

const nginx = findNginx();
const onNginx = base.extend<object, { server: Awaited<ReturnType<typeof startNginx>> }>({
  server: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what it is to give.
    async ({}, use) => {
      if (!nginx) throw new Error('this test asks for nginx only where there is one');
      const server = await startNginx(nginx);
      await use(server);
      await server.stop();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ server }, use) => use(server.https),
  ignoreHTTPSErrors: true,
});

for (const [host, test] of [
  ['the local server', base],
  ...(nginx ? [['nginx', onNginx] as const] : []),
] as const)
  test(`on ${host} a visitor moves between pages without loading any of them anew`, async ({
    page,
  }) => {
    await page.goto('/blog/an-id-that-nobody-knows');
    await alive(page);
    await page.evaluate(() => Object.assign(window, { same: true }));
    const menu = page.getByRole('banner');
    await menu.getByRole('link', { name: 'Fees & Rebates' }).first().click();
    await expect(page).toHaveURL(/\/fees$/);
    await expect(page.getByRole('heading', { level: 1 })).toContainText('Fees');
    await page.goBack();
    await expect(page).toHaveURL(/\/blog\/an-id-that-nobody-knows$/);
    expect(await page.evaluate(() => 'same' in window)).toBe(true);
  });
