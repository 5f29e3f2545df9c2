import type { Page } from '@playwright/test';
import { weekFor } from '@/content/facts';
import { locales } from '@/content/locales';
import { pathOf } from '../head';
import { expect, routes, screens, test } from '../site';

type Node = Record<string, unknown>;

async function graphOn(page: Page): Promise<Node[]> {
  const blocks = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(blocks).toHaveLength(1);
  return JSON.parse(blocks[0] ?? '')['@graph'];
}

/** Every value of a property, wherever it stands. */
function valuesOf(value: unknown, property: string): unknown[] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    key === property ? [inner].flat() : valuesOf(inner, property),
  );
}

/** Pages with prices: the practice's range of them, which home and contact name, too, stands on these. */
const showsPrices = (path: string) => path.endsWith('/fees');

/** The sentences and names in structured data; places are named by their own names. */
function statements(graph: Node[], path: string): string[] {
  const named = graph.map(({ areaServed: _, ...rest }) => rest);
  return [
    'name',
    'headline',
    'description',
    'text',
    'articleSection',
    'addressLocality',
    'addressRegion',
  ]
    .flatMap((property) => valuesOf(named, property) as string[])
    .concat((valuesOf(named, 'paymentAccepted') as string[]).flatMap((ways) => ways.split(', ')))
    .concat(
      showsPrices(path)
        ? (valuesOf(named, 'priceRange') as string[]).flatMap((range) => range.split('–'))
        : [],
    );
}

const amounts = (graph: Node[]) =>
  ['price', 'minValue', 'maxValue'].flatMap((property) => valuesOf(graph, property));

/** Text with every kind of space as one, since pages break lines where data do not. */
const plain = (text: string) => text.replace(/\s+/g, ' ');

test.describe('without scripts, structured data', () => {
  test.use({ javaScriptEnabled: false });

  for (const { path, locale } of screens) {
    test(`of ${path} says nothing that the page does not show`, async ({ page }) => {
      await page.goto(path);
      const graph = await graphOn(page);
      // biome-ignore lint/performance/useDomNodeTextContent: only what is rendered is shown.
      const shown = plain(await page.locator('body').innerText());

      for (const text of statements(graph, path)) expect(shown).toContain(plain(text));
      for (const amount of amounts(graph)) expect(shown).toMatch(new RegExp(`\\b${amount}\\b`));
      for (const day of valuesOf(graph, 'datePublished')) {
        await expect(page.locator(`time[datetime="${day}"]`)).toHaveCount(1);
      }
      for (const phone of valuesOf(graph, 'telephone')) {
        await expect(page.locator(`footer a[href="tel:${phone}"]`)).toBeVisible();
      }
      for (const tag of valuesOf(graph, 'inLanguage')) {
        if (path !== locales[locale].prefix && path !== '/') expect(tag).toBe(locales[locale].tag);
      }
    });
  }

  for (const { path } of screens.filter(({ path }) => /services\/|blog\//.test(path))) {
    test(`of ${path} has the breadcrumbs that it shows`, async ({ page }) => {
      await page.goto(path);
      const list = (await graphOn(page)).find((node) => node['@type'] === 'BreadcrumbList');
      const items = list?.itemListElement as Node[];
      const shown = page.locator('nav:has(> ol [aria-current="page"]) li');
      expect(items.map(({ name }) => name)).toEqual(
        await shown.evaluateAll((all) =>
          all.map((item) => (item.querySelector('a') ?? item).textContent),
        ),
      );
      expect(items.map(({ item }) => (item ? pathOf(String(item)) : null))).toEqual(
        await shown.evaluateAll((all) =>
          all.map((item) => item.querySelector('a')?.getAttribute('href') ?? null),
        ),
      );
    });
  }

  for (const { path } of routes.filter((route) => !screens.includes(route))) {
    test(`of ${path} is that of the article which it shows again`, async ({ page }) => {
      await page.goto(path);
      const [posting] = await graphOn(page);
      const canonical = await page.locator('link[rel="canonical"]').getAttribute('href');
      expect(posting).toMatchObject({ '@type': 'BlogPosting', url: canonical });
    });
  }

  test('has the hours of the week on the contact page', async ({ page }) => {
    await page.goto('/contact');
    const graph = await graphOn(page);
    const days = valuesOf(graph, 'dayOfWeek');
    for (const { weekday, day, open } of weekFor('en')) {
      const row = page.locator('dl > div').filter({ hasText: day });
      if (open.kind === 'open') await expect(row).toContainText(open.text);
      expect(days.includes(day), weekday).toBe(open.kind === 'open');
    }
  });
});

test('structured data stays while React takes the page over, and needs no leave of a policy', async ({
  page,
}) => {
  const block = /<script type="application\/ld\+json">.*?<\/script>/s.exec(
    await (await page.request.get('/services/individual')).text(),
  )?.[0];
  await page.goto('/services/individual', { waitUntil: 'networkidle' });
  await expect(page.locator('script[type="application/ld+json"]')).toHaveCount(1);

  await page.route('/guarded', (route) =>
    route.fulfill({
      contentType: 'text/html',
      headers: {
        'Content-Security-Policy': "default-src 'none'; require-trusted-types-for 'script'",
      },
      body: `<!doctype html><title>Guarded</title>${block}`,
    }),
  );
  // A violation would be an error on the console, where this test must find none.
  await page.goto('/guarded');
  expect((await graphOn(page))[0]).toMatchObject({ '@type': 'Service' });
});
