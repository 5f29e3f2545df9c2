import type { Toc } from '@stefanprobst/rehype-extract-toc';
import type { ReactNode } from 'react';
import { TextLink } from '@/components/ui/text-link';
import type { Locale } from '@/content/locales';
import { localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { ArticleBody } from './article-body';
import { Breadcrumbs } from './breadcrumbs';
import { CallToAction } from './call-to-action';

type ArticleLayoutProps = {
  locale: Locale;
  category: string;
  title: string;
  lead: string;
  /** The date line, already worded. */
  date: ReactNode;
  picture: ReactNode;
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
  date,
  picture,
  contents,
  backToBlog,
  callToAction,
  after,
  related,
  children,
}: ArticleLayoutProps) {
  const { onThisPage } = wordsFor(locale).common;
  return (
    <>
      <article>
        <header className="measure pt-6 lg:pt-10">
          <Breadcrumbs locale={locale} parent="blog" here={title} />
          <p className="font-semibold text-river">{category}</p>
          <h1 className="mt-2 max-w-[20ch] text-[clamp(2.3rem,1.6rem+3vw,4rem)] leading-[1.06]">
            {title}
          </h1>
          <p className="mt-6 max-w-[58ch] text-[1.25rem] leading-normal text-ink-soft">{lead}</p>
          <p className="mt-5 text-base text-ink-soft">{date}</p>
        </header>
        <div className="measure mt-10 print:hidden">{picture}</div>
        <div className="measure grid gap-x-16 pt-12 pb-16 lg:grid-cols-[17rem_minmax(0,1fr)] lg:pt-16 lg:pb-24">
          <nav
            aria-labelledby="contents"
            className="mb-10 border-l-2 border-glass pl-5 text-base leading-snug lg:sticky lg:top-8 lg:max-h-[calc(100svh-4rem)] lg:self-start lg:overflow-y-auto print:hidden"
          >
            <h2 id="contents" className="font-text text-base font-semibold tracking-normal">
              {onThisPage}
            </h2>
            <ul className="mt-2">
              {contents.map(({ id, value }) => (
                <li key={id}>
                  <a
                    href={`#${id}`}
                    className="flex min-h-9 items-center py-1 text-ink-soft no-underline underline-offset-4 hover:text-ink hover:underline"
                  >
                    {value}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="min-w-0">
            <ArticleBody>{children}</ArticleBody>
            {after}
            <TextLink href={localePath(pagePaths.blog, locale)} className="mt-10 print:hidden">
              {backToBlog}
            </TextLink>
          </div>
        </div>
      </article>
      {related}
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}
