import './article-body.css';
import clsx from 'clsx';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import type { Locale } from '@/languages/locales';
import { isWithdrawn } from '@/posts/posts';
import { decoded } from '@/routing/decoded';
import type { ServiceId } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { ArticleNotes, BackToReference, NoteReference } from './article-notes';
import { ArticleTable } from './article-table';
import { ServiceScene } from './service-scene';
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
      <ul className={clsx('grid gap-2.5', tasks)}>{children}</ul>
    ) : (
      <WaveList className="grid gap-2.5">{children}</WaveList>
    ),
  ol: ({ className = '', ...list }: ComponentProps<'ol'>) => (
    <ol className={clsx('list-decimal pl-6', isOfTasks(className) && tasks)} {...list} />
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
  hr: () => <hr className="my-12 border-sand" />,
  code: ({ children }: Within) => (
    <code className="rounded-md bg-shell px-1 text-[0.9em] wrap-anywhere">{children}</code>
  ),
  pre: ({ children }: Within) => (
    <pre className="rounded-2xl bg-shell px-6 py-5 whitespace-pre-wrap *:px-0">{children}</pre>
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
  PullQuote,
  Note,
  Scene,
});

const isOfTasks = (className: string) => className.includes('contains-task-list');
const tasks = '*:relative *:pl-8';

/** Whether a task is done. Reader views leave out the box, and keep its name. */
function TaskMark({ locale, done }: { locale: Locale; done?: boolean }) {
  const words = wordsFor(locale).pages.blog.article;
  return (
    <label>
      <input
        type="checkbox"
        disabled
        defaultChecked={done}
        className="absolute top-1 left-0 size-5"
      />
      <span className="sr-only">{done ? words.done : words.toDo}</span>
    </label>
  );
}

/** One sentence of the article, set large. */
function PullQuote({ children }: { children: ReactNode }) {
  return (
    <div className="my-13 border-l-3 border-sun pl-6 font-display text-section text-balance text-river">
      {children}
    </div>
  );
}

/** A service's scene, where a long article lets its reader rest. */
function Scene({ of }: { of: ServiceId }) {
  return <ServiceScene card={of} className="my-13 aspect-scene w-full rounded-card print:hidden" />;
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
  return <div className="article-body md:max-lg:text-[1.2rem] xl:text-[1.1875rem]">{children}</div>;
}

/** A heading of an article. Its number, such as "1.", stands large above its words. */
export function ArticleHeading({ id, children }: ComponentProps<'h2'>) {
  const [first, ...rest] = Children.toArray(children);
  const [, number, words] = /^(\d+)\. (.*)$/s.exec(String(first)) ?? [];
  return (
    <h2 id={id}>
      {number ? (
        <>
          <span className="block text-headline text-river">{number}.</span> {words}
          {rest}
        </>
      ) : (
        children
      )}
    </h2>
  );
}
