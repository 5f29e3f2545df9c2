import clsx from 'clsx';
import { Drawing } from '@/components/illustrations/drawing';
import { type CategoryId, categoryServices } from '@/content/categories';
import type { CardId, ServiceId } from '@/content/site-map';

/** What stays in sight where the frame is wider or narrower than the scene. */
const crops: Record<CardId, string> = {
  'couples-marriage': 'object-[52%_50%]',
  'infidelity-recovery': 'object-[62%_78%]',
  'adhd-couples': 'object-[50%_66%]',
  'sex-therapy': 'object-[34%_55%]',
  individual: 'object-[52%_50%]',
  online: 'object-[60%_50%]',
};

/** Which part of a service's scene its fragment shows: the viewBox. */
const fragments: Record<ServiceId, string> = {
  'couples-marriage': '90 226 415 173',
  'infidelity-recovery': '84 222 427 178',
  'adhd-couples': '98 220 424 177',
  'sex-therapy': '0 60 600 250',
  individual: '0 70 600 250',
};

/**
 * A service's scene below the first screen: a file (`npm run scenes`) that is fetched when it comes
 * near. Drawn into the page, six of them would be a sixth of the home page, twice over with the payload;
 * imported, each would be a module in the script of every page.
 */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  return <SceneFile name={card} className={clsx(crops[card], className)} />;
}

/**
 * The scene that stands for a category of the blog: that of its nearest service. Grief, which shares its
 * service with another category, has the reeds to itself.
 */
export function CategoryScene({
  category,
  className,
}: {
  category: CategoryId;
  className: string;
}) {
  if (category === 'grief-counselling')
    return <SceneFile name="reed-bank" className={clsx('object-[66%_50%]', className)} />;
  return <ServiceScene card={categoryServices[category][0]} className={className} />;
}

/** The name of the scene at the top of a service's page. */
export const sceneId = 'scene';

/** A part of the scene at the top, drawn anew from the same shapes, to rest the eye on half way down the page. */
export function SceneFragment({ service }: { service: ServiceId }) {
  return (
    <Drawing
      viewBox={fragments[service]}
      preserveAspectRatio="xMidYMid slice"
      className="aspect-strip w-full rounded-card print:hidden"
    >
      <use href={`#${sceneId}`} />
    </Drawing>
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
