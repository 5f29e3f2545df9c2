import { practice } from '@/content/practice';
import { siteUrl } from '@/facts/origin';
import { allPosts, postOf } from '@/posts/posts';
import { genericPostId } from '@/routing/addresses';
import { blogFeed } from '@/seo/feed';
import { wordsFor } from '@/words/words';

const parsed = () => new DOMParser().parseFromString(blogFeed(), 'application/xml');
const texts = (within: Element | Document, name: string) =>
  [...within.getElementsByTagName(name)].map(({ textContent }) => textContent);

it('is a whole RSS channel (rssboard.org/rss-specification)', () => {
  const xml = parsed();
  expect(xml.documentElement.nodeName).toBe('rss');
  expect(xml.documentElement.getAttribute('version')).toBe('2.0');
  const children = [...(xml.querySelector('channel')?.children ?? [])];
  const named = (name: string) => children.filter(({ nodeName }) => nodeName === name);
  for (const required of ['title', 'link', 'description'])
    expect(named(required).map(({ textContent }) => textContent)).toEqual([
      expect.stringMatching(/\S/),
    ]);
  expect(named('atom:link')[0]?.getAttribute('href')).toBe(`${siteUrl}/feed.xml`);
});

it('has every post, in the order of the blog, at an address of its own', () => {
  const items = [...parsed().querySelectorAll('item')];
  const { common } = wordsFor('en');
  expect(
    items.map((item) => [
      texts(item, 'title'),
      texts(item, 'description'),
      texts(item, 'category'),
      texts(item, 'guid'),
    ]),
  ).toEqual(
    allPosts().map(({ id, category, texts }) => [
      [texts.en.title],
      [texts.en.excerpt],
      [common.categories[category]],
      [`${siteUrl}/blog/${id}`],
    ]),
  );
});

it('dates each post by the practice’s day', () => {
  const dates = [...parsed().querySelectorAll('item')].map((item) => texts(item, 'pubDate'));
  const generic = allPosts().findIndex(({ id }) => id === genericPostId);
  const [date = ''] = dates[generic] ?? [];
  expect(date).toMatch(/^Fri, 15 Mar 2024 00:00:00 \+\d{4}$/);
  const { timeZone } = practice.location;
  const clock = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeStyle: 'short', timeZone });
  expect(clock.format(Date.parse(date))).toBe('2024-03-15 00:00');
  // The first is the post that is dated today.
  const [first, ...others] = dates.map(([date]) => Date.parse(date ?? ''));
  expect(clock.format(first)).toBe(`${allPosts()[0]?.updated} 00:00`);
  expect(others.every(Number.isFinite)).toBe(true);
  expect(others).toEqual([...others].sort((one, other) => other - one));
});

it('survives any letter in a title', () => {
  const title = jest.replaceProperty(postOf('1').texts.en, 'title', 'You & <b>I</b>');
  const titles = [...parsed().querySelectorAll('item > title')];
  title.restore();
  expect(titles.map(({ textContent }) => textContent)).toContain('You & <b>I</b>');
});
