import clsx from 'clsx';
import { QuickActionsBar } from '@/components/layout/quick-actions-bar';
import { ButtonLink } from '@/components/ui/button';
import { crisisLines } from '@/content/crisis-lines';
import { ptsdWords, wordsFor } from '@/site/words';

/** The phone's bar of an article that is read in the worst hour: Lifeline and 000, and nothing to book. */
export function HelpBar() {
  return (
    <QuickActionsBar label={ptsdWords.help}>
      <HelpNow tight />
    </QuickActionsBar>
  );
}

/** Lifeline, and 000. */
export function HelpNow({ tight, className }: { tight?: boolean; className?: string }) {
  const { lifeline, emergency } = crisisLines;
  return (
    <div className={clsx('flex gap-3 text-base print:hidden', className)}>
      <ButtonLink href={lifeline.href} look="help" tight={tight} className="grow-2">
        Lifeline {lifeline.number}
      </ButtonLink>
      <ButtonLink href={emergency.href} look="quiet" tight={tight} className="grow">
        <span className="sr-only">{wordsFor('en').common.crisis.rows.emergency}</span>{' '}
        {emergency.number}
      </ButtonLink>
    </div>
  );
}
