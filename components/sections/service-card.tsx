import clsx from 'clsx';
import { Arrow } from '@/components/ui/arrow';
import { sessionKinds, valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { type CardId, cardIds, pagePaths, pages } from '@/routing/pages';
import { cardWords, wordsFor } from '@/words/words';
import { MarkedWords } from './marked-words';
import { ServiceScene } from './service-scene';

type ServiceCardsProps = {
  locale: Locale;
  /** With fees they follow the page's h1, so their titles are h2. */
  fees?: boolean;
  className: string;
};

/** All of them: in wide windows three to a row, or with their fees two, a wide one and a narrow one in turn. */
export function ServiceCards({ locale, fees, className }: ServiceCardsProps) {
  return (
    <ul
      className={clsx(
        'grid gap-4 sm:gap-6 md:grid-cols-2',
        fees
          ? 'lg:grid-cols-12 lg:*:col-span-5 lg:*:nth-[4n]:col-span-7 lg:*:nth-[4n+1]:col-span-7 lg:*:last:odd:col-span-12'
          : 'lg:grid-cols-3',
        className,
      )}
    >
      {cardIds.map((card) => (
        <li key={card}>
          <ServiceCard card={card} locale={locale} fees={fees} />
        </li>
      ))}
    </ul>
  );
}

type ServiceCardProps = { card: CardId; locale: Locale; fees?: boolean };

/** One of the services: its scene, what it is for, and the way to its page. On phones the scene is small, beside the title. */
export function ServiceCard({ card, locale, fees = false }: ServiceCardProps) {
  const Heading = fees ? 'h2' : 'h3';
  const { title, text, action } = cardWords(card, locale);
  // On phones what follows the title stands beside the scene, or with fees below both.
  const below = fees && 'col-span-full';
  return (
    // `overflow-hidden` would clip the link's focus ring, so the card itself has the ring.
    <div className="group relative grid h-full grid-cols-[5.5rem_minmax(0,1fr)] content-center gap-x-4 overflow-hidden rounded-card bg-card p-4 text-balance shadow-paper sm:p-6 md:flex md:flex-col large-text:block print:border print:border-glass print:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river">
      {/* By night a scene and its card would merge. */}
      <ServiceScene
        card={card}
        className={clsx(
          'aspect-square w-full rounded-field md:-m-6 md:mb-5 md:w-auto md:max-w-none md:self-auto md:rounded-none dark:outline-1 dark:outline-mark',
          fees ? 'md:aspect-auto md:h-56 lg:h-88' : 'row-span-2 self-center md:aspect-card',
        )}
      />
      <Heading
        className={clsx(
          'text-title md:self-auto',
          fees ? 'self-center lg:text-section' : 'self-end',
        )}
      >
        {title}
      </Heading>
      <p
        className={clsx(
          'mt-2 mb-2 max-w-md text-base text-ink-soft md:mb-4',
          below || 'max-md:hidden',
        )}
      >
        {text}
        {fees && (
          <span className="mt-2 flex flex-wrap gap-x-5 font-semibold text-ink">
            {sessionFees(card, locale).map((fee) => (
              <span key={fee}>
                <MarkedWords locale={locale}>{fee}</MarkedWords>{' '}
              </span>
            ))}
          </span>
        )}
      </p>
      <a
        href={localePath(card === 'online' ? pagePaths.contact : pagePaths[card], locale)}
        className={clsx(
          'py-1 leading-snug font-semibold md:mt-auto wrap-anywhere text-clay-strong no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none',
          below,
        )}
      >
        {action}
        {'\u00a0'}
        <Arrow />
      </a>
    </div>
  );
}

/** Online, people come alone or as a couple. */
const onlineSessions = sessionKinds.filter((kind) => kind !== 'extended');

/** `$220 · 60–75 minutes`, or where it is for one or for two, `Individual $180` and `Couples $220`. */
function sessionFees(card: CardId, locale: Locale): string[] {
  const { options } = wordsFor(locale).cost.session;
  const { fee, short } = valuesFor(locale);
  const kinds = card === 'online' ? onlineSessions : pages[card].sessions;
  return kinds.map((kind) =>
    kinds.length > 1
      ? `${options[kind]} ${fee[kind]}`
      : // No line begins with the point.
        `${fee[kind]}\u00a0· ${short.length[kind]}`,
  );
}
