import type { Locale } from '@/languages/locales';
import { type PageId, pagePath } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';

type BreadcrumbsProps = {
  locale: Locale;
  parent: Extract<PageId, 'services' | 'blog'>;
  here: string;
};

/** Where a page stands: home, its section, itself. Phones are spared the last: the title right below says it. */
export function Breadcrumbs({ locale, parent, here }: BreadcrumbsProps) {
  const { breadcrumbs } = wordsFor(locale).common;
  return (
    <nav
      aria-label={breadcrumbs}
      className="breadcrumbs mb-4 lg:mb-6 text-base text-ink-soft print:hidden"
    >
      <ol className="flex flex-wrap items-center gap-x-2">
        {(['home', parent] as const).map((page) => (
          <li key={page} className="flex items-center gap-x-2">
            <a
              href={pagePath(page, locale)}
              className="inline-flex min-h-8 items-center text-ink-soft underline decoration-glass underline-offset-4 hover:decoration-current"
            >
              {pageName(page, locale)}
            </a>
            <span aria-hidden="true" className={page === parent ? 'max-sm:hidden' : undefined}>
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="max-sm:hidden">
          {here}
        </li>
      </ol>
    </nav>
  );
}
