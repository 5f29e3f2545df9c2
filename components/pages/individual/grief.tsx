import { Drawing } from '@/components/illustrations/drawing';
import { Columns } from '@/components/sections/text-blocks';
import { Speech } from '@/components/ui/speech';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type GriefProps = Words['pages']['individual']['grief'] & { locale: Locale };

/** Grief: one line across the window, which comes in waves, and the sentence with which one may begin. */
export function Grief({ heading, paragraphs, pull, locale }: GriefProps) {
  return (
    <div className="night overflow-clip bg-band">
      <div className="measure py-16 lg:py-20">
        <h2 className="mb-5 lg:mb-8">{heading}</h2>
        <Columns paragraphs={paragraphs} locale={locale} />
        <p className="mt-12 text-display text-balance">
          <Speech>{pull}</Speech>
        </p>
        <Drawing viewBox="0 0 1240 120" className="mt-10 w-full overflow-visible print:hidden">
          <path
            className="fill-none stroke-sun"
            strokeWidth="3"
            strokeLinecap="round"
            vectorEffect="non-scaling-stroke"
            d={line}
          />
        </Drawing>
      </div>
    </div>
  );
}

const line =
  'M-800 60c40 0 60-50 100-50s60 90 100 90 60-90 100-90 60 90 100 90 60-80 100-80 60 70 100 70 70-80 120-80 70 90 130 90 90-70 160-70 110 60 200 60 150-60 280-60 240 45 440 45 500-30 900-30';
