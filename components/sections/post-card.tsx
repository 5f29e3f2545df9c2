import clsx from 'clsx';
import { TideBreathing } from '@/components/illustrations/tide-breathing';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import { longDate } from '@/content/facts';
import { type Locale, locales } from '@/content/locales';
import { isDedicated, type posts } from '@/content/posts';
import { localePath, postPath } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { Today } from './today';

type PostCardProps = {
  post: (typeof posts)[number];
  locale: Locale;
  /** The first card, with a picture. */
  large?: boolean;
};

/** One post of the blog list: category, title, excerpt, date, and the way in. */
export function PostCard({ post, locale, large = false }: PostCardProps) {
  const { blog, common } = wordsFor(locale);
  const { title, excerpt, lang } = blog.posts[post.id];
  // A dedicated article exists in English only, so every language's card leads to the English page.
  const inEnglish = isDedicated(post.id) && locale !== 'en';
  const href = inEnglish ? postPath(post.id) : localePath(postPath(post.id), locale);

  return (
    <article
      className={clsx(
        'group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-paper',
        large && 'lg:grid lg:grid-cols-2',
      )}
    >
      {large && <TideBreathing className="block aspect-[16/9] h-full w-full lg:aspect-auto" />}
      <div className={clsx('flex grow flex-col items-start p-7', large && 'lg:p-12')}>
        <p className="text-[0.9375rem] font-semibold text-river">
          {common.categories[post.category]}
        </p>
        <h2
          className={clsx(
            'mt-2',
            large ? 'text-[clamp(1.7rem,1.3rem+1.6vw,2.5rem)]' : 'text-[1.45rem] leading-tight',
          )}
        >
          <span lang={lang}>{title}</span>
        </h2>
        <p lang={lang} className="mt-3 mb-6 text-base text-ink-soft">
          {excerpt}
        </p>
        <p className="mt-auto flex w-full flex-wrap items-center justify-between gap-x-4 gap-y-1 border-t border-sand pt-4 text-[0.9375rem] text-ink-soft">
          {post.date === 'today' ? (
            <Today show="date" locale={locale} />
          ) : (
            <time dateTime={post.date}>{longDate(post.date, locale)}</time>
          )}
          <Link
            href={href}
            hrefLang={inEnglish ? locales.en.tag : undefined}
            className="inline-flex min-h-8 items-center gap-2 font-semibold text-clay-strong no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-river"
          >
            {blog.readMore}
            {inEnglish && ` (${blog.inEnglish})`}
            <span className="sr-only">
              , <span lang={lang}>{title}</span>
            </span>
            <Arrow />
          </Link>
        </p>
      </div>
    </article>
  );
}
