import type { Page } from '@playwright/test';
import { localePath } from '@/site/addresses';
import { allLocales, locales } from '@/site/locales';
import { phoneDisplay, phoneHref } from '@/site/phone';
import { pageName, wordsFor } from '@/site/words';
import { expect, started, test } from '../site';
import { windows } from '../windows';

test.use({ sharesPage: true });

/** Whether the window is wide enough for the navigation in the header, without a menu. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test.describe('the header', () => {
  for (const locale of allLocales)
    test(`in ${locale} keeps the language, leads everywhere and marks the page`, async ({
      page,
    }) => {
      const { common } = wordsFor(locale);
      await page.goto(localePath('/fees', locale));
      const header = page.getByRole('banner');
      const nav = header.getByRole('navigation', { name: common.mainNavigation, exact: true });
      const links = await nav
        .locator('a:not([data-locale])')
        .evaluateAll((all) => all.map((link) => [link.textContent, link.getAttribute('href')]));
      for (const [name, path] of [
        [pageName('home', locale), '/'],
        [pageName('services', locale), '/services'],
        [pageName('fees', locale), '/fees'],
        [pageName('blog', locale), '/blog'],
        [pageName('contact', locale), '/contact'],
      ] as const)
        expect(links).toContainEqual([name, localePath(path, locale)]);
      await expect(header.getByRole('link', { name: common.logo })).toHaveAttribute(
        'href',
        localePath('/', locale),
      );
      await expect(nav.locator('[aria-current="page"]')).toHaveText(pageName('fees', locale));
    });

  test('marks the section of a page below it', async ({ page }) => {
    await page.goto('/services/individual');
    const services = page.getByRole('banner').getByRole('link', { name: 'Services', exact: true });
    await expect(services).toHaveAttribute('aria-current', 'true');
    await page.setViewportSize(windows.phone);
    await page.getByText('Menu', { exact: true }).click();
    await expect(services).toHaveAttribute('aria-current', 'true');
  });
});

test.describe('the footer', () => {
  for (const locale of allLocales) {
    test(`in ${locale} leads to English pages, and to help`, async ({ page }) => {
      const { common } = wordsFor(locale);
      await page.goto(localePath('/services', locale));
      const footer = page.getByRole('contentinfo');
      await expect(footer).toContainText(common.footer.about);
      const quick = footer.getByRole('navigation', { name: common.footer.quickLinks });
      const { links } = common.footer;
      for (const [name, path] of [
        [links.home, '/'],
        [links['couples-marriage'], '/services/couples-marriage'],
        [links['infidelity-recovery'], '/services/infidelity-recovery'],
        [links.fees, '/fees'],
        [links.blog, '/blog'],
      ] as const) {
        await expect(quick.getByRole('link', { name, exact: true })).toHaveAttribute('href', path);
      }
      await expect(footer.getByRole('link', { name: common.actions.enquire })).toHaveAttribute(
        'href',
        '/contact',
      );
      await expect(footer.locator(`a[href="${phoneHref}"]`).first()).toContainText(phoneDisplay);
      await expect(footer).toContainText(common.footer.locationText);
      for (const number of ['000', '131114', '1800737732'])
        await expect(footer.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
      await expect(footer.locator('a[href="tel:131450"]')).toHaveCount(locale === 'en' ? 0 : 1);
    });
  }
});

for (const [where, window] of [
  ['in the header', windows.desktop],
  ['in the menu', windows.phone],
] as const) {
  test.describe(`the language switch ${where}`, () => {
    test.use({ viewport: window });

    test('leads to the same address, with query and hash, in the other language', async ({
      page,
    }) => {
      // The host answers an id that it does not know with the generic article.
      await page.goto('/es/blog/some-old-post?from=ad#plan');
      await started(page);
      const header = page.getByRole('banner');
      if (!isWide(page)) await header.locator('summary').click();
      await header.getByRole('link', { name: locales.fr.name }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/fr/blog/some-old-post?from=ad#plan');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      if (!isWide(page)) await header.locator('summary').click();
      await header.getByRole('link', { name: locales.en.name }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/blog/some-old-post?from=ad#plan');
    });

    test('names each language in itself and says which one is shown', async ({ page }) => {
      await page.goto('/fr');
      const header = page.getByRole('banner');
      if (!isWide(page)) await header.locator('summary').click();
      for (const locale of allLocales) {
        const link = header
          .getByRole('link', { name: locales[locale].name })
          .filter({ visible: true });
        await expect(link).toHaveAttribute('lang', locales[locale].tag);
        await expect(link).toHaveAttribute('hreflang', locales[locale].tag);
        if (locale === 'fr') await expect(link).toHaveAttribute('aria-current', 'true');
        else await expect(link).not.toHaveAttribute('aria-current');
      }
    });
  });
}

test('the small screen’s menu closes on Escape and when a link is followed', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/');
  await started(page);
  const header = page.getByRole('banner');
  const summary = header.locator('summary');
  const fees = header.getByRole('link', { name: 'Fees & Rebates' });
  await summary.click();
  await expect(fees.filter({ visible: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(fees.filter({ visible: true })).toHaveCount(0);
  await expect(summary).toBeFocused();
  await summary.click();
  await fees.filter({ visible: true }).click();
  await expect(page).toHaveURL('/fees');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    wordsFor('en').pages.fees.header.title,
  );
  await expect(fees.filter({ visible: true })).toHaveCount(0);
});
