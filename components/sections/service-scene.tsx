import clsx from 'clsx';
import type { CardId, ServiceId } from '@/routing/pages';

export type SceneName =
  | CardId
  | `${ServiceId}-end`
  | 'two-cups'
  | 'two-mouths'
  | 'interlaced-roots'
  | 'reed-bank';

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
