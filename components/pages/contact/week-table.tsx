import type { Row } from './hours-here';

/** The hours between which the bars are drawn. The whole day is taken where an opening goes beyond them. */
const daytime = [8, 20] as const;

/** A week that can be read in a second: each day a bar on one scale, and its hours in words. */
export function WeekTable({ rows }: { rows: Row[] }) {
  const fits = rows.every(({ spans }) =>
    spans.every(([from, to]) => from >= daytime[0] && to <= daytime[1]),
  );
  const [first, last] = fits ? daytime : [0, 24];
  const percent = (hours: number) => `${(100 * hours) / (last - first)}%`;
  // A line is `9:00 am – 6:00 pm`, one for each stretch.
  const ends = rows.flatMap(({ spans, lines }) =>
    spans.map(([from, to], index) => {
      const [opens, closes] = lines[index]?.split(' – ') ?? [];
      return { from, to, opens, closes };
    }),
  );
  const earliest = ends.toSorted((a, b) => a.from - b.from)[0];
  const latest = ends.toSorted((a, b) => b.to - a.to)[0];
  const [from, to] = [earliest?.from ?? first, latest?.to ?? last];
  return (
    <div className="mt-2 grid grid-cols-[7rem_1fr_auto] gap-x-4 border-y border-sand py-3 text-base">
      {/* The scale. Its words stand beside each bar as well. */}
      <svg
        aria-hidden="true"
        className="col-start-2 hidden h-6 w-full overflow-visible fill-current text-note text-ink-soft lg:block"
      >
        <text x={percent(from - first)} y="10">
          {earliest?.opens}
        </text>
        <text x={percent(to - first)} y="10" textAnchor="end">
          {latest?.closes}
        </text>
      </svg>
      <dl className="hours col-span-full grid grid-cols-subgrid">
        {rows.map(({ name, kind, spans, lines }) => (
          <div key={name} className="col-span-full grid grid-cols-subgrid items-center py-1">
            <dt className="col-span-2 grid grid-cols-subgrid items-center">
              <span className="first-letter:uppercase">{name}</span>
              <svg aria-hidden="true" className="h-3 w-full overflow-visible fill-river">
                <rect y="5" width="100%" height="2" className="fill-glass" />
                {kind === 'by appointment' && (
                  <rect
                    x={percent(from - first)}
                    y="1"
                    width={percent(to - from)}
                    height="10"
                    rx="5"
                    strokeDasharray="5 4"
                    className="fill-paper stroke-river stroke-2"
                  />
                )}
                {spans.map(([opens, closes]) => (
                  <rect
                    key={opens}
                    x={percent(opens - first)}
                    width={percent(closes - opens)}
                    height="12"
                    rx="6"
                  />
                ))}
              </svg>
            </dt>
            <dd className={kind === 'open' ? 'text-right' : 'text-right text-ink-soft'}>
              {lines.map((line) => (
                <span key={line} className="block">
                  {line}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
