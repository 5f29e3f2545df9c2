import type { Locale } from '@/languages/locales';
import { type HelpPart, helpPath } from '@/routing/addresses';
import { pageName } from '@/words/words';

/** Leads to the part of help that its sentence is about, or to its start. */
export function HelpLink({ locale, part }: { locale: Locale; part?: HelpPart }) {
  return (
    <a href={helpPath(locale, part)} className="crisis-number">
      {pageName('help', locale)}
    </a>
  );
}
