import './service-panorama.css';
import clsx from 'clsx';
import type { Hour } from '@/components/illustrations/drawing';
import { Arrow } from '@/components/ui/arrow';
import { practice } from '@/content/practice';
import { valuesFor } from '@/facts/formats';
import { type SessionKind, serviceSessions } from '@/facts/services';
import type { Locale } from '@/languages/locales';
import { type CardId, cardIds, pagePath } from '@/routing/pages';
import { cardWords, wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';
import { ServiceScene } from './service-scene';

type ServicePanoramaProps = {
  locale: Locale;
  /** All, unless some are named. */
  cards?: readonly CardId[];
  /** With fees they follow the page's h1, so their titles are h2. */
  fees?: boolean;
  className?: string;
};

/**
 * The services as one day on the river, with one horizon: in wide windows three scenes to a row and the words below each,
 * on phones a day that one scrolls down, with the words in each sky.
 */
export function ServicePanorama({
  locale,
  cards = cardIds(),
  fees = false,
  className,
}: ServicePanoramaProps) {
  return (
    <ul
      className={clsx(
        'md:grid md:grid-cols-3 md:gap-y-10 lg:gap-y-14 print:grid print:grid-cols-3 print:gap-y-6',
        className,
      )}
    >
      {cards.map((card) => (
        <Service key={card} card={card} locale={locale} fees={fees} />
      ))}
    </ul>
  );
}

type ServiceProps = { card: CardId; locale: Locale; fees: boolean };

/** One of the services: its scene, what it is for, and the way to its page. */
function Service({ card, locale, fees }: ServiceProps) {
  const Heading = fees ? 'h2' : 'h3';
  const { title, text, action } = cardWords(card, locale);
  const { hour, light, ink, frame } = skies[card];
  return (
    // Scene, title and text stand in rows with those of its neighbours. The link is as large as all of it, and so is its focus ring.
    <li
      data-hour={hour}
      className={clsx(
        'service-panorama-strip group relative flex flex-col-reverse',
        'max-md:has-focus-visible:outline-3 max-md:has-focus-visible:-outline-offset-6 max-md:has-focus-visible:outline-current',
        'md:row-span-3 md:grid md:grid-rows-subgrid md:gap-y-0',
      )}
    >
      <ServiceScene
        card={card}
        className={clsx(
          'aspect-scene w-full md:group-last:rounded-r-card md:group-nth-[3n]:rounded-r-card md:group-nth-[3n+1]:rounded-l-card',
          frame ?? 'max-md:aspect-2/1 max-md:object-[50%_30%]',
        )}
      />
      <div className={clsx('service-panorama-sky contents max-md:block', ink)}>
        <Heading className="text-title md:mt-5 md:pr-6">
          <a
            href={
              card === 'online' ? `${pagePath('contact', locale)}#online` : pagePath(card, locale)
            }
            className="no-underline underline-offset-4 group-hover:underline after:absolute after:inset-0 focus-visible:outline-none"
          >
            {title}
          </a>
        </Heading>
        <div className="mt-1 md:mt-2 md:pr-6">
          <p className="text-base text-balance md:text-ink-soft">{text}</p>
          {fees && (
            <p className="mt-2 flex flex-wrap gap-x-5 text-base font-semibold">
              {sessionFees(card, locale).map((fee) => (
                <span key={fee}>
                  <MarkedWords locale={locale}>{fee}</MarkedWords>{' '}
                </span>
              ))}
            </p>
          )}
          {light && (
            <p
              data-now={light}
              className="service-panorama-now mt-2 text-base noscript:hidden md:text-ink-soft"
            >
              {wordsFor(locale).common.thisHour}
            </p>
          )}
          {/* The title says the same to screen readers. */}
          <p
            aria-hidden="true"
            className="mt-1 py-1.5 text-base leading-snug font-semibold text-balance text-clay-strong max-md:hidden print:hidden"
          >
            {action}
            {'\u00a0'}
            <Arrow />
          </p>
        </div>
      </div>
    </li>
  );
}

type Sky = {
  hour: Hour;
  /** The light of the practice's clock that it has. */
  light?: string;
  /** What is read on it. */
  ink: string;
  /** On phones the upper edge of a scene has the one colour of the sky above it. */
  frame?: string;
};

const skies: Record<CardId, Sky> = {
  'couples-marriage': { hour: 'dawn', light: 'dawn', ink: 'max-md:text-ink' },
  'infidelity-recovery': {
    hour: 'storm',
    ink: 'max-md:text-glint',
    frame: 'max-md:aspect-8/5 max-md:object-bottom',
  },
  'adhd-couples': { hour: 'morning', light: 'day', ink: 'max-md:text-ink' },
  'sex-therapy': { hour: 'low-sun', ink: 'max-md:text-ink' },
  individual: { hour: 'dusk', light: 'dusk', ink: 'max-md:text-glint' },
  online: { hour: 'night', light: 'night', ink: 'max-md:text-glint' },
};

/** Online, people come alone or as a couple. */
const onlineSessions: readonly SessionKind[] = ['individual', 'couples'];

/** `$220 · 60–75 minutes`, or where it is for one or for two, `Individual $180` and `Couples $220`. */
function sessionFees(card: CardId, locale: Locale): string[] {
  const { options } = wordsFor(locale).cost.session;
  const { fee, short } = valuesFor(locale, practice);
  const kinds = card === 'online' ? onlineSessions : serviceSessions[card];
  return kinds.map((kind) =>
    kinds.length > 1
      ? `${options[kind]} ${fee[kind]}`
      : // No line begins with the point.
        `${fee[kind]}\u00a0· ${short.length[kind]}`,
  );
}
