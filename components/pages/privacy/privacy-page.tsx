import { DrawingFile } from '@/components/illustrations/drawing-file';
import { CallToAction } from '@/components/sections/call-to-action';
import { TextWithLink } from '@/components/sections/linked-text';
import { ServiceSection } from '@/components/sections/service-section';
import { Entries, Paragraphs, Points } from '@/components/sections/text-blocks';
import type { PrivacyWords } from '@/content/en/privacy';
import { practice } from '@/content/practice';
import { ownerWords } from '@/facts/owner-text';
import { phoneForPeople } from '@/facts/phone';
import { hasRebates } from '@/facts/rates';
import { type Locale, locales } from '@/languages/locales';
import { wordsFor } from '@/words/words';

export function PrivacyPage({ locale }: { locale: Locale }) {
  const { header, others, two, notes, elsewhere, complaints, callToAction } =
    wordsFor(locale).pages.privacy;
  const { supervisor, report, ...always } = others.entries;
  const toldToOthers = [
    ...Object.values(always),
    ...(practice.practitioner?.supervision ? [supervisor] : []),
    ...(hasRebates(practice) ? [report] : []),
  ];
  const { rest, ...otherFacts } = notes.facts;
  const kept = practice.records?.kept ? otherFacts : notes.facts;
  return (
    <>
      <div className="page-width grid items-start gap-x-8 gap-y-10 pt-6 pb-12 md:grid-cols-12 lg:gap-x-14 lg:pt-10 lg:pb-20 print:block">
        <div className="md:col-span-7">
          <h1>{header.title}</h1>
          <p className="mt-6 max-w-text text-lead text-ink-soft">{header.lead}</p>
        </div>
        <DrawingFile
          name="closed-door"
          className="scene aspect-scene w-full rounded-card md:col-span-5 print:hidden"
        />
      </div>
      <div className="page-width flex flex-col gap-16 pb-16 lg:gap-24 lg:pb-24">
        <ServiceSection id="others" locale={locale} words={others} across>
          <Entries locale={locale} entries={toldToOthers.map(entryOf)} />
        </ServiceSection>
        <ServiceSection id="two" locale={locale} words={two} across>
          <Entries locale={locale} entries={Object.values(two.entries).map(entryOf)} />
        </ServiceSection>
        <ServiceSection id="notes" locale={locale} words={notes}>
          <Paragraphs locale={locale} paragraphs={[Object.values(kept).join(' ')]} />
          <Records labels={notes.labels} locale={locale} />
        </ServiceSection>
        <ServiceSection id="elsewhere" locale={locale} words={elsewhere}>
          <Points
            locale={locale}
            points={[...Object.values(elsewhere.points), elsewhere.statements.join(' ')]}
          />
        </ServiceSection>
        <ServiceSection id="complaints" locale={locale} words={complaints}>
          <p className="max-w-text">
            <TextWithLink locale={locale} link={<ComplaintsOffice locale={locale} />}>
              {Object.values(complaints.facts).join(' ')}
            </TextWithLink>
          </p>
        </ServiceSection>
      </div>
      <CallToAction locale={locale} {...callToAction} />
    </>
  );
}

type Facts = { title: string; facts: Record<string, string> };

const entryOf = ({ title, facts }: Facts) => ({ title, text: Object.values(facts).join(' ') });

type RecordsProps = { labels: PrivacyWords['notes']['labels']; locale: Locale };

/** What only the owner knows of her records, where her facts say it. */
function Records({ labels, locale }: RecordsProps) {
  const given = Object.entries(practice.records ?? {}).map(([fact, text]) => {
    const { words, lang } = ownerWords(text, locale);
    return { title: labels[fact as keyof typeof labels], text: words, lang };
  });
  return given.length > 0 && <Entries locale={locale} entries={given} className="mt-6" />;
}

/** Who takes complaints about a health service in the practice's state. */
function ComplaintsOffice({ locale }: { locale: Locale }) {
  const { name, phone, website } = practice.location.healthComplaints;
  return (
    <>
      <span lang={locales.en.tag}>{name}</span>,{' '}
      <a href={`tel:${phone.replace(/\D/g, '')}`} translate="no" className="crisis-number">
        {phoneForPeople(phone)}
      </a>{' '}
      (
      {[website, locale !== 'en' && wordsFor(locale).pages.blog.inEnglish]
        .filter(Boolean)
        .join(', ')}
      )
    </>
  );
}
