import { allLocales } from '@/content/locales';
import { phoneHref } from '@/content/phone';
import { localePath, pagePaths, postPath } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import { headingOf } from '../browser/headings';
import { overflow } from '../browser/site';
import { expect, test, windows } from './site';

test.use({ scripts: false });

for (const path of [
  pagePaths.home,
  pagePaths.services,
  pagePaths['infidelity-recovery'],
  pagePaths.fees,
  pagePaths.blog,
  postPath('infidelity-ptsd'),
]) {
  test(`${path} reads without scripts`, async ({ site }) => {
    await site.open(path);
    expect(await site.evaluate(() => matchMedia('(scripting: none)').matches)).toBe(true);
    await site.find('h1', headingOf({ path, locale: 'en' }));
    for (const window of [windows.desktop, windows.phone]) {
      await site.resize(window);
      expect(await overflow(site)).toBe(0);
    }
  });
}

test('from the menu of a small screen one goes on to another page and to another language', async ({
  site,
}) => {
  await site.resize(windows.phone);
  await site.open('/');
  await site.click('header summary');
  await site.click('header a', pageName('sex-therapy', 'en'));
  await site.isAt('/services/sex-therapy');
  await site.click('header summary');
  await site.click('header a[data-locale=fr]');
  await site.isAt('/fr/services/sex-therapy');
});

for (const locale of allLocales) {
  test(`in ${locale} the form cannot be sent, and the phone is beside it`, async ({ site }) => {
    const { form } = wordsFor(locale).pages.contact;
    await site.open(localePath(pagePaths.contact, locale));
    const submit = await site.find('main button[type=submit]', form.submit);
    expect(await submit.isEnabled()).toBe(false);
    await site.says('main form', form.withoutScript);
    const phones = await site.driver.findElements({ css: `main a[href="${phoneHref}"]` });
    expect(await phones[0]?.isDisplayed()).toBe(true);
  });
}
