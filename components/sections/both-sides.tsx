import clsx from 'clsx';
import { Speech } from '@/components/ui/speech';
import type { Locale } from '@/languages/locales';
import { LinkedParagraphs, LinkedText } from './linked-text';

type Moments = {
  heading: string;
  intro?: string;
  leftLabel: string;
  rightLabel: string;
  scenes: Record<string, { moment: string; left: string; right: string }>;
};

type BothSidesProps = Moments & {
  locale: Locale;
  /** What the two can try. With it the colours change sides, and the voices are smaller. */
  tries?: string;
};

const colours = ['max-md:bg-shell', 'max-md:bg-glass/50'];
const halves = { left: 'md:pr-8 lg:pr-7', right: 'md:pl-8 lg:pl-7' };

/** Two halves as wide as the window, with a voice in each. On phones a voice is a band. */
export function BothSides({
  heading,
  intro,
  leftLabel,
  rightLabel,
  scenes,
  tries,
  locale,
}: BothSidesProps) {
  const labels = { left: leftLabel, right: rightLabel };
  const [left, right] = tries ? colours.toReversed() : colours;
  const bands = { left, right };
  return (
    <>
      <div
        className={clsx(
          'from-50% to-50% md:bg-linear-to-r md:py-14 lg:py-18',
          tries ? 'from-glass/50 to-shell' : 'from-shell to-glass/50',
        )}
      >
        <div className="page-width">
          <div className={clsx('md:w-1/2', halves.left)}>
            <h2>{heading}</h2>
            {intro && (
              <p className="mt-3 text-ink-soft">
                <LinkedText locale={locale}>{intro}</LinkedText>
              </p>
            )}
          </div>
          <ul className="mt-6 space-y-8 md:mt-8 md:space-y-10">
            {Object.values(scenes).map((scene) => (
              <li key={scene.moment} className="grid md:grid-cols-2">
                <h3 className="mb-3 md:col-span-full md:mb-6 md:justify-self-center md:rounded-full md:bg-paper md:px-6 md:py-2">
                  {scene.moment}
                </h3>
                {(['left', 'right'] as const).map((side) => (
                  <div
                    key={side}
                    className={clsx(
                      'max-md:-mx-(--gutter) max-md:px-(--gutter) max-md:py-5',
                      bands[side],
                      halves[side],
                    )}
                  >
                    <p className="text-base font-semibold">{labels[side]}</p>
                    <p
                      className={clsx(
                        'mt-1',
                        tries ? 'text-title' : 'text-section md:text-[2.5rem]',
                      )}
                    >
                      <Speech>{scene[side]}</Speech>
                    </p>
                  </div>
                ))}
              </li>
            ))}
          </ul>
        </div>
      </div>
      {tries && (
        <div className="page-width mt-8 lg:mt-12">
          <div className="max-w-text md:ml-[50%] md:pl-8 lg:pl-7">
            <LinkedParagraphs locale={locale}>{tries}</LinkedParagraphs>
          </div>
        </div>
      )}
    </>
  );
}
