import clsx from 'clsx';
import { type CategoryId, categoryServices } from '@/content/categories';
import type { CardId, ServiceId } from '@/content/site-map';
import type { SceneName } from './service-drawings';

/** What stays in sight where the frame is wider or narrower than the scene. */
const crops: Partial<Record<CardId, string>> = {
  'infidelity-recovery': 'object-[62%_88%]',
  'adhd-couples': 'object-[50%_66%]',
  online: 'object-[60%_50%]',
};

/** What comes after a service's scene, half way down its page: mostly a part of it, seen close. */
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

type CategorySceneProps = {
  category: CategoryId;
  /** The list has just shown that scene: here is its detail. */
  again?: boolean;
  className: string;
};

/**
 * The scene that stands for a category of the blog: that of its nearest service. Grief, which shares its
 * service with another category, has the reeds to itself.
 */
export function CategoryScene({ category, again, className }: CategorySceneProps) {
  const [service] = categoryServices[category];
  if (category === 'grief-counselling')
    return <SceneFile name="reed-bank" className={clsx('object-[66%_50%]', className)} />;
  // The other bank of the same reeds: one more file would be too many for the list.
  if (again && service === 'individual')
    return <SceneFile name="reed-bank" className={clsx('object-left', className)} />;
  if (again && service === 'sex-therapy')
    return <SceneFile name={service} className={clsx('object-[34%_62%]', className)} />;
  if (again) return <SceneDetail service={service} className={className} />;
  return <ServiceScene card={service} className={className} />;
}

/** To rest the eye on. */
export function SceneDetail({ service, className }: { service: ServiceId; className: string }) {
  return <SceneFile name={details[service]} className={className} />;
}

/** A scene that is fetched when it comes near, and not at all where it is not shown. */
export function SceneFile({ name, className }: { name: SceneName; className: string }) {
  return (
    // biome-ignore lint/performance/noImgElement: next/image has nothing to make smaller in a drawing.
    <img
      src={`/scenes/${name}.svg`}
      width={600}
      height={name.endsWith('-detail') ? 250 : 400}
      alt=""
      loading="lazy"
      decoding="async"
      className={clsx('scene object-cover', className)}
    />
  );
}
