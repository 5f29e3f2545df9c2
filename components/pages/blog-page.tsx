import { CallToAction } from '@/components/sections/call-to-action';
import { PageHeader } from '@/components/sections/page-header';
import { PostCard } from '@/components/sections/post-card';
import type { Locale } from '@/content/locales';
import { posts } from '@/content/posts';
import { wordsFor } from '@/content/words';

/** Columns of six that a card takes, by its place: one large, two, three, three, two. */
const spans: Record<number, string> = {
  0: 'sm:col-span-2 lg:col-span-6',
  1: 'lg:col-span-3',
  2: 'lg:col-span-3',
  9: 'lg:col-span-3',
  10: 'lg:col-span-3',
};

/** `/blog`: the eleven posts, newest first and largest. */
export function BlogPage({ locale }: { locale: Locale }) {
  const { header, callToAction } = wordsFor(locale).blog;
  return (
    <>
      <PageHeader title={header.title} lead={header.lead} />
      <ul className="measure grid gap-6 pb-20 sm:grid-cols-2 lg:grid-cols-6 lg:pb-32">
        {posts.map((post, index) => (
          <li key={post.id} className={spans[index] ?? 'lg:col-span-2'}>
            <PostCard post={post} locale={locale} large={index === 0} />
          </li>
        ))}
      </ul>
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
