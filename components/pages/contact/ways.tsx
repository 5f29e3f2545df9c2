import { Arrow } from '@/components/ui/arrow';
import { ButtonLink } from '@/components/ui/button';
import { practice } from '@/content/practice';
import { bookingPage } from '@/facts/intake';
import { phoneForTexts } from '@/facts/phone';
import type { Locale } from '@/languages/locales';
import { wordsFor } from '@/words/words';

type Way = {
  label: string;
  href: string;
  /** What the label does not say: an address that one may rather copy. */
  note?: string;
  opensElsewhere?: boolean;
};

/** How one reaches the practice without speaking, as far as its facts say. */
export function writtenWays(locale: Locale): Way[] {
  const { email, phone, texts } = practice;
  const booking = bookingPage(practice);
  const words = wordsFor(locale).pages.contact.phone;
  return [
    booking && { label: words.booking, href: booking, opensElsewhere: true },
    texts && { label: words.texts.yes, href: phoneForTexts(phone) },
    // A subject that does not say why somebody writes.
    email && {
      label: words.email,
      href: `mailto:${email}?subject=${encodeURIComponent(words.subject)}`,
      note: email,
    },
  ].filter((way) => !!way);
}

export function Ways({ locale }: { locale: Locale }) {
  const { opensElsewhere } = wordsFor(locale).common;
  const ways = writtenWays(locale);
  if (ways.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2.5 md:max-w-md print:hidden">
      {ways.map((way, index) => (
        <li key={way.href}>
          <ButtonLink
            href={way.href}
            rel={way.opensElsewhere ? 'noopener' : undefined}
            look={index === 0 ? 'main' : 'quiet'}
            className="min-h-14 w-full flex-wrap gap-x-3 text-lead"
          >
            {way.label}
            {way.opensElsewhere && (
              <>
                <span className="sr-only"> ({opensElsewhere})</span>
                <Arrow />
              </>
            )}
            {way.note && <span className="text-base font-normal wrap-anywhere"> {way.note}</span>}
          </ButtonLink>
        </li>
      ))}
    </ul>
  );
}
