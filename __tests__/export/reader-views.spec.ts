/** @jest-environment jsdom */
import { Readability } from '@mozilla/readability';
import { crisisLines } from '@/content/crisis-lines';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { references } from '@/content/references';
import { offeredLocales } from '@/facts/offered';
import { allPosts, postWords } from '@/posts/posts';
import { genericPostId, isDedicated, localePath, postPath } from '@/routing/addresses';
import { pagePaths, serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { fileOf, plain, read } from './exported';

// What is left of a page in the reader view of Firefox, whose code others use, too.

const pageAt = (address: string) =>
  new DOMParser().parseFromString(read(fileOf(address)), 'text/html');

function missing(address: string, texts: readonly string[]) {
  const view = plain(new Readability(pageAt(address)).parse()?.textContent ?? '');
  return texts.filter((text) => !view.includes(plain(text)));
}

/** What an article says, of the dedicated one its part that is closed. Its page's own blocks are not among them. */
const textsOf = (address: string, within: string) =>
  [...pageAt(address).querySelectorAll(`${within} :is(h2, h3, h4, p, li, td, th, pre)`)].map(
    ({ textContent }) => textContent.trim(),
  );

describe.each(offeredLocales)('in %s', (locale) => {
  const { pages, common, fiveSigns } = wordsFor(locale);

  it.each(serviceIds)('%s keeps its lead and its facts at a glance', (service) => {
    const { rhythmText, whereText } = common.aside;
    const { lead } = pages[service].header;
    expect(missing(localePath(pagePaths[service], locale), [lead, rhythmText, whereText])).toEqual(
      [],
    );
  });

  // Of a single line they make nothing.
  const articles = allPosts().filter(({ texts }) => (texts[locale]?.text.length ?? 0) > 100);
  if (articles.length > 0)
    it.each(articles)('the article $id keeps all its words', ({ id }) => {
      const address = localePath(postPath(id), locale);
      const texts = textsOf(address, isDedicated(id) ? '.article-body details' : '.article-body');
      expect(texts.length).toBeGreaterThan(0);
      if (id === genericPostId) texts.push(fiveSigns.lead);
      if (isDedicated(id)) {
        const { lead, opening } = infidelityPtsd;
        const titles = references.map(({ title }) => title);
        texts.push(lead, opening, crisisLines.lifeline.number, ...titles);
      }
      expect(missing(address, texts)).toEqual([]);
    });

  it('the blog keeps its posts', () => {
    const titles = allPosts().map((post) => postWords(post, locale).title);
    expect(missing(localePath(pagePaths.blog, locale), titles)).toEqual([]);
  });
});
