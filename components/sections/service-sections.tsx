import type { Locale } from '@/content/locales';
import type { Entry, Question } from '@/content/shapes';
import type { ServiceSection } from './service-page';
import { Claims, Entries, type EntriesProps, Paragraphs, Points, Questions } from './text-blocks';

type Headed = { heading: string; intro?: string };
type Ground = Pick<ServiceSection, 'ground'>;

/** The kinds of section that two or more service pages have, each made from its words in a language. */
export function sectionsIn(locale: Locale) {
  return {
    text: (
      id: string,
      words: Headed & { paragraphs: string[] },
      { ground, className }: Ground & { className?: string } = {},
    ): ServiceSection => ({
      id,
      ...words,
      ground,
      beside: true,
      body: <Paragraphs locale={locale} paragraphs={words.paragraphs} className={className} />,
    }),

    points: (
      id: string,
      words: Headed & { points: string[] },
      { ground, columns, beside = !columns }: Ground & { columns?: boolean; beside?: boolean } = {},
    ): ServiceSection => ({
      id,
      ...words,
      ground,
      beside,
      body: <Points locale={locale} columns={columns} points={words.points} />,
    }),

    entries: (
      id: string,
      words: Headed & { entries: Entry[] },
      look: EntriesProps['look'],
      { ground }: Ground = {},
    ): ServiceSection => ({
      id,
      ...words,
      ground,
      body: (
        <Entries
          locale={locale}
          look={look}
          entries={words.entries}
          className={look === 'steps' ? 'ml-5' : undefined}
        />
      ),
    }),

    figures: (
      words: Headed & { items: { figure: string; text: string }[]; source?: string },
    ): ServiceSection => ({
      id: 'figures',
      ...words,
      body: <Claims locale={locale} items={words.items} source={words.source} />,
    }),

    questions: (words: Headed & { questions: Question[] }): ServiceSection => ({
      id: 'questions',
      ...words,
      body: <Questions locale={locale} questions={words.questions} />,
    }),
  };
}
