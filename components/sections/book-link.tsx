import type { ComponentProps } from 'react';
import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { practice } from '@/content/practice';
import { bookingPage } from '@/facts/intake';
import type { Locale } from '@/languages/locales';
import { pagePath } from '@/routing/pages';
import { wordsFor } from '@/words/words';

type BookLinkProps = Omit<ComponentProps<typeof ButtonLink>, 'href' | 'rel' | 'children'> & {
  locale: Locale;
};

/** "Book a Session": leads to the practice's own booking page where there is one, and else to contact. */
export function BookLink({ locale, ...props }: BookLinkProps) {
  const ownPage = bookingPage(practice);
  const { actions, opensElsewhere } = wordsFor(locale).common;
  return (
    <ButtonLink
      href={ownPage ?? pagePath('contact', locale)}
      rel={ownPage && 'noopener'}
      {...props}
    >
      {actions.book}
      {ownPage && (
        <>
          <span className="sr-only"> ({opensElsewhere})</span>
          <Arrow />
        </>
      )}
    </ButtonLink>
  );
}
