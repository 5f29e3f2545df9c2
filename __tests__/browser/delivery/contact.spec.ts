import { pagePaths } from '@/routing/pages';
import { practice as other } from '../../fixtures/other-practice';
import { expect, started, test } from '../site';

test('the first phone window has every way in that the facts give', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 });
  // Past the notice's last day.
  await page.clock.setFixedTime('2039-12-01T02:00Z');
  await page.goto(pagePaths.contact);
  await started(page);
  const main = page.getByRole('main');
  for (const href of ['tel:+61', other.booking, 'sms:+61491570006', `mailto:${other.email}`])
    await expect(main.locator(`a[href^="${href}"]`).first()).toBeInViewport({ ratio: 1 });
});
