import { practice } from '@/content/practice';
import { offsetsOf } from '@/facts/calendar/clock';
import { momentOf } from '@/facts/calendar/time';
import { zoneOf } from '@/facts/calendar/time-zone';
import { originOf } from '@/facts/origin';
import { allPosts, postOf } from '@/posts/posts';
import { blogFeed } from '@/seo/feed';
import { wordsFor } from '@/words/words';

const parsed = () => new DOMParser().parseFromString(blogFeed(), 'application/xml');

it('is an RSS channel (rssboard.org/rss-specification)', () => {
  const { documentElement } = parsed();
  expect(documentElement.nodeName).toBe('rss');
  expect(documentElement.getAttribute('version')).toBe('2.0');
  for (const required of ['title', 'link', 'description'])
    expect(documentElement.querySelector(`channel > ${required}`)?.textContent).toMatch(/\S/);
});

it('has every post in the order of the blog, dated by its day', () => {
  const children = ['title', 'description', 'category', 'guid', 'pubDate'];
  const items = [...parsed().querySelectorAll('item')].map((item) =>
    children.map((name) => item.querySelector(name)?.textContent),
  );
  const { categories } = wordsFor('en').common;
  const timeZone = zoneOf[practice.location.state];
  const inZone = new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone });
  expect(
    items.map((item) => [...item.slice(0, 4), inZone.format(Date.parse(item[4] ?? ''))]),
  ).toEqual(
    allPosts().map(({ id, category, texts, date, updated }) => [
      texts.en.title,
      texts.en.excerpt,
      categories[category],
      `${originOf(practice)}/blog/${id}`,
      // A post that is always dated today has the day of its last change.
      updated ?? date,
    ]),
  );
});

it('has no post that lies ahead, not even on the morning of its day', () => {
  const midnight = momentOf(Date.parse('2026-11-28'), offsetsOf(practice));
  const date = jest.replaceProperty(postOf('1'), 'date', '2026-11-28');
  const dates = [...parsed().querySelectorAll('pubDate')].map(({ textContent }) => textContent);
  date.restore();
  expect(dates.map((date) => Date.parse(date ?? ''))).toContain(midnight);
});

it('survives any letter in a title', () => {
  const title = jest.replaceProperty(postOf('1').texts.en, 'title', 'You & <b>I</b>');
  const titles = [...parsed().querySelectorAll('item > title')];
  title.restore();
  expect(titles.map(({ textContent }) => textContent)).toContain('You & <b>I</b>');
});
