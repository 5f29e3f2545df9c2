import { localePath, pagePaths } from '@/site/addresses';
import { allLocales } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { fileOf, files, read } from './exported';

// Without an address to deliver to, the code that delivers is not even in the build.
it('a site that delivers nothing has no code to deliver with', () => {
  const scripts = files.filter((file) => /^\/_next\/static\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(3);
  // A part of `send-enquiry.ts` that every minifier keeps.
  expect(scripts.filter((file) => /redirect:\s*["'`]error["'`]/.test(read(file)))).toEqual([]);
});

it.each(allLocales)('and no words for it: %s', (locale) => {
  const html = read(fileOf(localePath(pagePaths.contact, locale)));
  expect(html).not.toContain(wordsFor(locale).delivery.failure.title);
  expect(html).not.toContain('name="website"');
});
