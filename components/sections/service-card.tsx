import clsx from 'clsx';
import { Arrow } from '@/components/ui/arrow';
import { type CardId, cardIds, localePath, pagePaths, serviceSessions } from '@/site/addresses';
import { valuesFor } from '@/site/facts';
import type { Locale } from '@/site/locales';
import { wordsFor } from '@/site/words';
import { ServiceScene } from './service-scene';

type ServiceCardProps = {
  card: CardId;
  locale: Locale;
  shape: keyof typeof shapes;
  /** Whether it says what a session costs. */
  fees?: boolean;
  /** The level of its title, one below the heading that it stands under. */
  heading?: 'h2' | 'h3';
};

/** How the picture and the words stand to each other. */
const shapes = {
  /** The picture above the words. */
  tall: {
    card: 'service-large flex flex-col',
    scene: 'aspect-card w-full md:aspect-auto md:h-48 lg:h-80',
  },
  /** The same on tablets; on phones (layout.css) and in wide windows a small picture beside the words. */
  row: {
    card: 'service-row flex flex-col lg:grid lg:grid-cols-[8rem_minmax(0,1fr)] xl:grid-cols-[11rem_minmax(0,1fr)]',
    scene: 'aspect-card w-full lg:aspect-auto lg:h-full',
  },
  /** On phones a row, else the picture above the words. */
  listed: {
    card: 'service-large service-row flex flex-col',
    scene: 'aspect-card w-full md:aspect-auto md:h-48 lg:h-80',
  },
  /** One of three. */
  third: {
    card: 'flex flex-col',
    scene: 'aspect-card w-full md:aspect-scene',
  },
  /** The picture beside the words where there is room. */
  wide: {
    card: 'grid sm:min-h-56 sm:grid-cols-[2fr_minmax(0,3fr)]',
    // Of no height of its own: it takes that of the words, and moves nothing when it arrives.
    scene: 'aspect-card w-full sm:aspect-auto sm:h-0 sm:min-h-full',
  },
};

/** Rows of two, in turn: a wide one and a narrow one, two of one size, a narrow one and a wide one. */
const rows = [
  ['md:col-span-7', 'md:col-span-5'],
  ['md:col-span-6', 'md:col-span-6'],
  ['md:col-span-5', 'md:col-span-7'],
] as const;

/**
 * How many of twelve columns a card takes, as a class. The last one takes a row that it has alone.
 * @param even whether the two of its row are of one size
 */
export function cardSpan(index: number, count: number, even: boolean): string | undefined {
  const second = index % 2;
  if (!second && index === count - 1) return 'md:col-span-12';
  return even ? 'md:col-span-6' : rows[Math.floor(index / 2) % rows.length]?.[second ? 1 : 0];
}

type ServiceCardsProps = Pick<ServiceCardProps, 'locale' | 'heading' | 'fees'> & {
  className: string;
};

/** All of them: two large ones and the others in rows, or with their fees, all large. */
export function ServiceCards({ className, ...props }: ServiceCardsProps) {
  return (
    <ul className={clsx('grid grid-cols-1 gap-4 sm:gap-6 md:grid-cols-12', className)}>
      {cardIds.map((card, index) => (
        <li key={card} className={cardSpan(index, cardIds.length, index > 1 && !props.fees)}>
          <ServiceCard
            {...props}
            card={card}
            shape={index < 2 ? 'tall' : props.fees ? 'listed' : 'row'}
          />
        </li>
      ))}
    </ul>
  );
}

/** One of the services: its scene, what it is for, and the way to its page. */
export function ServiceCard({
  card,
  locale,
  shape,
  fees = false,
  heading: Heading = 'h3',
}: ServiceCardProps) {
  const { title, text, action } = wordsFor(locale).pages.services.cards[card];
  return (
    // `overflow-hidden` would clip the link's focus ring, so the card itself has the ring.
    <div
      className={clsx(
        'service-card group relative h-full overflow-hidden rounded-card bg-card paper-shadow has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river',
        shapes[shape].card,
      )}
    >
      <ServiceScene card={card} className={shapes[shape].scene} />
      <div className="flex grow flex-col items-start p-5 text-balance sm:p-7">
        <Heading className="text-title">{title}</Heading>
        <p className="mt-2 mb-4 max-w-[44ch] text-base text-balance text-ink-soft">
          {text}
          {fees && (
            <span className="mt-2 block font-semibold text-ink">{sessionFees(card, locale)}</span>
          )}
        </p>
        <a
          href={localePath(card === 'online' ? pagePaths.contact : pagePaths[card], locale)}
          className="mt-auto py-1 leading-snug font-semibold wrap-anywhere text-clay-strong no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none"
        >
          {action}
          {'\u00a0'}
          <Arrow />
        </a>
      </div>
    </div>
  );
}

/** `$220 · 60–75 minutes`, or where it is for one or for two, `Individual $180 · Couples $220`. */
function sessionFees(card: CardId, locale: Locale): string {
  const { options } = wordsFor(locale).cost.session;
  const { fee, short } = valuesFor(locale);
  const kinds = card === 'online' ? (['individual', 'couples'] as const) : serviceSessions[card];
  return kinds
    .map((kind) =>
      kinds.length > 1 ? `${options[kind]} ${fee[kind]}` : `${fee[kind]} · ${short.length[kind]}`,
    )
    .join(' · ');
}
