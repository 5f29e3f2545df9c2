import { hoursHere } from '@/components/pages/contact/hours-here';
import { statusText } from '@/components/sections/status-text';
import { crisisLines } from '@/content/crisis-lines';
import { hoursNames, weekFor } from '@/content/facts';
import { type Locale, locales } from '@/content/locales';
import { practice } from '@/content/practice';
import { localePath, pagePaths, postPath } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { openings, statusAt } from '@/lib/hours/opening-hours';
import { expect, hydrated, nothingStored, test, traces } from '../site';

const week = practice.hours;

/** The first opening hours after the start of a day. The practice has to have some in its week. */
function openingFrom(day: string) {
  const from = Date.parse(`${day}T00:00+10:00`);
  const opening = openings(week, from, 0, 7)[0];
  test.skip(!opening, 'The practice has no fixed hours.');
  const { opens, closes } = opening ?? { opens: from, closes: from };
  return { opens, closes, middle: (opens + closes) / 2 };
}

/** What a page says at a moment, given in Noosa's time, about whether the practice is open. */
const statusIn = (locale: Locale, moment: number) =>
  statusText(
    statusAt(week, moment),
    moment,
    wordsFor(locale).openingHours.status,
    hoursNames(locale),
  );

/** The Mondays that the table shows at a moment: as visitors in a time zone read it, and in Noosa. */
function mondays(zone: string, moment: number) {
  const { openingHours, pages } = wordsFor('en');
  const { closed, byAppointment } = pages.contact.hours;
  const words = { ...openingHours.here, closed, byAppointment };
  const [noosa] = weekFor('en');
  const kinds = { closed, 'by appointment': byAppointment };
  return {
    there: hoursHere(zone, week, moment, words, locales.en.tag).rows[0]?.lines.join('') ?? '',
    noosa: noosa?.open.kind === 'open' ? noosa.open.text : kinds[noosa?.open.kind ?? 'closed'],
  };
}

test.describe('the hours, to a visitor in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('turn to the time there when asked', async ({ page }) => {
    const { middle } = openingFrom('2026-11-20');
    const monday = mondays('Europe/Paris', middle);
    await page.clock.setFixedTime(middle);
    await page.goto(pagePaths.contact);
    const hours = page.locator('section', { hasText: 'Office hours' });
    await expect(page.locator('main')).toContainText(statusIn('en', middle));
    await expect(hours).toContainText('Queensland time, all year round');
    await expect(hours.getByRole('button')).toBeVisible();

    await hours.getByRole('button', { name: 'Show in my time' }).click();
    await expect(hours.getByRole('definition').first()).toHaveText(monday.there);
    await expect(hours).toContainText('Your time (Central European Time)');
    await hours.getByRole('button', { name: 'Show in Noosa time' }).click();
    await expect(hours.getByRole('definition').first()).toHaveText(monday.noosa);
  });
});

test.describe('the hours, to a visitor in Noosa', () => {
  test.use({ timezoneId: 'Australia/Brisbane' });

  test('say whether it is open, and who answers when it is not', async ({ page }) => {
    const { closes } = openingFrom('2026-11-20');
    await page.clock.install({ time: closes - 30_000 });
    await page.goto(localePath(pagePaths.contact, 'fr'));
    const main = page.locator('main');
    const lifeline = main.locator(`a[href="${crisisLines.lifeline.href}"]`).first();
    await expect(main.getByText(statusIn('fr', closes - 30_000), { exact: true })).toBeVisible();
    await expect(lifeline).toBeHidden();
    await page.clock.runFor(40_000);
    await expect(main.getByText(statusIn('fr', closes), { exact: true })).toBeVisible();
    await expect(lifeline).toBeVisible();
    await expect(
      page.getByRole('button', { name: wordsFor('fr').openingHours.here.show }),
    ).toHaveCount(0);
  });
});

test.describe('the hours, to a visitor in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  for (const { season, day, differs } of [
    { season: 'winter', day: '2026-09-24', differs: false },
    { season: 'summer', day: '2026-12-01', differs: true },
  ])
    test(`are offered in their own time where that differs: ${season}`, async ({ page }) => {
      const now = Date.parse(`${day}T03:00Z`);
      const monday = mondays('Australia/Sydney', now);
      await page.clock.setFixedTime(now);
      await page.goto(pagePaths.contact);
      await expect(page.locator('main')).toContainText(statusIn('en', now));
      // By then all code has loaded that loads without an interaction.
      await page.waitForLoadState('networkidle');
      const button = page.getByRole('button', { name: 'Show in my time' });
      await expect(button).toHaveCount(differs ? 1 : 0);
      if (!differs) return;
      await button.click();
      await expect(
        page.locator('section', { hasText: 'Office hours' }).getByRole('definition').first(),
      ).toHaveText(monday.there);
    });
});

test.describe('on an article, the fees page and the 404 screen', () => {
  test.use({ sharesPage: true });

  test('the breathing pacer moves, and counts instead where movement is reduced', async ({
    page,
  }) => {
    await page.goto(postPath('infidelity-ptsd'));
    await hydrated(page);
    const pacer = page.locator('.article > div').filter({ has: page.getByRole('status') });
    await pacer.getByRole('button', { name: 'Breathe with me' }).click();
    await expect(pacer.locator('.tide')).toBeVisible();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pacer.locator('.tide')).toBeHidden();
    await expect(pacer.getByText('Breathe out')).toBeVisible();
    await pacer.getByRole('button', { name: 'Stop' }).click();
    await expect(pacer.getByText('Breathe out')).toBeHidden();
  });

  test('choices that a browser puts back agree with the receipt', async ({ page }) => {
    await page.goto(pagePaths.fees);
    await hydrated(page);
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
    await hydrated(page);
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

  test.describe('a wrong address', () => {
    test.afterEach(({ trouble }) => {
      trouble.console = trouble.console.filter((line) => !line.includes('404'));
    });

    test('is answered with a guess, in its language', async ({ page }) => {
      await page.goto('/es/terapia-sexual');
      const guess = page.locator('main p').getByRole('link', { name: 'Terapia sexual' });
      await guess.click();
      await expect(page).toHaveURL('/es/services/sex-therapy');
    });
  });
});
