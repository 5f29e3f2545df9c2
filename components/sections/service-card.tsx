import { Arrow } from '@/components/ui/arrow';
import { Link } from '@/components/ui/link';
import type { Locale } from '@/content/locales';
import { type CardId, localePath, pagePaths } from '@/content/site-map';
import { wordsFor } from '@/content/words';
import { ServiceScene } from './service-scene';

type ServiceCardProps = {
  card: CardId;
  locale: Locale;
  /** `tall` sets the picture above the words, `wide` beside them where there is room. */
  shape: 'tall' | 'wide';
  /** The level of its title, one below the heading that it stands under. */
  heading?: 'h2' | 'h3';
};

/** One of the six services: its scene, what it is for, and the way to its page. */
export function ServiceCard({ card, locale, shape, heading: Heading = 'h3' }: ServiceCardProps) {
  const { title, text, action } = wordsFor(locale).services.cards[card];
  const wide = shape === 'wide';
  return (
    <div
      className={
        wide
          ? 'group relative grid h-full overflow-hidden rounded-card bg-card shadow-paper sm:grid-cols-[2fr_3fr]'
          : 'group relative flex h-full flex-col overflow-hidden rounded-card bg-card shadow-paper'
      }
    >
      <ServiceScene
        card={card}
        className={wide ? 'h-48 w-full sm:h-full' : 'aspect-[16/9] w-full'}
      />
      <div className="flex grow flex-col items-start p-7">
        <Heading className="text-[clamp(1.3rem,1.22rem+0.35vw,1.5rem)]">{title}</Heading>
        <p className="mt-2 mb-5 text-base text-ink-soft">{text}</p>
        <Link
          href={localePath(card === 'online' ? pagePaths.contact : pagePaths[card], locale)}
          className="mt-auto inline-flex items-center gap-2 py-1 font-semibold text-clay-strong no-underline after:absolute after:inset-0 after:rounded-card group-hover:underline focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:outline-river"
        >
          {action}
          <Arrow />
        </Link>
      </div>
    </div>
  );
}
