import clsx from 'clsx';
import type { CardId, ServiceId } from '@/content/site-map';

/** What stays in sight where the frame is wider or narrower than the scene. */
const crops: Record<CardId, string> = {
  'couples-marriage': 'object-[52%_60%]',
  'infidelity-recovery': 'object-[62%_78%]',
  'adhd-couples': 'object-[50%_60%]',
  'sex-therapy': 'object-[34%_73%]',
  individual: 'object-[52%_50%]',
  online: 'object-[60%_50%]',
};

/** Where a service's fragment is. */
const fragments: Record<ServiceId, string> = {
  'couples-marriage': 'object-[50%_100%]',
  'infidelity-recovery': 'object-[50%_100%]',
  'adhd-couples': 'object-[50%_72%]',
  'sex-therapy': 'object-[50%_85%]',
  individual: 'object-[50%_90%]',
};

/**
 * A service's scene below the first screen: a file (`npm run scenes`) that is fetched when it comes
 * near. Drawn into the page, six of them would be a sixth of the home page, twice over with the payload;
 * imported, each would be a module in the script of every page.
 */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  return <SceneFile name={card} className={clsx(crops[card], className)} />;
}

/** A part of a service's scene, to rest the eye on half way down its page; not on phones, which would fetch
 * the picture that stands at the top once more. */
export function SceneFragment({ service }: { service: ServiceId }) {
  return (
    <div className="aspect-[109/35] overflow-hidden rounded-card max-sm:hidden print:hidden">
      <SceneFile name={service} className={clsx('size-full', fragments[service])} />
    </div>
  );
}

/** A scene that is fetched when it comes near, and not at all where it is not shown. */
export function SceneFile({
  name,
  className,
}: {
  name: CardId | 'room' | 'reed-bank';
  className: string;
}) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${name}.svg`}
      width={600}
      height={400}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('scene object-cover', className)}
    />
  );
}
