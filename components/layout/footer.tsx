import clsx from 'clsx';
import { Horizon } from '@/components/illustrations/horizon';
import { LogoMark } from '@/components/illustrations/logo-mark';
import { OpenStatus } from '@/components/sections/open-status';
import { SessionLanguages } from '@/components/sections/session-languages';
import { Text } from '@/components/sections/text';
import { Today } from '@/components/sections/today';
import { ButtonAnchor, ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { crisisLines } from '@/content/crisis-lines';
import { hoursNames } from '@/content/facts';
import { type Locale, locales } from '@/content/locales';
import { phoneDisplay, phoneHref } from '@/content/phone';
import { practice } from '@/content/practice';
import { footerIds, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';

/**
 * The site's footer. Its links lead to the English pages in every language, so under a prefix they
 * load a new document and say in which language it is. Its horizon is bare below a drawing that ends the page.
 */
export function Footer({ locale, bare }: { locale: Locale; bare?: boolean }) {
  const { common, openingHours } = wordsFor(locale);
  const { footer, crisis } = common;
  const hrefLang = locale === 'en' ? undefined : locales.en.tag;
  const FooterLink = locale === 'en' ? Link : 'a';
  const enquire = { href: pagePaths.contact, look: 'quiet', className: 'mt-4 text-base' } as const;
  const lines = [
    { lead: crisis.emergency, ...crisisLines.emergency },
    { lead: crisis.lifeline, ...crisisLines.lifeline },
    { lead: crisis.respect, ...crisisLines.respect },
    ...(locale === 'en' ? [] : [{ lead: crisis.interpreter, ...crisisLines.interpreter }]),
  ];

  return (
    <footer className="print:hidden">
      <Horizon
        bare={bare}
        className={clsx('w-full', bare ? 'h-20' : 'h-36 sm:h-44 lg:h-[min(18vw,17.5rem)]')}
      />
      {/* The horizon's height is seldom whole pixels: the ground behind both would show as a line. */}
      <div className="-mt-px bg-band pt-10 pb-12">
        <div className="night measure">
          <div className="grid gap-x-12 gap-y-10 sm:grid-cols-2 lg:grid-cols-12">
            <div className="sm:col-span-2 lg:col-span-5">
              <p className="flex items-center gap-3 font-display text-2xl">
                <LogoMark className="size-9 shrink-0" />
                {practice.name}
              </p>
              <p className="mt-4 max-w-md text-base text-balance text-ink-soft">{footer.about}</p>
              <SessionLanguages locale={locale} className="mt-3 max-w-md text-base text-ink-soft" />
            </div>

            <nav aria-labelledby="footer-links" className="lg:col-span-3">
              <h2 id="footer-links" className={heading}>
                {footer.quickLinks}
              </h2>
              <ul className="mt-3 text-base">
                {footerIds.map((page) => (
                  <li key={page}>
                    <FooterLink href={pagePaths[page]} hrefLang={hrefLang} className={link}>
                      {footer.links[page]}
                    </FooterLink>
                  </li>
                ))}
              </ul>
            </nav>

            <div className="lg:col-span-4">
              <h2 className={heading}>{footer.contact}</h2>
              <dl className="mt-3 text-base">
                <dt className="sr-only">{footer.phone}</dt>
                <dd>
                  <a href={phoneHref} className={link}>
                    {phoneDisplay}
                  </a>
                </dd>
                <dt className="sr-only">{footer.location}</dt>
                <dd className="py-1.5 text-ink-soft">{footer.locationText}</dd>
                <dt className="sr-only noscript:hidden">{openingHours.label}</dt>
                <dd className="py-1.5 text-ink-soft noscript:hidden">
                  <OpenStatus
                    week={practice.hours}
                    names={hoursNames(practice.hours, locale)}
                    words={openingHours.status}
                  />
                </dd>
              </dl>
              {locale === 'en' ? (
                <ButtonLink here="enquiry" {...enquire}>
                  {common.actions.enquire}
                </ButtonLink>
              ) : (
                <ButtonAnchor hrefLang={hrefLang} {...enquire}>
                  {common.actions.enquire}
                </ButtonAnchor>
              )}
            </div>
          </div>

          <div className="mt-10 grid gap-x-12 gap-y-4 border-t border-glass pt-6 text-note text-ink-soft lg:grid-cols-12">
            <p className="flex flex-col gap-1 lg:col-span-8">
              <strong className="font-semibold text-ink">{crisis.lead}</strong>
              {lines.map(({ lead, name, number, href }) => (
                <span key={href}>
                  <Text locale={locale}>{lead}</Text> {name && <span lang={hrefLang}>{name}</span>}{' '}
                  <a
                    href={href}
                    className="inline-block min-h-6 font-semibold text-ink underline underline-offset-4"
                  >
                    {number}
                  </a>
                </span>
              ))}
              <span>{crisis.abroad}</span>
            </p>
            <p className="lg:col-span-4 lg:self-end">
              © <Today show="year" locale={locale} /> {practice.name}. {footer.rights}
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
