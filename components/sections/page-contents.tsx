import clsx from 'clsx';
import { Summary } from '@/components/ui/summary';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

type PageContentsProps = {
  locale: Locale;
  /** The page's headings, each with the fragment under which it is found. */
  headings: { id?: string; text: string }[];
  /** In wide windows: `rail` is a column along a line, which scrolls by itself, `columns` are two. */
  look: keyof typeof looks;
  className?: string;
};

const looks = {
  rail: {
    nav: 'min-h-0 lg:overflow-y-auto lg:border-l-2 lg:pl-5',
    heading: 'mb-2 font-text text-base font-semibold',
    list: '',
    item: '',
  },
  columns: {
    nav: '',
    heading: 'mb-3.5 text-title',
    list: 'lg:columns-2 lg:gap-x-8',
    item: 'break-inside-avoid',
  },
};

/** "On this page": open on wide screens, to be unfolded on others. */
export function PageContents({ locale, headings, look, className }: PageContentsProps) {
  const { onThisPage } = wordsFor(locale).common;
  const classes = looks[look];
  const list = (
    <ul className={clsx('text-river underline-offset-4', classes.list)}>
      {headings.map(({ id, text }) => (
        <li key={id} className={classes.item}>
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
        classes.nav,
        className,
      )}
    >
      <details className="lg:hidden">
        <Summary className="justify-between font-semibold">{onThisPage}</Summary>
        {list}
      </details>
      <div className="hidden lg:block">
        <h2 id="contents" className={clsx('tracking-normal', classes.heading)}>
          {onThisPage}
        </h2>
        {list}
      </div>
    </nav>
  );
}
