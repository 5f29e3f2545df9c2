import './service-scene.css';
import clsx from 'clsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { Candle, Clock, Cups, Keys, Lantern, Stones } from '@/components/illustrations/spots';
import type { CategoryId } from '@/posts/categories';
import type { CardId } from '@/routing/pages';
import type { SceneName } from './service-drawings';

/** The picture of a post of a category in the blog's list, and another for a second post beside it. */
const pictures: Record<CategoryId, readonly [SceneName, SceneName]> = {
  // The picture of the article that opens at most addresses.
  'couples-therapy': ['reed-bank', 'couples-marriage'],
  'infidelity-recovery': ['infidelity-recovery', 'reed-bank'],
  'adhd-couples': ['adhd-couples', 'reed-bank'],
  'sex-therapy': ['sex-therapy', 'reed-bank'],
  'individual-counselling': ['individual', 'reed-bank'],
  'grief-counselling': ['online', 'reed-bank'],
};

const spots: Record<CategoryId, ComponentType<DrawingProps>> = {
  'couples-therapy': Cups,
  'infidelity-recovery': Keys,
  'adhd-couples': Clock,
  'sex-therapy': Lantern,
  'individual-counselling': Stones,
  'grief-counselling': Candle,
};

/** As inline SVG, six of them would be a sixth of the home page. `npm run drawings` makes the files. */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  return <SceneFile name={card} className={className} />;
}

type CategoryPictureProps = {
  category: CategoryId;
  /** Whether the post beside it is of the same category. */
  again?: boolean;
  className: string;
};

export function CategoryPicture({ category, again, className }: CategoryPictureProps) {
  return <SceneFile name={pictures[category][again ? 1 : 0]} className={className} />;
}

export function CategorySpot({ category, className }: { category: CategoryId; className: string }) {
  const Spot = spots[category];
  return <Spot className={className} />;
}

/** A scene as a lazy image, which is not fetched where it is hidden. */
function SceneFile({ name, className }: { name: SceneName; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${name}.svg`}
      width={600}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      data-name={name}
      className={clsx('service-scene scene', className)}
    />
  );
}
