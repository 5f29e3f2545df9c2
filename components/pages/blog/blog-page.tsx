import { PostCard } from '@/components/pages/blog/post-card';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import type { Locale } from '@/languages/locales';
import { allPosts } from '@/posts/posts';
import { wordsFor } from '@/words/words';

/** How many posts are shown large, and how many with their picture above them; the rest are rows. */
const [large, pictured] = [1, 3];

/** `/blog`: every post, the newest first and largest. */
export function BlogPage({ locale }: { locale: Locale }) {
  const { header, callToAction } = wordsFor(locale).pages.blog;
  const posts = allPosts();
  const [first, second, rest] = [
    posts.slice(0, large),
    posts.slice(large, pictured),
    posts.slice(pictured),
  ];
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <ul className="measure">
        {first.map((post) => (
          <li key={post.id}>
            <PostCard post={post} locale={locale} look="lead" />
          </li>
        ))}
      </ul>
      <ul className="measure grid grid-cols-1 gap-x-8 gap-y-12 pb-14 sm:grid-cols-2">
        {second.map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              locale={locale}
              look="picture"
              again={post.category === second[index - 1]?.category}
            />
          </li>
        ))}
      </ul>
      <ul className="measure grid grid-cols-1 gap-x-8 pb-20 lg:grid-cols-2 lg:pb-32">
        {rest.map((post) => (
          <li key={post.id}>
            <PostCard post={post} locale={locale} look="row" />
          </li>
        ))}
      </ul>
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
