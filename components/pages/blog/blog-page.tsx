import clsx from 'clsx';
import { PostCard } from '@/components/pages/blog/post-card';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import type { Locale } from '@/content/locales';
import type { Post } from '@/content/post-files';
import { blogPages, postsOfPage } from '@/content/posts';
import { wordsFor } from '@/content/words';
import { BlogPaging } from './blog-paging';

/**
 * `/blog`: the posts, newest first and largest, and the older ones as an index. What does not fit into
 * one page stands on `/blog/page/2` and so on, all of it as an index.
 */
export function BlogPage({ locale, part = 1 }: { locale: Locale; part?: number }) {
  const { header, callToAction } = wordsFor(locale).pages.blog;
  const posts = postsOfPage(part);
  const [large, pictured] = part === 1 ? [1, 3] : [0, 0];
  // No two posts in a row of a category have one picture; the large one has a picture of its own.
  const again = ({ category }: Post, index: number) =>
    posts.slice(large, index).filter((post) => post.category === category).length % 2 === 1;
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <div className="measure">
        {posts.slice(0, large).map((post) => (
          <PostCard key={post.id} post={post} locale={locale} look="lead" />
        ))}
      </div>
      {pictured > large && (
        <ul className="measure grid grid-cols-1 gap-x-8 gap-y-12 pb-14 sm:grid-cols-2">
          {posts.slice(large, pictured).map((post, index) => (
            <li key={post.id}>
              <PostCard
                post={post}
                locale={locale}
                look="picture"
                again={again(post, large + index)}
              />
            </li>
          ))}
        </ul>
      )}
      <ul
        className={clsx(
          'measure grid grid-cols-1 gap-x-8 lg:grid-cols-2',
          blogPages() > 1 ? 'pb-12' : 'pb-20 lg:pb-32',
        )}
      >
        {posts.slice(pictured).map((post, index) => (
          <li key={post.id}>
            <PostCard
              post={post}
              locale={locale}
              look="row"
              again={again(post, pictured + index)}
            />
          </li>
        ))}
      </ul>
      {blogPages() > 1 && <BlogPaging locale={locale} part={part} />}
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
