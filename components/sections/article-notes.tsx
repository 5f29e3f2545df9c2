import { Children, type ComponentProps, type ReactNode } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { fill } from '@/languages/fill';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** Of the heading above the notes, as GitHub has it. */
export const notesId = 'footnote-label';

/** A footnote's number in the text. */
export function NoteReference(props: ComponentProps<'a'>) {
  return <a className="px-0.5 font-semibold no-underline hover:underline" {...props} />;
}

type BackToReferenceProps = {
  locale: Locale;
  href: string;
  /** The English one, which ends with the reference's number: `Back to reference 1-2`. */
  label?: string;
};

export function BackToReference({ locale, href, label = '' }: BackToReferenceProps) {
  const [number = '', again] = /\d+(?:-(\d+))?$/.exec(label) ?? [];
  return (
    <a
      href={href}
      aria-label={fill(wordsFor(locale).pages.blog.article.backToReference, { number })}
      className="ml-1 whitespace-nowrap no-underline print:hidden"
    >
      <span className="inline-block -rotate-90">
        <Arrow />
      </span>
      {again && <sup>{again}</sup>}
    </a>
  );
}

/**
 * The footnotes of an article. The heading is in its language.
 * @param children the heading in English, and the list
 */
export function ArticleNotes({ locale, children }: { locale: Locale; children?: ReactNode }) {
  return (
    <section className="mt-16 border-t border-sand pt-8 text-base" aria-labelledby={notesId}>
      <h2 id={notesId} className="mb-4 text-title">
        {wordsFor(locale).pages.blog.article.footnotes}
      </h2>
      {Children.toArray(children).slice(1)}
    </section>
  );
}
