import { crisisLines } from '@/content/crisis-lines';
import type { Locale } from '@/languages/locales';
import { helpPath } from '@/routing/addresses';
import { pageName, wordsFor } from '@/words/words';

export function HelpRow({ locale }: { locale: Locale }) {
  const { ask } = wordsFor(locale).common.crisis;
  const { emergency, lifeline, respect } = crisisLines;
  return (
    <p className="-mb-2 page-width flex flex-wrap items-center text-base sm:gap-x-1 text-ink-soft lg:-mb-5">
      {ask}{' '}
      <a href={emergency.href} translate="no" className={target}>
        {emergency.number}
      </a>
      <span aria-hidden="true" className="max-sm:hidden print:hidden">
        ·
      </span>
      <a href={helpPath(locale)} className={`${target} print:hidden`}>
        {pageName('help', locale)}
      </a>
      {/* On paper there is no footer, and no help to go to. */}
      {[lifeline, respect].map(({ name, number, href }) => (
        <span key={name} lang="en" translate="no" className="hidden print:inline">
          · {name} <a href={href}>{number}</a>
        </span>
      ))}
    </p>
  );
}

const target =
  'inline-flex min-h-11 min-w-11 print:min-h-0 items-center justify-center px-1 narrow:px-0.5 sm:px-1.5 font-semibold text-ink underline underline-offset-4 hover:decoration-2';
