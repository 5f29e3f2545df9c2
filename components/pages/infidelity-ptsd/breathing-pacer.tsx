import { DrawingFile } from '@/components/illustrations/drawing-file';
import { Button } from '@/components/ui/button';
import { breathing } from '@/content/en/breathing';

/** What a script says to screen readers. It stands in the page as JSON. */
export type PacerWords = typeof breathing.spoken;

const seconds = { in: [1, 2, 3, 4], out: [1, 2, 3, 4, 5, 6] };

/**
 * Breathing at a pace: four counts in, six out. A script starts and stops it (browser/behaviours/breathing-pacer.ts). It
 * makes no sound. Where nothing may move it counts instead. Without a script the counts stand there to be followed.
 */
export function BreathingPacer() {
  return (
    <div
      data-pacer={JSON.stringify(breathing.spoken)}
      className="my-13 break-inside-avoid overflow-hidden rounded-card bg-shell print:my-3"
    >
      <div className="relative aspect-15/4 min-h-36 w-full print:hidden">
        <DrawingFile
          name="tide-breath"
          className="h-full w-full motion-reduce:in-data-[state=running]:hidden"
        />
        <div
          aria-hidden="true"
          className="hidden h-full items-center justify-center gap-5 font-display text-title motion-reduce:in-data-[state=running]:flex"
        >
          <span className="in-data-[phase=out]:hidden">{breathing.now.in}</span>
          <span className="in-data-[phase=in]:hidden">{breathing.now.out}</span>
          <span data-count="" className="text-headline leading-none tabular-nums" />
        </div>
      </div>
      <div className="p-6 pt-4 sm:p-8 sm:pt-5 large-text:px-2 print:p-0">
        <div className="flex gap-4 font-display text-title leading-tight large-text:flex-col">
          {(['in', 'out'] as const).map((phase) => (
            <div key={phase} className={phase === 'in' ? 'grow-4 basis-0' : 'grow-6 basis-0'}>
              <p>{breathing[phase]}</p>
              <div aria-hidden="true" className="mt-3 flex gap-1.5 print:hidden">
                {seconds[phase].map((second) => (
                  <span
                    key={second}
                    data-second={phase}
                    // Filled by its border, which forced colours keep.
                    className="h-1.5 grow rounded-full border border-river data-lit:border-3 data-lit:bg-river"
                  />
                ))}
              </div>
            </div>
          ))}
        </div>
        <div className="invisible mt-6 flex flex-wrap items-center gap-x-5 gap-y-3 in-data-state:visible noscript:hidden print:hidden">
          <Button look="help">
            {/* The longer one's room is reserved. */}
            <span className="grid *:col-start-1 *:row-start-1">
              <span className="in-data-[state=running]:invisible">{breathing.start}</span>
              <span className="invisible in-data-[state=running]:visible">{breathing.stop}</span>
            </span>
          </Button>
          <p className="text-base text-ink-soft">{breathing.hint}</p>
        </div>
      </div>
      <p role="status" className="sr-only" />
    </div>
  );
}
