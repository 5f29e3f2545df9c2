import type { ReactNode } from 'react';
import { ServiceSection } from '@/components/sections/service-section';
import type { Locale } from '@/languages/locales';

type SectionWords = { heading: string; intro?: string };

/**
 * Where a section's block stands: `beside` its heading, where there is room, or `across` below it. A block that is
 * `whole` takes the window's width and shows the heading itself.
 */
type Layout = 'beside' | 'across' | 'whole';

export type PageSection = { layout: Layout; show: (locale: Locale) => ReactNode };

/**
 * A section as data: the fragment under which it is found, its words, and the block that shows them.
 * @param id the same in every language
 * @param Block gets the words, and the locale that they are in
 */
export function section<const Words extends object>(
  id: string,
  words: Words & SectionWords,
  Block: (props: NoInfer<Words> & SectionWords & { locale: Locale }) => ReactNode,
  layout: Layout = 'beside',
): PageSection {
  return {
    layout,
    show: (locale) => {
      const block = <Block {...words} locale={locale} />;
      if (layout === 'whole')
        return (
          <section key={id} id={id}>
            {block}
          </section>
        );
      return (
        <ServiceSection key={id} id={id} locale={locale} words={words} across={layout === 'across'}>
          {block}
        </ServiceSection>
      );
    },
  };
}
