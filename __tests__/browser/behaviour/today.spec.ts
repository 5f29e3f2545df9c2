import { offsets } from '@/facts/calendar/clock';
import { momentOf } from '@/facts/calendar/time';
import { expect, started, test } from '../site';

const article = '/blog/infidelity-ptsd';

// Twenty hours behind.
test.use({ timezoneId: 'Pacific/Honolulu' });

test('to a visitor in another zone today is the practice’s day, over midnight and New Year', async ({
  page,
}) => {
  await page.clock.install({ time: momentOf(Date.parse('2026-12-31T23:59:30Z'), offsets) });
  await page.goto(article);
  await started(page);
  const date = page.getByRole('main').locator('header time');
  const year = page.getByRole('contentinfo').locator('time');
  await expect(date).toHaveText('31 December 2026');
  await expect(year).toHaveText('2026');
  await page.clock.runFor(31_000);
  await expect(date).toHaveText('1 January 2027');
  await expect(date).toHaveAttribute('datetime', '2027-01-01');
  await expect(year).toHaveText('2027');
});
