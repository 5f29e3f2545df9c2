import clsx from 'clsx';
import { Paragraphs } from '@/components/sections/text-blocks';
import { Speech } from '@/components/ui/speech';
import type { Locale } from '@/languages/locales';

type Moments = {
  leftLabel: string;
  rightLabel: string;
  scenes: Record<string, { moment: string; left: string; right: string }>;
};

export function BothSides({ heading, ...moments }: Moments & { heading: string }) {
  return (
    <div className="from-shell from-50% to-glass/50 to-50% lg:bg-linear-to-r lg:py-14">
      <div className="measure">
        <h2 className="lg:w-1/2 lg:pr-14">{heading}</h2>
        <Voices {...moments} large />
      </div>
    </div>
  );
}

export function Sides({ tries, locale, ...moments }: Moments & { tries: string; locale: Locale }) {
  return (
    <>
      <Voices {...moments} />
      <Paragraphs locale={locale} paragraphs={[tries]} className="mt-8" />
    </>
  );
}

const sides = {
  left: { bubble: 'mr-5 rounded-bl-none bg-shell sm:mr-0', half: 'lg:pr-6' },
  right: { bubble: 'ml-5 rounded-br-none bg-glass/50 sm:ml-0', half: 'lg:pl-12' },
};

function Voices({ leftLabel, rightLabel, scenes, large }: Moments & { large?: boolean }) {
  const labels = { left: leftLabel, right: rightLabel };
  return (
    <ul className={large ? 'mt-6 space-y-6 lg:mt-8 lg:space-y-10' : 'space-y-6'}>
      {Object.values(scenes).map((scene) => (
        <li key={scene.moment} className="grid gap-2 sm:grid-cols-2 lg:gap-x-4">
          <h3
            className={clsx(
              'col-span-full',
              large && 'lg:mb-4 lg:justify-self-center lg:rounded-full lg:bg-paper lg:px-6 lg:py-2',
            )}
          >
            {scene.moment}
          </h3>
          {(['left', 'right'] as const).map((side) => (
            <div
              key={side}
              className={clsx(
                'rounded-card px-5 py-3.5 large-text:px-2',
                sides[side].bubble,
                large ? ['lg:rounded-none lg:bg-transparent lg:p-0', sides[side].half] : 'lg:p-6',
              )}
            >
              <p className="text-note font-semibold">{labels[side]}</p>
              <p className={clsx('mt-1', large ? 'text-title lg:text-section' : 'text-lead')}>
                <Speech>{scene[side]}</Speech>
              </p>
            </div>
          ))}
        </li>
      ))}
    </ul>
  );
}
