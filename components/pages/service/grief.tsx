import { Drawing } from '@/components/illustrations/drawing';
import { River, type RiverPoint } from '@/components/illustrations/river';
import { Columns } from '@/components/sections/text-blocks';
import { Speech } from '@/components/ui/speech';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type GriefProps = Words['pages']['individual']['grief'] & { locale: Locale };

/** Grief: a river in waves across the window, and a large sentence to begin with. */
export function Grief({ heading, paragraphs, pull, locale }: GriefProps) {
  return (
    <div className="night overflow-clip bg-band">
      <div className="page-width py-16 lg:py-20">
        <h2 className="mb-5 lg:mb-8">{heading}</h2>
        <Columns paragraphs={paragraphs} locale={locale} />
        <p className="mt-12 text-display text-balance">
          <Speech>{pull}</Speech>
        </p>
        <Drawing
          viewBox="0 0 1240 160"
          className="mt-10 w-full overflow-visible max-md:w-[180%] print:hidden"
        >
          <River points={waves} gleam={[16.5, 19]} gleamSide="left" />
        </Drawing>
      </div>
    </div>
  );
}

const waves: RiverPoint[] = [
  [-820, 100, 16],
  [-740, 40, 17],
  [-660, 116, 17],
  [-580, 40, 18],
  [-500, 116, 18],
  [-420, 40, 18],
  [-340, 116, 19],
  [-260, 38, 20],
  [-180, 118, 20],
  [-96, 36, 22],
  [-6, 120, 22],
  [90, 42, 24],
  [196, 116, 26],
  [314, 52, 28],
  [450, 110, 32],
  [610, 62, 38],
  [800, 102, 46],
  [1020, 76, 56],
  [1280, 92, 66],
  [1600, 84, 74],
  [2000, 88, 80],
];
