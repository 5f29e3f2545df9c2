import type { Locale } from '@/languages/locales';
import { type HelpPart, helpPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';
import { ServiceSection } from './service-section';
import { Filled, Text } from './text';

type DangerPassageProps = {
  locale: Locale;
  heading: string;
  /** Names its numbers, and `{help}` where the link to help stands. */
  text: string;
  /** The part of help that it leads to, where there is one. */
  part?: HelpPart;
};

/** A page's one passage on danger, and under a prefix how a caller is understood. */
export function DangerPassage({ locale, heading, text, part }: DangerPassageProps) {
  const { crisis } = wordsFor(locale).common;
  return (
    <ServiceSection id="safe" locale={locale} words={{ heading }}>
      <div className="max-w-text space-y-3 border-l-3 border-sun pl-5 print:break-inside-avoid">
        <p>
          <Filled
            locale={locale}
            link={
              <a href={helpPath(locale, part)} className="crisis-number">
                {crisis.help}
              </a>
            }
          >
            {text}
          </Filled>
        </p>
        {locale !== 'en' && (
          <p className="text-base text-ink-soft">
            <Text locale={locale}>{crisis.interpreter}</Text>
          </p>
        )}
      </div>
    </ServiceSection>
  );
}
