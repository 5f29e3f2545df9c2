import { WholeWords } from '@/components/sections/marked-words';
import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Prose } from '@/words/shapes';

type HomeworkProps = Prose & { pull: string; locale: Locale };

/** What is tried at home, below the one rule for it, set large. */
export function Homework({ heading, paragraphs, pull, locale }: HomeworkProps) {
  return (
    <div className="measure lg:py-6">
      <h2>
        <WholeWords>{heading}</WholeWords>
      </h2>
      <Paragraphs paragraphs={paragraphs} locale={locale} className="mt-5" />
      <p className="mt-10 font-display lg:mt-14 text-headline text-balance text-river">{pull}</p>
    </div>
  );
}
