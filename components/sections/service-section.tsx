import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Locale } from '@/languages/locales';
import { LinkedParagraphs } from './linked-text';

type ServiceSectionProps = {
  id: string;
  locale: Locale;
  words: { heading: string; intro?: string };
  across?: boolean;
  children: ReactNode;
};

/** Its heading is large above a block as wide as the page, and small beside a few lines. */
export function ServiceSection({ id, locale, words, across, children }: ServiceSectionProps) {
  return (
    <section id={id} className="@container print:py-3">
      <div className={across ? '' : '@2xl:grid @2xl:grid-cols-five-seven @2xl:gap-x-between'}>
        <div>
          <h2 className={clsx('max-w-heading print:break-inside-avoid', !across && 'text-title')}>
            {words.heading}
          </h2>
          {words.intro && (
            <div className="mt-3 max-w-text space-y-3 text-ink-soft">
              <LinkedParagraphs locale={locale}>{words.intro}</LinkedParagraphs>
            </div>
          )}
        </div>
        <div className={across ? 'mt-5 lg:mt-8' : 'mt-3 @2xl:mt-0'}>{children}</div>
      </div>
    </section>
  );
}
