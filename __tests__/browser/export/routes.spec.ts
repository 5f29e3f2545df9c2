import { expect, test } from '@playwright/test';
import { allLocales, locales } from '@/content/locales';
import { phoneDisplay } from '@/content/phone';
import { localePath, splitLocale, switchLocale } from '@/content/site-map';
import { siteUrl } from '@/content/site-url';
import { wordsFor } from '@/content/words';
import { routes } from '../site';

for (const { path, locale } of routes) {
  test(`${path} is served, with its language in the HTML`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const html = await answer.text();
    expect(html).toMatch(
      new RegExp(`^<!DOCTYPE html>.{0,40}<html lang="${locales[locale].tag}"`, 's'),
    );
    expect(html.match(/<h1[ >]/g)).toHaveLength(1);
    expect(html).not.toMatch(/\sstyle="/);
  });
}

test('an article with a route of its own wins over the generic one, in English only', async ({
  request,
}) => {
  const title = async (path: string) =>
    /<h1[^>]*>([^<]*)/.exec(await (await request.get(path)).text())?.[1];
  expect(await title('/blog/infidelity-ptsd')).toContain('When Betrayal Feels Like Trauma');
  expect(await title('/blog/7')).toBe('5 Signs Your Relationship Needs Counselling');
  expect(await title('/es/blog/infidelity-ptsd')).toBe(await title('/es/blog/1'));
});

for (const path of [
  '/blog/99',
  '/blog/anything-at-all',
  '/es/blog/99',
  '/pt-br/blog/%C3%A9t%C3%A9',
  `/blog/${'a'.repeat(3000)}`,
]) {
  test(`${path.slice(0, 40)} shows the generic article`, async ({ request }) => {
    const answer = await request.get(path);
    expect(answer.status()).toBe(200);
    const { locale } = splitLocale(path);
    expect(await answer.text()).toContain(
      `rel="canonical" href="${siteUrl}${switchLocale('/blog/1', locale)}"`,
    );
  });
}

for (const path of [
  '/nowhere',
  '/esp',
  '/ES',
  '/french/fees',
  '/es/nowhere',
  '/services/nowhere',
  '/blog/a/b',
  '/fees/extra',
  '/%E0%A4%A',
  '/%00',
  '/..%2f..%2fetc%2fpasswd',
  `/${'long/'.repeat(500)}`,
  `/${'x'.repeat(5000)}`,
]) {
  test(`${path.slice(0, 40)} is the 404 document`, async ({ request }) => {
    const answer = await request.get(path, { maxRedirects: 3 });
    expect(answer.status()).toBe(404);
    const html = await answer.text();
    expect(html).toContain('Oops! Page not found');
    expect(html).toContain('name="robots" content="noindex"');
    expect(html).not.toMatch(/rel="canonical"|node_modules|at Object\./);
    expect(html.match(/<html/g)).toHaveLength(1);
  });
}

for (const [from, to] of [
  ['/infidelity-recovery', '/services/infidelity-recovery'],
  ['/couples-marriage', '/services/couples-marriage'],
  ['/fees/', '/fees'],
  ['/es/', '/es'],
  ['/fees.html', '/fees'],
] as const) {
  test(`${from} leads to ${to} for good`, async ({ request }) => {
    const answer = await request.get(from, { maxRedirects: 0 });
    expect(answer.status()).toBe(301);
    expect(new URL(answer.headers().location ?? '', 'http://host').pathname).toBe(to);
  });
}

for (const locale of allLocales) {
  test(`in ${locale} the form’s HTML offers the phone where there are no scripts`, async ({
    request,
  }) => {
    const html = await (await request.get(localePath('/contact', locale))).text();
    const { withoutScript } = wordsFor(locale).pages.contact.form;
    expect(withoutScript).toContain(phoneDisplay);
    expect(/<noscript>(.*?)<\/noscript>/s.exec(html)?.[1]).toContain(withoutScript);
  });
}
