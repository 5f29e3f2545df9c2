import type { Toc } from '@stefanprobst/rehype-extract-toc';
import { Summary } from '@/components/ui/summary';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

/** "On this page": to be unfolded, but in wide windows a column along a line, which scrolls by itself. */
export function PageContents({ locale, headings }: { locale: Locale; headings: Toc }) {
  const { onThisPage } = wordsFor(locale).common;
  const list = (
    <ul className="text-river underline-offset-4">
      {headings.map(({ id, value }) => (
        <li key={id}>
          <a
            href={`#${id}`}
            className="flex min-h-11 items-center py-1.5 hover:underline lg:min-h-9"
          >
            <span>{value}</span>
          </a>
        </li>
      ))}
    </ul>
  );
  return (
    <nav
      aria-labelledby="contents"
      className="min-h-0 border-glass text-base leading-tight max-lg:border-y lg:overflow-y-auto lg:border-l-2 lg:pl-5 print:hidden"
    >
      <details className="lg:hidden">
        <Summary className="justify-between font-semibold">{onThisPage}</Summary>
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
