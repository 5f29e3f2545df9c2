import clsx from 'clsx';
import type { ComponentType, ReactNode } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import type { ServiceId } from '@/site/addresses';
import type { Locale } from '@/site/locales';
import type { Entry, Question } from '@/site/shapes';
import { WholeWords } from './marked-words';
import { SceneDetail } from './service-scene';
import { Text } from './text';
import { Claims, Entries, type EntriesProps, Paragraphs, Points, Questions } from './text-blocks';

type Headed = { heading: string; intro?: string };

export type SectionProps<Words = unknown> = {
  /** The fragment under which the section is found; the same in every language. */
  id: string;
  locale: Locale;
  words: Headed & Words;
  /** `panel` sets the section on a ground of its own, `night` on the dark band. */
  ground?: 'panel' | 'night';
  /** A small drawing beside the heading, so that a long page breathes. */
  spot?: ComponentType<DrawingProps>;
  /** The body stands below the heading in wide windows, too. */
  across?: boolean;
};

type Frame = SectionProps & {
  /** Stands below the heading. */
  aside?: ReactNode;
  /** Takes the page's width, below the body. */
  below?: ReactNode;
  children: ReactNode;
};

/** A section of a service page. In wide windows its heading stands beside its body, and stays in view. */
export function Section({
  id,
  locale,
  words,
  ground,
  spot: Spot,
  aside,
  across,
  below,
  children,
}: Frame) {
  return (
    <section id={id} className={clsx(across ? 'across' : 'hanging', ground && grounds[ground])}>
      <div className={clsx(!across && 'lg:stays', Spot && 'with-spot') || undefined}>
        {Spot && <Spot className="print:hidden" />}
        <h2>
          <WholeWords>{words.heading}</WholeWords>
        </h2>
        {words.intro && (
          <p className="mt-5 max-w-text text-ink-soft">
            <Text locale={locale}>{words.intro}</Text>
          </p>
        )}
        {aside}
      </div>
      <div>{children}</div>
      {below}
    </section>
  );
}

// The river of the phases goes on outside the section.
const grounds = { panel: 'on-ground bg-shell', night: 'on-ground night bg-band overflow-clip' };

/** Two short sections beside one another in wide windows. */
export function SideBySide({ children }: { children: ReactNode }) {
  return <div className="side-by-side">{children}</div>;
}

/** A section of running text. */
export function TextSection(section: SectionProps<{ paragraphs: string[] }>) {
  const { locale, words } = section;
  return (
    <Section {...section}>
      <Paragraphs locale={locale} paragraphs={words.paragraphs} />
    </Section>
  );
}

/** A section of short points. */
export function PointsSection({
  columns,
  ...section
}: SectionProps<{ points: string[] }> & { columns?: boolean }) {
  return (
    <Section {...section}>
      <Points locale={section.locale} columns={columns} points={section.words.points} />
    </Section>
  );
}

/** A section of points that have a title each. */
export function EntriesSection({
  look,
  ...section
}: SectionProps<{ entries: Entry[] }> & Pick<EntriesProps, 'look'>) {
  return (
    <Section {...section}>
      <Entries locale={section.locale} look={look} entries={section.words.entries} />
    </Section>
  );
}

/** A section of figures that the site claims. */
export function FiguresSection(
  section: SectionProps<{ items: { figure: string; text: string }[]; source?: string }>,
) {
  const { locale, words } = section;
  return (
    <Section {...section}>
      <Claims locale={locale} across={section.across} items={words.items} source={words.source} />
    </Section>
  );
}

/** A section of questions that unfold. */
export function QuestionsSection(section: SectionProps<{ questions: Question[] }>) {
  return (
    <Section {...section}>
      <Questions locale={section.locale} questions={section.words.questions} />
    </Section>
  );
}

/** Between two sections, to rest the eye on: a detail of the service's scene. */
export function ScenePause({ service }: { service: ServiceId }) {
  return (
    <SceneDetail service={service} className="aspect-strip w-full rounded-card print:hidden" />
  );
}

/** Between two sections: the page's one sentence that is set large. */
export function PullSentence({ locale, children }: { locale: Locale; children: string }) {
  return (
    <p className="pull-quote">
      <Text locale={locale}>{children}</Text>
    </p>
  );
}
