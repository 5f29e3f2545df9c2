import { BookOrCall, CallToAction } from '@/components/sections/call-to-action';
import { DangerPassage } from '@/components/sections/danger-passage';
import { LinkedText } from '@/components/sections/linked-text';
import { ServicePanorama } from '@/components/sections/service-panorama';
import { ServiceSection } from '@/components/sections/service-section';
import { Entries } from '@/components/sections/text-blocks';
import { TextLink } from '@/components/ui/text-link';
import { practice } from '@/content/practice';
import { intake } from '@/facts/intake';
import type { Locale } from '@/languages/locales';
import { isOffered, type PageId, pagePath } from '@/routing/pages';
import { type Words, wordsFor } from '@/words/words';

type Choice = keyof Words['pages']['services']['choosing']['entries'];

/** Where each answer to "Which service fits?" leads, in the order of the page. */
const choices: Record<Choice, PageId> = {
  unwillingPartner: 'individual',
  justFoundOut: 'infidelity-recovery',
  onlySex: 'sex-therapy',
  everythingAtOnce: 'contact',
};

export function ServicesPage({ locale }: { locale: Locale }) {
  const { header, choosing, practical, elsewhere, callToAction } = wordsFor(locale).pages.services;
  const { online: _, ...inPerson } = practical.entries;
  return (
    <>
      <div className="page-width pt-6 pb-12 lg:grid lg:grid-cols-2 lg:gap-x-14 lg:pt-10 print:block">
        <h1>{header.title}</h1>
        <div>
          <p className="mt-6 max-w-text text-lead text-ink-soft lg:mt-2">{header.lead}</p>
          <BookOrCall locale={locale} className="mt-6 max-lg:hidden print:hidden" />
          <TextLink href="#choosing" className="mt-4">
            {choosing.toHere}
          </TextLink>
        </div>
      </div>
      <div className="pb-16 lg:pb-24">
        <ServicePanorama locale={locale} fees className="md:page-width" />
      </div>

      <Choosing locale={locale} />

      <div className="page-width flex flex-col gap-12 py-16 lg:gap-20 lg:py-24">
        <ServiceSection id="practical" locale={locale} words={practical} across>
          <Entries locale={locale} entries={practice.online ? practical.entries : inPerson} />
          <TextLink href={pagePath('fees', locale)} className="mt-2">
            {practical.action}
          </TextLink>
        </ServiceSection>
        <ServiceSection id="safe" locale={locale} words={elsewhere.danger}>
          <DangerPassage locale={locale} text={elsewhere.danger.text} />
        </ServiceSection>
        <ServiceSection id="elsewhere" locale={locale} words={elsewhere} across>
          <Entries locale={locale} entries={elsewhere.entries} />
        </ServiceSection>
      </div>

      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}

function Choosing({ locale }: { locale: Locale }) {
  const { choosing } = wordsFor(locale).pages.services;
  return (
    <div className="night bg-band">
      <div className="page-width py-16 lg:py-24">
        <ServiceSection id="choosing" locale={locale} words={choosing} across>
          <ul className="grid gap-x-between gap-y-6 md:grid-cols-2">
            {(Object.keys(choices) as Choice[])
              .filter((choice) => isOffered(choices[choice]))
              // It invites one to tell all, and to begin.
              .filter((choice) => choice !== 'everythingAtOnce' || intake(practice) === 'booking')
              .map((choice) => {
                const { title, text, action } = choosing.entries[choice];
                return (
                  <li key={choice} className="border-t border-glass pt-4">
                    <h3>{title}</h3>
                    <p className="mt-1 max-w-text text-ink-soft">
                      <LinkedText locale={locale} helpPart="home">
                        {text}
                      </LinkedText>
                    </p>
                    <TextLink href={pagePath(choices[choice], locale)}>{action}</TextLink>
                  </li>
                );
              })}
          </ul>
        </ServiceSection>
      </div>
    </div>
  );
}
