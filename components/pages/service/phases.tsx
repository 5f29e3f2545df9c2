import { Drawing } from '@/components/illustrations/drawing';
import { gleamPath, type RiverPoint, waterPath } from '@/components/illustrations/river';
import { LinkedText } from '@/components/sections/linked-text';
import type { Locale } from '@/languages/locales';
import type { Words } from '@/words/words';

type PhasesProps = Words['pages']['infidelity-recovery']['phases'] & { locale: Locale };

/** The three phases beside a river, which twists, turns once, and widens into still water. */
export function Phases({ heading, intro, phases, locale }: PhasesProps) {
  return (
    <div className="night overflow-clip bg-band">
      <div className="page-width pt-16 pb-28 max-md:pl-28 md:pt-20 md:pb-36 lg:pt-24 print:pl-(--gutter)">
        <div className="md:ml-[calc(42%+1.75rem)] lg:ml-[calc(50%+1.75rem)] print:m-0">
          <h2>{heading}</h2>
          <p className="mt-4 max-w-text text-ink-soft">
            <LinkedText locale={locale}>{intro}</LinkedText>
          </p>
          <div className="relative mt-10 lg:mt-14">
            <Drawing
              viewBox="0 0 600 900"
              preserveAspectRatio="none"
              className="absolute inset-y-0 right-[calc(100%+1.75rem)] h-full w-[73%] overflow-visible max-md:hidden lg:w-full print:hidden"
            >
              <RiverToSea points={wide} mouth={wideMouth} gleam={[10.4, 12.6]} />
            </Drawing>
            <Drawing
              viewBox="0 0 90 900"
              preserveAspectRatio="none"
              className="absolute inset-y-0 -left-28 h-full w-22.5 overflow-visible md:hidden print:hidden"
            >
              <RiverToSea points={narrow} mouth={narrowMouth} gleam={[11.4, 13.4]} />
            </Drawing>
            <ol className="grid auto-rows-fr">
              {Object.values(phases).map(({ label, title, text }, index) => (
                <li key={label} className="relative pb-8 lg:pb-12">
                  <span
                    aria-hidden="true"
                    className={`absolute top-1 -left-16.75 size-5 translate-x-[-50%] rounded-full border-3 border-sun bg-band md:left-auto md:translate-x-1/2 print:hidden ${markers[index]}`}
                  />
                  <p className="text-base font-semibold text-sun">{label}</p>
                  <h3 className="mt-1 lg:text-section">{title}</h3>
                  <p className="mt-2 max-w-text text-ink-soft">
                    <LinkedText locale={locale}>{text}</LinkedText>
                  </p>
                </li>
              ))}
            </ol>
          </div>
        </div>
      </div>
    </div>
  );
}

type RiverToSeaProps = { points: RiverPoint[]; mouth: string; gleam: [from: number, to: number] };

/** One path, so that no bank lies across the mouth. */
function RiverToSea({ points, mouth, gleam }: RiverToSeaProps) {
  return (
    <>
      <path
        className="fill-water stroke-shore"
        strokeWidth="6"
        paintOrder="stroke"
        vectorEffect="non-scaling-stroke"
        d={`${waterPath(points)}${mouth}H9000V2000H-9000z`}
      />
      <path className="fill-glint" d={gleamPath(points, gleam)} />
    </>
  );
}

/** In the water where each phase begins: 1/4, 1/3 and 1/4 of its drawing's width from its right side. */
const markers = [
  'md:right-[calc(100%+1.75rem+18.25%)] lg:right-[calc(100%+1.75rem+25%)]',
  'md:right-[calc(100%+1.75rem+36.5%)] lg:right-[calc(100%+1.75rem+50%)]',
  'md:right-[calc(100%+1.75rem+18.25%)] lg:right-[calc(100%+1.75rem+25%)]',
];

const wide: RiverPoint[] = [
  [330, -420, 26],
  [382, -320, 28],
  [300, -220, 30],
  [400, -110, 34],
  [450, 19, 40],
  [370, 124, 44],
  [282, 218, 48],
  [300, 319, 58],
  [392, 416, 68],
  [456, 514, 82],
  [450, 619, 100],
  [410, 720, 122],
  [380, 815, 152],
  [372, 910, 190],
  [372, 1010, 230],
];

/** From the far left along one bank up into the river, and down along the other. */
const wideMouth =
  'M-9000 990H-700C-40 990 260 930 305 801L454 804C458 910 540 980 900 984 1200 990 1500 990 1700 990';

const narrow: RiverPoint[] = [
  [58, -420, 28],
  [34, -330, 30],
  [60, -240, 32],
  [32, -150, 34],
  [58, -65, 36],
  [45, 19, 40],
  [32, 115, 42],
  [56, 215, 46],
  [45, 319, 52],
  [38, 415, 58],
  [48, 515, 66],
  [45, 619, 74],
  [45, 720, 82],
  [44, 830, 92],
  [44, 930, 100],
  [44, 1030, 110],
];

const narrowMouth =
  'M-9000 980H-60C-30 970 0 900 4 795H89C92 890 118 964 200 976 270 985 340 980 400 980';
