import { practice } from '../../fixtures/other-practice';
import { axe } from '../page-checks';
import { expect, test } from './form-service';

const { from = '', to = '', text } = practice.notice ?? {};
const words = typeof text === 'object' ? (text.fr ?? '') : '';
/** Noon at the practice, some days from a day. */
const noon = (day: string, days = 0) => Date.parse(`${day}T01:00Z`) + days * 86_400_000;

for (const [what, moment, shown] of [
  ['before its first day', noon(from, -1), false],
  ['on its first day', noon(from), true],
  ['on its last day', noon(to), true],
  ['after its last day', noon(to, 1), false],
] as const)
  test(`a notice ${shown ? 'shows' : 'is gone'} ${what}, and moves nothing`, async ({ page }) => {
    await page.clock.setFixedTime(moment);
    await page.goto('/fr/fees', { waitUntil: 'networkidle' });
    await expect(page.getByText(words)).toBeVisible({ visible: shown });
    const shift = page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              sum += (entry as never as { value: number }).value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 100);
        }),
    );
    expect(await shift).toBeLessThanOrEqual(0.02);
    if (shown) expect(await axe(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a notice stands, with its days', async ({ page }) => {
    await page.goto('/fr/fees');
    await expect(page.getByText(words)).toBeVisible();
    await expect(page.getByText('du 4 janvier 2026 au 17 novembre 2039')).toBeVisible();
  });
});
