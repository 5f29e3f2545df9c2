import { pagePaths } from '@/routing/pages';
import { expect, started, test } from '../site';

test('a phone on which a page is read to its end loads no React', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(pagePaths['sex-therapy'], { waitUntil: 'networkidle' });
  await started(page);
  for (let screen = 0; screen < 20; screen += 1) await page.mouse.wheel(0, 844);
  await page.waitForLoadState('networkidle');
  expect(scripts).toEqual([expect.stringMatching(/\/browser\/index-[\w-]+\.js$/)]);
});

test('the calculator in the first window loads React with the visitor’s first act, and not before', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await page.goto(pagePaths.fees, { waitUntil: 'networkidle' });
  const calculator = asked.filter((url) => /cost-calculator/.test(url));
  expect(calculator).toEqual([]);
  await page.mouse.wheel(0, 10);
  await expect(page.getByRole('slider')).toBeEnabled();
});

test('in wide windows the menu’s files are there before a pointer comes, but not where data is saved', async ({
  page,
  context,
}) => {
  const menu = /services-menu-[\w-]+\.js$/;
  const fetched = page.waitForRequest(menu);
  await page.goto(pagePaths.fees);
  await fetched;

  const saving = await context.newPage();
  await saving.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', { value: { saveData: true } });
  });
  const asked: string[] = [];
  saving.on('request', (request) => asked.push(request.url()));
  await saving.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await saving.waitForTimeout(1_000);
  expect(asked.filter((url) => menu.test(url))).toEqual([]);
});
