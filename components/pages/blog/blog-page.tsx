import { PostCard } from '@/components/pages/blog/post-card';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import type { Locale } from '@/languages/locales';
import type { Post } from '@/posts/post-files';
import { newestPosts } from '@/posts/posts';
import { wordsFor } from '@/words/words';
import { OlderPosts } from './older-posts';

/** How many posts are shown large, and how many with their picture above them; the rest are rows. */
const [large, pictured] = [1, 3];

/** `/blog`: the newest posts as cards, the first one largest, and the titles of the older ones by year. */
export function BlogPage({ locale }: { locale: Locale }) {
  const { header, callToAction } = wordsFor(locale).pages.blog;
  const posts = newestPosts();
  const [first, second, rest] = [
    posts.slice(0, large),
    posts.slice(large, pictured),
    posts.slice(pictured),
  ];
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <div className="measure">
        {first.map((post) => (
          <PostCard key={post.id} post={post} locale={locale} look="lead" />
        ))}
      </div>
      <ul className="measure grid grid-cols-1 gap-x-8 gap-y-12 pb-14 sm:grid-cols-2">
        {second.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} locale={locale} look="picture" turn={turn(second, index)} />
          </li>
        ))}
      </ul>
      <ul className="measure grid grid-cols-1 gap-x-8 pb-20 lg:grid-cols-2 lg:pb-32">
        {rest.map((post, index) => (
          <li key={post.id}>
            <PostCard post={post} locale={locale} look="row" turn={turn(rest, index)} />
          </li>
        ))}
      </ul>
      <OlderPosts locale={locale} />
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}

/** How many posts of its category a list shows before a post: no two in a row of one category have one picture. */
function turn(list: readonly Post[], index: number): number {
  return list.slice(0, index).filter(({ category }) => category === list[index]?.category).length;
}
