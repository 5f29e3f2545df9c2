import { LinkedText } from '@/components/sections/linked-text';
import { Plate } from '@/components/sections/plate';
import { Paragraphs } from '@/components/sections/text-blocks';
import { Speech } from '@/components/ui/speech';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type OneOfYouProps = Words['pages']['couples-marriage']['oneOfYou'] & { locale: Locale };

const beside = 'page-width lg:grid lg:grid-cols-five-seven lg:gap-x-between';

/** A large sentence to ask a partner with, beside a kitchen table. */
export function OneOfYou({ heading, before, pull, after, afraid, locale }: OneOfYouProps) {
  return (
    <>
      <div className={beside}>
        <h2 className="max-w-heading">{heading}</h2>
        <Paragraphs locale={locale} paragraphs={[before]} className="mt-5 lg:mt-2" />
      </div>
      <Plate scene="two-cups" hour="morning" className="my-8 lg:my-12">
        <Speech>{pull}</Speech>
      </Plate>
      <div className={beside}>
        <div className="lg:col-start-2">
          <Paragraphs locale={locale} paragraphs={[after]} />
          <p className="mt-4 max-w-text md:mt-5">
            <LinkedText locale={locale} helpPart="home">
              {afraid}
            </LinkedText>
          </p>
        </div>
      </div>
    </>
  );
}
