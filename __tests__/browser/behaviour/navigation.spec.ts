import type { Locator, Page } from '@playwright/test';
import { pagePaths, postPath } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { alive, expect, test } from '../site';

const { common, pages } = wordsFor('en');
const { fees } = pages;

test.use({ sharesPage: true });

test('a navigation within the site moves the focus to the new heading and announces the page', async ({
  page,
}) => {
  await page.goto('/');
  await alive(page);
  await page.evaluate(() => {
    (window as { sameDocument?: boolean }).sameDocument = true;
  });
  await page
    .getByRole('main')
    .getByRole('link', { name: wordsFor('en').pages.home.about.action })
    .click();
  await expect(page).toHaveURL('/fees');
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText(fees.header.title);
  await expect(heading).toBeFocused();
  await expect(page).toHaveTitle(new RegExp(fees.meta.title));
  const announced = () =>
    page.evaluate(
      () => document.querySelector('next-route-announcer')?.shadowRoot?.textContent ?? '',
    );
  // Next announces the title, or the heading where the title comes later.
  await expect
    .poll(announced)
    .toMatch(new RegExp(`^(${fees.header.title}|${fees.meta.title}.*)$`, 'i'));
  expect(await page.evaluate(() => (window as { sameDocument?: boolean }).sameDocument)).toBe(true);
});

test('a page comes up over the last one as one picture, and nothing in it moves for itself', async ({
  page,
}) => {
  await page.goto(pagePaths.home);
  await alive(page);
  const fades = await page.evaluate(() => {
    const pictures = new Set<string>();
    (window as Pictured).pictures = pictures;
    const look = () => {
      for (const { effect } of document.getAnimations()) {
        const name = (effect as KeyframeEffect).pseudoElement;
        if (name?.startsWith('::view-transition')) pictures.add(name);
      }
      requestAnimationFrame(look);
    };
    requestAnimationFrame(look);
    return (
      'startViewTransition' in document &&
      matchMedia('(prefers-reduced-motion: no-preference)').matches
    );
  });
  await feesLink(page).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fees.header.title);
  await expect
    .poll(() => page.evaluate(() => [...((window as Pictured).pictures ?? [])].sort()))
    .toEqual(fades ? ['::view-transition-new(root)'] : []);
});

type Pictured = { pictures?: Set<string> } & typeof window;

test('a page reached from far down another begins at its top, with the header in view', async ({
  page,
}) => {
  await page.goto(pagePaths.home);
  await alive(page);
  const link = page
    .getByRole('main')
    .getByRole('link', { name: wordsFor('en').pages.home.about.action });
  await link.evaluate((element) => element.scrollIntoView({ block: 'start', behavior: 'instant' }));
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(fees.header.title);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
});

test('back and forward keep working, and a fragment keeps its own target', async ({ page }) => {
  await page.goto('/services');
  await alive(page);
  await page.getByRole('main').getByRole('link', { name: 'Sex therapy' }).first().click();
  await expect(page).toHaveURL('/services/sex-therapy');
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsFor('en').pages.services.header.title,
  );
  await page.goForward();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsFor('en').pages['sex-therapy'].header.title,
  );
});

test('the skip link leads past the header', async ({ page }) => {
  await page.goto('/fees');
  await alive(page);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: common.skipToContent });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test.describe('a place in a page', () => {
  const article = postPath('infidelity-ptsd');
  const heading = (page: Page) => page.getByRole('heading', { level: 1 });
  const place = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
  const contactLink = (page: Page) =>
    page.getByRole('banner').getByRole('link', { name: pageName('contact', 'en'), exact: true });
  /** Browsers keep scroll positions in fractions of a pixel, so two may differ by one. */
  const expectPlace = (page: Page, expected: number) =>
    expect
      .poll(async () => Math.abs((await place(page)) - expected), `from ${expected}`)
      .toBeLessThanOrEqual(1);
  /** Where a page stands once it glides no more. */
  const restingPlace = async (page: Page) => {
    await expect
      .poll(async () => {
        const before = await place(page);
        await page.waitForTimeout(100);
        return (await place(page)) - before;
      })
      .toBe(0);
    return place(page);
  };
  /** Clicks without the scrolling that Playwright does first. */
  const follow = async (page: Page, link: Locator) => {
    await link.dispatchEvent('click');
    await expect(heading(page)).toHaveText(pages.contact.header.title);
    await expectPlace(page, 0);
  };

  /** Records every scroll position from now on. The event of an earlier scroll may still arrive. */
  const watch = (page: Page) =>
    page.evaluate(() => {
      const places: number[] = [];
      (window as Placed).places = places;
      let last = Math.round(window.scrollY);
      window.addEventListener('scroll', () => {
        const now = Math.round(window.scrollY);
        if (Math.abs(now - last) <= 1) return;
        places.push(now);
        last = now;
      });
    });
  const places = (page: Page) => page.evaluate(() => (window as Placed).places ?? []);

  async function scrollBy(page: Page, distance: number) {
    const before = await place(page);
    await page.mouse.move(640, 450);
    await page.mouse.wheel(0, distance);
    await expectPlace(page, before + distance);
  }

  for (const reducedMotion of ['reduce', 'no-preference'] as const) {
    test.describe(`with ${reducedMotion}`, () => {
      test.beforeEach(async ({ page, emulatesMedia }) => {
        if (emulatesMedia) await page.emulateMedia({ reducedMotion });
      });

      test('is come back to at once, both ways', async ({ page }) => {
        await page.goto(article);
        await alive(page);
        await scrollBy(page, 3000);
        await follow(page, contactLink(page));
        await scrollBy(page, 300);
        await watch(page);
        await page.goBack();
        await expect(heading(page)).not.toHaveText(pages.contact.header.title);
        await expectPlace(page, 3000);
        await page.goForward();
        await expect(heading(page)).toHaveText(pages.contact.header.title);
        await expectPlace(page, 300);
        // A smooth scroll would have dozens of positions. There are these two, and in Firefox the end of a shorter page.
        const seen = [...new Set(await places(page))];
        for (const stop of [3000, 300])
          expect(seen.some((each) => Math.abs(each - stop) <= 1)).toBe(true);
        expect(seen.length).toBeLessThanOrEqual(3);
      });

      test('is come back to after a fragment of the contents', async ({ page }) => {
        await page.goto(article);
        await alive(page);
        const title = await heading(page).textContent();
        const contents = page.getByRole('navigation', { name: common.onThisPage });
        const link = contents.getByRole('link').nth(3);
        await link.click();
        const section = page.getByRole('heading', { name: (await link.textContent()) ?? '' });
        await expect
          .poll(() => section.evaluate((element) => element.getBoundingClientRect().top))
          .toBeCloseTo(48, -1);
        const before = await restingPlace(page);
        expect(before).toBeGreaterThan(3000);
        await follow(page, contactLink(page));
        await page.goBack();
        await expect(heading(page)).toHaveText(title ?? '');
        await expectPlace(page, before);
        // One step further back, to where the link was followed.
        await page.goBack();
        await expect(heading(page)).toHaveText(title ?? '');
        await expect.poll(() => place(page)).toBeLessThan(before);
      });

      test('is come back to in a page that was opened at a fragment', async ({ page }) => {
        await page.goto(article);
        const fragment = await page
          .getByRole('navigation', { name: common.onThisPage })
          .getByRole('link')
          .nth(3)
          .getAttribute('href');
        await page.goto('about:blank');
        await page.goto(article + fragment, { waitUntil: 'networkidle' });
        await alive(page);
        const title = await heading(page).textContent();
        await expect.poll(() => place(page)).toBeGreaterThan(3000);
        await scrollBy(page, -1500);
        const before = await place(page);
        await follow(page, contactLink(page));
        await page.goBack();
        await expect(heading(page)).toHaveText(title ?? '');
        await expectPlace(page, before);
      });
    });
  }

  test('is glided to from the contents, unless movement is reduced', async ({
    page,
    emulatesMedia,
  }) => {
    for (const reducedMotion of ['no-preference', 'reduce'] as const) {
      if (!emulatesMedia && reducedMotion === 'no-preference') continue;
      if (emulatesMedia) await page.emulateMedia({ reducedMotion });
      await page.goto(article);
      await alive(page);
      const link = page
        .getByRole('navigation', { name: common.onThisPage })
        .getByRole('link')
        .nth(3);
      await link.scrollIntoViewIfNeeded();
      await watch(page);
      await link.click();
      const section = page.getByRole('heading', { name: (await link.textContent()) ?? '' });
      await expect
        .poll(() => section.evaluate((element) => element.getBoundingClientRect().top))
        .toBeCloseTo(48, -1);
      const stops = new Set(await places(page)).size;
      if (reducedMotion === 'reduce') expect(stops).toBe(1);
      else expect(stops).toBeGreaterThan(3);
      // The keyboard goes on from there.
      await page.keyboard.press('Tab');
      expect(
        await section.evaluate((element) =>
          Boolean(
            element.compareDocumentPosition(document.activeElement ?? document.body) &
              Node.DOCUMENT_POSITION_FOLLOWING,
          ),
        ),
      ).toBe(true);
    }
  });
});

type Placed = { places?: number[] } & typeof window;

test.describe('a link to the page that is shown', () => {
  const { form } = pages.contact;
  const message = 'We would like to come together.';

  for (const [where, link, focused] of [
    [
      'the footer’s call to the form',
      (page: Page) =>
        page.getByRole('contentinfo').getByRole('link', { name: common.actions.enquire }),
      form.heading,
    ],
    [
      'the navigation',
      (page: Page) =>
        page
          .getByRole('banner')
          .getByRole('link', { name: pageName('contact', 'en'), exact: true }),
      pages.contact.header.title,
    ],
    [
      'the language in use',
      (page: Page) => page.getByRole('banner').getByRole('link', { name: 'English' }),
      pages.contact.header.title,
    ],
  ] as const)
    test(`loses nothing that is typed and leads to what it names: ${where}`, async ({ page }) => {
      await page.goto('/contact', { waitUntil: 'networkidle' });
      await alive(page);
      await page.getByLabel(form.name.label).fill('Noor');
      await page.getByLabel(form.message.label).fill(message);
      const requests: string[] = [];
      page.on('request', (request) => requests.push(request.url()));
      await link(page).click();
      const heading = page.getByRole('heading', { name: focused, exact: true });
      await expect(heading).toBeFocused();
      await expect(heading).toBeInViewport();
      await expect(page).toHaveURL('/contact');
      await expect(page.getByLabel(form.name.label)).toHaveValue('Noor');
      await expect(page.getByLabel(form.message.label)).toHaveValue(message);
      expect(requests.filter((url) => !url.includes('/_next/static/'))).toEqual([]);
    });
});

test('of two clicks soon after each other the second wins', async ({ page }) => {
  const centre = async (name: string) => {
    const box = await page
      .getByRole('banner')
      .getByRole('link', { name, exact: true })
      .filter({ visible: true })
      .boundingBox();
    if (!box) throw new Error(`There is no link ${name} in the header.`);
    return [box.x + box.width / 2, box.y + box.height / 2] as const;
  };
  for (const pause of [20, 60, 120, 180]) {
    await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
    await alive(page);
    const first = await centre(pageName('fees', 'en'));
    const second = await centre(pageName('blog', 'en'));
    await page.mouse.click(...first);
    await page.waitForTimeout(pause);
    await page.mouse.click(...second);
    await expect(page).toHaveURL(pagePaths.blog);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.blog.header.title);
    await page.waitForTimeout(400);
    await expect(page).toHaveURL(pagePaths.blog);
  }
});

test('a link to the page that is shown calls off the way to another', async ({ page }) => {
  await page.goto(pagePaths.blog, { waitUntil: 'networkidle' });
  await alive(page);
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route(/\/fees\b.*\.txt/, async (route) => {
    await held;
    await route.continue();
  });
  const asked = page.waitForRequest(/\/fees\b.*\.txt/);
  await feesLink(page).click();
  await asked;
  await page
    .getByRole('banner')
    .getByRole('link', { name: pageName('blog', 'en'), exact: true })
    .click();
  const arrived = page.waitForResponse(/\/fees\b.*\.txt/);
  answer();
  await (await arrived).finished();
  await page.waitForTimeout(400);
  await expect(page).toHaveURL(pagePaths.blog);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(pages.blog.header.title);
});

/** The paths of the pages that the router has fetched, one for every file. */
function fetchedPages(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const [, path] = /^(.*?)(?:\/__next\..*)?\.txt$/.exec(new URL(request.url()).pathname) ?? [];
    if (path !== undefined) paths.push(path);
  });
  return paths;
}

test.describe('ahead of a click', () => {
  // With a clock of its own, which stays with a page.
  test.use({ sharesPage: false });

  for (const [how, rest] of [
    ['under the pointer', (page: Page) => feesLink(page).hover()],
    ['with the focus', (page: Page) => feesLink(page).focus()],
  ] as const) {
    test(`the page of the link ${how} is fetched ahead, once, and a click only shows it`, async ({
      page,
    }) => {
      const fetched = fetchedPages(page);
      await page.goto(pagePaths.blog, { waitUntil: 'networkidle' });
      await alive(page);
      expect(fetched).toEqual([]);

      const arrived = page.waitForResponse((response) => /\/fees\/.*__PAGE__/.test(response.url()));
      await rest(page);
      await (await arrived).finished();
      const files = fetched.length;
      expect(new Set(fetched)).toEqual(new Set([pagePaths.fees]));

      // Pointed at again: no file is requested a second time.
      await page.mouse.move(0, 0);
      await feesLink(page).blur();
      await page.clock.install();
      await rest(page);
      await page.clock.runFor(1_000);
      await feesLink(page).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(fees.header.title);
      expect(fetched).toHaveLength(files);
    });
  }

  test('what the pointer or the focus only passes over is not fetched', async ({ page }) => {
    const fetched = fetchedPages(page);
    await page.clock.install();
    await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
    await alive(page);
    await page.clock.pauseAt(Date.now() + 60_000);
    for (const link of await page.getByRole('banner').getByRole('link').all()) {
      if (!(await link.isVisible())) continue;
      await link.hover();
      await link.focus();
    }
    await page.mouse.move(0, 0);
    await page.locator(':focus').blur();
    await page.clock.runFor(1_000);
    expect(fetched).toEqual([]);
  });
});

test('scrolling through the whole page fetches no other', async ({ page }) => {
  const fetched = fetchedPages(page);
  await page.goto(pagePaths.home, { waitUntil: 'networkidle' });
  await alive(page);
  const end = () =>
    page.evaluate(
      () => window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2,
    );
  // Beside the text, so that the pointer rests on no link.
  await page.mouse.move(2, 450);
  while (!(await end())) await page.mouse.wheel(0, 600);
  await page.keyboard.press('Home');
  await page.waitForLoadState('networkidle');
  expect(fetched).toEqual([]);
});

function feesLink(page: Page) {
  return page
    .getByRole('banner')
    .getByRole('link', { name: pageName('fees', 'en') })
    .filter({ visible: true });
}
