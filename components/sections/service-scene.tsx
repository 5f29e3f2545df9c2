/// <reference types="next/image-types/global" />
import clsx from 'clsx';
import type { StaticImageData } from 'next/image';
import adhdCouples from '@/components/illustrations/scenes/adhd-couples.svg';
import couplesMarriage from '@/components/illustrations/scenes/couples-marriage.svg';
import individual from '@/components/illustrations/scenes/individual.svg';
import infidelityRecovery from '@/components/illustrations/scenes/infidelity-recovery.svg';
import online from '@/components/illustrations/scenes/online.svg';
import sexTherapy from '@/components/illustrations/scenes/sex-therapy.svg';
import type { CardId } from '@/content/site-map';

const scenes: Record<CardId, StaticImageData> = {
  'couples-marriage': couplesMarriage,
  'infidelity-recovery': infidelityRecovery,
  'adhd-couples': adhdCouples,
  'sex-therapy': sexTherapy,
  individual,
  online,
};

/**
 * A service's scene below the first screen: a file that is fetched when it comes near. Drawn into the
 * page, six of them would be a sixth of the home page, twice over with the payload.
 */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  const { src, width, height } = scenes[card];
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={src}
      width={width}
      height={height}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('scene object-cover', className)}
    />
  );
}
