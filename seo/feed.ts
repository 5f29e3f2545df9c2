import { practice } from '@/content/practice';
import { offsetsOf } from '@/facts/calendar/clock';
import { momentOf } from '@/facts/calendar/time';
import { absoluteUrl } from '@/facts/origin';
import { locales } from '@/languages/locales';
import type { Post } from '@/posts/post-files';
import { allPosts } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { pagePaths } from '@/routing/pages';
import { pageWords, wordsFor } from '@/words/words';

export const feedPath = '/feed.xml';

/** The blog as RSS 2.0 (rssboard.org/rss-specification), in English. */
export function blogFeed(): string {
  const { header } = pageWords('blog', 'en');
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escaped(`${practice.name}: ${header.title}`)}</title>
<link>${absoluteUrl(pagePaths.blog, practice)}</link>
<atom:link rel="self" type="application/rss+xml" href="${absoluteUrl(feedPath, practice)}"/>
<description>${escaped(header.lead)}</description>
<language>${locales.en.tag}</language>
${allPosts().map(item).join('\n')}
</channel>
</rss>`;
}

function item(post: Post): string {
  const { title, excerpt } = post.texts.en;
  const url = absoluteUrl(postPath(post.id), practice);
  // At midnight of the practice's own day, so that none lies ahead. A post that is always dated today has the day of
  // its last change. Otherwise it would be new every day.
  const { date, updated = date } = post;
  return `<item>
<title>${escaped(title)}</title>
<link>${url}</link>
<guid>${url}</guid>
<description>${escaped(excerpt)}</description>
<category>${escaped(wordsFor('en').common.categories[post.category])}</category>
<pubDate>${new Date(momentOf(Date.parse(updated), offsetsOf(practice))).toUTCString()}</pubDate>
</item>`;
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
}
