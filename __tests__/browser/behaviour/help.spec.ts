import { crisisLines, weather } from '@/content/crisis-lines';
import { allLocales } from '@/languages/locales';
import { helpParts, helpPath, localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { screens } from '../../tools/screens';
import { expect, started, test } from '../site';

/** What a phone of 390 × 844 shows between its bars. */
const window = { width: 390, height: 664 };
const noBox = { x: 0, y: 0, width: 0, height: 0 };

test.describe('without scripts, in the first window of a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: window });

  for (const locale of allLocales)
    test(`in ${locale} each page has 000 and help, and help its numbers, large enough for a thumb`, async ({
      page,
    }) => {
      for (const { path } of screens.filter((screen) => screen.locale === locale)) {
        if (path === helpPath(locale)) continue;
        await page.goto(path);
        for (const href of [crisisLines.emergency.href, helpPath(locale)]) {
          const boxes = await page
            .locator(`:is(main, .quick-actions) a[href="${href}"]`)
            .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().toJSON()));
          const tappable = boxes.filter(
            ({ width, height, top, bottom }) =>
              width >= 44 && height >= 44 && top >= 0 && bottom <= window.height,
          );
          expect(tappable, `${href} on ${path}`).not.toHaveLength(0);
        }
      }

      await page.goto(helpPath(locale));
      const { emergency, respect, lifeline } = crisisLines;
      const column = await page.locator('main h1').evaluate((title) => title.clientWidth);
      for (const { href } of [emergency, respect, lifeline, respect.text, lifeline.text]) {
        const row = page.locator(`main li:has(> a[href="${href}"])`).first();
        const { x, y, height, width } = (await row.boundingBox()) ?? noBox;
        expect(y + height, href).toBeLessThanOrEqual(window.height);
        expect(height, href).toBeGreaterThanOrEqual(56);
        expect(width, href).toBeGreaterThanOrEqual(column - 1);
        const atItsEdge = await page.evaluate(
          ([left, top]) => document.elementFromPoint(left, top)?.getAttribute('href'),
          [x + 2, y + height / 2] as const,
        );
        expect(atItsEdge, 'all of the row can be tapped').toBe(href);
      }

      await page.setViewportSize({ width: 320, height: 640 });
      await page.goto(localePath(pagePaths.fees, locale));
      const row = await page.locator('main > p').first().boundingBox();
      expect(row?.height, 'the row at the top is one row').toBeLessThan(60);
    });
});

for (const locale of allLocales)
  test(`help in ${locale} is two sheets of paper, in letters of 8.5 points or more`, async ({
    page,
  }) => {
    await page.goto(helpPath(locale));
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' };
    const paper = await page.pdf({ format: 'A4', margin });
    expect(paper.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);

    await page.emulateMedia({ media: 'print' });
    const sizes = await page
      .locator('main :is(p, li > span, dt, dd):visible')
      .evaluateAll((texts) => texts.map((text) => parseFloat(getComputedStyle(text).fontSize)));
    expect(Math.min(...sizes) * 0.75).toBeGreaterThanOrEqual(8.5);
  });

/** The smallest phones, common ones, a large one on its side, and 1280 pixels at 400%. */
const smallWindows = [
  [320, 640],
  [390, 844],
  [640, 360],
  [320, 256],
] as const;

for (const locale of allLocales)
  test(`in ${locale} links to a part of help, and the focus, stand clear of the strip that leaves`, async ({
    page,
  }) => {
    test.slow();
    await page.emulateMedia({ reducedMotion: 'reduce' });
    for (const [width, height] of smallWindows) {
      await page.setViewportSize({ width, height });
      for (const path of ['about:blank', `${helpPath(locale)}#${helpParts.talk}`])
        await page.goto(path);
      await page.evaluate(noteWhatIsHidden);
      for (const link of await page.locator('nav[aria-labelledby=parts] a').all())
        await link.click();
      // A key would scroll on before the last part is looked at.
      await page.evaluate(async () => {
        for (let frames = 0; frames < 3; frames++)
          await new Promise((next) => requestAnimationFrame(next));
      });
      const links = await page.locator('main a').count();
      for (const key of ['Tab', 'Shift+Tab'])
        for (let times = 0; times < links + 10; times++) await page.keyboard.press(key);
      const hidden = await page.evaluate(() => document.body.dataset.hidden);
      expect(hidden, `at ${width} × ${height}`).toBe('');
    }
  });

/** Notes on the body which heading that a link leads to, and which link that has the focus, the strip covers. */
function noteWhatIsHidden() {
  const note = (element: Element | null | undefined) => {
    const strip = document.querySelector('[data-leave]')?.closest('.sticky');
    if (!element || !strip || strip.contains(element)) return;
    const hidden = element.getBoundingClientRect().top < strip.getBoundingClientRect().bottom;
    if (hidden) document.body.dataset.hidden += `${element.textContent}; `;
  };
  const heading = () =>
    requestAnimationFrame(() => note(document.querySelector(location.hash)?.querySelector('h2')));
  document.body.dataset.hidden = '';
  addEventListener('hashchange', heading);
  addEventListener('focusin', () =>
    requestAnimationFrame(() => note(document.querySelector('main a:focus'))),
  );
  // Until a frame after typefaces have come, the browser has not put the part back in its place.
  return document.fonts.ready.then(heading);
}

test('help leaves to the weather, and the way back does not return to it', async ({
  page,
  trouble,
}) => {
  await page.route(weather, (route) =>
    route.fulfill({ contentType: 'text/html', body: '<title>Weather</title>' }),
  );
  await page.goto(pagePaths.fees);
  await page.goto(pagePaths.help);
  await started(page);
  // Each of these links could leave a way back to help: a part, a language, and the skip link.
  await page.locator('nav[aria-labelledby=parts] a').nth(3).click();
  await expect(page).toHaveURL(/\/help#d$/);
  await expect(page.locator('#d')).toBeInViewport();
  await page.locator('a[data-locale=es]').first().click();
  await expect(page).toHaveURL(/\/es\/help#d$/);
  await started(page);
  await page.locator('a[href="#main"]').press('Enter');
  await expect(page).toHaveURL(/#main$/);
  await page.locator('[data-leave]').click();
  await expect(page).toHaveTitle('Weather');
  await page.goBack();
  await expect(page).toHaveURL(pagePaths.fees);
  expect(trouble.hosts.splice(0)).toEqual([new URL(weather).origin]);
});
