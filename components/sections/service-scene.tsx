import './service-scene.css';
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
import type { CategoryId } from '@/posts/categories';
import type { CardId, ServiceId } from '@/routing/pages';
import type { SceneName } from './service-drawings';

/**
 * What comes after a service's scene, on the way down its page: mostly a part of it, seen close. A service without an
 * entry shows its scene again.
 */
const details: Partial<Record<ServiceId, SceneName>> = {
  'couples-marriage': 'couples-marriage-detail',
  'infidelity-recovery': 'infidelity-recovery-detail',
  'adhd-couples': 'adhd-couples-detail',
  'sex-therapy': 'sex-therapy-detail',
  individual: 'individual-detail',
};

/** In the blog's list, a large post has the picture of its category, two in turn; the first is on no service card. */
const posts: Record<CategoryId, readonly [SceneName, ...SceneName[]]> = {
  // The picture of the article that opens at most addresses.
  'couples-therapy': ['reed-bank', 'couples-marriage-detail'],
  'infidelity-recovery': ['infidelity-recovery-detail', 'infidelity-recovery'],
  'adhd-couples': ['by-the-door', 'adhd-couples'],
  'sex-therapy': ['sex-therapy'],
  'individual-counselling': ['individual-detail'],
  'grief-counselling': ['reed-bank'],
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
  return <SceneFile name={card} className={className} />;
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
  return <SceneFile name={pictures[turn % pictures.length] ?? pictures[0]} className={className} />;
}

/** The small drawing that stands for a post. */
export function CategorySpot({ category, turn = 0, className }: CategorySceneProps) {
  const drawings = spots[category];
  const Spot = drawings[turn % drawings.length];
  return Spot && <Spot className={className} />;
}

/** To rest the eye on. */
export function SceneDetail({ service, className }: { service: ServiceId; className: string }) {
  return <SceneFile name={details[service] ?? service} className={className} />;
}

/** A scene as a lazy image, which is not fetched where it is hidden. */
function SceneFile({ name, className }: { name: SceneName; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${name}.svg`}
      width={600}
      height={name.endsWith('-detail') ? 250 : 400}
      alt=""
      loading="lazy"
      decoding="async"
      data-name={name}
      className={clsx('service-scene scene', className)}
    />
  );
}
