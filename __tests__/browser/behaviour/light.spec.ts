import type { Page } from '@playwright/test';
import { offsets } from '@/facts/calendar/clock';
import { momentOf } from '@/facts/calendar/time';
import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { contrast } from '../page-checks';
import { expect, started, test } from '../site';

const lights = ['dawn', 'day', 'dusk', 'night'];

/** The moment of a clock time at the practice. */
const at = (time: string) => momentOf(Date.parse(`2026-11-25T${time}Z`), offsets);

/** Sets a light by hand. Which one the clock sets is a unit test. */
const set = (page: Page, light: string) =>
  page.locator('html').evaluate((root, light) => root.setAttribute('data-light', light), light);

test.describe('in every light', () => {
  test.use({ sharesPage: true });

  // With what text stands on at these hours: paper, shell, cards, the form. Only translations name the interpreter.
  for (const path of [
    pagePaths.home,
    localePath(pagePaths.contact, 'fr'),
    pagePaths.fees,
    '/nowhere',
  ])
    test(`${path} can be read on the same paper, and ends in the evening's colours`, async ({
      page,
      trouble,
    }) => {
      // No button is between two colours then.
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto(path);
      await started(page);
      const papers = new Set<string>();
      for (const light of lights) {
        await set(page, light);
        expect(await contrast(page), light).toEqual([]);
        const ends = ['dusk', 'night'].includes(light) ? 'dark' : 'light dark';
        await expect(page.locator('footer')).toHaveCSS('color-scheme', ends);
        papers.add(
          await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor),
        );
      }
      expect([...papers]).toHaveLength(1);
      trouble.console = trouble.console.filter((line) => !line.includes('404'));
    });
});

test('a page left open follows the hour; dark colours have a deeper dawn and day; on paper it is day', async ({
  page,
}) => {
  const html = page.locator('html');
  const sky = () =>
    page
      .locator('main svg .fill-sky')
      .first()
      .evaluate((path) => getComputedStyle(path).fill);
  const skies = async () => {
    const found: string[] = [];
    for (const light of lights) {
      await set(page, light);
      found.push(await sky());
    }
    return found;
  };
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install({ time: at('18:29:30') });
  await page.goto(pagePaths.home);
  await expect(html).toHaveAttribute('data-light', 'dusk');
  await page.clock.runFor(60_000);
  await expect(html).toHaveAttribute('data-light', 'night');
  await expect(page.locator('.scene').first()).toHaveCSS('color-scheme', 'dark');
  const [dawn, day, dusk, night] = await skies();
  expect(new Set([dawn, day, dusk, night]).size).toBe(4);
  await page.emulateMedia({ colorScheme: 'dark' });
  const [deepDawn, deepDay, ...others] = await skies();
  expect(new Set([dawn, day, dusk, night, deepDawn, deepDay]).size).toBe(6);
  expect(others).toEqual([dusk, night]);
  await page.emulateMedia({ media: 'print' });
  expect(await skies()).toEqual([day, day, day, day]);
});

test('what rises as the page opens is not what the hour moves, which Chromium would paint too high', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await page.clock.setFixedTime(at('17:00'));
  await page.goto(pagePaths.home);
  const discs = await page.locator('main svg *').evaluateAll((shapes) =>
    shapes.flatMap((shape) => {
      const { animationName, translate } = getComputedStyle(shape);
      return animationName === 'sunrise' || translate !== 'none'
        ? [{ animationName, translate }]
        : [];
    }),
  );
  const moved = discs.filter(({ translate }) => translate !== 'none');
  expect(moved.length).toBeGreaterThan(0);
  expect(moved.every(({ animationName }) => animationName === 'none')).toBe(true);
  expect(discs.length).toBeGreaterThan(moved.length);
});
