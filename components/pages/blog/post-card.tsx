import clsx from 'clsx';
import { TideBreathing } from '@/components/illustrations/tide-breathing';
import { ServiceScene } from '@/components/sections/service-scene';
import { Today } from '@/components/sections/today';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import { Unbroken, unbroken } from '@/components/ui/unbroken';
import { categoryServices } from '@/content/categories';
import { longDate } from '@/content/facts';
import { type Locale, locales } from '@/content/locales';
import type { Post } from '@/content/post-files';
import { articleLanguage, postWords } from '@/content/posts';
import { localePath, postPath } from '@/content/site-map';
import { wordsFor } from '@/content/words';

type PostCardProps = {
  post: Post;
  locale: Locale;
  /**
   * `lead` is the width of the page, its picture beside the words where there is room; `picture` stands below its category's scene, `row` is an entry of an index.
   */
  look: 'lead' | 'picture' | 'row';
};

const looks = {
  lead: {
    card: 'pb-16 items-center gap-x-8 lg:grid lg:grid-cols-12 lg:pb-24',
    words: 'mt-6 flex flex-col lg:col-span-5 lg:mt-0',
    title: 'text-[clamp(1.9rem,1.6rem+1.2vw,2.6rem)]',
  },
  picture: {
    card: '',
    words: 'mt-5 flex flex-col',
    title: 'text-title-lg leading-tight',
  },
  row: {
    card: 'border-t border-sand py-6 lg:py-8',
    words: 'grid gap-x-8 sm:grid-cols-[10rem_1fr] lg:items-baseline lg:grid-cols-[3fr_7fr_2fr]',
    title: 'text-title leading-tight',
  },
};

/** One post of the blog list: category, title, excerpt, date, and the way in. */
export function PostCard({ post, locale, look }: PostCardProps) {
  const { common, pages } = wordsFor(locale);
  const { blog } = pages;
  const { title, excerpt, language } = postWords(post, locale);
  const lang = language === locale ? undefined : locales[language].tag;
  // Where the article is not in the reader's language, the card leads to the English page.
  const inEnglish = locale !== 'en' && articleLanguage(post, locale) === 'en';
  const href = localePath(postPath(post.id), inEnglish ? 'en' : locale);
  const classes = looks[look];

  return (
    <article className={`group relative ${classes.card}`}>
      {look === 'lead' && (
        <TideBreathing className="aspect-scene w-full rounded-card lg:col-span-7" />
      )}
      {look === 'picture' && (
        <ServiceScene
          card={categoryServices[post.category][0]}
          className="aspect-scene w-full rounded-card"
        />
      )}
      <div className={classes.words}>
        <p
          className={clsx(
            'flex flex-wrap gap-x-3 text-note text-ink-soft',
            look === 'row' && 'sm:block',
          )}
        >
          <span className="block font-semibold text-river">{common.categories[post.category]}</span>
          {post.date === 'today' ? (
            <Today show="date" locale={locale} />
          ) : (
            <time dateTime={post.date}>{longDate(post.date, locale)}</time>
          )}
        </p>
        <div className={look === 'row' ? 'max-sm:mt-1' : 'mt-2'}>
          <h2 className={classes.title}>
            {(post.draft || post.texts[locale]?.draft) && <mark>{common.draft}</mark>}{' '}
            <span lang={lang}>
              <Unbroken>{title}</Unbroken>
            </span>
          </h2>
          <p
            lang={lang}
            className={clsx(
              'max-w-article text-ink-soft',
              look === 'lead' ? 'mt-4' : 'mt-2 text-base',
            )}
          >
            {unbroken(excerpt)}
          </p>
        </div>
        <Link
          href={href}
          hrefLang={inEnglish ? locales.en.tag : undefined}
          className="mt-2 inline-flex min-h-8 items-center gap-2 self-baseline text-base font-semibold text-clay-strong no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-river sm:max-lg:col-start-2 lg:justify-self-end"
        >
          {blog.readMore}
          {inEnglish && ` (${blog.inEnglish})`}
          <span className="sr-only">
            , <span lang={lang}>{title}</span>
          </span>
          <Arrow />
        </Link>
      </div>
    </article>
  );
}
