import './article-body.css';
import { type ComponentType, isValidElement, type ReactNode } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import type { ServiceId } from '@/site/addresses';
import type { Locale } from '@/site/locales';
import { PullQuote } from './pull-quote';
import { SceneDetail } from './service-scene';
import { TextWithin } from './text';
import { WaveList } from './wave-list';

type Children = { children?: ReactNode };

/** Components by the element or the name that they stand for in Markdown. Each knows its own properties. */
export type ArticleComponents = Record<string, (props: never) => ReactNode>;

/** How the Markdown of an article in a language looks. Spacing between the blocks is in article-body.css. */
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
  ul: ({ children }: Children) => <WaveList className="grid gap-2.5">{children}</WaveList>,
  ol: ({ children }: Children) => <ol className="list-decimal pl-6">{children}</ol>,
  blockquote: ({ children }: Children) => (
    <blockquote className="border-l-3 border-sand pl-6 text-ink-soft">{children}</blockquote>
  ),
  li: ({ children }: Children) => (
    <li>
      <TextWithin locale={locale}>{children}</TextWithin>
    </li>
  ),
  PullQuote: ArticleQuote,
  Note,
  Scene,
});

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
  return <div className="rounded-2xl bg-shell px-6 py-5 text-base/relaxed">{children}</div>;
}

function isPicture(children: ReactNode): boolean {
  return isValidElement(children) && typeof (children.props as { src?: unknown }).src === 'string';
}

/** The column of an article's text. */
export function ArticleBody({ children }: { children: ReactNode }) {
  return <div className="article-body md:max-lg:text-tablet roomy:text-article">{children}</div>;
}

type ArticleHeadingProps = Children & {
  id?: string;
  /** The small drawings of numbered headings, in their order. */
  drawings?: readonly ComponentType<DrawingProps>[];
};

/** A heading of an article. Its number, such as "1.", stands large above its words, and its drawing across from it. */
export function ArticleHeading({ id, drawings = [], children }: ArticleHeadingProps) {
  const [, number = '', words] = /^(\d+)\. (.*)$/.exec(String(children)) ?? [];
  const Spot = drawings[Number(number) - 1];
  return (
    <h2 id={id} className="relative">
      {number ? (
        <>
          <span className="article-body-number">{number}.</span> {words}
          {Spot && (
            <Spot className="article-body-spot absolute top-0 size-16 sm:size-24 roomy:size-44 print:hidden" />
          )}
        </>
      ) : (
        children
      )}
    </h2>
  );
}
