import clsx from 'clsx';
import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { Candle, Clock, Cups, Keys, Lantern, Stones } from '@/components/illustrations/spots';
import type { CategoryId } from '@/posts/categories';
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

type CategoryPictureProps = {
  category: CategoryId;
  /** Whether the post beside it is of the same category. */
  again?: boolean;
  className: string;
};

export function CategoryPicture({ category, again, className }: CategoryPictureProps) {
  return <ServiceScene card={pictures[category][again ? 1 : 0]} className={className} />;
}

export function CategorySpot({ category, className }: { category: CategoryId; className: string }) {
  const Spot = spots[category];
  return <Spot className={className} />;
}

/** Which part of a scene stays in view in a frame of other proportions, where that is not the middle. */
const focus: Partial<Record<SceneName, string>> = {
  'couples-marriage': 'object-[24%_45%]',
  'infidelity-recovery': 'object-[48%_88%]',
  'adhd-couples': 'object-[50%_64%]',
  'sex-therapy': 'object-[46%_47%]',
  // The sun whole, and nothing of the hill.
  individual: 'object-[12%_40%]',
  online: 'object-[60%_50%]',
};

/**
 * A scene as a lazy image, which is not fetched where it is hidden. As inline SVG, six of them would be a sixth of the home
 * page. `npm run drawings` makes the files.
 */
export function ServiceScene({ card, className }: { card: SceneName; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${card}.svg`}
      width={600}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('scene object-cover', focus[card], className)}
    />
  );
}
