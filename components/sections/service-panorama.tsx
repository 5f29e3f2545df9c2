import clsx from 'clsx';
import { Arrow } from '@/components/ui/arrow';
import { type SessionKind, serviceSessions } from '@/facts/services';
import { valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { type CardId, cardIds, pagePaths } from '@/routing/pages';
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
 * The services as one day on the river. Their scenes share one horizon, three to a row, with the words below each. On
 * phones they are a strip to swipe.
 */
export function ServicePanorama({
  locale,
  cards = cardIds,
  fees = false,
  className,
}: ServicePanoramaProps) {
  return (
    <ul
      className={clsx(
        'flex snap-x scroll-px-(--gutter) overflow-x-auto pb-3 large-text:flex-col',
        'md:grid md:grid-cols-3 md:gap-y-10 md:overflow-visible md:pb-0 lg:gap-y-14',
        'print:grid print:grid-cols-3 print:gap-y-6 print:overflow-visible',
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
  return (
    // Scene, title and text stand in rows with those of its neighbours. The link is as large as all of it, and so is its focus ring.
    <li
      className={clsx(
        'group relative flex w-4/5 shrink-0 snap-start flex-col large-text:w-full print:w-auto',
        'has-focus-visible:rounded-card has-focus-visible:outline-3 has-focus-visible:-outline-offset-3 has-focus-visible:outline-river',
        'md:row-span-3 md:grid md:w-auto md:grid-rows-subgrid md:gap-y-0',
      )}
    >
      <ServiceScene
        card={card}
        className="aspect-scene w-full group-first:rounded-l-card group-last:rounded-r-card md:group-nth-[3n]:rounded-r-card md:group-nth-[3n+1]:rounded-l-card"
      />
      <Heading className="mt-5 pr-6 text-title">{title}</Heading>
      <div className="mt-2 pr-6">
        <p className="text-base text-balance text-ink-soft">{text}</p>
        {fees && (
          <p className="mt-2 flex flex-wrap gap-x-5 text-base font-semibold">
            {sessionFees(card, locale).map((fee) => (
              <span key={fee}>
                <MarkedWords locale={locale}>{fee}</MarkedWords>{' '}
              </span>
            ))}
          </p>
        )}
        <a
          href={localePath(
            card === 'online' ? `${pagePaths.contact}#online` : pagePaths[card],
            locale,
          )}
          className="mt-1 inline-block py-1.5 text-base leading-snug font-semibold text-balance wrap-anywhere text-clay-strong no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none"
        >
          {action}
          {'\u00a0'}
          <Arrow />
        </a>
      </div>
    </li>
  );
}

/** Online, people come alone or as a couple. */
const onlineSessions: readonly SessionKind[] = ['individual', 'couples'];

/** `$220 · 60–75 minutes`, or where it is for one or for two, `Individual $180` and `Couples $220`. */
function sessionFees(card: CardId, locale: Locale): string[] {
  const { options } = wordsFor(locale).cost.session;
  const { fee, short } = valuesFor(locale);
  const kinds = card === 'online' ? onlineSessions : serviceSessions[card];
  return kinds.map((kind) =>
    kinds.length > 1
      ? `${options[kind]} ${fee[kind]}`
      : // No line begins with the point.
        `${fee[kind]}\u00a0· ${short.length[kind]}`,
  );
}
