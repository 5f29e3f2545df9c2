/** @jest-environment jsdom */
import { Readability } from '@mozilla/readability';
import { crisisLines } from '@/content/crisis-lines';
import { infidelityPtsd } from '@/content/en/infidelity-ptsd';
import { references } from '@/content/references';
import { offeredLocales } from '@/facts/offered';
import { allPosts, findPost, hasGenericArticle, postWords } from '@/posts/posts';
import { genericPostId, isDedicated, localePath, postPath } from '@/routing/addresses';
import { pagePaths, serviceIds } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { fileOf, plain, read } from './exported';

// What is left of a page in the reader view of Firefox, whose code others use, too.

const readerView = (address: string) => {
  const page = new DOMParser().parseFromString(read(fileOf(address)), 'text/html');
  return plain(new Readability(page).parse()?.textContent ?? '');
};
const missing = (address: string, texts: readonly string[]) => {
  const view = readerView(address);
  return texts.filter((text) => !view.includes(plain(text)));
};

describe.each(offeredLocales)('in %s', (locale) => {
  const { pages, common, fiveSigns } = wordsFor(locale);

  it.each(serviceIds)('%s keeps its lead and its facts at a glance', (service) => {
    const { rhythmText, whereText } = common.aside;
    const { lead } = pages[service].header;
    expect(missing(localePath(pagePaths[service], locale), [lead, rhythmText, whereText])).toEqual(
      [],
    );
  });

  if (hasGenericArticle())
    it('the generic article keeps its lead', () => {
      const address = localePath(postPath(genericPostId), locale);
      expect(missing(address, [fiveSigns.lead])).toEqual([]);
    });

  // Of a single line they make nothing.
  const articles = allPosts().filter(
    ({ id, texts }) => !isDedicated(id) && (texts[locale]?.text.length ?? 0) > 100,
  );
  if (articles.length > 0)
    it.each(articles)('the article $id keeps all its words', ({ id }) => {
      const address = localePath(postPath(id), locale);
      const page = new DOMParser().parseFromString(read(fileOf(address)), 'text/html');
      const parts = page.querySelectorAll('.article-body :is(h2, h3, h4, p, li, td, th, pre)');
      const texts = [...parts].map(({ textContent }) => textContent.trim());
      expect(texts.length).toBeGreaterThan(0);
      expect(missing(address, texts)).toEqual([]);
    });

  it('the blog keeps its posts', () => {
    const titles = allPosts().map((post) => postWords(post, locale).title);
    expect(missing(localePath(pagePaths.blog, locale), titles)).toEqual([]);
  });
});

if (findPost('infidelity-ptsd'))
  it('the article on PTSD keeps its lead, the first help, the part that is closed, and the references', () => {
    const { lead, opening } = infidelityPtsd;
    const { number } = crisisLines.lifeline;
    const titles = references.map(({ title }) => title);
    const address = postPath('infidelity-ptsd');
    const page = new DOMParser().parseFromString(read(fileOf(address)), 'text/html');
    const closed = [...page.querySelectorAll('.article-body details :is(h2, h3, h4, p, li)')];
    expect(closed.length).toBeGreaterThan(20);
    const texts = closed.map(({ textContent }) => textContent.trim());
    expect(missing(address, [lead, opening, number, ...titles, ...texts])).toEqual([]);
  });
