import type { ComponentProps } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { practice } from '@/content/practice';
import { phoneForDialler } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';

type CallLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'look' | 'children'> & {
  locale: Locale;
};

/** "Call" and the number, to tap. */
export function CallLink({ locale, ...props }: CallLinkProps) {
  return (
    <ButtonLink href={phoneForDialler(practice.phone)} look="quiet" {...props}>
      {/* One item, or the button's gap would stand between word and number. */}
      <span>
        <MarkedWords locale={locale}>{wordsFor(locale).common.actions.call}</MarkedWords>
      </span>
    </ButtonLink>
  );
}
