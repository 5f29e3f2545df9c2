import type { Page } from '@playwright/test';
import { allLocales, locales } from '@/content/locales';
import { phoneDisplay, phoneHref } from '@/content/phone';
import { localePath } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { alive, expect, overflow, test } from '../site';
import { windows } from '../windows';

test.use({ sharesPage: true });

const eachWindow = Object.values(windows);
/** Whether the window is wide enough for the navigation in the header, without a menu. */
const isWide = (page: Page) => (page.viewportSize()?.width ?? 0) >= 1024;

test.describe('the header', () => {
  for (const locale of allLocales) {
    const { common } = wordsFor(locale);

    test(`in ${locale} keeps the language and leads everywhere`, async ({ page }) => {
      await page.goto(localePath('/fees', locale));
      for (const window of eachWindow) {
        await page.setViewportSize(window);
        const wide = isWide(page);
        const header = page.getByRole('banner');
        const summary = header.getByText(common.menu, { exact: true });
        if (!wide) await summary.click();
        const name = wide ? common.mainNavigation : common.menu;
        const nav = header.getByRole('navigation', { name, exact: true });
        for (const [name, path] of [
          [pageName('home', locale), '/'],
          [pageName('services', locale), '/services'],
          [pageName('fees', locale), '/fees'],
          [pageName('blog', locale), '/blog'],
          [pageName('contact', locale), '/contact'],
        ] as const) {
          const link = nav.getByRole('link', { name, exact: true });
          await expect(link).toBeVisible();
          await expect(link).toHaveAttribute('href', localePath(path, locale));
        }
        const book = header.getByRole('link', { name: common.actions.book, exact: true });
        await expect(book.filter({ visible: true })).toHaveAttribute(
          'href',
          localePath('/contact', locale),
        );
        await expect(header.getByRole('link', { name: common.logo })).toHaveAttribute(
          'href',
          localePath('/', locale),
        );
        await expect(
          nav.getByRole('link', { name: pageName('fees', locale), exact: true }),
        ).toHaveAttribute('aria-current', 'page');
        expect(await overflow(page)).toBe(0);
        if (!wide) await summary.click();
      }
    });
  }

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
      for (const window of eachWindow) {
        await page.setViewportSize(window);
        for (const number of ['000', '131114', '1800737732'])
          await expect(footer.locator(`a[href="tel:${number}"]`).first()).toBeVisible();
      }
      await expect(footer.locator('a[href="tel:131450"]')).toHaveCount(locale === 'en' ? 0 : 1);
      const year = new Intl.DateTimeFormat('en-AU', {
        year: 'numeric',
        timeZone: 'Australia/Brisbane',
      }).format(new Date());
      await expect(footer).toContainText(`© ${year}`);
    });
  }
});

for (const [where, window] of [
  ['in the header', windows.desktop],
  ['in the menu', windows.phone],
] as const) {
  test.describe(`the language switch ${where}`, () => {
    test.use({ viewport: window });

    test('leads to the same page, with query and hash, and only swaps a whole prefix', async ({
      page,
    }) => {
      await page.goto('/es/services/sex-therapy?from=ad#plan');
      await alive(page);
      const header = page.getByRole('banner');
      if (!isWide(page)) await header.locator('summary').click();
      await header.getByRole('link', { name: locales.fr.name }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/fr/services/sex-therapy?from=ad#plan');
      await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
      if (!isWide(page)) await header.locator('summary').click();
      await header.getByRole('link', { name: locales.en.name }).filter({ visible: true }).click();
      await expect(page).toHaveURL('/services/sex-therapy?from=ad#plan');
    });

    test('keeps an id that only the host knows', async ({ page }) => {
      await page.goto('/blog/some-old-post');
      await alive(page);
      const header = page.getByRole('banner');
      if (!isWide(page)) await header.locator('summary').click();
      await header
        .getByRole('link', { name: locales['pt-br'].name })
        .filter({ visible: true })
        .click();
      await expect(page).toHaveURL('/pt-br/blog/some-old-post');
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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
  await alive(page);
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
