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
      {/* Wider than the measure by what the drawing says, so that its landings meet the columns. */}
      <PathwayRiverWide className="-mx-[8.065%] hidden h-auto w-[116.13%] max-w-none overflow-visible lg:block" />
      <div aria-hidden="true" className="absolute inset-y-1 left-0 w-12 lg:hidden">
        <PathwayRiverTall className="h-full w-full" />
      </div>
      <ol className="grid gap-10 pl-16 lg:grid-cols-3 lg:gap-x-[4%] lg:pl-0">
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
