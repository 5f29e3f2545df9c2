import { practice } from '@/content/practice';
import { offeredLocales } from '@/facts/offered';
import { valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath, postPath } from '@/routing/addresses';
import { type PageId, pageIds, pagePaths, pages, serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { practice as specified } from '../fixtures/specified-practice';
import { pageAt, plain, textShown } from './exported';

/** How many words a page may have within `<main>`, in English; a translation a fifth more. */
const targets: Partial<Record<PageId, number>> = {
  home: 650,
  services: 550,
  'couples-marriage': 1000,
  'infidelity-recovery': 1100,
  'adhd-couples': 1050,
  'sex-therapy': 1100,
  individual: 1050,
  fees: 700,
  contact: 480,
  help: 1050,
  privacy: 700,
};

const wordsIn = (text: string) => text.match(/[\p{L}\p{N}$][\p{L}\p{N}$’'.,%–-]*/gu) ?? [];

const mainOf = (address: string): Element => {
  const main = pageAt(address).querySelector('main');
  if (!main) throw new Error(`${address} has no main.`);
  return main;
};
const addressOf = (page: PageId, locale: Locale) => localePath(pagePaths[page], locale);

/** What an owner adds makes pages longer: the lengths are those of the site as it is specified. */
const asSpecified = practice.name === specified.name;

const lengthOf = (address: string) => wordsIn(textShown(mainOf(address))).length;

if (asSpecified) {
  it('the article for the first night is one that a tired reader can finish', () => {
    expect(lengthOf(postPath('infidelity-ptsd'))).toBeLessThanOrEqual(1900 * 1.05);
  });

  describe.each(offeredLocales)('in %s', (locale) => {
    it.each(pageIds.filter((page) => targets[page]))(
      '%s is as long as its reader reads',
      (page) => {
        const target = (targets[page] ?? 0) * (locale === 'en' ? 1 : 1.2);
        const length = lengthOf(addressOf(page, locale));
        expect(length).toBeLessThanOrEqual(target * 1.05);
        expect(length).toBeGreaterThanOrEqual(target * 0.7);
      },
    );

    it.each(serviceIds)('danger and privacy are a part of %s, and no more', (service) => {
      const main = mainOf(addressOf(service, locale));
      const [danger, privacy] = ['#safe', '#private'].map((id) => main.querySelector(id));
      if (!danger || !privacy) throw new Error('A passage is missing.');
      const said = wordsIn(textShown(danger) + textShown(privacy)).length;
      expect(said).toBeGreaterThanOrEqual(60);
      expect(said).toBeLessThanOrEqual(wordsIn(textShown(main)).length * 0.2);
    });

    it.each(serviceIds)(
      'the first 120 words of %s say what a session costs and how to book',
      (service) => {
        const { aside, actions, sessionLanguages } = wordsFor(locale).common;
        const { fee, short } = valuesFor(locale);
        const first = wordsIn(plain(textShown(mainOf(addressOf(service, locale)))))
          .slice(0, 120)
          .join(' ');
        const asked = [
          ...pages[service].sessions.flatMap((session) => [fee[session], short.length[session]]),
          aside.whereText,
          actions.book,
          ...(locale === 'en' ? [] : [sessionLanguages]),
        ].map((text) => wordsIn(plain(text)).join(' '));
        expect(asked.filter((text) => !first.includes(text))).toEqual([]);
      },
    );
  });
}
