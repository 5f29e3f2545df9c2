import type { ReactNode } from 'react';
import { PathwayRiverTall, PathwayRiverWide } from '@/components/illustrations/pathway-river';

type PathwayProps = {
  phases: { label: string; title: string; text: string }[];
  /** What stands below one phase's text. */
  below?: (index: number) => ReactNode;
};

/** The three phases of recovery, joined by the river. Stands on a dark band. */
export function Pathway({ phases, below }: PathwayProps) {
  return (
    <div className="relative">
      <PathwayRiverWide className="hidden h-auto w-full overflow-visible lg:block" />
      <div aria-hidden="true" className="absolute inset-y-1 left-0 w-10 lg:hidden">
        <PathwayRiverTall className="h-full w-full" />
      </div>
      <ol className="grid gap-10 pl-14 lg:grid-cols-3 lg:pl-0">
        {phases.map(({ label, title, text }, index) => (
          <li key={title}>
            <p className="font-display text-[1.1rem] text-sun">{label}</p>
            <h3 className="mt-1">{title}</h3>
            <p className="mt-3 max-w-[44ch] text-ink-soft">{text}</p>
            {below?.(index)}
          </li>
        ))}
      </ol>
    </div>
  );
}
