import { Call } from '@/components/sections/call-to-action';
import { LinkedText } from '@/components/sections/linked-text';
import { OwnSentence, Portrait } from '@/components/sections/practitioner';
import { ServiceScene } from '@/components/sections/service-scene';
import { Questions } from '@/components/sections/text-blocks';
import { practice } from '@/content/practice';
import { nameWithLetters } from '@/facts/practitioner';
import type { Locale } from '@/languages/locales';
import { pagePath, type ServiceId } from '@/routing/pages';
import type { ServiceWords } from '@/words/shapes';
import { wordsFor } from '@/words/words';

type ClosingLeafProps = {
  locale: Locale;
  service: ServiceId;
  words: ServiceWords;
  related: ServiceId[];
};

/** The end of a service page: what to expect, questions, privacy, related services and the call. */
export function ClosingLeaf({ locale, service, words, related }: ClosingLeafProps) {
  const { expect, questions, privacy, callToAction } = words;
  const { common, pages } = wordsFor(locale);
  return (
    <section className="evening bg-shell">
      <div className="article-part">
        <div className="page-width grid gap-x-between gap-y-12 py-14 md:grid-cols-seven-five md:grid-rows-[1fr_auto] md:gap-y-16 lg:py-24 print:block">
          <div className="space-y-12 lg:space-y-16 print:space-y-3">
            <section id="expect">
              <h2>{expect.heading}</h2>
              {expect.intro && <p className="mt-3 max-w-text text-ink-soft">{expect.intro}</p>}
              <ul className="mt-6 space-y-6 lg:mt-8 lg:space-y-7">
                {expect.entries.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p className="mt-1.5 max-w-text text-ink-soft">
                      <LinkedText locale={locale}>{text}</LinkedText>
                    </p>
                  </li>
                ))}
              </ul>
              {expect.rebate && (
                <p className="mt-6 max-w-text text-ink-soft">
                  <LinkedText locale={locale}>{expect.rebate}</LinkedText>
                </p>
              )}
            </section>
            {questions && (
              <section id="questions">
                <h2 className="mb-5">{questions.heading}</h2>
                <Questions locale={locale} questions={questions.questions} />
              </section>
            )}
            <section id="private">
              <h2 className="text-title">{privacy.heading}</h2>
              <p className="mt-2 max-w-text text-ink-soft">
                <LinkedText locale={locale}>{privacy.text}</LinkedText>
              </p>
            </section>
          </div>
          {/* It ends above the sun of the footer's horizon. */}
          <div className="flex flex-col gap-8 md:col-start-2 md:row-span-2 md:row-start-1 md:max-lg:top-8 md:max-lg:self-start md:max-lg:tall:sticky lg:pb-44 print:block">
            <Person locale={locale} service={service} />
            {related.length > 0 && (
              <section id="related" className="print:hidden">
                <h2 className="text-title">{common.related}</h2>
                <ul className="mt-1">
                  {related.map((id) => (
                    <li key={id}>
                      <a
                        href={pagePath(id, locale)}
                        className="inline-flex min-h-11 items-center underline decoration-glass decoration-2 underline-offset-4 hover:decoration-current"
                      >
                        {pages[id].card.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
          <Call unsigned locale={locale} {...callToAction} className="print:hidden" />
        </div>
      </div>
    </section>
  );
}

/** Who one comes to: face, name and a sentence where the practice gives them. Without a face, the page's scene, changed. */
function Person({ locale, service }: Pick<ClosingLeafProps, 'locale' | 'service'>) {
  const { practitioner } = practice;
  return (
    <>
      {practitioner?.portrait ? (
        <Portrait locale={locale} className="h-96 w-full grow rounded-card lg:h-140 print:hidden" />
      ) : (
        <ServiceScene
          card={`${service}-end`}
          className="aspect-10/9 w-full rounded-card print:hidden"
        />
      )}
      {practitioner?.name && (
        <div>
          <OwnSentence locale={locale} className="text-section" />
          <p translate="no" className="mt-2 font-display text-title">
            {nameWithLetters(practitioner)}
          </p>
        </div>
      )}
    </>
  );
}
