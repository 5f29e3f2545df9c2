import { WholeWords } from '@/components/sections/marked-words';
import { Paragraphs } from '@/components/sections/text-blocks';
import type { Locale } from '@/languages/locales';

type Moments = {
  leftLabel: string;
  rightLabel: string;
  scenes: Record<string, { moment: string; left: string; right: string }>;
};

/** The same moments as each of the two lives them. In wide windows each of them has half the window. */
export function BothSides({ heading, ...moments }: Moments & { heading: string }) {
  return (
    <div className="from-shell from-50% to-glass/50 to-50% lg:bg-linear-to-r lg:py-14">
      <div className="measure">
        <h2 className="lg:w-1/2 lg:pr-14">
          <WholeWords>{heading}</WholeWords>
        </h2>
        <Voices {...moments} large />
      </div>
    </div>
  );
}

/** The same within the text, and what the two can try. */
export function Sides({ tries, locale, ...moments }: Moments & { tries: string; locale: Locale }) {
  return (
    <>
      <Voices {...moments} />
      <Paragraphs locale={locale} paragraphs={[tries]} className="mt-8" />
    </>
  );
}

function Voices({ leftLabel, rightLabel, scenes, large }: Moments & { large?: boolean }) {
  const side = `rounded-card px-5 py-3.5 ${large ? 'lg:rounded-none lg:bg-transparent lg:p-0' : 'lg:p-6'}`;
  return (
    <ul className={large ? 'mt-6 space-y-6 lg:mt-8 lg:space-y-10' : 'space-y-6'}>
      {Object.values(scenes).map(({ moment, left, right }) => (
        <li key={moment} className="grid gap-2 sm:grid-cols-2 lg:gap-x-4">
          <h3
            className={
              large
                ? 'col-span-full lg:mb-4 lg:justify-self-center lg:rounded-full lg:bg-paper lg:px-6 lg:py-2'
                : 'col-span-full'
            }
          >
            {moment}
          </h3>
          <Side
            label={leftLabel}
            text={left}
            large={large}
            className={`${side} mr-5 rounded-bl-none bg-shell sm:mr-0 ${large ? 'lg:pr-6' : ''}`}
          />
          <Side
            label={rightLabel}
            text={right}
            large={large}
            className={`${side} ml-5 rounded-br-none bg-glass/50 sm:ml-0 ${large ? 'lg:pl-12' : ''}`}
          />
        </li>
      ))}
    </ul>
  );
}

type SideProps = { label: string; text: string; large?: boolean; className: string };

/** What one of the two thinks at that moment. */
function Side({ label, text, large, className }: SideProps) {
  return (
    <div className={`large-text:px-2 ${className}`}>
      <p className="text-note font-semibold">{label}</p>
      <p className={large ? 'mt-1 lg:font-display lg:text-section' : 'mt-1'}>{text}</p>
    </div>
  );
}
