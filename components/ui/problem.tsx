import type { ReactNode } from 'react';

/** What is wrong, in words behind a mark: colour alone would not say it. */
export function Problem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <p id={id} className="flex items-start gap-2 font-semibold text-clay-strong">
      <span
        aria-hidden="true"
        className="mt-0.5 flex size-5 shrink-0 items-center justify-center rounded-full bg-clay-strong text-sm leading-none font-bold text-card forced-colors:border"
      >
        !
      </span>
      <span>{children}</span>
    </p>
  );
}
