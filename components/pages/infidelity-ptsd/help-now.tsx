import clsx from 'clsx';
import { ButtonLink } from '@/components/ui/button';
import { crisisLines } from '@/content/crisis-lines';
import { helpPath } from '@/routing/addresses';
import { pageName, wordsFor } from '@/words/words';

/** Lifeline, 000, and the page that has the others. */
export function HelpNow({ tight, className }: { tight?: boolean; className?: string }) {
  const { lifeline, emergency } = crisisLines;
  const { crisis } = wordsFor('en').common;
  return (
    <div className={clsx('flex gap-3 text-base print:hidden', className)}>
      <ButtonLink href={lifeline.href} look="help" tight={tight} className="grow-2">
        <span translate="no">Lifeline {lifeline.number}</span>
      </ButtonLink>
      <ButtonLink href={emergency.href} look="quiet" tight={tight} className="grow">
        <span className="sr-only">{crisis.ask}</span> <span translate="no">{emergency.number}</span>
      </ButtonLink>
      <a
        href={helpPath('en')}
        className="inline-flex min-h-12 items-center px-1 text-center leading-tight font-semibold text-ink underline underline-offset-4"
      >
        {pageName('help', 'en')}
      </a>
    </div>
  );
}
