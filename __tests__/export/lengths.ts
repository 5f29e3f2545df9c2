import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import { offeredLocales } from '@/facts/offered';
import { serviceSessions } from '@/facts/services';
import { localePath } from '@/routing/addresses';
import { type PageId, pagePaths, serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { practice as specified } from '../fixtures/specified-practice';
import { routes } from '../tools/screens';
import { plain, select, textShown } from './exported';

/** How many words an English page may have within `<main>`. A translation is as long as a native would write it. */
const most = {
  '/': 590,
  '/services': 530,
  '/services/couples-marriage': 990,
  '/services/infidelity-recovery': 1080,
  '/services/adhd-couples': 990,
  '/services/sex-therapy': 1080,
  '/services/individual': 1040,
  '/fees': 710,
  '/contact': 490,
  '/help': 1300,
  '/privacy': 860,
  '/blog/1': 1230,
  '/blog/infidelity-ptsd': 2030,
} satisfies Record<Exclude<(typeof pagePaths)[PageId], '/blog'> | `/blog/${string}`, number>;

const wordsIn = (text: string) => plain(text).match(/[\p{L}\p{N}$][\p{L}\p{N}$’'.,%–-]*/gu) ?? [];
const wordsOn = (address: string) => wordsIn(select(address, 'main').map(textShown).join());

/** What an owner adds makes pages longer: the lengths are those of the site as it is specified. */
if (practice.name === specified.name) {
  const shown = Object.entries(most).filter(([page]) => routes.some(({ path }) => path === page));
  it.each(shown)('%s is no longer than its reader reads', (page, limit) => {
    expect(wordsOn(page)).not.toEqual([]);
    expect(wordsOn(page).length).toBeLessThanOrEqual(limit);
  });

  it.each(serviceIds())(
    'the beginning of %s says what a session costs, what stays private and how to book',
    (service) => {
      for (const locale of offeredLocales(practice)) {
        const { aside, actions, sessionLanguages } = wordsFor(locale).common;
        const { fee, short } = valuesFor(locale, practice);
        const path = localePath(pagePaths[service], locale);
        // A translation has no count, and needs more words for the same.
        const first = wordsOn(path)
          .slice(0, locale === 'en' ? 120 : 150)
          .join(' ');
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
