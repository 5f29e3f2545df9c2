import './header.css';
import clsx from 'clsx';
import { BookLink } from '@/components/sections/book-link';
import { Island } from '@/components/ui/island';
import { practice } from '@/content/practice';
import { bookingPage } from '@/facts/intake';
import { phoneForPeople } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { shownPages } from '@/posts/posts';
import { localePath } from '@/routing/addresses';
import { mainIds, type PageId, pagePath, pagePaths, serviceIds } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { hasLanguages, LanguageList } from './language-switch';
import { type MenuEntry, MobileMenu } from './mobile-menu';
import { NavLink } from './nav-link';
import { ServicesMenu } from './services-menu';
import { Wordmark } from './wordmark';

type HeaderProps = {
  locale: Locale;
  here: string | null;
  stays: boolean;
};

/** A longer name takes more than three lines. A sticky header would then cover the targets of fragments. */
const longestInView = 30;

export function Header({ locale, here, stays }: HeaderProps) {
  const { common } = wordsFor(locale);
  const { suburb, area, state, postcode } = practice.location;
  const link = (page: PageId) => ({ href: pagePath(page, locale), label: pageName(page, locale) });
  const services = serviceIds().map(link);
  const entries: MenuEntry[] = shownPages(mainIds()).map((page) =>
    page === 'services' ? { ...link(page), services } : link(page),
  );

  return (
    <header
      // In wide windows contact is one press away, until the page's end has the same buttons.
      data-stays={(stays && practice.name.length <= longestInView) || undefined}
      className="header relative z-40 bg-paper lg:tall:data-stays:sticky lg:tall:top-0 print:static print:mb-4 print:border-b print:border-current"
    >
      <div className={clsx(row, columns)}>
        <a
          href={pagePath('home', locale)}
          aria-label={common.logo}
          className="-mx-2 flex min-h-12 items-center justify-self-start rounded-field px-2 py-1 text-ink no-underline large-text:mb-2"
        >
          <Wordmark />
        </a>

        <nav
          aria-label={common.mainNavigation}
          className="hidden shrink-0 items-center gap-x-1 text-base lg:flex print:hidden"
        >
          {entries.map(({ href, label, services }) => {
            const link = (
              <NavLink key={href} href={href} here={here} className={navLink}>
                {label}
              </NavLink>
            );
            if (!services) return link;
            return (
              <div key={href} className="relative flex items-center">
                {link}
                <Island
                  name="services-menu"
                  of={ServicesMenu}
                  props={{
                    label: common.openServices,
                    items: services,
                    current: here && localePath(here, locale),
                  }}
                />
              </div>
            );
          })}
        </nav>

        <div className="hidden items-center justify-end gap-3 lg:flex xl:gap-4 print:hidden">
          {hasLanguages() && (
            <nav aria-label={common.languages}>
              <LanguageList current={locale} here={here} />
            </nav>
          )}
          <BookLink
            locale={locale}
            // On the page that it leads to, the page's own button is the main one.
            look={here === pagePaths.contact && !bookingPage(practice) ? 'quiet' : 'main'}
            tight
            className="text-base xl:px-5"
          />
        </div>

        <MobileMenu locale={locale} here={here} entries={entries} />
        {/* On paper it stands beside the name. */}
        <address translate="no" className="hidden text-right not-italic print:block">
          {phoneForPeople(practice.phone)} ·{' '}
          {[suburb, area, `${state} ${postcode}`].filter(Boolean).join(', ')}
        </address>
      </div>
    </header>
  );
}

const row =
  'page-width grid min-h-20 items-center justify-between gap-3 py-3 xl:gap-4 large-text:block print:flex print:min-h-0';
// They reserve space for the menu, or for languages and the button. Nothing moves when these arrive.
const columns = clsx(
  'grid-cols-[minmax(0,1fr)_6rem] min-[22.5rem]:grid-cols-[minmax(0,1fr)_7rem]',
  'lg:grid-cols-[auto_max-content_minmax(17.75rem,max-content)]',
  'xl:grid-cols-[auto_max-content_minmax(21.5rem,max-content)]',
);
// The ring of “Services” leaves the arrow beside it whole.
const navLink = clsx(
  'rounded-full px-1 py-2.5 whitespace-nowrap focus-visible:-outline-offset-2 xl:px-3',
  'text-ink no-underline decoration-2 underline-offset-8 hover:underline aria-[current]:underline aria-[current]:decoration-clay',
);
