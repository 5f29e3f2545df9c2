import { localHours } from '@/components/pages/contact/local-hours';
import { statusText } from '@/components/sections/status-text';
import { crisisLines } from '@/content/crisis-lines';
import { practice } from '@/content/practice';
import { calendarFor } from '@/facts/calendar/calendar';
import { offsets } from '@/facts/calendar/clock';
import { openings, statusAt } from '@/facts/calendar/opening-hours';
import { aheadAt, momentOf } from '@/facts/calendar/time';
import { hour } from '@/facts/calendar/week';
import { hoursNames } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath, postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { axe } from '../page-checks';
import { expect, nothingStored, started, test, traces } from '../site';

const calendar = calendarFor('en');

/** The first opening hours after the start of a day. The practice has to have some in its week. */
function openingFrom(day: string) {
  const from = momentOf(Date.parse(day), offsets);
  const opening = openings(calendar, from, 0, 7)[0];
  test.skip(!opening, 'The practice has no fixed hours.');
  return opening ?? { opens: from, closes: from };
}

/** What a page says at a moment about whether the practice is open. */
const statusIn = (locale: Locale, moment: number) =>
  statusText(
    statusAt(calendar, moment),
    moment,
    wordsFor(locale).openingHours.status,
    hoursNames(locale),
    calendarFor(locale),
  );

/** The coming days in a time zone, as contact says them. */
function daysIn(zone: string, moment: number) {
  const { openingHours, pages } = wordsFor('en');
  const words = { ...pages.contact.hours, ...openingHours.here, ...openingHours.status };
  return localHours({ calendar, words, names: hoursNames('en') }, moment, zone).days;
}

test.describe('the hours, to a visitor near the practice', () => {
  test.use({ timezoneId: practice.location.timeZone });

  test('say whether it is open, and who answers at any hour', async ({ page }) => {
    const { closes } = openingFrom('2026-11-20');
    await page.clock.install({ time: closes - 30_000 });
    await page.goto(localePath(pagePaths.contact, 'fr'));
    const main = page.locator('main');
    const lifeline = main.locator(`a[href="${crisisLines.lifeline.href}"]`).first();
    await expect(main.getByText(statusIn('fr', closes - 30_000), { exact: true })).toBeVisible();
    await expect(lifeline).toBeVisible();
    await page.clock.runFor(40_000);
    await expect(main.getByText(statusIn('fr', closes), { exact: true })).toBeVisible();
    await expect(lifeline).toBeVisible();
    await expect(main.getByText(wordsFor('fr').openingHours.here.show)).toBeHidden();
  });
});

test.describe('the hours, to a visitor in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  for (const { season, now, ahead } of [
    { season: 'winter', now: Date.parse('2026-09-24T03:00Z'), ahead: 10 },
    { season: 'summer', now: Date.parse('2026-12-01T03:00Z'), ahead: 11 },
  ])
    test(`are offered in their own time where that differs: ${season}`, async ({ page }) => {
      const differs = aheadAt(now, offsets) !== ahead * hour;
      await page.clock.setFixedTime(now);
      await page.goto(pagePaths.contact);
      await expect(page.locator('main')).toContainText(statusIn('en', now));
      const offer = page.getByText(wordsFor('en').openingHours.here.show);
      await expect(offer).toBeVisible({ visible: differs });
      if (!differs) return;
      await offer.click();
      const days = page.locator('details', { has: offer });
      for (const { date, hours } of daysIn('Australia/Sydney', now))
        await expect(days.locator('div', { hasText: date })).toContainText(hours);
    });
});

test.describe('on an article and the fees page', () => {
  test.use({ sharesPage: true });

  test('the breathing pacer moves, and counts instead where movement is reduced', async ({
    page,
  }) => {
    await page.goto(postPath('infidelity-ptsd'));
    await started(page);
    const pacer = page.locator('.article-body > div').filter({ has: page.getByRole('status') });
    await pacer.getByRole('button', { name: 'Breathe with me' }).click();
    await expect(pacer.locator('svg')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pacer.locator('svg')).toBeHidden();
    await expect(pacer.getByText('Breathe out')).toBeVisible();
    await pacer.getByRole('button', { name: 'Stop' }).click();
    await expect(pacer.getByText('Breathe out')).toBeHidden();
  });

  test('what is for tomorrow is closed, and open for links and on paper', async ({ page }) => {
    const address = postPath('infidelity-ptsd');
    await page.goto(address);
    await started(page);
    const later = page.locator('article details:not(nav *)');
    const symptoms = later.getByRole('heading', { name: 'PTSD-like symptoms you may notice' });
    await expect(symptoms).toBeHidden();
    await page.emulateMedia({ media: 'print' });
    await expect(symptoms).toBeVisible();
    await page.emulateMedia({ media: 'screen' });

    await page.getByRole('link', { name: 'Tomorrow, when it’s light' }).click();
    await expect(symptoms).toBeVisible();
    await expect(later.locator('summary')).toBeInViewport();
    expect(await axe(page)).toEqual([]);

    await page.goto(`${address}?#${await symptoms.getAttribute('id')}`);
    await expect(symptoms).toBeInViewport();
  });

  test('choices that a browser puts back agree with the receipt', async ({ page }) => {
    await page.goto(pagePaths.fees);
    await started(page);
    const sessions = page.getByRole('slider');
    const fields = page.locator('fieldset').first();
    const first = await fields.textContent();
    const value = await sessions.inputValue();
    await page.getByRole('radio', { name: wordsFor('en').cost.session.options.couples }).check({
      force: true,
    });
    await sessions.fill('13');
    await expect(fields).not.toHaveText(first ?? '');

    await page.reload();
    await started(page);
    await expect(sessions).toHaveValue(value);
    expect(await fields.textContent()).toBe(first);
    await expect(page.getByRole('radio', { checked: true })).toHaveAccessibleName(
      wordsFor('en').cost.session.options.individual,
    );
  });

  test('the grounding steps can be ticked, and the ticks are kept nowhere', async ({ page }) => {
    await page.goto(postPath('infidelity-ptsd'));
    const step = page.getByRole('group', { name: 'Four things you can touch' });
    for (const tick of await step.getByRole('checkbox').all()) await tick.check();
    await expect(step.getByRole('checkbox', { name: '4 of 4' })).toBeChecked();
    expect(await traces(page)).toEqual(nothingStored);
    await page.reload();
    await expect(step.getByRole('checkbox', { checked: true })).toHaveCount(0);
  });
});
