import { type DayHours, hour, sinceMidnight, spansOf } from '@/facts/calendar/week';

type WeekDrawingProps = {
  /** From Monday on: each day's name and its hours. */
  days: { day: string; hours: DayHours }[];
};

/** A bar for each day, on a scale from the week's earliest opening to its latest closing. */
export function WeekDrawing({ days }: WeekDrawingProps) {
  const spans = days.flatMap(({ hours }) => spansOf(hours));
  if (spans.length === 0) return null;
  const first = Math.min(...spans.map(({ opens }) => sinceMidnight(opens)));
  const last = Math.max(...spans.map(({ closes }) => sinceMidnight(closes)));
  const at = (time: string) => (70 * (sinceMidnight(time) - first)) / Math.max(last - first, hour);
  return (
    <div
      aria-hidden="true"
      className="mt-4 grid max-w-80 grid-cols-7 text-center leading-tight print:hidden"
    >
      {days.map(({ day, hours }) => (
        <div key={day} className={hours === 'closed' ? 'text-ink-soft' : undefined}>
          <svg viewBox="0 0 26 72" aria-hidden="true" className="mx-auto mb-1 w-7">
            {hours === 'closed' ? (
              <path className="fill-none stroke-sand stroke-2" d="M1 71h24" />
            ) : (
              <rect
                className={
                  hours === 'by appointment'
                    ? 'fill-none stroke-river stroke-[1.5] [stroke-dasharray:3_4]'
                    : 'fill-shell'
                }
                x="1"
                y="1"
                width="24"
                height="70"
                rx="6"
              />
            )}
            {spansOf(hours).map(({ opens, closes }) => (
              <rect
                key={opens}
                className="fill-river"
                x="1"
                y={1 + at(opens)}
                width="24"
                height={at(closes) - at(opens)}
                rx="6"
              />
            ))}
          </svg>
          {day[0]?.toUpperCase()}
        </div>
      ))}
    </div>
  );
}
