import clsx from 'clsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { HeldCup } from '@/components/illustrations/held-cup';
import { Milk } from '@/components/illustrations/milk';
import { Candle, Clock, Cups, Keys, Lantern, Stones } from '@/components/illustrations/spots';
import { TideBreathing } from '@/components/illustrations/tide-breathing';
import type { SceneName } from '@/components/sections/service-drawings';
import { ServiceScene } from '@/components/sections/service-scene';
import { PostDate } from '@/components/sections/today';
import { Arrow } from '@/components/ui/arrow';
import { type Locale, locales } from '@/languages/locales';
import type { CategoryId } from '@/posts/categories';
import type { Post } from '@/posts/post-files';
import { articleLanguage, postLink, postWords } from '@/posts/posts';
import { wordsFor } from '@/words/words';

type PostCardProps = {
  post: Post;
  locale: Locale;
  look: keyof typeof looks;
  /** How many posts of its category stand in the same list before it. */
  before: number;
};

/** What stands for a category: a scene above a post, and small drawings, each beside one post alone. */
const pictures: Record<CategoryId, { scene: SceneName; spots: ComponentType<DrawingProps>[] }> = {
  // The picture of the article that opens at most addresses.
  'couples-therapy': { scene: 'reed-bank', spots: [Cups] },
  'infidelity-recovery': { scene: 'infidelity-recovery', spots: [Keys] },
  'adhd-couples': { scene: 'adhd-couples', spots: [Clock, Milk] },
  'sex-therapy': { scene: 'sex-therapy', spots: [Lantern] },
  'individual-counselling': { scene: 'individual', spots: [Stones, HeldCup] },
  'grief-counselling': { scene: 'online', spots: [Candle] },
};

const looks = {
  lead: {
    card: 'mb-16 items-center gap-x-8 lg:mb-24 lg:grid lg:grid-cols-12',
    words: 'mt-6 lg:col-span-5 lg:mt-0',
    title: 'text-section',
    text: 'mt-4',
  },
  picture: {
    card: 'flex h-full flex-col',
    words: 'mt-5 flex grow flex-col',
    title: 'text-title',
    text: 'mt-2 text-base',
  },
  row: {
    card: 'border-t border-sand py-6 max-sm:flow-root sm:flex sm:gap-x-5 lg:py-8',
    words: 'grow',
    // Beside the picture, and not round it.
    title: 'text-title max-sm:flow-root',
    text: 'mt-2 text-base',
  },
};

/** One post of the blog list: category, date, title and excerpt. The title is the link, and the whole card leads there. */
export function PostCard({ post, locale, look, before }: PostCardProps) {
  const { common, pages } = wordsFor(locale);
  const { blog } = pages;
  const { title, excerpt, language } = postWords(post, locale);
  const lang = language === locale ? undefined : locales[language].tag;
  const { href, inEnglish } = postLink(post, locale);
  const written = articleLanguage(post, locale) !== null;
  const classes = looks[look];
  const { scene, spots } = pictures[post.category];
  const Spot = spots[before];

  return (
    <article
      className={clsx(
        'group relative has-focus-visible:outline-3 has-focus-visible:outline-offset-8 has-focus-visible:outline-river',
        classes.card,
      )}
    >
      {look === 'lead' && (
        <TideBreathing className="scene aspect-video w-full rounded-card lg:col-span-7 print:hidden" />
      )}
      {look === 'picture' && (
        <ServiceScene card={scene} className="aspect-card w-full rounded-card" />
      )}
      {look === 'row' && Spot && (
        <Spot className="size-18 shrink-0 max-sm:float-right max-sm:ml-5 sm:size-24 large-text:float-none" />
      )}
      {/* Reader views drop elements that are mostly links, unless their class has "post". */}
      <div className={`post-words ${classes.words}`}>
        <p className="flex flex-wrap gap-x-3 text-base text-ink-soft max-sm:flex-col">
          <span className="font-semibold">{common.categories[post.category]}</span>
          <PostDate date={post.date} locale={locale} />
          {!written && <span>{blog.beingWritten.mark}</span>}
        </p>
        <h2 className={`mt-1 ${classes.title}`}>
          {(post.draft || post.texts[locale]?.draft) && <mark>{common.draft}</mark>}{' '}
          <a
            href={href}
            hrefLang={inEnglish ? locales.en.tag : undefined}
            className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
          >
            <span lang={lang}>{title}</span>
            {inEnglish && <span className="sr-only"> ({blog.inEnglish})</span>}
          </a>
        </h2>
        <p lang={lang} className={`max-w-text text-ink-soft ${classes.text}`}>
          {excerpt}
        </p>
        {/* The title says the same to screen readers. */}
        <p aria-hidden="true" className="mt-auto pt-1 text-base font-semibold print:hidden">
          {written ? blog.readMore : blog.beingWritten.readMore}
          {inEnglish && ` (${blog.inEnglish})`}
          {'\u00a0'}
          <Arrow />
        </p>
      </div>
    </article>
  );
}
