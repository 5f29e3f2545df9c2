import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { Hour } from '@/components/illustrations/drawing';
import { type SceneName, ServiceScene } from './service-scene';

type PlateProps = {
  scene: SceneName;
  /** The hour that the scene keeps. */
  hour: Hour;
  className?: string;
  /** A page's one large sentence. */
  children: ReactNode;
};

/** One sentence in a scene that is as wide as the window. On paper the sentence is left. */
export function Plate({ scene, hour, className, children }: PlateProps) {
  return (
    <div data-hour={hour} className={clsx('scene relative bg-zenith text-ink', className)}>
      <ServiceScene
        card={scene}
        className="absolute inset-x-0 bottom-0 h-78 w-full sm:h-full object-bottom print:hidden"
      />
      <p className="relative page-width pt-12 pb-60 sm:pb-[max(17rem,38vw)] lg:pb-[min(34vw,32rem)] font-display text-display text-balance md:pt-16 print:pb-0">
        <span className="block max-w-[11em]">{children}</span>
      </p>
    </div>
  );
}
