import clsx from 'clsx';
import type { Row } from './hours-here';

/** A week that can be read in a second: each day, and its hours or what else holds. */
export function WeekTable({ rows }: { rows: Row[] }) {
  return (
    <dl className="mt-3 border-y border-sand py-2 text-base">
      {rows.map(({ name, kind, lines }) => (
        <div key={name} className="flex items-center justify-between gap-4 py-1.5">
          <dt className="flex items-center gap-3">
            <span
              aria-hidden="true"
              className={clsx(
                'size-2.5 rounded-full border-2 border-river',
                kind === 'open' && 'bg-river',
                kind === 'closed' && 'border-sand',
              )}
            />
            <span className="first-letter:uppercase">{name}</span>
          </dt>
          <dd className={clsx('text-right', kind !== 'open' && 'text-ink-soft')}>
            {lines.map((line) => (
              <span key={line} className="block">
                {line}
              </span>
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}
