import './article-body.css';
import clsx from 'clsx';
import {
  Children,
  type ComponentProps,
  type ComponentType,
  isValidElement,
  type ReactNode,
} from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import type { Locale } from '@/languages/locales';
import { isWithdrawn } from '@/posts/posts';
import { decoded } from '@/routing/decoded';
import type { ServiceId } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { ArticleNotes, BackToReference, NoteReference } from './article-notes';
import { ArticleTable } from './article-table';
import { PullQuote } from './pull-quote';
import { SceneDetail } from './service-scene';
import { TextWithin } from './text';
import { WaveList } from './wave-list';

type Within = { children?: ReactNode };

/** Components by the element or the name that they stand for in Markdown. Each knows its own properties. */
export type ArticleComponents = Record<string, (props: never) => ReactNode>;

/**
 * How the Markdown of an article in a language looks. Spacing between the blocks is in article-body.css.
 * @param idOf the id that the page gives a heading, by the one that it has in the article
 */
export const articleComponents = (
  locale: Locale,
  idOf = (id: string): string => id,
): ArticleComponents => ({
  // A picture stands by itself, and has a caption that may not stand in a paragraph.
  p: ({ children }: Within) =>
    isPicture(children) ? (
      children
    ) : (
      <p>
        <TextWithin locale={locale}>{children}</TextWithin>
      </p>
    ),
  a: ({ href = '', ...link }: ComponentProps<'a'>) => {
    if ('data-footnote-ref' in link) return <NoteReference href={href} {...link} />;
    if ('data-footnote-backref' in link)
      return <BackToReference locale={locale} href={href} label={link['aria-label']} />;
    // The practice may have taken out what an article leads to since it was written.
    if (isWithdrawn(href)) return link.children;
    const [, id] = /^#(.+)/.exec(href) ?? [];
    return <a href={id ? `#${idOf(decoded(id))}` : href} {...link} />;
  },
  ul: ({ className = '', children }: ComponentProps<'ul'>) =>
    isOfTasks(className) ? (
      <ul className="article-body-tasks grid gap-2.5">{children}</ul>
    ) : (
      <WaveList className="grid gap-2.5">{children}</WaveList>
    ),
  ol: ({ className = '', ...list }: ComponentProps<'ol'>) => (
    <ol
      className={clsx('list-decimal pl-6', isOfTasks(className) && 'article-body-tasks')}
      {...list}
    />
  ),
  li: ({ id, children }: ComponentProps<'li'>) => (
    <li id={id}>
      <TextWithin locale={locale}>{children}</TextWithin>
    </li>
  ),
  input: ({ checked }: ComponentProps<'input'>) => <TaskMark locale={locale} done={checked} />,
  blockquote: ({ children }: Within) => (
    <blockquote className="border-l-3 border-sand pl-6 text-ink-soft *:not-first:mt-3">
      {children}
    </blockquote>
  ),
  table: ArticleTable,
  th: ({ children, ...cell }: ComponentProps<'th'>) => (
    <th {...cell}>
      <TextWithin locale={locale}>{children}</TextWithin>
    </th>
  ),
  td: ({ children, ...cell }: ComponentProps<'td'>) => (
    <td {...cell}>
      <TextWithin locale={locale}>{children}</TextWithin>
    </td>
  ),
  section: ({ children }: Within) => <ArticleNotes locale={locale}>{children}</ArticleNotes>,
  PullQuote: ArticleQuote,
  Note,
  Scene,
});

const isOfTasks = (className: string) => className.includes('contains-task-list');

/** Whether a task is done. Reader views leave out the box, and keep its name. */
function TaskMark({ locale, done }: { locale: Locale; done?: boolean }) {
  const words = wordsFor(locale).pages.blog.article;
  return (
    <label>
      <input type="checkbox" disabled defaultChecked={done} className="article-body-task" />
      <span className="sr-only">{done ? words.done : words.toDo}</span>
    </label>
  );
}

/** One sentence of the article, set large. */
function ArticleQuote({ children }: { children: ReactNode }) {
  return (
    <PullQuote as="div" className="my-13">
      {children}
    </PullQuote>
  );
}

/** The detail of a service's scene, where a long article lets its reader rest. */
function Scene({ of }: { of: ServiceId }) {
  return (
    <SceneDetail
      service={of}
      className="article-body-scene my-13 aspect-strip rounded-card print:hidden"
    />
  );
}

/** What is said beside the article's thread. */
function Note({ children }: { children: ReactNode }) {
  return (
    <div className="rounded-2xl bg-shell px-6 py-5 text-base/relaxed *:not-first:mt-3">
      {children}
    </div>
  );
}

function isPicture(children: ReactNode): boolean {
  return isValidElement(children) && typeof (children.props as { src?: unknown }).src === 'string';
}

/** The column of an article's text. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className="article-body md:max-lg:text-tablet xl:text-article">{children}</div>;
}

type ArticleHeadingProps = Within & {
  id?: string;
  /** The small drawings of numbered headings, in their order. */
  drawings?: readonly ComponentType<DrawingProps>[];
};

/** A heading of an article. Its number, such as "1.", stands large above its words, and its drawing across from it. */
export function ArticleHeading({ id, drawings = [], children }: ArticleHeadingProps) {
  const [first, ...rest] = Children.toArray(children);
  const [, number = '', words] = /^(\d+)\. (.*)$/s.exec(String(first)) ?? [];
  const Spot = drawings[Number(number) - 1];
  return (
    <h2 id={id} className="relative">
      {number ? (
        <>
          <span className="article-body-number">{number}.</span> {words}
          {rest}
          {Spot && (
            <Spot className="article-body-spot absolute top-0 size-16 sm:size-24 xl:size-44 print:hidden" />
          )}
        </>
      ) : (
        children
      )}
    </h2>
  );
}
