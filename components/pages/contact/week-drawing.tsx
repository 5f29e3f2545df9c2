import { type DayHours, hour, sinceMidnight, spansOf } from '@/facts/calendar/week';

type WeekDrawingProps = {
  /** From Monday on: each day's name and its hours. */
  days: { day: string; hours: DayHours }[];
};

/** Between two days, in the drawing's own units. */
const step = 40;

/** A bar for each day, from the hour at which the week's first day opens to that at which its last one closes. */
export function WeekDrawing({ days }: WeekDrawingProps) {
  const spans = days.flatMap(({ hours }) => spansOf(hours));
  const first = Math.min(...spans.map(({ opens }) => sinceMidnight(opens)));
  const last = Math.max(...spans.map(({ closes }) => sinceMidnight(closes)));
  if (spans.length === 0) return null;
  const at = (time: string) => (70 * (sinceMidnight(time) - first)) / Math.max(last - first, hour);
  return (
    <svg viewBox="0 0 272 100" aria-hidden="true" className="mt-4 w-full max-w-80 print:hidden">
      {days.map(({ day, hours }, index) => (
        <g key={day} transform={`translate(${index * step})`}>
          {hours === 'closed' ? (
            <path className="fill-none stroke-sand stroke-2" d="M4 70h24" />
          ) : (
            <rect
              className={
                hours === 'by appointment'
                  ? 'fill-none stroke-river stroke-[1.5] [stroke-dasharray:3_4]'
                  : 'fill-shell'
              }
              x="4"
              width="24"
              height="70"
              rx="6"
            />
          )}
          {spansOf(hours).map(({ opens, closes }) => (
            <rect
              key={opens}
              className="fill-river"
              x="4"
              y={at(opens)}
              width="24"
              height={at(closes) - at(opens)}
              rx="6"
            />
          ))}
          <text
            x="16"
            y="94"
            textAnchor="middle"
            className={`font-text text-base ${hours === 'closed' ? 'fill-ink-soft' : 'fill-ink'}`}
          >
            {day[0]?.toUpperCase()}
          </text>
        </g>
      ))}
    </svg>
  );
}
