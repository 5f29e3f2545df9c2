import type { Locale } from '@/languages/locales';
import type { HelpPart } from '@/routing/addresses';
import { wordsFor } from '@/words/words';
import { LinkedText } from './linked-text';

type DangerPassageProps = {
  locale: Locale;
  /** Names its numbers, and `{help}` where the link to help stands. */
  text: string;
  /** The part of help that it leads to, where there is one. */
  helpPart?: HelpPart;
};

/** A page's one passage on danger, and under a prefix how a caller is understood. */
export function DangerPassage({ locale, text, helpPart }: DangerPassageProps) {
  return (
    // Beside its heading the bar hangs to the left of the column.
    <div className="max-w-text space-y-3 border-l-3 border-sun pl-5 @2xl:-ml-5.75 print:break-inside-avoid">
      <p>
        <LinkedText locale={locale} helpPart={helpPart}>
          {text}
        </LinkedText>
      </p>
      {locale !== 'en' && (
        <p className="text-base text-ink-soft">
          <LinkedText locale={locale}>{wordsFor(locale).common.crisis.interpreter}</LinkedText>
        </p>
      )}
    </div>
  );
}
