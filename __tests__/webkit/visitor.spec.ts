import { Key } from 'selenium-webdriver';
import { receiptLines } from '@/components/pages/fees/receipt-lines';
import { breathing } from '@/content/en/breathing';
import { rates } from '@/content/facts';
import { allLocales, type Locale, locales } from '@/content/locales';
import { practice } from '@/content/practice';
import { localePath, pagePaths, postPath, serviceIds } from '@/content/site-map';
import { pageName, wordsFor } from '@/content/words';
import type { SessionKind } from '@/lib/cost';
import { overflow } from '../browser/site';
import { expect, type Site, test, windows } from './site';

const { common, pages } = wordsFor('en');

const isIn = (site: Site, locale: Locale) =>
  expect.poll(() => site.evaluate(() => document.documentElement.lang)).toBe(locales[locale].tag);

test.describe('the services menu', () => {
  test('opens under a mouse, stays while the mouse is on it, and leads to a page', async ({
    site,
  }) => {
    await site.openAlive('/');
    await site.hover('header a', pageName('services', 'en'));
    await site.find('[role=menu]');
    await site.hover('[role=menuitem]', pageName('sex-therapy', 'en'));
    // Longer than it would take to close.
    await site.driver.sleep(400);
    expect(await site.evaluate(() => document.activeElement === document.body)).toBe(true);
    await site.click('[role=menuitem]', pageName('sex-therapy', 'en'));
    await site.isAt('/services/sex-therapy');
    await site.isGone('[role=menu]');
  });

  test('closes when the mouse leaves, and on Escape', async ({ site }) => {
    await site.openAlive('/fees');
    await site.hover('header a', pageName('services', 'en'));
    await site.find('[role=menu]');
    await site.hover('h1');
    await site.isGone('[role=menu]');
    await site.hover('header a', pageName('services', 'en'));
    await site.find('[role=menu]');
    await site.press(Key.ESCAPE);
    await site.isGone('[role=menu]');
  });

  test('opens and closes by a click', async ({ site }) => {
    await site.openAlive('/');
    await site.click('header button', common.openServices);
    await site.find('[role=menu]');
    await site.hover('h1');
    await site.driver.sleep(400);
    await site.find('[role=menu]');
    await site.click('header button', common.openServices);
    await site.isGone('[role=menu]');
  });

  test('works by keyboard from the first key on, and gives the focus back', async ({ site }) => {
    const french = wordsFor('fr').common;
    const [first = '', last = ''] = [serviceIds[0], serviceIds.at(-1)].map(
      (id) => id && pageName(id, 'fr'),
    );
    await site.openAlive('/fr');
    await site.focus('header button', french.openServices);
    await site.press(Key.ENTER);
    await site.isFocused('[role=menuitem]', first);
    await site.press(Key.END);
    await site.isFocused('[role=menuitem]', last);
    await site.press(Key.ESCAPE);
    await site.isGone('[role=menu]');
    await site.isFocused('header button', french.openServices);
    await site.press(Key.ARROW_DOWN);
    await site.isFocused('[role=menuitem]', first);
    await site.press(Key.TAB);
    await site.isGone('[role=menu]');
    await site.isFocused('header a', pageName('fees', 'fr'));
    await site.focus('header button', french.openServices);
    await site.press(Key.SPACE);
    await site.isFocused('[role=menuitem]', first);
    await site.press(Key.ENTER);
    await site.isAt(`/fr/services/${serviceIds[0]}`);
  });
});

test('the small screen’s menu closes on Escape and when a link is followed', async ({ site }) => {
  await site.resize(windows.phone);
  await site.openAlive('/');
  await site.click('header summary');
  await site.find('header a', pageName('fees', 'en'));
  await site.press(Key.ESCAPE);
  await site.isGone('header a', pageName('fees', 'en'));
  await site.isFocused('header summary');
  await site.click('header summary');
  await site.click('header a', pageName('fees', 'en'));
  await site.isAt('/fees');
  await site.find('h1', pages.fees.header.title);
  await site.isGone('header a', pageName('fees', 'en'));
});

for (const window of [windows.desktop, windows.phone]) {
  test(`the language switch leads to the same page, with query and hash, at ${window.width} px`, async ({
    site,
  }) => {
    await site.resize(window);
    await site.openAlive('/es/services/sex-therapy?from=ad#plan');
    for (const [to, address] of [
      ['fr', '/fr/services/sex-therapy?from=ad#plan'],
      ['en', '/services/sex-therapy?from=ad#plan'],
    ] as const) {
      if (window === windows.phone) await site.click('header summary');
      await site.click(`header a[data-locale=${to}]`);
      await site.isAt(address);
      await site.alive();
      await isIn(site, to);
    }
  });
}

for (const locale of allLocales) {
  const { form, toast } = wordsFor(locale).pages.contact;

  test(`an enquiry in ${locale} shows the toast and empties the fields`, async ({ site }) => {
    await site.resize(windows.phone);
    await site.openAlive(localePath('/contact', locale));
    const typed = {
      name: 'Noor Ḥasan',
      email: 'noor@example.com',
      phone: '0400 000 000',
      message: 'We would like to come together.',
    };
    const values = () =>
      site.evaluate(() =>
        ['name', 'email', 'phone', 'message'].map(
          (name) =>
            document.querySelector<HTMLInputElement | HTMLTextAreaElement>(`main [name=${name}]`)
              ?.value,
        ),
      );
    for (const [name, text] of Object.entries(typed))
      await (await site.find(`main [name=${name}]`)).sendKeys(text);
    expect(await values()).toEqual(Object.values(typed));
    await site.click('main button[type=submit]', form.submit);
    await site.says('.toast', toast.title);
    await site.says('.toast', toast.description);
    expect(await values()).toEqual(['', '', '', '']);
    expect(await overflow(site)).toBe(0);
    await site.click('.toast button', toast.close);
    await site.isGone('.toast');
    await site.isAt(localePath('/contact', locale));
  });
}

test('the form is not sent while something is missing', async ({ site }) => {
  await site.openAlive('/contact');
  await site.click('main button[type=submit]', pages.contact.form.submit);
  await site.isFocused('main [name=name]');
  await site.isGone('.toast');
});

test('the cost follows the choice, by keyboard and by click', async ({ site }) => {
  const { cost } = wordsFor('fr');
  const says = async (session: SessionKind, sessions: number) => {
    const lines = receiptLines({ session, plan: true, sessions }, rates, cost, 'fr');
    for (const text of [lines.fee, lines.rebate, lines.cost].map(({ amount }) => amount))
      await site.says('[aria-labelledby=rebate] .receipt', text);
    return lines;
  };
  await site.openAlive(localePath(pagePaths.fees, 'fr'));
  await says('individual', rates.rebatedSessionsPerYear);
  await site.focus('[type=range]');
  await site.press(Key.END);
  await says('individual', 20);
  await site.click('label:has([type=radio])', cost.session.options.couples);
  const { summary } = await says('couples', 20);
  await site.says('output', summary);
});

test('the tide rises and falls while the pacer runs', async ({ site }) => {
  await site.openAlive(postPath('infidelity-ptsd'));
  const height = async () =>
    (await (await site.find('.article > div:has([role=status])')).getRect()).height;
  const before = await height();
  await site.click('main button', breathing.start);
  const tide = await site.find('.tide');
  expect(await tide.getCssValue('animation-name')).toBe('tide');
  await site.says('main [role=status]', breathing.spoken.started);
  expect(await height()).toBe(before);
  await site.click('main button', breathing.stop);
  await site.isGone('.tide');
});

for (const locale of allLocales) {
  test(`a wrong address in ${locale} is told, logged, and helped on`, async ({ site, trouble }) => {
    const { notFound } = wordsFor(locale);
    const path = localePath('/no-such-page', locale);
    await site.openAlive(path);
    await expect
      .poll(() => site.driver.getTitle())
      .toBe(`${notFound.meta.title} · ${practice.name}`);
    await isIn(site, locale);
    await site.find('h1', '404');
    await site.resize(windows.phone);
    expect(await overflow(site)).toBe(0);
    await expect
      .poll(() => trouble.filter((line) => line.includes(`there is no page at ${path}`)).length)
      .toBe(1);
    // WebKit itself reports the status of the document.
    trouble.splice(0, trouble.length, ...trouble.filter((line) => !line.includes(path)));
    await site.click('main a', notFound.action);
    await site.isAt('/');
    await site.find('h1', pages.home.hero.title);
  });
}
