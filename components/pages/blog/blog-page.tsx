import clsx from 'clsx';
import { PostCard, type PostLook } from '@/components/pages/blog/post-card';
import { CallToAction } from '@/components/sections/call-to-action';
import type { Locale } from '@/languages/locales';
import type { Post } from '@/posts/post-files';
import { allPosts, articleLanguage } from '@/posts/posts';
import { wordsFor } from '@/words/words';

/** How many articles stand large, before the pairs. */
const large = 2;

/** The articles that can be read, newest first. Those still being written are one quiet list below. */
export function BlogPage({ locale }: { locale: Locale }) {
  const { header, beingWritten, callToAction } = wordsFor(locale).pages.blog;
  const isWritten = (post: Post) => articleLanguage(post, locale) !== null;
  const written = allPosts().filter(isWritten);
  const unwritten = allPosts().filter((post) => !isWritten(post));
  return (
    <>
      <div className="page-width pt-6 pb-12 lg:grid lg:grid-cols-12 lg:gap-x-14 lg:pt-10">
        <div className="lg:col-span-9">
          <h1>{header.title}</h1>
          <p className="mt-6 max-w-text text-lead text-ink-soft">{header.lead}</p>
        </div>
      </div>
      <Posts
        locale={locale}
        look="large"
        posts={written.slice(0, large)}
        className="gap-y-16 pb-16 lg:gap-y-24 lg:pb-24"
      />
      <Posts
        locale={locale}
        look="picture"
        posts={written.slice(large)}
        className="gap-x-8 gap-y-12 pb-16 sm:grid-cols-2 lg:pb-24"
      />
      {unwritten.length > 0 && (
        <section aria-labelledby="unwritten" className="bg-shell section">
          <div className="page-width lg:grid lg:grid-cols-five-seven lg:gap-x-between">
            <h2 id="unwritten" className="text-title">
              {beingWritten.heading}
            </h2>
            <p className="mt-2 max-w-text text-base text-ink-soft lg:mt-0.5">{beingWritten.text}</p>
          </div>
          <Posts locale={locale} look="row" posts={unwritten} className="mt-8 lg:mt-12" />
        </section>
      )}
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}

type PostsProps = { locale: Locale; look: PostLook; posts: Post[]; className: string };

function Posts({ locale, look, posts, className }: PostsProps) {
  if (posts.length === 0) return null;
  return (
    <ul className={clsx('page-width grid grid-cols-1', className)}>
      {posts.map((post, index) => (
        <li key={post.id}>
          <PostCard
            post={post}
            locale={locale}
            look={look}
            before={
              posts.slice(0, index).filter(({ category }) => category === post.category).length
            }
          />
        </li>
      ))}
    </ul>
  );
}
