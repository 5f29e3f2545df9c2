import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { allLocales } from '@/content/locales';
import { localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';

// Without an address to deliver to, the code that delivers is not even in the build.
test('a site that delivers nothing has no code to deliver with', () => {
  const folder = 'out/_next/static';
  const scripts = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.js'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
  // What `send-enquiry.ts` says in any minifier's words.
  expect(scripts.filter((script) => /redirect:\s*["'`]error["'`]/.test(script))).toEqual([]);
});

for (const locale of allLocales) {
  test(`and no words for it: ${locale}`, async ({ request }) => {
    const html = await (await request.get(localePath(pagePaths.contact, locale))).text();
    expect(html).not.toContain(wordsFor(locale).delivery.failure.title);
    expect(html).not.toContain('name="website"');
  });
}
