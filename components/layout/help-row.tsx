import { crisisLines } from '@/content/crisis-lines';
import type { Locale } from '@/languages/locales';
import { helpPath } from '@/routing/addresses';
import { wordsFor } from '@/words/words';

export function HelpRow({ locale }: { locale: Locale }) {
  const { ask, help } = wordsFor(locale).common.crisis;
  const { number, href } = crisisLines.emergency;
  return (
    <p className="-mb-2 measure flex flex-wrap items-center gap-x-1 narrow:gap-x-0 text-base text-ink-soft lg:-mb-5">
      {ask}{' '}
      <a href={href} translate="no" className={target}>
        {number}
      </a>
      <span aria-hidden="true" className="narrow:hidden print:hidden">
        ·
      </span>
      <a href={helpPath(locale)} className={`${target} print:hidden`}>
        {help}
      </a>
    </p>
  );
}

const target =
  'inline-flex min-h-11 min-w-11 items-center justify-center px-1.5 narrow:px-0.5 font-semibold text-ink underline underline-offset-4 hover:decoration-2';
