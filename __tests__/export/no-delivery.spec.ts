import { offeredLocales } from '@/facts/offered';
import { readSettings } from '@/facts/settings';

import { localePath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { fileOf, files, read } from './exported';

const { enquiryEndpoint } = readSettings(process.env);
/** Whether a script of the build holds a part of `send-enquiry.ts` that every minifier keeps. */
const deliversIn = (file: string) => /redirect:\s*["'`]error["'`]/.test(read(file));

// Without an address to deliver to, the code that delivers is not even in the build.
it('a site that delivers nothing has no code to deliver with, and one that delivers has', () => {
  const scripts = files.filter((file) => /^\/_next\/static\/.*\.js$/.test(file));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.some(deliversIn)).toBe(enquiryEndpoint !== '');
});

it.each(offeredLocales)('and no words for it: %s', (locale) => {
  const html = read(fileOf(localePath(pagePaths.contact, locale)));
  for (const part of [wordsFor(locale).delivery.failure.title, 'name="website"'])
    expect([part, html.includes(part)]).toEqual([part, enquiryEndpoint !== '']);
});
