import { practice } from '../../fixtures/other-practice';
import { axe } from '../page-checks';
import { addUpShifts, expect, shifts, test } from '../site';

const { from = '', to = '', text } = practice.notice ?? {};
const words = typeof text === 'object' ? (text.fr ?? '') : '';
/** A moment at which the day of the practice is the next one after that of UTC. */
const evening = 'T20:00Z';

// Its midnights are tested in notice.test.tsx.
for (const [what, shown, day] of [
  ['stands while it holds', true, from],
  ['is gone after its last day', false, to],
] as const)
  test(`a notice ${what}, and moves nothing`, async ({ page }) => {
    await page.clock.setFixedTime(day + evening);
    await addUpShifts(page);
    await page.goto('/fr/fees', { waitUntil: 'networkidle' });
    await expect(page.getByText(words)).toBeVisible({ visible: shown });
    expect(await shifts(page)).toBeLessThanOrEqual(0.02);
    expect(await axe(page)).toEqual([]);
  });

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('a notice stands', async ({ page }) => {
    await page.goto('/fr/fees');
    await expect(page.getByText(words)).toBeVisible();
  });
});
