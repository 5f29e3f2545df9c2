import { DrawingFile } from '@/components/illustrations/drawing-file';
import { practice } from '@/content/practice';

/**
 * The mark and the practice's name, set close in two lines of about the same length. It is text, since another practice
 * has another name.
 */
export function Wordmark() {
  return (
    <span className="flex items-center gap-2.5 font-display text-title leading-[1.02] tracking-[-0.025em]">
      <DrawingFile name="logo-mark" width={44} height={44} className="size-11 shrink-0" />
      <span translate="no" className="max-w-44 text-balance">
        {practice.name}
      </span>
    </span>
  );
}
