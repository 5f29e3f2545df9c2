import clsx from 'clsx';
import { Text } from '@/components/sections/text';
import type { Locale } from '@/content/locales';
import { portraitFile, portraitFormats, portraitSizes } from '@/content/portrait';
import { practice } from '@/content/practice';
import { wordsFor } from '@/content/words';

/** The practitioner's portrait, where there is one. */
export function Portrait({ locale, className }: { locale: Locale; className?: string }) {
  const portrait = practice.practitioner?.portrait;
  if (!portrait) return null;
  const [small, large] = portraitSizes;
  const sources = (format: (typeof portraitFormats)[number]) =>
    `${portraitFile(small, format)} ${small.width}w, ${portraitFile(large, format)} ${large.width}w`;
  const sizes = '(min-width: 64rem) 30rem, (min-width: 40rem) 20rem, 100vw';
  const [avif, webp, jpeg] = portraitFormats;
  return (
    <picture className={clsx('block aspect-[4/5] overflow-hidden rounded-card', className)}>
      {[avif, webp].map((format) => (
        <source key={format} type={`image/${format}`} srcSet={sources(format)} sizes={sizes} />
      ))}
      <img
        src={portraitFile(large, jpeg)}
        srcSet={sources(jpeg)}
        sizes={sizes}
        {...large}
        alt={portrait.alt[locale]}
        loading="lazy"
        decoding="async"
        className="h-full w-full object-cover object-[50%_20%]"
      />
    </picture>
  );
}

/** Who the practitioner is, in words: name, letters, memberships, and what they say of themselves. */
export function PractitionerFacts({ locale, className }: { locale: Locale; className?: string }) {
  const { practitioner } = practice;
  if (!practitioner) return null;
  const { name, letters, memberships = [], about } = practitioner;
  const words = wordsFor(locale).common.practitioner;
  return (
    <div className={className}>
      <p className="font-semibold">{[name, letters].filter(Boolean).join(', ')}</p>
      {memberships.length > 0 && (
        <ul aria-label={words.memberships} className="text-base text-ink-soft">
          {memberships.map(({ body, number }) => (
            <li key={body}>{number ? `${body}, ${words.number}\u00a0${number}` : body}</li>
          ))}
        </ul>
      )}
      {about?.[locale] && (
        <p className="mt-3 max-w-text">
          <Text locale={locale}>{about[locale]}</Text>
        </p>
      )}
    </div>
  );
}
