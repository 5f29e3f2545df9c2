import { locales } from '@/languages/locales';
import { expect, started, test } from '../site';

test.use({ sharesPage: true });

test('the language switch leads to the same address, with query and hash, in the other language', async ({
  page,
}) => {
  const header = page.getByRole('banner');
  const choose = (name: string) =>
    header.getByRole('link', { name }).filter({ visible: true }).click();
  // The host answers an id that it does not know with the generic article.
  await page.goto('/es/blog/some-old-post?from=ad#plan');
  await started(page);
  await choose(locales.fr.name);
  await expect(page).toHaveURL('/fr/blog/some-old-post?from=ad#plan');
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await choose(locales.en.name);
  await expect(page).toHaveURL('/blog/some-old-post?from=ad#plan');
});
