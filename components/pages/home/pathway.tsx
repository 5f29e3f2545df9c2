import { PathwayRiverTall, PathwayRiverWide } from '@/components/illustrations/pathway-river';
import { TextLink } from '@/components/ui/text-link';
import { type Locale, locales } from '@/languages/locales';
import { postPath } from '@/routing/addresses';
import { pagePath } from '@/routing/pages';
import { wordsFor } from '@/words/words';

/** The three phases of recovery, joined by the river. */
export function Pathway({ locale }: { locale: Locale }) {
  const { pages } = wordsFor(locale);
  const { heading, intro, phases, action } = pages.home.pathway;
  const { header } = pages['infidelity-recovery'];
  const recovery = pagePath('infidelity-recovery', locale);
  return (
    // `overflow: clip` makes no scroll container: the river's scroll timeline needs that of the window.
    <section className="overflow-clip bg-band">
      <div className="night page-width section">
        <div className="gap-x-14 lg:grid lg:grid-cols-2">
          <h2>{heading}</h2>
          <div className="max-lg:mt-5">
            <p className="max-w-text text-ink-soft">{intro}</p>
            <TextLink
              href={postPath('infidelity-ptsd')}
              hrefLang={locale === 'en' ? undefined : locales.en.tag}
              className="mt-1"
            >
              {header.article}
            </TextLink>
          </div>
        </div>
        {/* Wider than the page's content, by the shares of pathway-river.tsx, so that its landings meet the columns. */}
        <PathwayRiverWide className="-mx-[8.065%] hidden w-[116.13%] md:block print:hidden" />
        <div className="relative mt-24 md:mt-2">
          <PathwayRiverTall className="absolute inset-y-0 left-0 h-full w-22 md:hidden" />
          <ol className="relative max-md:mb-3 md:grid md:grid-cols-3 md:grid-rows-[repeat(4,auto)] md:gap-x-[4%]">
            {Object.values(phases).map(({ label, title, text }) => (
              <li
                key={label}
                className="relative pb-9 pl-26 last:pb-0 md:row-span-4 md:grid md:grid-rows-subgrid md:pb-0 md:pl-0"
              >
                <span className="absolute top-1.5 left-8.75 size-4.5 rounded-full border-3 border-sun bg-band md:hidden" />
                <p className="text-base font-semibold text-sun">{label}</p>
                <h3 className="mt-1">{title}</h3>
                <p className="mt-2 max-w-text text-ink-soft">{text}</p>
              </li>
            ))}
          </ol>
        </div>
        <p className="mt-8 pl-26 md:pl-0">
          <TextLink href={recovery}>{action}</TextLink>
        </p>
      </div>
    </section>
  );
}
