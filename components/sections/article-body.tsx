import { isValidElement, type ReactNode } from 'react';
import type { ServiceId } from '@/site/addresses';
import type { Locale } from '@/site/locales';
import { SceneDetail } from './service-scene';
import { TextWithin } from './text';

type Children = { children?: ReactNode };

/** Components by the element or the name that they stand for in Markdown. Each knows its own properties. */
export type ArticleComponents = Record<string, (props: never) => ReactNode>;

/** How the Markdown of an article in a language looks. Spacing between the blocks is `.article`'s (article.css). */
export const articleComponents = (locale: Locale): ArticleComponents => ({
  // A picture stands by itself, and has a caption that may not stand in a paragraph.
  p: ({ children }: Children) =>
    isPicture(children) ? (
      children
    ) : (
      <p>
        <TextWithin locale={locale}>{children}</TextWithin>
      </p>
    ),
  ul: ({ children }: Children) => <ul className="waves article-list">{children}</ul>,
  li: ({ children }: Children) => (
    <li>
      <TextWithin locale={locale}>{children}</TextWithin>
    </li>
  ),
  PullQuote,
  Note,
  Scene,
});

/** One sentence of the article, set large. */
function PullQuote({ children }: { children: ReactNode }) {
  return <div className="pull-quote">{children}</div>;
}

/** The detail of a service's scene, where a long article lets its reader rest. */
function Scene({ of }: { of: ServiceId }) {
  return (
    <SceneDetail service={of} className="wide aspect-strip w-full rounded-card print:hidden" />
  );
}

/** What is said beside the article's thread. */
function Note({ children }: { children: ReactNode }) {
  return <div className="note">{children}</div>;
}

function isPicture(children: ReactNode): boolean {
  return isValidElement(children) && typeof (children.props as { src?: unknown }).src === 'string';
}

/** The column of an article's text. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className="article">{children}</div>;
}
