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
  return (
    <dl className="mt-2 grid grid-cols-[7rem_1fr_auto] gap-x-4 border-y border-sand py-3 text-base">
      {rows.map(({ name, kind, spans, lines }) => (
        <div key={name} className="col-span-full grid grid-cols-subgrid items-center py-1">
          <dt className="col-span-2 grid grid-cols-subgrid items-center">
            <span className="first-letter:uppercase">{name}</span>
            <svg aria-hidden="true" className="h-3 w-full overflow-visible fill-river">
              <rect y="5" width="100%" height="2" className="fill-glass" />
              {kind === 'by appointment' && (
                <rect
                  width="100%"
                  height="12"
                  rx="6"
                  className="fill-paper stroke-river stroke-2"
                />
              )}
              {spans.map(([from, to]) => (
                <rect
                  key={from}
                  x={percent(from - first)}
                  width={percent(to - from)}
                  height="12"
                  rx="6"
                />
              ))}
            </svg>
          </dt>
          <dd className={kind === 'open' ? 'text-right' : 'text-right text-ink-soft'}>
            {lines.map((line) => (
              <span key={line} className="block whitespace-nowrap">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
