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

export function ServiceSection({ id, locale, words, across, children }: ServiceSectionProps) {
  return (
    <section id={id} className="@container print:py-3">
      <div className={across ? '' : '@2xl:grid @2xl:grid-cols-hanging @2xl:gap-x-between'}>
        <div>
          <h2 className="max-w-heading print:break-inside-avoid">{words.heading}</h2>
          {words.intro && (
            <div className="mt-3 max-w-text space-y-3 text-ink-soft max-md:text-base">
              <LinkedParagraphs locale={locale}>{words.intro}</LinkedParagraphs>
            </div>
          )}
        </div>
        <div className={across ? 'mt-5 lg:mt-8' : 'mt-5 @2xl:mt-2'}>{children}</div>
      </div>
    </section>
  );
}
