import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type DecisionProps = Words['pages']['infidelity-recovery']['decision'] & { locale: Locale };

export function Decision({ heading, paragraphs, pull, locale }: DecisionProps) {
  return (
    <div className="measure">
      <h2>{heading}</h2>
      <Paragraphs locale={locale} paragraphs={paragraphs} className="mt-5" />
      <p className="mt-10 font-display text-display text-balance">{pull}</p>
    </div>
  );
}
