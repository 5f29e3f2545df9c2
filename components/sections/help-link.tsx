import type { Locale } from '@/languages/locales';
import { type HelpPart, helpPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';

/** "Help now", within a sentence on danger. */
export function HelpLink({ locale, part }: { locale: Locale; part?: HelpPart }) {
  return (
    <a href={helpPath(locale, part)} className="crisis-number">
      {wordsFor(locale).common.crisis.help}
    </a>
  );
}
