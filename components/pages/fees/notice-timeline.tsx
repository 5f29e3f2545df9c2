import { NoticeReach, NoticeRiver } from '@/components/illustrations/notice-river';
import { LinkedText } from '@/components/sections/linked-text';
import type { FeesWords } from '@/content/en/fees';

/** When cancelling is free, on a timeline that ends at the session. */
export function NoticeTimeline({ words }: { words: FeesWords['cancellation'] }) {
  const { early, late, emergency, now } = words;
  return (
    <>
      <div className="mt-10 hidden pr-6 md:block print:hidden">
        <NoticeRiver className="h-20 w-full" />
      </div>
      <ol className="mt-8 grid gap-8 print:mt-3 print:grid-cols-2 md:relative md:mt-3 md:flex md:gap-0">
        <li className="relative pl-16 md:w-1/2 md:shrink-0 lg:w-[calc(50%+1.75rem)] md:pr-8 md:pl-0 print:pl-0">
          <div className="absolute top-2 -bottom-10 left-0 w-12 md:hidden print:hidden">
            <NoticeReach className="size-full overflow-visible" />
          </div>
          <h3>{early.title}</h3>
          <p className="mt-2 text-ink-soft">
            <LinkedText>{early.text}</LinkedText>
          </p>
        </li>
        <li className="relative grow pl-16 md:pl-0 print:pl-0">
          <span className="absolute top-2 -bottom-10 left-4.75 w-2.5 border-x-3 border-shore bg-water md:hidden print:hidden" />
          <span className="absolute top-2 left-0 w-12 border-t-2 border-dashed border-river md:-top-23 md:h-20 md:w-0 md:border-t-0 md:border-l-2 print:hidden" />
          <h3>{late.title}</h3>
          <p className="mt-2 text-ink-soft">
            <LinkedText>{late.text}</LinkedText>
          </p>
          <p className="mt-4 max-w-text text-ink-soft">
            <strong className="font-semibold text-ink">{emergency.title}.</strong>{' '}
            <LinkedText>{emergency.text}</LinkedText>
          </p>
        </li>
        {/* The end of the line: nothing stands under it, so it is no heading. The line is not printed. */}
        <li className="pl-16 max-md:relative md:absolute md:top-0 md:right-0 md:pl-0 md:text-right print:hidden">
          <span className="absolute top-0.75 left-3 size-6 rounded-full bg-disc forced-color-adjust-none md:-top-20 md:right-0 md:left-auto md:size-14" />
          <p className="font-display text-title leading-tight">{now}</p>
        </li>
      </ol>
    </>
  );
}
