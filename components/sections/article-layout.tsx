import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ReactNode } from 'react';
import { DrawingFile } from '@/components/illustrations/drawing-file';
import { Arrow } from '@/components/ui/arrow';
import { practice } from '@/content/practice';
import { fill } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import type { Post } from '@/posts/post-files';
import { postWords } from '@/posts/posts';
import { pagePath } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { Breadcrumbs } from './breadcrumbs';
import { CallToAction } from './call-to-action';
import { PageContents } from './page-contents';
import { PostDate } from './today';

type ArticleLayoutProps = {
  post: Post;
  /** The language of the article, which the post has a text in. */
  locale: Locale;
  words: {
    lead: string;
    imageAlt?: string;
    related: { heading: string };
    callToAction: { heading: string; text: string };
  };
  /** The first words, set large beside the title, for an article that somebody needs at once. */
  opening?: ReactNode;
  /** The name of its file among the drawings. */
  picture: string;
  contents: Toc;
  help?: ReactNode;
  after?: ReactNode;
  related: ReactNode;
  children: ReactNode;
};

/** A title’s second part begins a line, so that it breaks the same in every typeface. */
const afterColon = /(?<=:)\s/;

/** A short word with a hyphen, such as “PTSD-like”, which large type keeps on one line. */
const hyphenated = /(?<!\S)(\S{1,10}-\S{1,10})(?!\S)/;

/**
 * The longest text of the class `article-part` and its siblings of that class are what reader views show. They leave out
 * asides, and elements named sidebar or breadcrumbs.
 */
export function ArticleLayout({
  post,
  locale,
  words,
  opening,
  picture,
  contents,
  help,
  after,
  related,
  children,
}: ArticleLayoutProps) {
  const { common, pages } = wordsFor(locale);
  const { published, backToBlog } = pages.blog.article;
  const { title, draft } = postWords(post, locale);
  const width = opening ? 'lg:col-span-7' : 'lg:col-span-9';
  return (
    <>
      <article>
        <div className="article-part">
          <header className="page-width grid gap-x-between pt-6 lg:grid-cols-12 lg:pt-10">
            <div className={width}>
              <Breadcrumbs locale={locale} parent="blog" here={title} />
              <p>
                {common.categories[post.category]} {draft && <mark>{common.draft}</mark>}
              </p>
              {/* At this size the longest line fits in the fallback typeface, too. */}
              <h1 className="mt-2 max-w-heading min-[18rem]:text-[length:min((100vw-2*var(--gutter))/10.2,var(--headline))]">
                {title.split(afterColon).map((part) => (
                  <span key={part} className="block">
                    {part.split(hyphenated).map((words, index) => (
                      <span key={index} className={index % 2 ? 'whitespace-nowrap' : undefined}>
                        {words}
                      </span>
                    ))}{' '}
                  </span>
                ))}
              </h1>
            </div>
            {opening && (
              <div className="mt-6 flex flex-col border-t-2 border-sun pt-5 lg:col-span-5 lg:col-start-8 lg:row-span-2 lg:row-start-1 lg:self-end">
                {opening}
              </div>
            )}
            <div className={width}>
              <p className="mt-5 max-w-text text-lead text-ink-soft">{words.lead}</p>
              <p className="mt-4 text-base text-ink-soft">
                {published} <PostDate date={post.date} locale={locale} /> ·{' '}
                {readingTime(post, locale)}
                {practice.practitioner?.name && (
                  <>
                    {` · ${common.practitioner.by} `}
                    <span translate="no">{practice.practitioner.name}</span>
                  </>
                )}
              </p>
            </div>
          </header>
        </div>
        <div className="page-width mt-8 lg:mt-12 print:hidden">
          <DrawingFile
            name={picture}
            title={words.imageAlt}
            className="scene aspect-scene w-full rounded-card sm:aspect-5/2 lg:aspect-3/1"
          />
        </div>
        <div className="article-part">
          <div className="page-width grid pt-8 pb-16 lg:grid-cols-five-seven lg:gap-x-between lg:pt-16 lg:pb-24">
            <div className="sidebar flex flex-col gap-8 max-lg:mb-8 lg:stays print:hidden">
              {contents.length > 0 && <PageContents locale={locale} headings={contents} />}
              {help}
            </div>
            <div className="max-w-156 md:max-lg:mx-auto print:mx-0 print:max-w-text">
              <div className="article-body print:text-[1.05rem]">
                {children}
                <div className="mt-0">
                  {after}
                  <a
                    href={pagePath('blog', locale)}
                    className="group mt-10 inline-flex min-h-11 items-center gap-2 font-semibold text-clay-strong no-underline underline-offset-4 hover:underline print:hidden"
                  >
                    <span className="rotate-180">
                      <Arrow />
                    </span>
                    {backToBlog}
                  </a>
                </div>
              </div>
            </div>
          </div>
        </div>
      </article>
      <section className="page-width pb-20 lg:pb-28 print:hidden" aria-labelledby="related">
        <h2 id="related">{words.related.heading}</h2>
        {related}
      </section>
      <CallToAction locale={locale} {...words.callToAction} />
    </>
  );
}

/** How long a slow reader takes: `4 minutes to read`. */
function readingTime(post: Post, locale: Locale): string {
  const words = postWords(post, locale)
    .text.replace(/<[^>]*>/g, '')
    .split(/\s+/).length;
  const { readingTime } = wordsFor(locale).pages.blog.article;
  return fill(readingTime, { count: Math.max(2, Math.round(words / 200)) });
}
