import { Plate } from '@/components/sections/plate';
import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type DecisionProps = Words['pages']['infidelity-recovery']['decision'] & { locale: Locale };

/** Two ways on, neither of them a failure: both arms of the river reach the sea. */
export function Decision({ heading, paragraphs, pull, locale }: DecisionProps) {
  return (
    <>
      <div className="page-width lg:grid lg:grid-cols-five-seven lg:gap-x-between">
        <h2 className="max-w-heading">{heading}</h2>
        <Paragraphs locale={locale} paragraphs={paragraphs} className="mt-5 lg:mt-2" />
      </div>
      <Plate scene="two-mouths" hour="dawn" className="mt-8 lg:mt-12">
        {pull}
      </Plate>
    </>
  );
}
