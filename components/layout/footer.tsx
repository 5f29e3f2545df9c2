import clsx from 'clsx';
import { Horizon } from '@/components/illustrations/horizon';
import { LinkedText } from '@/components/sections/linked-text';
import { OwnersWords } from '@/components/sections/owners-words';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Today } from '@/components/sections/today';
import { ButtonLink } from '@/components/ui/button';
import { practice } from '@/content/practice';
import { phoneForDialler, phoneForPeople } from '@/facts/phone';
import { type Locale, locales } from '@/languages/locales';
import { shownPages } from '@/posts/posts';
import { postPath } from '@/routing/addresses';
import { footerIds, pagePaths } from '@/routing/pages';
import { pageName, wordsFor } from '@/words/words';
import { Wordmark } from './wordmark';

/** The foreground of each page's horizon, so that pages end differently. */
const foregrounds: Record<string, 'boat' | 'heron' | 'driftwood'> = {
  [pagePaths['couples-marriage']]: 'boat',
  [pagePaths['infidelity-recovery']]: 'driftwood',
  [pagePaths['adhd-couples']]: 'heron',
  [pagePaths['sex-therapy']]: 'heron',
  [pagePaths.individual]: 'boat',
  [pagePaths.fees]: 'driftwood',
  [pagePaths.contact]: 'boat',
  [pagePaths.blog]: 'heron',
  [postPath('infidelity-ptsd')]: 'boat',
};

/** Pages that tell speakers of other languages themselves how to be understood on the phone, by how their paths begin. */
const withNote = [pagePaths.services, `${pagePaths.blog}/`, pagePaths.contact, pagePaths.help];

type FooterProps = {
  locale: Locale;
  here: string | null;
  bare?: boolean;
};

/** Its links lead to the English pages in every language, and under a prefix they say so. */
export function Footer({ locale, here, bare }: FooterProps) {
  const { common } = wordsFor(locale);
  const { footer, crisis } = common;
  const pageSaysIt = locale === 'en' || withNote.some((path) => here?.startsWith(path));
  const notes = pageSaysIt ? [] : [crisis.interpreter];
  const hrefLang = locale === 'en' ? undefined : locales.en.tag;
  return (
    <footer
      // Reader views leave out what has this id.
      id="footer"
      className={clsx(
        'evening print:hidden',
        // The header leaves as this comes (header.css). Tailwind has no utility for timelines.
        !bare && 'bg-shell [view-timeline:--page-end]',
      )}
    >
      <Horizon
        bare={bare}
        sun={!practice.practitioner?.portrait}
        foreground={here ? foregrounds[here] : undefined}
        className={clsx(
          'w-full',
          // The page's last words stand over its sky, beside sun and cone.
          bare ? 'h-20' : 'h-36 sm:h-44 lg:-mt-[min(17.8vw,17rem)] lg:h-[min(18vw,17.5rem)]',
        )}
      />
      {/* The horizon's height is seldom a whole number of pixels: the background would show as a line below it. */}
      <div className="-mt-px bg-ground pt-10 pb-12">
        <div className="night page-width">
          <div className="flex flex-wrap gap-x-6 gap-y-8 sm:grid sm:grid-cols-2 sm:gap-x-12 sm:gap-y-10 lg:grid-cols-12">
            <div className="col-span-full basis-full lg:col-span-5">
              <Wordmark />
              <p className="mt-4 max-w-md text-base text-balance text-ink-soft">{footer.about}</p>
              <SessionLanguages locale={locale} className="mt-3 max-w-md text-base text-ink-soft" />
            </div>

            {/* Links and contact stand side by side as far as their words let them. */}
            <nav
              aria-labelledby="footer-links"
              className="grow basis-24 narrow:basis-full lg:col-span-3"
            >
              <h2 id="footer-links" className={heading}>
                {footer.quickLinks}
              </h2>
              <ul className="mt-3 text-base">
                {shownPages(footerIds()).map((page) => (
                  <li key={page}>
                    <a href={pagePaths[page]} hrefLang={hrefLang} className={link}>
                      {pageName(page, locale)}
                    </a>
                  </li>
                ))}
              </ul>
            </nav>

            <div className="max-sm:w-min narrow:w-full lg:col-span-4">
              <h2 className={heading}>{footer.contact}</h2>
              <dl className="mt-3 text-base">
                <dt className="sr-only">{footer.phone}</dt>
                <dd>
                  <a
                    href={phoneForDialler(practice.phone)}
                    translate="no"
                    className="inline-flex min-h-11 items-center font-display text-title text-ink max-sm:text-base underline decoration-1 underline-offset-6 hover:decoration-2"
                  >
                    {phoneForPeople(practice.phone)}
                  </a>
                </dd>
                <dt className="sr-only">{footer.location}</dt>
                <dd className="py-1.5 text-ink-soft">{footer.locationText}</dd>
              </dl>
              <ButtonLink
                href={`${pagePaths.contact}#enquiry`}
                hrefLang={hrefLang}
                look="quiet"
                tight
                className="mt-4 text-base sm:whitespace-nowrap"
              >
                {common.actions.enquire}
              </ButtonLink>
            </div>
          </div>

          {practice.acknowledgement && (
            <p className="mt-10 max-w-text text-base text-ink-soft">
              <OwnersWords locale={locale} text={practice.acknowledgement} />
            </p>
          )}
          <div className="mt-10 grid gap-x-12 gap-y-4 border-t border-glass pt-6 text-base text-ink-soft lg:grid-cols-12">
            <p className="flex flex-col gap-1 max-sm:gap-3 max-sm:leading-7 max-sm:[&_a]:py-2.5 lg:col-span-8">
              <strong className="font-semibold text-ink">{crisis.lead}</strong>
              {[...crisis.lines, ...notes].map((line) => (
                <span key={line}>
                  <LinkedText locale={locale}>{line}</LinkedText>
                </span>
              ))}
            </p>
            <p className="lg:col-span-4 lg:self-end">
              © <Today show="year" locale={locale} /> <span translate="no">{practice.name}</span>.{' '}
              {footer.rights}
            </p>
          </div>
        </div>
      </div>
    </footer>
  );
}

const heading = 'text-base font-text font-semibold tracking-normal text-sun';
const link =
  'inline-flex min-h-9 items-center py-1 text-ink no-underline underline-offset-4 hover:underline';
