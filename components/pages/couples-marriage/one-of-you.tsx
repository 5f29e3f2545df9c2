import { HelpLink } from '@/components/sections/help-link';
import { Filled } from '@/components/sections/text';
import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type OneOfYouProps = Words['pages']['couples-marriage']['oneOfYou'] & { locale: Locale };

/** The sentence with which one may ask the other, large. */
export function OneOfYou({ heading, before, pull, after, afraid, locale }: OneOfYouProps) {
  return (
    <div className="measure">
      <h2>{heading}</h2>
      <Paragraphs locale={locale} paragraphs={[before]} className="mt-5" />
      <p className="my-10 font-display text-display text-balance">{pull}</p>
      <Paragraphs locale={locale} paragraphs={[after]} />
      <p className="mt-4 max-w-text max-md:text-base md:mt-5">
        <Filled locale={locale} link={<HelpLink locale={locale} part="home" />}>
          {afraid}
        </Filled>
      </p>
    </div>
  );
}
