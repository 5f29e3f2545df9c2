import clsx from 'clsx';
import { type CategoryId, categoryServices } from '@/content/categories';
import type { CardId, ServiceId } from '@/content/site-map';
import type { SceneName } from './service-drawings';

/** What stays in sight where the frame is wider or narrower than the scene. */
const crops: Partial<Record<CardId, string>> = {
  'infidelity-recovery': 'object-[48%_88%]',
  'adhd-couples': 'object-[50%_66%]',
  online: 'object-[60%_50%]',
};

/** What comes after a service's scene, on the way down its page: mostly a part of it, seen close. */
const details: Record<ServiceId, SceneName> = {
  'couples-marriage': 'couples-marriage-detail',
  'infidelity-recovery': 'infidelity-recovery-detail',
  'adhd-couples': 'by-the-door',
  'sex-therapy': 'sex-therapy-detail',
  individual: 'individual-detail',
};

/**
 * A service's scene below the first screen: a file (`npm run scenes`) that is fetched when it comes
 * near. Drawn into the page, six of them would be a sixth of the home page, twice over with the payload;
 * imported, each would be a module in the script of every page.
 */
export function ServiceScene({ card, className }: { card: CardId; className: string }) {
  // In a card's strip the mangrove would lose its crown.
  if (card === 'sex-therapy') return <SceneDetail service={card} className={className} />;
  return <SceneFile name={card} className={clsx(crops[card], className)} />;
}

/** Parts of the room by the door: all of it is too much for a small square. */
const coats = '50,94,258,172';
const door = '344,90,219,146';

type CategorySceneProps = {
  category: CategoryId;
  /** The list has just shown the category: here is its other picture. */
  again?: boolean;
  className: string;
};

/**
 * The picture that stands for a category of the blog: first the detail of its nearest service's scene, then the scene.
 * Grief, which shares its service with another category, has the reeds to itself.
 */
export function CategoryScene({ category, again, className }: CategorySceneProps) {
  const [service] = categoryServices[category];
  if (category === 'grief-counselling')
    return <SceneFile name="reed-bank" className={clsx('object-[66%_50%]', className)} />;
  // Another part of a file that the list has fetched already: of the reeds here, of the room below.
  if (again && service === 'individual')
    return <SceneFile name="reed-bank" className={clsx('object-left', className)} />;
  if (service === 'adhd-couples')
    return <SceneFile name="by-the-door" part={again ? door : coats} className={className} />;
  if (again) return <ServiceScene card={service} className={className} />;
  // Its card has the detail, so here stands the scene.
  if (service === 'sex-therapy')
    return <SceneFile name={service} className={clsx('object-[20%_62%]', className)} />;
  return <SceneDetail service={service} className={clsx('object-[40%_50%]', className)} />;
}

/** To rest the eye on. */
export function SceneDetail({ service, className }: { service: ServiceId; className: string }) {
  return <SceneFile name={details[service]} className={className} />;
}

type SceneFileProps = {
  name: SceneName;
  /**
   * Shows no more of the scene than this: left, top, width and height in its own units. With the shape of the
   * whole, or more would show around it.
   */
  part?: string;
  className: string;
};

/** A scene that is fetched when it comes near, and not at all where it is not shown. */
export function SceneFile({ name, part, className }: SceneFileProps) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${name}.svg${part ? `#svgView(viewBox(${part}))` : ''}`}
      width={600}
      height={name.endsWith('-detail') ? 250 : 400}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('scene object-cover', className)}
    />
  );
}
