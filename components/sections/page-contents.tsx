import clsx from 'clsx';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';

type PageContentsProps = {
  locale: Locale;
  /** The page's headings, each with the fragment under which it is found. */
  headings: { id?: string; text: string }[];
  className?: string;
};

/** "On this page": open on wide screens, to be unfolded on others. */
export function PageContents({ locale, headings, className }: PageContentsProps) {
  const { onThisPage } = wordsFor(locale).common;
  // One element used twice, so that the page's payload holds it once.
  const list = (
    <ul className="text-river underline-offset-4">
      {headings.map(({ id, text }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 hover:underline lg:min-h-9"
          >
            <span>{text}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-labelledby="contents"
      className={clsx(
        'border-glass text-base leading-tight max-lg:border-y print:hidden',
        className,
      )}
    >
      <details className="lg:hidden">
        <summary className="unfolds justify-between font-semibold">{onThisPage}</summary>
        {list}
      </details>
      <div className="hidden lg:block">
        <h2 id="contents" className="mb-2 font-text text-base font-semibold tracking-normal">
          {onThisPage}
        </h2>
        {list}
      </div>
    </nav>
  );
}
