import { PostCard } from '@/components/pages/blog/post-card';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import type { Post } from '@/content/checks/post-files';
import type { Locale } from '@/content/locales';
import { newestPosts } from '@/content/posts';
import { wordsFor } from '@/content/words';
import { OlderPosts } from './older-posts';

/** How many posts are shown large, and how many with their picture above them; the rest are rows. */
const [large, pictured] = [1, 3];

/** `/blog`: the newest posts as cards, the first one largest, and the titles of the older ones by year. */
export function BlogPage({ locale }: { locale: Locale }) {
  const { header, callToAction } = wordsFor(locale).pages.blog;
  const posts = newestPosts();
  // No two posts in a row of a category have one picture, of the large ones and of the small.
  const turn = ({ category }: Post, index: number, from: number) =>
    posts.slice(from, index).filter((post) => post.category === category).length;
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <div className="measure">
        {posts.slice(0, large).map((post) => (
          <PostCard key={post.id} post={post} locale={locale} look="lead" />
        ))}
      </div>
      <ul className="measure grid grid-cols-1 gap-x-8 gap-y-12 pb-14 sm:grid-cols-2">
        {posts.slice(large, pictured).map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              locale={locale}
              look="picture"
              turn={turn(post, large + index, large)}
            />
          </li>
        ))}
      </ul>
      <ul className="measure grid grid-cols-1 gap-x-8 pb-20 lg:grid-cols-2 lg:pb-32">
        {posts.slice(pictured).map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              locale={locale}
              look="row"
              turn={turn(post, pictured + index, pictured)}
            />
          </li>
        ))}
      </ul>
      <OlderPosts locale={locale} />
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
