import { practice } from '@/content/practice';
import { offeredLocales } from '@/facts/offered';
import { serviceSessions } from '@/facts/services';
import { valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { type PageId, pagePaths, serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { practice as specified } from '../fixtures/specified-practice';
import { routes } from '../tools/screens';
import { plain, select, textShown } from './exported';

/**
 * How many words a page may have within `<main>`, in English. A translation may have a fifth more. The note on
 * interpreters, which English lacks, does not count.
 */
const most = {
  '/': 540,
  '/services': 480,
  '/services/couples-marriage': 900,
  '/services/infidelity-recovery': 980,
  '/services/adhd-couples': 900,
  '/services/sex-therapy': 980,
  '/services/individual': 950,
  '/fees': 650,
  '/contact': 450,
  '/help': 1150,
  '/privacy': 780,
  '/blog/1': 1120,
  '/blog/infidelity-ptsd': 1850,
} satisfies Record<Exclude<(typeof pagePaths)[PageId], '/blog'> | `/blog/${string}`, number>;

const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}$][\p{L}\p{N}$’'.,%–-]*/gu) ?? [];
const wordsOn = (address: string) => wordsIn(select(address, 'main').map(textShown).join());

const wordsOfInterpreter = (path: string, locale: Locale) =>
  locale !== 'en' && select(path, '#safe').length > 0
    ? wordsIn(wordsFor(locale).common.crisis.interpreter).length
    : 0;

/** What an owner adds makes pages longer: the lengths are those of the site as it is specified. */
if (practice.name === specified.name) {
  const shown = Object.entries(most).filter(([page]) => routes.some(({ path }) => path === page));
  it.each(shown)('%s is no longer than its reader reads', (page, words) => {
    const longer = routes.filter(({ path, locale }) => {
      if (path !== localePath(page, locale)) return false;
      const limit = words * (locale === 'en' ? 1 : 1.2);
      return wordsOn(path).length - wordsOfInterpreter(path, locale) > limit;
    });
    expect(wordsOn(page)).not.toEqual([]);
    expect(longer).toEqual([]);
  });

  it.each(serviceIds)(
    'the first 120 words of %s say what a session costs, what stays private and how to book',
    (service) => {
      for (const locale of offeredLocales) {
        const { aside, actions, sessionLanguages } = wordsFor(locale).common;
        const { fee, short } = valuesFor(locale);
        const path = localePath(pagePaths[service], locale);
        const first = wordsOn(path).slice(0, 120).join(' ');
        const asked = [
          ...serviceSessions[service].flatMap((session) => [fee[session], short.length[session]]),
          aside.whereText,
          aside.privacyText,
          actions.book,
          ...(locale === 'en' ? [] : [sessionLanguages]),
        ];
        for (const text of asked) expect(first).toContain(wordsIn(text).join(' '));
      }
    },
  );
}
