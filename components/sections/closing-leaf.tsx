import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { pagePaths, type ServiceId } from '@/routing/pages';
import type { QuestionList, ServiceWords } from '@/words/shapes';
import { wordsFor } from '@/words/words';
import { ArticlePart } from './article-part';
import { PrivacyLink } from './privacy-link';
import { Filled, Text } from './text';
import { Questions } from './text-blocks';

type ClosingLeafProps = Pick<ServiceWords, 'expect' | 'privacy'> & {
  locale: Locale;
  /** Below what to expect. */
  note?: string;
  questions?: QuestionList;
  related: ServiceId[];
};

/** How a service's page ends: what to expect, questions, what stays private and what is near, on the ground of the call below. */
export function ClosingLeaf({
  locale,
  expect,
  note,
  questions,
  privacy,
  related,
}: ClosingLeafProps) {
  const { common, pages } = wordsFor(locale);
  return (
    <div className="evening bg-shell">
      <ArticlePart>
        <div className="measure grid gap-x-14 gap-y-12 pt-14 md:grid-cols-12 lg:pt-20 print:block">
          <div className="flex flex-col gap-12 md:col-span-7 lg:gap-16">
            <section id="expect">
              <h2>{expect.heading}</h2>
              {expect.intro && (
                <p className="mt-3 text-ink-soft max-md:text-base">{expect.intro}</p>
              )}
              <ul className="mt-6 space-y-6 lg:mt-8 lg:space-y-8">
                {expect.entries.map(({ title, text }) => (
                  <li key={title}>
                    <h3>{title}</h3>
                    <p className="mt-1 max-w-text text-ink-soft max-md:text-base">
                      <Text locale={locale}>{text}</Text>
                    </p>
                  </li>
                ))}
              </ul>
              {note && (
                <p className="mt-6 max-w-text text-ink-soft max-md:text-base">
                  <Text locale={locale}>{note}</Text>
                </p>
              )}
            </section>
            {questions && (
              <section id="questions">
                <h2 className="mb-5">{questions.heading}</h2>
                <Questions locale={locale} questions={questions.questions} />
              </section>
            )}
          </div>
          <div className="flex flex-col gap-8 md:col-span-5">
            <section id="private">
              <h2 className="text-title">{privacy.heading}</h2>
              <p className="mt-2 max-w-text text-base">
                <Filled locale={locale} link={<PrivacyLink locale={locale} />}>
                  {privacy.text}
                </Filled>
              </p>
            </section>
            {related.length > 0 && (
              <section id="related" className="print:hidden">
                <h2 className="text-title">{common.related}</h2>
                <ul className="mt-1">
                  {related.map((id) => (
                    <li key={id}>
                      <a
                        href={localePath(pagePaths[id], locale)}
                        className="inline-flex min-h-11 items-center underline decoration-glass underline-offset-4 hover:decoration-current"
                      >
                        {pages[id].card.title}
                      </a>
                    </li>
                  ))}
                </ul>
              </section>
            )}
          </div>
        </div>
      </ArticlePart>
    </div>
  );
}
