import AxeBuilder from '@axe-core/playwright';
import { dedicatedPostIds } from '@/content/posts';
import { postPath, splitLocale } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { alive, expect, nothingStored, overflow, type Route, screens, test, traces } from '../site';

/** The heading that a screen has to show. */
function headingOf({ path, locale }: Route): string {
  const words = wordsFor(locale);
  const headings: Record<string, string> = {
    '/': words.home.hero.title,
    '/services': words.services.header.title,
    '/services/couples-marriage': words.couplesMarriage.header.title,
    '/services/infidelity-recovery': words.infidelityRecovery.header.title,
    '/services/adhd-couples': words.adhdCouples.header.title,
    '/services/sex-therapy': words.sexTherapy.header.title,
    '/services/individual': words.individual.header.title,
    '/fees': words.fees.header.title,
    '/blog': words.blog.header.title,
    '/blog/1': words.blog.posts['1'].title,
    '/contact': words.contact.header.title,
    ...Object.fromEntries(dedicatedPostIds.map((id) => [postPath(id), words.blog.posts[id].title])),
  };
  return headings[splitLocale(path).path] ?? 'no heading is known';
}

for (const route of screens) {
  test(`${route.path} reads well, in light and dark, and keeps to itself`, async ({ page }) => {
    await page.goto(route.path);
    await alive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(headingOf(route));
    expect(await overflow(page)).toBe(0);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      const { violations } = await new AxeBuilder({ page }).analyze();
      const found = violations.flatMap(({ id, nodes }) =>
        nodes.map(({ target, failureSummary }) => `${id} ${target} ${failureSummary}`),
      );
      expect(found, colorScheme).toEqual([]);
    }
    expect(await traces(page)).toEqual(nothingStored);
  });
}
