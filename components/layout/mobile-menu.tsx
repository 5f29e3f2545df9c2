import { BookLink } from '@/components/sections/book-link';
import { CallLink } from '@/components/sections/call-link';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { hasLanguages, LanguageList } from './language-switch';
import { NavLink } from './nav-link';

type MobileMenuProps = {
  locale: Locale;
  here: string | null;
  entries: readonly MenuEntry[];
};

type Link = { href: string; label: string };
export type MenuEntry = Link & {
  /** Absent where the practice offers one service. */
  services?: Link[];
};

/**
 * The menu of small screens. It is a `<details>`, so it opens without scripts. A script closes it
 * (browser/behaviours/menus.ts).
 */
export function MobileMenu({ locale, here, entries }: MobileMenuProps) {
  const { common } = wordsFor(locale);

  return (
    <details data-menu="" className="group min-h-12 lg:hidden print:hidden">
      <summary className="flex min-h-12 items-center justify-center gap-2 rounded-full border-control border-current px-2 text-base font-semibold">
        <span className="relative block h-3 w-5" aria-hidden="true">
          <span className="absolute inset-x-0 top-0 h-0.5 rounded-full bg-current transition-transform group-open:translate-y-1.25 group-open:rotate-45" />
          <span className="absolute inset-x-0 bottom-0 h-0.5 rounded-full bg-current transition-transform group-open:-translate-y-1.25 group-open:-rotate-45" />
        </span>
        <span className="group-open:sr-only">{common.menu}</span>
      </summary>
      {/* Not displayed while closed, or find-in-page and text fragments would find its words before the page's. */}
      <div className="absolute inset-x-0 top-full z-40 min-h-[calc(100svh-5rem)] border-y border-sand bg-paper shadow-paper not-group-open:hidden sm:min-h-0">
        {/* Named differently from the wide header's landmarks, which are in the document too, hidden. */}
        <nav
          aria-label={common.menu}
          className="page-width grid grid-cols-1 gap-x-14 pt-4 pb-3 sm:grid-cols-2"
        >
          <ul>
            {entries.map(({ href, label, services }) => (
              <li key={href}>
                <NavLink href={href} here={here} className={menuLink}>
                  {label}
                </NavLink>
                {services && (
                  <ul className="mb-2 border-l-2 border-glass pl-4">
                    {services.map(({ href, label }) => (
                      <li key={href}>
                        <NavLink
                          href={href}
                          here={here}
                          className="flex min-h-11 items-center py-1.5 text-base leading-snug text-ink-soft no-underline aria-[current]:font-semibold aria-[current]:text-ink"
                        >
                          {label}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                )}
              </li>
            ))}
          </ul>
          <div className="mt-4">
            <div className="grid gap-3">
              <BookLink locale={locale} />
              <CallLink locale={locale} tight />
            </div>
            {hasLanguages() && (
              // biome-ignore lint/a11y/useSemanticElements: a fieldset is for the fields of a form.
              <div
                role="group"
                aria-label={common.languages}
                className="mt-6 border-t border-sand pt-3"
              >
                <LanguageList current={locale} here={here} full />
              </div>
            )}
          </div>
        </nav>
      </div>
    </details>
  );
}

const menuLink =
  'flex min-h-12 items-center font-display text-title text-ink no-underline aria-[current]:underline aria-[current]:decoration-clay aria-[current]:decoration-2 aria-[current]:underline-offset-8';
