import clsx from 'clsx';
import { Arrow } from '@/components/ui/arrow';
import { valuesFor } from '@/facts/values';
import type { Locale } from '@/languages/locales';
import { localePath } from '@/routing/addresses';
import { type CardId, cardIds, pagePaths, pages } from '@/routing/pages';
import { wordsFor } from '@/words/words';
import { WholeWords } from './marked-words';
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

type Shape = {
  card: string;
  scene: string;
  words?: string;
  title?: string;
  text?: string;
  link?: string;
};

const above = { card: '', scene: 'aspect-card w-full md:aspect-auto md:h-48 lg:h-80' };

/** Where there is room, a large card says more with it. */
const large = { text: 'lg:max-w-120 lg:text-card-text' };

/** On phones the title beside a small picture: four more large ones would be two screens more. */
const rowOnPhones = {
  card: 'phone:max-md:grid phone:max-md:grid-cols-picture-words phone:max-md:items-center phone:max-md:gap-x-4 phone:max-md:gap-y-3 phone:max-md:p-5',
  scene: 'phone:max-md:aspect-square phone:max-md:w-22 phone:max-md:rounded-field',
  words: 'phone:max-md:contents',
  text: 'phone:max-md:col-span-full phone:max-md:m-0',
  link: 'phone:max-md:col-span-full phone:max-md:m-0 phone:max-md:p-0',
};

/** How the picture and the words stand to each other. */
const shapes = {
  /** The picture above the words. */
  tall: { ...above, ...large },
  /** The same on tablets, on phones a row, and in wide windows a small picture beside the words. */
  row: {
    ...rowOnPhones,
    card: `${rowOnPhones.card} lg:flex-row`,
    scene: `aspect-card w-full ${rowOnPhones.scene} lg:aspect-auto lg:h-auto lg:w-36 xl:w-44`,
  },
  /** On phones a row, else the picture above the words. */
  listed: {
    ...rowOnPhones,
    scene: `${above.scene} ${rowOnPhones.scene}`,
    text: `${rowOnPhones.text} ${large.text}`,
  },
  /** One of three. */
  third: { card: '', scene: 'aspect-card w-full md:aspect-scene' },
  /** The picture beside the words where there is room, on phones a row. */
  wide: {
    ...rowOnPhones,
    card: `${rowOnPhones.card} md:min-h-56 md:flex-row`,
    scene: `aspect-card w-full ${rowOnPhones.scene} md:aspect-auto md:h-auto md:w-2/5`,
    text: `${rowOnPhones.text} max-md:hidden`,
  },
} satisfies Record<string, Shape>;

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
  const classes: Shape = shapes[shape];
  return (
    // `overflow-hidden` would clip the link's focus ring, so the card itself has the ring.
    <div
      className={clsx(
        'group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-paper print:border print:border-glass print:shadow-none has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-river',
        classes.card,
      )}
    >
      {/* By night a scene and its card would merge. */}
      <ServiceScene
        card={card}
        className={clsx('shrink-0 dark:outline-1 dark:outline-mark', classes.scene)}
      />
      <div
        className={clsx(
          'flex min-w-0 grow flex-col items-start p-5 text-balance sm:p-7 large-text:px-2',
          classes.words,
        )}
      >
        <Heading className={clsx('text-title', classes.title)}>{title}</Heading>
        <p
          className={clsx('mt-2 mb-4 max-w-md text-base text-balance text-ink-soft', classes.text)}
        >
          {text}
          {fees && (
            <span className="mt-2 flex flex-wrap gap-x-5 font-semibold text-ink">
              {sessionFees(card, locale).map((fee) => (
                <span key={fee}>
                  <WholeWords>{fee}</WholeWords>{' '}
                </span>
              ))}
            </span>
          )}
        </p>
        <a
          href={localePath(card === 'online' ? pagePaths.contact : pagePaths[card], locale)}
          className={clsx(
            'mt-auto py-1 leading-snug font-semibold wrap-anywhere text-clay-strong no-underline after:absolute after:inset-0 group-hover:underline focus-visible:outline-none',
            classes.link,
          )}
        >
          {action}
          {'\u00a0'}
          <Arrow />
        </a>
      </div>
    </div>
  );
}

/** `$220 · 60–75 minutes`, or where it is for one or for two, `Individual $180` and `Couples $220`. */
function sessionFees(card: CardId, locale: Locale): string[] {
  const { options } = wordsFor(locale).cost.session;
  const { fee, short } = valuesFor(locale);
  const kinds = card === 'online' ? (['individual', 'couples'] as const) : pages[card].sessions;
  return kinds.map((kind) =>
    kinds.length > 1
      ? `${options[kind]} ${fee[kind]}`
      : // No line begins with the point.
        `${fee[kind]}\u00a0· ${short.length[kind]}`,
  );
}
