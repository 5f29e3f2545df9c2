import './pathway.css';
import { PathwayReach, PathwayRiverWide } from '@/components/illustrations/pathway-river';

const phaseIds = ['crisis', 'understanding', 'rebuilding'] as const;
type PhaseId = (typeof phaseIds)[number];

type PathwayProps = {
  phases: Record<PhaseId, { label: string; title: string; text: string }>;
};

/** The three phases of recovery, joined by the river. Stands on a dark band. */
export function Pathway({ phases }: PathwayProps) {
  return (
    <>
      <PathwayRiverWide className="pathway-wide hidden lg:block" />
      <ol className="pathway max-lg:mb-3 lg:mt-2 lg:grid lg:grid-cols-3">
        {phaseIds.map((phase, index) => (
          <li
            key={phase}
            className="relative pb-9 pl-16 last:pb-0 lg:row-span-4 lg:grid lg:grid-rows-subgrid lg:pb-0 lg:pl-0"
          >
            {/* Each reach is as tall as its phase, so that every bend ends at the next heading. */}
            <span aria-hidden="true" className="lg:hidden">
              <span className="absolute top-3 -bottom-3 left-0 w-12">
                <PathwayReach reach={index} className="size-full overflow-visible" />
              </span>
              <span className="absolute top-1.5 left-3.75 size-4.5 rounded-full border-3 border-sun bg-band" />
            </span>
            <p className="text-base font-semibold text-sun">{phases[phase].label}</p>
            <h3 className="mt-1">{phases[phase].title}</h3>
            <p className="mt-2 max-w-text text-ink-soft">{phases[phase].text}</p>
          </li>
        ))}
      </ol>
    </>
  );
}
