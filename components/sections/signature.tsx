import clsx from 'clsx';
import { practice } from '@/content/practice';
import { portraitFile, portraitSizes } from '@/facts/portrait';

/** The practitioner's face and name, small, where a page ends. The portrait is described where it is large. */
export function Signature({ className }: { className?: string }) {
  const { practitioner } = practice;
  if (!practitioner) return null;
  const { name, letters, portrait } = practitioner;
  const [small] = portraitSizes;
  return (
    <p className={clsx('flex items-center gap-4 font-display text-title', className)}>
      {portrait && (
        // biome-ignore lint/performance/noImgElement: an export has no server that could resize pictures.
        <img
          src={portraitFile(small)}
          {...small}
          alt=""
          loading="lazy"
          decoding="async"
          // The face.
          className="size-20 shrink-0 rounded-full object-cover object-top lg:size-28"
        />
      )}
      <span>{[name, letters].filter(Boolean).join(', ')}</span>
    </p>
  );
}
