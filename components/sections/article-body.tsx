import './article-body.css';
import { Children, type ComponentProps, isValidElement, type ReactNode } from 'react';
import { fill } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import { headingPrefix } from '@/posts/markdown';
import { isWithdrawn } from '@/posts/posts';
import { decoded } from '@/routing/decoded';
import type { ServiceId } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { LinkedText } from './linked-text';
import { ServiceScene } from './service-scene';
import { WaveList } from './wave-list';

type Within = { children?: ReactNode };

/** Components by the element or the name that they stand for in Markdown. Each knows its own properties. */
export type ArticleComponents = Record<string, (props: never) => ReactNode>;

/** How the Markdown of an article in a language looks. Spacing between the blocks is in article-body.css. */
export function articleComponents(locale: Locale): ArticleComponents {
  const words = wordsFor(locale).pages.blog.article;
  /** Of the children of an element only some are texts. */
  const linked = (children: ReactNode) =>
    Children.map(children, (child) =>
      typeof child === 'string' ? <LinkedText locale={locale}>{child}</LinkedText> : child,
    );
  return {
    // A picture stands by itself, and has a caption that may not stand in a paragraph.
    p: ({ children }: Within) => (isPicture(children) ? children : <p>{linked(children)}</p>),
    a: ({ href = '', 'aria-label': label, ...link }: ComponentProps<'a'>) => {
      // The practice may have taken out what an article leads to since it was written.
      if (isWithdrawn(href)) return link.children;
      const [, heading] = /^#(?!user-content-)(.+)/.exec(href) ?? [];
      return (
        <a
          href={heading ? `#${headingPrefix}${decoded(heading)}` : href}
          // A link back from a footnote: `Back to reference 1-2`.
          aria-label={label && fill(words.backToReference, { number: label.replace(/^\D+/, '') })}
          {...link}
        />
      );
    },
    ul: ({ className, children }: ComponentProps<'ul'>) =>
      className ? (
        <ul className="grid gap-2.5 in-[li]:pl-6">{children}</ul>
      ) : (
        <WaveList className="grid gap-2.5">{children}</WaveList>
      ),
    ol: ({ className, ...list }: ComponentProps<'ol'>) => (
      <ol className="list-decimal pl-6" {...list} />
    ),
    li: ({ id, children }: ComponentProps<'li'>) => <li id={id}>{linked(children)}</li>,
    // A task's box, in no language: it cannot be ticked. Phones draw the sign alone as an emoji.
    input: ({ checked }: ComponentProps<'input'>) => (checked ? '☑\ufe0e' : '☐'),
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
    table: ({ 'aria-labelledby': heading, children }: ComponentProps<'table'>) => (
      // It scrolls where the window is too narrow for it, by the keyboard, too.
      <section
        aria-labelledby={heading}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can have the focus.
        tabIndex={0}
        className="overflow-x-auto print:overflow-visible"
      >
        <table className="w-full text-base">{children}</table>
      </section>
    ),
    // The policy refuses the style that MDX gives a cell.
    th: ({ scope = 'col', children }: ComponentProps<'th'>) => (
      <th scope={scope}>{linked(children)}</th>
    ),
    td: ({ children }: Within) => <td>{linked(children)}</td>,
    section: ({ children }: Within) => (
      <section className="mt-16 border-t border-sand pt-8 text-base *:first:text-title *:not-first:mt-4">
        {children}
      </section>
    ),
    PullQuote,
    Scene,
  };
}

function PullQuote({ children }: Within) {
  return (
    <div className="my-13 border-l-3 border-sun pl-6 lg:-ml-6.75 font-display text-section text-balance text-river">
      {children}
    </div>
  );
}

/** A service's scene, where a long article lets its reader rest. */
function Scene({ of }: { of: ServiceId }) {
  return <ServiceScene card={of} className="my-13 aspect-scene w-full rounded-card print:hidden" />;
}

function isPicture(children: ReactNode): boolean {
  return isValidElement(children) && typeof (children.props as { src?: unknown }).src === 'string';
}
