import { Tick } from '@/components/ui/tick';
import { groundingTick } from '@/content/en/breathing';
import { ptsdWords } from '@/words/words';
import { HelpNow } from './help-now';

/** 5-4-3, with a tick for each thing that was found. The ticks are kept nowhere. */
export function Grounding() {
  return (
    <div className="my-13 break-inside-avoid print:my-3">
      <ol className="grid gap-4 sm:grid-cols-3">
        {([5, 4, 3] as const).map((things) => {
          const { title, text } = ptsdWords().groundingSteps[things];
          const id = `grounding-${things}`;
          return (
            <li
              key={things}
              className="mt-0 flex flex-col rounded-card bg-card p-5 sm:p-4 shadow-paper print:p-0 print:shadow-none outline-river large-text:px-2 not-has-[:not(:checked)]:outline-2"
            >
              <span aria-hidden="true" className="font-display text-section text-river">
                {things}
              </span>
              <h4 id={id} className="mt-2 leading-tight font-semibold">
                {title}
              </h4>
              <p className="mt-1 mb-4 text-base text-ink-soft print:mb-0">{text}</p>
              {/* biome-ignore lint/a11y/useSemanticElements: a fieldset would repeat the heading. */}
              <div
                role="group"
                aria-labelledby={id}
                className="mt-auto flex flex-wrap gap-1.5 print:hidden"
              >
                {Array.from({ length: things }, (_, tick) => (
                  <Tick
                    key={groundingTick(tick + 1, things)}
                    aria-label={groundingTick(tick + 1, things)}
                  />
                ))}
              </div>
            </li>
          );
        })}
      </ol>
      {/* For windows without the phone's bar. */}
      <div className="mt-12 flex items-center gap-6 max-lg:hidden print:hidden">
        <HelpNow className="w-fit shrink-0" />
        <p className="text-base text-ink-soft">{ptsdWords().ifWorse}</p>
      </div>
    </div>
  );
}
