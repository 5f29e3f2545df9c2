import { weather } from '@/content/crisis-lines';

type LeaveStripProps = { action: string; note: string };

/**
 * Leads away at once, to the weather, and stays in view. Where the script runs, the browser's way back does not return
 * (browser/behaviours/leave.ts). It erases nothing, and says so.
 */
export function LeaveStrip({ action, note }: LeaveStripProps) {
  return (
    <div className="sticky top-0 z-10 flex min-h-12 border-y border-glass bg-shell print:hidden">
      <p className="page-width flex flex-wrap content-center items-center gap-x-2.5 text-[0.9375rem] leading-tight sm:gap-x-4 sm:text-base large-text:text-[0.75rem]">
        <a
          href={weather}
          rel="noreferrer"
          data-leave=""
          className="inline-flex min-h-11 items-center font-semibold text-ink underline underline-offset-4 hover:decoration-2 large-text:min-h-8"
        >
          {action}
        </a>
        <span className="text-ink-soft max-[24rem]:-mt-1.5 max-[24rem]:basis-full max-[24rem]:pb-1.5">
          {note}
        </span>
      </p>
    </div>
  );
}
