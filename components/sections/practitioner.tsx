import clsx from 'clsx';
import type { ComponentProps } from 'react';
import { OwnersWords } from '@/components/sections/owners-words';
import { practice } from '@/content/practice';
import { ownerWords } from '@/facts/owner-text';
import { portraitFile, portraitSizes } from '@/facts/portrait';
import { nameWithLetters } from '@/facts/practitioner';
import { type Locale, locales } from '@/languages/locales';
import { wordsFor } from '@/words/words';

type PortraitProps = ComponentProps<'img'> & { locale: Locale };

export function Portrait({ locale, className, ...image }: PortraitProps) {
  const portrait = practice.practitioner?.portrait;
  if (!portrait) return null;
  const [small, large] = portraitSizes;
  const { words, lang } = ownerWords(portrait.alt, locale);
  return (
    <img
      src={portraitFile(large)}
      srcSet={`${portraitFile(small)} ${small.width}w, ${portraitFile(large)} ${large.width}w`}
      sizes="(min-width: 64rem) 30rem, (min-width: 40rem) 20rem, 100vw"
      {...large}
      alt={words}
      lang={lang}
      loading="lazy"
      decoding="async"
      className={clsx('object-cover object-[50%_20%]', className)}
      {...image}
    />
  );
}

export function PractitionerFacts({ locale }: { locale: Locale }) {
  const { practitioner } = practice;
  if (!practitioner?.name) return null;
  const { qualifications = [], supervision, memberships = [] } = practitioner;
  const words = wordsFor(locale).common.practitioner;
  return (
    <div>
      <p translate="no" className="font-display text-section">
        {nameWithLetters(practitioner)}
      </p>
      <Listed name={words.qualifications} entries={qualifications} lang={locales.en.tag} />
      <Listed
        name={words.memberships}
        entries={memberships.map(({ body, number }) =>
          number ? `${body}, ${words.number}\u00a0${number}` : body,
        )}
      />
      {supervision && <p className="text-base text-ink-soft">{words.supervision}</p>}
    </div>
  );
}

type OwnSentenceProps = { locale: Locale; className?: string };

/** The practitioner's own sentence, where there is one. */
export function OwnSentence({ locale, className }: OwnSentenceProps) {
  const sentence = practice.practitioner?.sentence;
  if (!sentence) return null;
  return (
    <p className={clsx('font-display text-balance', className)}>
      <OwnersWords locale={locale} text={sentence} />
    </p>
  );
}

type ListedProps = { name: string; entries: readonly string[]; lang?: string };

function Listed({ name, entries, lang }: ListedProps) {
  if (entries.length === 0) return null;
  return (
    <dl className="text-base text-ink-soft">
      <dt className="sr-only">{name}</dt>
      {entries.map((entry) => (
        <dd key={entry} lang={lang}>
          {entry}
        </dd>
      ))}
    </dl>
  );
}
