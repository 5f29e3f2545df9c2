import clsx from 'clsx';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { type SceneName, ServiceScene } from '@/components/sections/service-scene';
import { PostDate } from '@/components/sections/today';
import { Arrow } from '@/components/ui/arrow';
import { type Locale, locales } from '@/languages/locales';
import type { CategoryId } from '@/posts/categories';
import type { Post } from '@/posts/post-files';
import { postLink, postWords } from '@/posts/posts';
import { isDedicated } from '@/routing/addresses';
import { wordsFor } from '@/words/words';

export type PostLook = keyof typeof looks;

type PostCardProps = {
  post: Post;
  locale: Locale;
  look: PostLook;
  /** How many posts of its category stand in the same list before it. */
  before: number;
};

/** What stands for a category: a scene above a post, and small drawings, each beside one post alone. */
const pictures: Record<CategoryId, { scene: SceneName; spots: string[] }> = {
  // The picture of the article that opens at most addresses.
  'couples-therapy': { scene: 'reed-bank', spots: ['cups'] },
  'infidelity-recovery': { scene: 'infidelity-recovery', spots: ['keys', 'suitcase'] },
  'adhd-couples': { scene: 'adhd-couples', spots: ['clock', 'milk'] },
  'sex-therapy': { scene: 'sex-therapy', spots: ['lantern'] },
  'individual-counselling': { scene: 'individual', spots: ['stones', 'held-cup'] },
  'grief-counselling': { scene: 'online', spots: ['candle'] },
};

const looks = {
  large: {
    card: 'items-center gap-x-between lg:grid lg:grid-cols-12 lg:in-[li:nth-child(even)]:*:first:order-last',
    words: 'mt-6 lg:col-span-5 lg:mt-0',
    title: 'mt-1 text-section',
    text: 'mt-4',
    more: 'mt-3',
  },
  picture: {
    card: 'flex h-full flex-col',
    words: 'mt-5 flex grow flex-col',
    title: 'mt-1 text-title',
    text: 'mt-2',
    more: 'mt-auto pt-1',
  },
  // In columns: category and date, title and excerpt, the way on; on phones a small picture beside them.
  row: {
    card: 'flow-root border-t border-sand py-6 lg:grid lg:grid-cols-12 lg:gap-x-between lg:py-7',
    words: 'lg:col-span-11 lg:col-start-2 lg:grid lg:grid-cols-subgrid',
    title: 'mt-1 text-title max-lg:flow-root lg:col-span-5 lg:col-start-5 lg:row-start-1 lg:mt-0',
    text: 'mt-1 lg:col-span-5 lg:col-start-5 lg:row-start-2',
    more: 'mt-1 lg:col-span-2 lg:col-start-10 lg:row-start-1 lg:mt-0',
  },
};

const picture = 'aspect-video w-full rounded-card lg:col-span-7 print:hidden';

/** One post of the blog list: category, date, title and excerpt. The title is the link, and the whole card leads there. */
export function PostCard({ post, locale, look, before }: PostCardProps) {
  const { common, pages } = wordsFor(locale);
  const { blog } = pages;
  const { title, excerpt, language } = postWords(post, locale);
  const lang = language === locale ? undefined : locales[language].tag;
  const { href, inEnglish } = postLink(post, locale);
  // The list of rows has a heading of its own.
  const Heading = look === 'row' ? 'h3' : 'h2';
  const classes = looks[look];
  const { scene, spots } = pictures[post.category];
  const spot = spots[before];

  return (
    <article
      className={clsx(
        'group relative has-focus-visible:outline-3 has-focus-visible:outline-offset-8 has-focus-visible:outline-river',
        classes.card,
      )}
    >
      {look === 'large' && isDedicated(post.id) && (
        <DrawingFile name="scenes/tide-breathing" className={`scene ${picture}`} />
      )}
      {look === 'large' && !isDedicated(post.id) && (
        <ServiceScene card={scene} className={picture} />
      )}
      {look === 'picture' && (
        <ServiceScene card={scene} className="aspect-card w-full rounded-card" />
      )}
      {look === 'row' && spot && (
        <DrawingFile
          name={spot}
          className="size-14 shrink-0 max-lg:float-right max-lg:ml-5 large-text:float-none"
        />
      )}
      {/* Reader views drop elements that are mostly links, unless their class has "post". */}
      <div className={`post-words ${classes.words}`}>
        <p
          className={clsx(
            'flex flex-wrap gap-x-3 text-base text-ink-soft max-sm:flex-col',
            look === 'row' && 'lg:col-span-3 lg:row-span-2 lg:flex-col',
          )}
        >
          <span className="font-semibold">{common.categories[post.category]}</span>
          <PostDate date={post.date} locale={locale} />
        </p>
        <Heading className={classes.title}>
          {(post.draft || post.texts[locale]?.draft) && <mark>{common.draft}</mark>}{' '}
          <a
            href={href}
            hrefLang={inEnglish ? locales.en.tag : undefined}
            className="text-ink no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
          >
            <span lang={lang}>{title}</span>
            {inEnglish && <span className="sr-only"> ({blog.inEnglish})</span>}
          </a>
        </Heading>
        <p
          lang={lang}
          className={clsx(
            'max-w-text text-ink-soft',
            look !== 'large' && 'text-base',
            classes.text,
          )}
        >
          {excerpt}
        </p>
        {/* The title says the same to screen readers. */}
        <p aria-hidden="true" className={`text-base font-semibold print:hidden ${classes.more}`}>
          {blog.readMore}
          {inEnglish && ` (${blog.inEnglish})`}
          {'\u00a0'}
          <Arrow />
        </p>
      </div>
    </article>
  );
}
