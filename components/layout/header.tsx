import { LogoMark } from '@/components/illustrations/logo-mark';
import { ButtonLink } from '@/components/ui/button';
import { Island } from '@/components/ui/island';
import { practice } from '@/content/practice';
import { localePath, mainIds, type PageId, pagePaths, serviceIds } from '@/site/addresses';
import type { Locale } from '@/site/locales';
import { pageName, wordsFor } from '@/site/words';
import { LanguageSwitch } from './language-switch';
import { MobileMenu } from './mobile-menu';
import { currentMark, NavLink } from './nav-link';
import { ServicesMenu } from './services-menu';

/**
 * The site's header: logo, main navigation, languages, and the call to book.
 * @param here the path of the page, without a prefix; null on the 404 screen
 */
export function Header({ locale, here }: { locale: Locale; here: string | null }) {
  const { common } = wordsFor(locale);
  const path = (page: PageId) => localePath(pagePaths[page], locale);
  const services = serviceIds.map((id) => ({ href: path(id), label: pageName(id, locale) }));

  return (
    <header className="site-header relative z-40 print:hidden">
      {/* Reserves the menu's column while the header is parsed, so that the name does not wrap again. */}
      <div className="measure grid min-h-20 grid-cols-[minmax(0,1fr)_7rem] items-center gap-3 py-3 wide:flex wide:justify-between roomy:gap-4">
        <a
          href={path('home')}
          aria-label={common.logo}
          className="flex min-h-12 items-center gap-2 justify-self-start font-display text-lead leading-[1.1] text-ink no-underline wide:max-w-36 wide:text-[1.05rem] roomy:max-w-none roomy:text-[1.3rem]"
        >
          <LogoMark className="size-9 shrink-0" />
          {practice.name}
        </a>

        <nav
          aria-label={common.mainNavigation}
          className="hidden shrink-0 items-center text-note wide:flex roomy:gap-x-1 roomy:text-base"
        >
          {mainIds.map((page) =>
            page === 'services' ? (
              <Island
                key={page}
                name="services-menu"
                of={ServicesMenu}
                props={{
                  href: path(page),
                  current: currentMark(path(page), here),
                  label: pageName(page, locale),
                  menuLabel: common.openServices,
                  items: services,
                  linkClassName: navLink,
                }}
              />
            ) : (
              <NavLink key={page} href={path(page)} here={here} className={navLink}>
                {pageName(page, locale)}
              </NavLink>
            ),
          )}
        </nav>

        <div className="hidden items-center gap-2 wide:flex roomy:gap-4">
          <LanguageSwitch label={common.languages} current={locale} here={here} />
          <ButtonLink
            href={path('contact')}
            // It leads here: the page's own button is the one to press.
            look={here === pagePaths.contact ? 'quiet' : 'main'}
            tight
            className="text-note roomy:px-5 roomy:text-base"
          >
            {common.actions.book}
          </ButtonLink>
        </div>

        <MobileMenu locale={locale} here={here} services={services} />
      </div>
    </header>
  );
}

const navLink =
  'rounded-full px-1.5 py-2.5 whitespace-nowrap roomy:px-3 text-ink no-underline decoration-2 underline-offset-8 hover:underline aria-[current]:underline aria-[current]:decoration-clay';
