import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ComponentType, ReactNode } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import { Unbroken } from '@/components/ui/unbroken';
import type { Locale } from '@/content/locales';
import { localePath, pagePaths } from '@/content/site-map';
import { ArticleBody } from './article-body';
import { Breadcrumbs } from './breadcrumbs';
import { CallToAction } from './call-to-action';
import { PageContents } from './page-contents';

type ArticleLayoutProps = {
  locale: Locale;
  category: string;
  title: string;
  lead: string;
  /** The first words, set large beside the title, for an article that somebody needs at once. */
  opening?: string;
  /** The date line, already worded. */
  date: ReactNode;
  picture: ComponentType<DrawingProps>;
  /** What the picture shows, where it says something. */
  imageAlt?: string;
  contents: Toc;
  backToBlog: string;
  callToAction: { heading: string; text: string };
  /** Below the text and within its column: references, contact. */
  after?: ReactNode;
  /** Full-width, before the call to action. */
  related: ReactNode;
  children: ReactNode;
};

/** An article: header, picture, contents beside the text, and the ways on. */
export function ArticleLayout({
  locale,
  category,
  title,
  lead,
  opening,
  date,
  picture: Picture,
  imageAlt,
  contents,
  backToBlog,
  callToAction,
  after,
  related,
  children,
}: ArticleLayoutProps) {
  return (
    <>
      <article>
        <header className="measure grid gap-x-8 pt-6 lg:grid-cols-12 lg:pt-10">
          <div className={opening ? 'lg:col-span-7' : 'lg:col-span-9'}>
            <Breadcrumbs locale={locale} parent="blog" here={title} titled />
            <p className="font-semibold text-river">{category}</p>
            <h1 className="mt-2 max-w-[22ch] text-[clamp(2.2rem,1.6rem+2.5vw,3.6rem)] leading-[1.08]">
              <Unbroken>{title}</Unbroken>
            </h1>
            <p className="mt-5 max-w-[32em] text-[1.25rem] leading-normal text-ink-soft">{lead}</p>
            <p className="mt-4 text-base text-ink-soft">{date}</p>
          </div>
          {opening && (
            <p className="mt-7 border-t-2 border-sun pt-5 font-display text-[1.35rem] leading-snug lg:col-span-4 lg:col-start-9 lg:self-end">
              {opening}
            </p>
          )}
        </header>
        <div className="measure mt-8 lg:mt-12 print:hidden">
          <Picture
            title={imageAlt}
            className="h-[150px] w-full rounded-card sm:aspect-[5/2] sm:h-auto lg:aspect-[3/1]"
          />
        </div>
        <div className="measure grid gap-x-8 pt-8 pb-16 lg:grid-cols-12 lg:pt-16 lg:pb-24">
          <PageContents
            locale={locale}
            headings={contents.map(({ id, value }) => ({ id, text: value }))}
            className="mb-8 lg:sticky lg:top-8 lg:col-span-3 lg:max-h-[calc(100svh-4rem)] lg:self-start lg:overflow-y-auto"
          />
          <div className="lg:col-span-8 lg:col-start-5">
            <ArticleBody>{children}</ArticleBody>
            {after}
            <Link
              href={localePath(pagePaths.blog, locale)}
              className="group mt-10 inline-flex min-h-11 items-center gap-2 font-semibold text-clay-strong underline-offset-4 hover:underline print:hidden"
            >
              <span className="rotate-180">
                <Arrow />
              </span>
              {backToBlog}
            </Link>
          </div>
        </div>
      </article>
      {related}
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
