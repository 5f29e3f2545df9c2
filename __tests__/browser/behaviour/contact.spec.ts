import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import { allLocales } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { expect, started, test } from '../site';

// The smallest window that many have: a phone with the bars of its browser.
test.use({ viewport: { width: 390, height: 664 } });

for (const locale of allLocales)
  test(`the first phone window of contact has the number, the hour and what to say, in ${locale}`, async ({
    page,
  }) => {
    await page.goto(localePath(pagePaths.contact, locale));
    await started(page);
    const main = page.getByRole('main');
    const number = main.locator(`a[href="${phoneForDialler(practice.phone)}"]`).first();
    for (const part of [
      page.getByRole('heading', { level: 1 }),
      number,
      main.locator('[data-open-status]'),
      main.getByText(wordsFor(locale).pages.contact.header.lead),
    ])
      await expect(part).toBeInViewport({ ratio: 1 });
    const heights = await Promise.all(
      [number, page.getByRole('heading', { level: 1 })].map((part) =>
        part.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize)),
      ),
    );
    expect(heights[0]).toBeGreaterThanOrEqual(heights[1] ?? 0);
  });
