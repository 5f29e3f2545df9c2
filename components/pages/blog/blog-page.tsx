import clsx from 'clsx';
import { PostCard } from '@/components/pages/blog/post-card';
import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import type { Locale } from '@/languages/locales';
import type { Post } from '@/posts/post-files';
import { allPosts } from '@/posts/posts';
import { wordsFor } from '@/words/words';

/** The lists of the blog: the newest post large, two with pictures, the rest as rows. */
const lists = [
  { look: 'lead', from: 0, to: 1, className: '' },
  { look: 'picture', from: 1, to: 3, className: 'gap-y-12 pb-14 sm:grid-cols-2' },
  { look: 'row', from: 3, to: undefined, className: 'pb-20 lg:grid-cols-2 lg:pb-32' },
] as const;

export function BlogPage({ locale }: { locale: Locale }) {
  const { header, callToAction } = wordsFor(locale).pages.blog;
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      {lists.map(({ look, from, to, className }) => (
        <ul key={look} className={clsx('page-width grid grid-cols-1 gap-x-8', className)}>
          {allPosts()
            .slice(from, to)
            .map((post, index, posts) => (
              <li key={post.id}>
                <PostCard
                  post={post}
                  locale={locale}
                  look={look}
                  before={posts.slice(0, index).filter(inCategoryOf(post)).length}
                />
              </li>
            ))}
        </ul>
      ))}
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}

const inCategoryOf =
  ({ category }: Post) =>
  (post: Post) =>
    post.category === category;
