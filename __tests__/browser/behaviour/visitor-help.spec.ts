import type { Page } from '@playwright/test';
import { hoursHere } from '@/components/pages/contact/hours-here';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { statusText } from '@/components/sections/status-text';
import { hoursNames, rates, weekFor } from '@/content/facts';
import { type Locale, locales } from '@/content/locales';
import { practice } from '@/content/practice';
import { localePath, pagePaths, postPath } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import type { SessionKind } from '@/lib/cost';
import { openings, statusAt } from '@/lib/hours/opening-hours';
import { alive, expect, nothingStored, test, traces } from '../site';

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
    hoursNames(week, locale),
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

/** Starts to add up layout shifts, and returns a function that reads the sum. */
async function watchShifts(page: Page) {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as Shift).value);
    }).observe({ type: 'layout-shift', buffered: true });
    type Shift = { value: number };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { shifts: number[] }).shifts.reduce((sum, shift) => sum + shift, 0),
    );
}

test.describe('the hours, to a visitor in Paris', () => {
  test.use({ timezoneId: 'Europe/Paris' });

  test('turn to the time there when asked, without moving anything on arrival', async ({
    page,
  }) => {
    const shifts = await watchShifts(page);
    const { middle } = openingFrom('2026-11-20');
    const monday = mondays('Europe/Paris', middle);
    const status = `${statusIn('en', middle)} in Noosa`;
    await page.clock.setFixedTime(middle);
    await page.goto(pagePaths.contact);
    const hours = page.locator('section', { hasText: 'Office hours' });
    await expect(page.locator('main')).toContainText(status);
    await expect(hours).toContainText('Queensland time, all year round');
    await expect(hours.getByRole('button')).toBeVisible();
    expect(await shifts()).toBe(0);

    await hours.getByRole('button', { name: 'Show in my time' }).click();
    await expect(hours.getByRole('definition').first()).toHaveText(monday.there);
    await expect(hours).toContainText('Your time (Central European Time)');
    await hours.getByRole('button', { name: 'Show in Noosa time' }).click();
    await expect(hours.getByRole('definition').first()).toHaveText(monday.noosa);
    await expect(page.locator('footer')).toContainText(status);
  });
});

test.describe('the hours, to a visitor in Noosa', () => {
  test.use({ timezoneId: 'Australia/Brisbane' });

  test('say whether it is open, and nothing about time zones', async ({ page }) => {
    const { closes } = openingFrom('2026-11-20');
    await page.clock.install({ time: closes - 30_000 });
    await page.goto(localePath(pagePaths.contact, 'fr'));
    const footer = page.locator('footer');
    await expect(footer.getByText(statusIn('fr', closes - 30_000), { exact: true })).toBeVisible();
    await page.clock.runFor(40_000);
    await expect(footer.getByText(statusIn('fr', closes), { exact: true })).toBeVisible();
    await expect(page.locator('main')).not.toContainText('Noosa :');
    await expect(
      page.getByRole('button', { name: wordsFor('fr').openingHours.here.show }),
    ).toHaveCount(0);
  });
});

test.describe('the hours, to a visitor in Sydney', () => {
  test.use({ timezoneId: 'Australia/Sydney' });

  for (const { season, day, differs } of [
    // Clocks there go forward on Sunday 4 October 2026, before any opening.
    { season: 'winter', day: '2026-09-24', differs: false },
    { season: 'the week of the change', day: '2026-10-01', differs: true },
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

test.describe('with the page of others', () => {
  test.use({ sharesPage: true });

  test('the cost follows the choice, by keyboard', async ({ page }) => {
    await page.goto(localePath(pagePaths.fees, 'fr'));
    await alive(page);
    const receipt = page.locator('[aria-labelledby="rebate"] .receipt');
    const says = async (session: SessionKind, sessions: number) => {
      const { cost } = wordsFor('fr');
      const lines = receiptLines({ session, plan: true, sessions }, rates, cost, 'fr');
      await expect(receipt).toContainText(lines.heading);
      for (const { amount } of [lines.fee, lines.rebate, lines.cost])
        await expect(receipt).toContainText(amount);
      return lines;
    };
    await says('individual', rates.rebatedSessionsPerYear);

    const slider = page.getByRole('slider');
    await slider.focus();
    await page.keyboard.press('End');
    await says('individual', 20);
    await page.getByRole('radio').first().focus();
    await page.keyboard.press('ArrowRight');
    const { summary } = await says('couples', 20);
    await expect(page.locator('output')).toContainText(summary);
  });

  test('the tide rises and falls, or counts where nothing may move', async ({ page }) => {
    await page.goto(postPath('infidelity-ptsd'));
    await alive(page);
    const pacer = page.locator('.article > div').filter({ has: page.getByRole('status') });
    const before = await pacer.boundingBox();
    await pacer.getByRole('button', { name: 'Breathe with me' }).click();
    await expect(pacer.locator('.tide')).toHaveCSS('animation-name', 'tide');
    await expect(pacer.getByRole('status')).toContainText('Started');
    expect((await pacer.boundingBox())?.height).toBe(before?.height);

    await page.emulateMedia({ reducedMotion: 'reduce' });
    await expect(pacer.locator('.tide')).toBeHidden();
    await expect(pacer.getByText('Breathe out')).toBeVisible();
    await pacer.getByRole('button', { name: 'Stop' }).click();
    await expect(pacer.getByText('Breathe out')).toBeHidden();
  });

  test('choices that a browser puts back agree with the receipt', async ({ page }) => {
    await page.goto(pagePaths.fees);
    await alive(page);
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
    await alive(page);
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

    for (const [missing, label, path] of [
      ['/contact-us', 'Contact', '/contact'],
      ['/Fees/', 'Fees & Rebates', '/fees'],
      ['/es/terapia-sexual', 'Terapia sexual', '/es/services/sex-therapy'],
    ] as const) {
      test(`${missing} is answered with a guess: ${path}`, async ({ page }) => {
        await page.goto(missing);
        const guess = page.locator('main p').getByRole('link', { name: label, exact: true });
        await expect(guess).toHaveAttribute('href', path);
        await guess.click();
        await expect(page).toHaveURL(path);
        await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('404');
      });
    }

    test('never comes into the page as markup, or at all', async ({ page }) => {
      await page.goto('/contact%3Cimg%20src=x%20onerror=alert(1)%3E');
      await expect(page.getByRole('heading', { name: '404' })).toBeVisible();
      await expect(page.locator('img')).toHaveCount(0);
      expect(await page.locator('main').innerHTML()).not.toContain('onerror');
    });

    test('that is like nothing is not guessed at', async ({ page }) => {
      await page.goto('/wp-login');
      await alive(page);
      await expect(page.getByText('Were you looking for')).toHaveCount(0);
    });
  });
});
