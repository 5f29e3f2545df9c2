import type { Locator, Page } from '@playwright/test';
import { allLocales } from '@/content/locales';
import { practice } from '@/content/practice';
import { cardIds, localePath, mainIds, pagePaths, postPath, serviceIds } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { animationsIn } from '@/scripts/measure/animations';
import { alive, expect, test } from '../site';
import { windows } from '../windows';

test.use({ sharesPage: true });

test.describe('the ampersand', () => {
  /** The width of the ampersand in the heading face, in ems. The decorative one is wider. */
  const width = (heading: Locator) =>
    heading.evaluate(async (element) => {
      await document.fonts.load(`420 20px ${getComputedStyle(element).fontFamily.split(',')[0]}`);
      const sample = document.createElement('span');
      sample.textContent = '&';
      element.append(sample);
      const em = Number.parseFloat(getComputedStyle(sample).fontSize);
      const ems = sample.getBoundingClientRect().width / em;
      sample.remove();
      return ems;
    });

  test('is flourished in the title of a page and plain in every smaller heading', async ({
    page,
  }) => {
    // On the second visit the typeface is in the cache before the first paint.
    for (const _ of 'ab') await page.goto(pagePaths.fees);
    const title = await width(page.getByRole('heading', { level: 1 }));
    for (const level of [2, 3])
      expect(await width(page.getByRole('heading', { level }).first())).toBeLessThan(title - 0.1);
  });
});

for (const locale of ['en', 'fr'] as const) {
  test(`no words lie over the cone or the sun above the footer: contact in ${locale}`, async ({
    page,
  }) => {
    for (const size of [windows.desktop, { width: 1024, height: 768 }]) {
      await page.setViewportSize(size);
      await page.goto(localePath(pagePaths.contact, locale));
      const [lowest, peak] = await page.evaluate(() => {
        const [, sky] = document.querySelectorAll('footer > svg path, footer > svg .sun-disc');
        const words = [...document.querySelectorAll('main li p')].map(
          (element) => element.getBoundingClientRect().bottom,
        );
        return [Math.max(...words), sky?.getBoundingClientRect().top ?? 0];
      });
      expect(lowest).toBeLessThan(peak);
    }
  });
}

test('no line shows between the horizon and the footer below it', async ({ page }) => {
  await page.goto('/');
  for (const width of [1441, 1447, 1453, 820, 390]) {
    await page.setViewportSize({ width, height: 900 });
    const [foot, ground] = await page
      .locator('footer > :is(svg, .bg-band)')
      .evaluateAll(([svg, band]) => [
        svg?.getBoundingClientRect().bottom,
        band?.getBoundingClientRect().top,
      ]);
    // Browsers round differently; without an overlap the two are equal.
    expect(ground).toBeLessThan(Number(foot) - 0.5);
  }
});

test('on tablets home’s room stands below its heading, both beside the words', async ({ page }) => {
  await page.setViewportSize(windows.tablet);
  await page.goto('/');
  const heading = page.getByRole('heading', { name: wordsFor('en').pages.home.about.heading });
  const places = await page.locator('section', { has: heading }).evaluate((section) =>
    ['h2', 'img', 'p'].map((part) => {
      const { left, top, right, bottom } =
        section.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
      return { left, top, right, bottom };
    }),
  );
  const [title, picture, words] = places as [DOMRect, DOMRect, DOMRect];
  expect(picture.left).toBeCloseTo(title.left, 0);
  expect(picture.top).toBeGreaterThan(title.bottom);
  expect(words.left).toBeGreaterThan(picture.right);
  expect(Math.abs(words.top - title.top)).toBeLessThan(24);
});

test('a heading that stands alone beside a long text stays in view, and slides over nothing', async ({
  page,
}) => {
  await page.setViewportSize(windows.desktop);
  let stayed = 0;
  for (const service of serviceIds) {
    await page.goto(pagePaths[service]);
    for (const section of await page.locator('.chapters > .beside').all()) {
      const { room, top, overlaps } = await section.evaluate((element) => {
        const [heading, next] = [...element.children] as [Element, Element];
        const height = (part: Element) => part.getBoundingClientRect().height;
        window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY + 100);
        const { top, bottom, right } = heading.getBoundingClientRect();
        const below = next.getBoundingClientRect();
        return {
          room: next.matches('div') ? height(next) - height(heading) : 0,
          top,
          overlaps: below.left < right && below.top < bottom,
        };
      });
      expect(overlaps).toBe(false);
      if (room < 100) continue;
      expect(top).toBeGreaterThan(0);
      stayed++;
    }
  }
  expect(stayed).toBeGreaterThan(1);
});

test('on tablets the menu has its buttons and languages beside its pages', async ({ page }) => {
  await page.setViewportSize(windows.tablet);
  await page.goto('/');
  await page.locator('header summary').click();
  const menu = page.locator('header details nav');
  const [list, book, language] = await Promise.all(
    ['ul', '[href="/contact"]:not(li *)', '[hreflang="fr"]'].map((part) =>
      menu.locator(part).first().boundingBox(),
    ),
  );
  for (const beside of [book, language]) {
    expect(beside?.x).toBeGreaterThan((list?.x ?? 0) + (list?.width ?? 0));
    expect(beside?.y).toBeLessThan((list?.y ?? 0) + (list?.height ?? 0) / 2);
  }
});

for (const window of ['tablet', 'desktop'] as const)
  test(`the numbers for a crisis stand one below the other: ${window}`, async ({ page }) => {
    await page.setViewportSize(windows[window]);
    await page.goto('/fr');
    const lines = await page
      .locator('footer p:has([href="tel:000"]) > *')
      .evaluateAll((all) =>
        all.map((line) => line.getBoundingClientRect()).map(({ x, y }) => [x, y]),
      );
    expect(lines.length).toBeGreaterThan(4);
    expect(new Set(lines.map(([x]) => x)).size).toBe(1);
    expect(new Set(lines.map(([, y]) => y)).size).toBe(lines.length);
  });

test('on a phone a session’s length is one word group, at the line’s end', async ({ page }) => {
  await page.setViewportSize(windows.phone);
  await page.goto(pagePaths.fees);
  const gaps = await page.locator('td[data-label]').evaluateAll((cells) =>
    cells.flatMap((cell) => {
      const boxes = [...cell.childNodes]
        .filter(({ textContent }) => textContent?.trim())
        .map((node) => {
          const range = document.createRange();
          range.selectNode(node);
          return range.getBoundingClientRect();
        })
        .filter(({ width }) => width > 1);
      return boxes.slice(1).map(({ left }, index) => left - (boxes[index]?.right ?? left));
    }),
  );
  expect(gaps.filter((gap) => gap > 8)).toEqual([]);
});

test('on the smallest phones the practice’s name keeps clear of the menu', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  // A typeface that comes late is used from the next visit on.
  for (const _ of 'ab') {
    await page.goto('/');
    await page.evaluate(() => document.fonts.ready);
  }
  // A scrollbar that takes room is a desktop's.
  const bar = await page.evaluate(() => innerWidth - document.documentElement.clientWidth);
  await page.setViewportSize({ width: 320 + bar, height: 640 });
  const [name, menu] = await page.evaluate(() => {
    const words = document.createRange();
    words.selectNodeContents(document.querySelector('header a') as Element);
    const button = document.querySelector('header summary');
    return [words.getBoundingClientRect().right, button?.getBoundingClientRect().left ?? 0];
  });
  expect(menu - name).toBeGreaterThanOrEqual(8);
});

for (const locale of allLocales) {
  test(`on the smallest phones no word of a title breaks, nor a button of the bar: ${locale}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    const broken: Record<string, string[]> = {};
    for (const id of mainIds) {
      const path = localePath(pagePaths[id], locale);
      // A typeface that comes late is used from the next visit on.
      for (const _ of 'ab') await page.goto(path);
      await page.evaluate(() => document.fonts.ready);
      broken[path] = await page.evaluate(() => {
        // Some browsers know where a language's words may be parted, and some do not.
        const whole = new CSSStyleSheet();
        whole.replaceSync('h1 { hyphens: manual !important }');
        document.adoptedStyleSheets = [...document.adoptedStyleSheets, whole];
        const lines = (range: Range) =>
          new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
        const range = document.createRange();
        const found: string[] = [];
        for (const { firstChild: title } of document.querySelectorAll('h1')) {
          for (const { 0: word, index } of title?.textContent?.matchAll(/\S+/g) ?? []) {
            range.setStart(title as Node, index);
            range.setEnd(title as Node, index + word.length);
            if (lines(range) > 1) found.push(word);
          }
        }
        for (const button of document.querySelectorAll('.quick-actions a')) {
          range.selectNodeContents(button);
          if (lines(range) > 1) found.push(button.textContent ?? '');
        }
        return found;
      });
    }
    expect(Object.values(broken).flat()).toEqual([]);
  });
}

test('on a phone every service on home has its picture, whole and not a strip', async ({
  page,
}) => {
  await page.setViewportSize(windows.phone);
  await page.goto('/');
  const pictures = page.locator('main li img.scene');
  await expect(pictures).toHaveCount(cardIds.length);
  for (const picture of await pictures.all()) {
    const { width = 0, height = 0 } = (await picture.boundingBox()) ?? {};
    expect(width).toBeGreaterThan(300);
    expect(width / height).toBeLessThan(2.05);
  }
});

// In its place stands the owner's portrait, once there is one.
if (!practice.practitioner?.portrait)
  test('the room’s window is whole wherever the room is shown', async ({ page }) => {
    await page.goto('/');
    const room = page.locator('img[src$="room.svg"]');
    for (const width of [1440, 1024, 820, 768, 390, 320]) {
      await page.setViewportSize({ width, height: 900 });
      // Of the 520 units of its height, the window takes those from 50.
      const above = await room.evaluate((image: HTMLImageElement) => {
        const { width, height } = image.getBoundingClientRect();
        const shown = (460 * height) / width;
        const [, y = '50%'] = getComputedStyle(image).objectPosition.split(' ');
        return (Math.max(0, 520 - shown) * Number.parseFloat(y)) / 100;
      });
      await expect(room).toBeVisible();
      expect(above).toBeLessThan(40);
    }
  });

test('the river joins the phases across the page where there is room, and down it on phones', async ({
  page,
}) => {
  await page.goto('/');
  const phases = page.locator('ol:has(> li h3):has(.river-line)').first();
  for (const [size, across] of [
    [{ width: 820, height: 1180 }, true],
    [windows.phone, false],
  ] as const) {
    await page.setViewportSize(size);
    const [first, second] = await phases
      .locator('> li')
      .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
    expect(first === second).toBe(across);
    await expect(phases.locator('svg').first()).toBeVisible({ visible: !across });
  }
});

test('the couples’ argument leads back to its beginning: the line round it holds all its moments', async ({
  page,
}) => {
  await page.goto(pagePaths['couples-marriage']);
  const moments = page.locator('#pattern ol > li');
  for (const size of [windows.phone, windows.desktop]) {
    await page.setViewportSize(size);
    const line = await page.locator('#pattern .rounded-full:has(svg)').boundingBox();
    const first = await moments.first().boundingBox();
    const last = await moments.last().boundingBox();
    if (!line || !first || !last) throw new Error('There is no line, or there are no moments.');
    expect(line.y).toBeLessThan(first.y);
    expect(line.y + line.height).toBeGreaterThan(last.y + last.height);
    // The numbers stand on its right side, the words beside it.
    expect(line.x + line.width).toBeLessThan(first.x);
    expect(line.x).toBeGreaterThanOrEqual(0);
  }
});

test('every older post has a picture beside its title, and on wide screens a neighbour', async ({
  page,
}) => {
  for (const size of [windows.phone, windows.tablet, windows.desktop]) {
    await page.setViewportSize(size);
    await page.goto(pagePaths.blog);
    const entries = page.locator('main ul').last().locator('article');
    const tops: number[] = [];
    for (const entry of await entries.all()) {
      const picture = entry.locator('img');
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveJSProperty('complete', true);
      await expect(picture).not.toHaveJSProperty('naturalWidth', 0);
      const [frame, title] = [
        await picture.boundingBox(),
        await entry.getByRole('heading').boundingBox(),
      ];
      if (!frame || !title) throw new Error('A post without a picture or a title');
      expect(frame.width).toBeGreaterThan(80);
      expect(frame.y).toBeLessThan(title.y);
      expect(frame.y + frame.height).toBeGreaterThan(title.y);
      tops.push(await entry.evaluate((element) => element.getBoundingClientRect().top + scrollY));
    }
    expect(tops.length).toBeGreaterThan(1);
    expect(tops[0] === tops[1]).toBe(size === windows.desktop);
  }
});

test('what is counted down from five has no numbers of its own', async ({ page }) => {
  await page.goto(postPath('infidelity-ptsd'));
  const steps = page.locator('form ol');
  await expect(steps).toHaveCSS('list-style-type', 'none');
  await expect(steps.locator('li').first()).toHaveCSS('display', 'flex');
});

test('on the way down a service’s page stands a detail of its scene, fetched when the reader comes near', async ({
  page,
}) => {
  // The page that was open before fetches until it is left.
  await page.goto('about:blank');
  const scenes = watchScenes(page);
  for (const size of [windows.phone, windows.desktop]) {
    await page.setViewportSize(size);
    await page.goto(pagePaths['sex-therapy']);
    await alive(page);
    const detail = page.locator('main img[src*="-detail"]');
    if (size === windows.phone)
      expect(scenes.filter((path) => path.includes('detail'))).toEqual([]);
    const before = await detail.boundingBox();
    await detail.scrollIntoViewIfNeeded();
    await expect(detail).toHaveJSProperty('naturalWidth', 600);
    // Nothing moves when it arrives.
    const { width = 0, height = 0 } = (await detail.boundingBox()) ?? {};
    expect([width, height]).toEqual([before?.width, before?.height]);
    expect(width).toBeGreaterThan(300);
    expect(height).toBeGreaterThan(120);
  }
  // And the scene at the top, which is in the page, is not fetched.
  expect(scenes.filter((path) => /sex-therapy(?!-detail)/.test(path))).toEqual([]);
});

for (const locale of allLocales) {
  test(`on a ground the heading stands beside its words where there is room, and none of it breaks: ${locale}`, async ({
    page,
  }) => {
    let grounds = 0;
    for (const service of serviceIds) {
      await page.goto(localePath(pagePaths[service], locale));
      grounds += await page.locator('.beside').count();
      for (const width of [1440, 1280, 820, 390]) {
        await page.setViewportSize({ width, height: 900 });
        for (const section of await page.locator('.beside').all()) {
          const [heading, words, broken] = await section.evaluate((element) => {
            const title = element.querySelector('h2') as Element;
            const texts = document.createTreeWalker(title, NodeFilter.SHOW_TEXT);
            const range = document.createRange();
            const found: string[] = [];
            while (texts.nextNode()) {
              const text = texts.currentNode as Text;
              for (const { 0: word, index } of text.data.matchAll(/[^ ]+/g)) {
                range.setStart(text, index);
                range.setEnd(text, index + word.length);
                if (range.getClientRects().length > 1) found.push(word);
              }
            }
            return [
              title.getBoundingClientRect(),
              (element.lastElementChild as Element).getBoundingClientRect(),
              found,
            ];
          });
          const beside = heading.right < words.left && words.top < heading.bottom;
          const above = heading.bottom < words.top && heading.left === words.left;
          expect([beside, above]).toEqual([width >= 1280, width < 1280]);
          // On a phone a long word may be parted.
          if (width > 390) expect(broken).toEqual([]);
        }
      }
    }
    expect(grounds).toBeGreaterThanOrEqual(serviceIds.length);
  });
}

test('where movement is reduced, nothing moves: neither sun nor river nor a change of page', async ({
  page,
  emulatesMedia,
}) => {
  /** What has moved on the way down the home page and on to another. */
  const moved = async () => {
    await page.goto('/');
    await alive(page);
    await page.locator('section:has(.river-line)').scrollIntoViewIfNeeded();
    const drawings = await page.evaluate(() =>
      document.getAnimations().map((animation) => (animation as CSSAnimation).animationName),
    );
    // What the browser moves by itself while it changes pages is an animation of the root.
    const change = page.evaluate(
      () =>
        new Promise<string[]>((resolve) => {
          const start = document.startViewTransition?.bind(document);
          if (!start) return resolve([]);
          document.startViewTransition = (...given) => {
            const transition = start(...given);
            const names = () =>
              document
                .getAnimations()
                .map((animation) => (animation as CSSAnimation).animationName);
            transition.ready.then(
              () => resolve(names()),
              () => resolve([]),
            );
            return transition;
          };
        }),
    );
    await page.getByRole('banner').locator(`nav a[href="${pagePaths.fees}"]:visible`).click();
    return [...drawings, ...(await change)];
  };
  if (emulatesMedia) {
    expect(await moved()).toEqual(expect.arrayContaining(['flow', 'appear']));
    await page.emulateMedia({ reducedMotion: 'reduce' });
  }
  expect(await moved()).toEqual([]);
});

test('sun and change of page are the compositor’s, so that no work of the page holds them up', async ({
  page,
  browser,
}) => {
  await browser.startTracing(page, { categories: ['blink.animations', 'devtools.timeline'] });
  await page.goto('/');
  await alive(page);
  const changed = page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        document.addEventListener('animationend', ({ animationName }) => {
          if (animationName === 'appear') resolve();
        });
      }),
  );
  await page.getByRole('banner').locator(`nav a[href="${pagePaths.fees}"]:visible`).click();
  await changed;
  const { traceEvents } = JSON.parse(String(await browser.stopTracing()));
  const { begun, refused } = animationsIn(traceEvents);
  expect(begun).toEqual(expect.arrayContaining(['sunrise', 'appear']));
  expect(refused.filter((name) => /^sunrise$|^appear$|view-transition/.test(name))).toEqual([]);
});

test('the river draws itself as the window comes down to it', async ({ page }) => {
  for (const size of [windows.desktop, windows.phone]) {
    await page.setViewportSize(size);
    await page.goto('/');
    const line = page.locator('.river-line').filter({ visible: true }).first();
    /** How much of it is still to come, of 1, where its upper end is this far down the window, of 1. */
    const missing = async (place: number) => {
      await line.evaluate((path, place) => {
        const { top } = path.getBoundingClientRect();
        scrollBy({ top: top - place * innerHeight, behavior: 'instant' });
      }, place);
      return line.evaluate(
        (path) =>
          new Promise<number>((resolve) => {
            requestAnimationFrame(() =>
              requestAnimationFrame(() =>
                resolve(Number.parseFloat(getComputedStyle(path).strokeDashoffset)),
              ),
            );
          }),
      );
    };
    expect(await missing(0.99)).toBe(1);
    const half = await missing(0.7);
    expect(half).toBeGreaterThan(0.05);
    expect(half).toBeLessThan(0.95);
    expect(await missing(0)).toBe(0);
  }
});

/** The scenes that a page fetches, from now on. */
function watchScenes(page: Page): string[] {
  const paths: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.endsWith('.svg')) paths.push(pathname);
  });
  return paths;
}
