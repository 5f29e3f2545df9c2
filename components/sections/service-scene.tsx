import clsx from 'clsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import {
  Boots,
  Candle,
  Clock,
  Compass,
  Cups,
  Keys,
  Lantern,
  Letter,
  MovingBox,
  Stones,
} from '@/components/illustrations/spots';
import type { CardId, ServiceId } from '@/site/addresses';
import type { CategoryId } from '@/site/categories';
import type { SceneName } from './service-drawings';

type Picture = {
  name: SceneName;
  /** Which part stays visible in a frame of other proportions. */
  crop?: string;
};

/** Which part of a service's scene its card shows, where that is not the middle. */
const cardCrops: Partial<Record<CardId, string>> = {
  'couples-marriage': 'object-[30%_55%]',
  'infidelity-recovery': 'object-[48%_88%]',
  'adhd-couples': 'object-[50%_84%]',
  'sex-therapy': 'object-[28%_38%]',
  online: 'object-[60%_50%]',
};

/**
 * What comes after a service's scene, on the way down its page: mostly a part of it, seen close. A service without an
 * entry shows its scene again.
 */
const details: Partial<Record<ServiceId, Picture>> = {
  'couples-marriage': { name: 'couples-marriage-detail' },
  'infidelity-recovery': { name: 'infidelity-recovery-detail' },
  'adhd-couples': { name: 'adhd-couples-detail', crop: 'object-[50%_54%]' },
  'sex-therapy': { name: 'sex-therapy-detail' },
  individual: { name: 'individual-detail' },
};

/** In the blog's list, a large post has the picture of its category, two in turn; the first is on no service card. */
const posts: Record<CategoryId, readonly [Picture, ...Picture[]]> = {
  // The picture of the article that opens at most addresses.
  'couples-therapy': [{ name: 'reed-bank' }, { name: 'couples-marriage-detail' }],
  'infidelity-recovery': [
    { name: 'infidelity-recovery-detail', crop: 'object-[46%_50%]' },
    { name: 'infidelity-recovery', crop: 'object-[48%_88%]' },
  ],
  'adhd-couples': [{ name: 'by-the-door' }, { name: 'adhd-couples' }],
  'sex-therapy': [{ name: 'sex-therapy', crop: 'object-[20%_62%]' }],
  'individual-counselling': [{ name: 'individual-detail', crop: 'object-[40%_50%]' }],
  'grief-counselling': [{ name: 'reed-bank', crop: 'object-[66%_50%]' }],
};

/** The small drawings of the other posts, of each category in turn. */
const spots: Record<CategoryId, readonly ComponentType<DrawingProps>[]> = {
  'couples-therapy': [Cups, MovingBox],
  'infidelity-recovery': [Keys, Letter],
  'adhd-couples': [Clock, Boots],
  'sex-therapy': [Lantern, Letter],
  'individual-counselling': [Stones, Compass],
  'grief-counselling': [Candle],
};

/**
 * A service's scene as a lazy image (`npm run drawings` makes the files). As inline SVG, six of them would be a sixth
 * of the home page, and again in its payload; imported, each would be a module in every page's script.
 */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  return <SceneFile name={card} crop={cardCrops[card]} className={className} />;
}

type CategorySceneProps = {
  category: CategoryId;
  /** How many posts of the category the list has shown before. */
  turn?: number;
  className: string;
};

/** The picture that stands for a post of a category in the blog's list. */
export function CategoryScene({ category, turn = 0, className }: CategorySceneProps) {
  const pictures = posts[category];
  return <SceneFile {...(pictures[turn % pictures.length] ?? pictures[0])} className={className} />;
}

/** The small drawing that stands for a post. */
export function CategorySpot({ category, turn = 0, className }: CategorySceneProps) {
  const drawings = spots[category];
  const Spot = drawings[turn % drawings.length];
  return Spot && <Spot className={className} />;
}

/** To rest the eye on. */
export function SceneDetail({ service, className }: { service: ServiceId; className: string }) {
  return <SceneFile {...(details[service] ?? { name: service })} className={className} />;
}

type SceneFileProps = Picture & { className: string };

/** A scene as a lazy image, which is not fetched where it is hidden. */
export function SceneFile({ name, crop, className }: SceneFileProps) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${name}.svg`}
      width={600}
      height={name.endsWith('-detail') ? 250 : 400}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('scene object-cover', crop, className)}
    />
  );
}
