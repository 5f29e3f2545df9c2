import { practice } from '@/content/practice';
import { aheadAt, momentOf } from '@/facts/calendar/time';
import { offsetsIn } from '@/facts/calendar/time-zone';
import { day } from '@/facts/calendar/week';
import { absoluteUrl } from '@/facts/origin';
import { type Locale, locales } from '@/languages/locales';
import { allPosts, publishedDay } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageWords, wordsFor } from '@/words/words';

export const feedPath = '/feed.xml';
/** A reader that asks every day needs the newest only. */
const feedLength = 50;
const feedTitle = `${practice.name}: ${pageWords('blog', 'en').header.title}`;

/** What a page in a language calls the feed in its head. */
export const feedLabel = (locale: Locale) => `${pageWords('blog', locale).feed} · ${practice.name}`;

/** The blog as RSS 2.0 (rssboard.org/rss-specification), in English. */
export function blogFeed(): string {
  const { header } = pageWords('blog', 'en');
  const { categories } = wordsFor('en').common;
  const items = allPosts()
    .slice(0, feedLength)
    .map((post) => {
      const { title, excerpt } = post.texts.en;
      const url = absoluteUrl(postPath(post.id));
      // A date that moves with the reader would make the post new every day.
      const date = publishedDay(post) ?? post.updated;
      return [
        '<item>',
        tag('title', title),
        tag('link', url),
        tag('guid', url),
        tag('description', excerpt),
        tag('category', categories[post.category]),
        date && tag('pubDate', firstMoment(date)),
        '</item>',
      ];
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">',
    '<channel>',
    tag('title', feedTitle),
    tag('link', absoluteUrl(pagePaths.blog)),
    `<atom:link rel="self" type="application/rss+xml" href="${absoluteUrl(feedPath)}"/>`,
    tag('description', header.lead),
    tag('language', locales.en.tag),
    ...items.flat(),
    '</channel>',
    '</rss>',
  ]
    .filter(Boolean)
    .join('\n');
}

function tag(name: string, text: string) {
  return `<${name}>${text.replace(/&/g, '&amp;').replace(/</g, '&lt;')}</${name}>`;
}

/** The first moment of the practice's calendar day, as RFC 822 writes it: `Fri, 15 Mar 2024 00:00:00 +1000`. */
function firstMoment(date: string) {
  const midnight = Date.parse(date);
  // A post may be older than the site's clock.
  const offsets = offsetsIn(practice.location.timeZone, midnight - day, midnight + day);
  const ahead = aheadAt(momentOf(midnight, offsets), offsets);
  const offset = new Date(ahead).toISOString().slice(11, 16).replace(':', '');
  return new Date(midnight).toUTCString().replace('GMT', `+${offset}`);
}
