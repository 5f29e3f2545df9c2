import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { FinishedBasket } from '@/components/illustrations/finished-basket';
import { HeroRiver } from '@/components/illustrations/hero-river';
import { HighTide } from '@/components/illustrations/high-tide';
import { InterlacedRoots } from '@/components/illustrations/interlaced-roots';
import { LampWindow } from '@/components/illustrations/lamp-window';
import { MangroveRoots, TideIn } from '@/components/illustrations/mangrove-roots';
import { MooredBoat } from '@/components/illustrations/moored-boat';
import { OpenLoop } from '@/components/illustrations/open-loop';
import { RiverFork } from '@/components/illustrations/river-fork';
import { SingleBoat } from '@/components/illustrations/single-boat';
import { ReedBank, TwoCups } from '@/components/illustrations/svg-files';
import { TideBreathing } from '@/components/illustrations/tide-breathing';
import { Tideline } from '@/components/illustrations/tideline';
import { TwoCurrents } from '@/components/illustrations/two-currents';
import { TwoMouths } from '@/components/illustrations/two-mouths';
import { WovenReeds } from '@/components/illustrations/woven-reeds';
import type { CardId, ServiceId } from '@/routing/pages';

/** The scene that stands for each service, on its card and on its page. */
export const serviceDrawings: Record<CardId, ComponentType<DrawingProps>> = {
  'couples-marriage': TwoCurrents,
  'infidelity-recovery': Tideline,
  'adhd-couples': WovenReeds,
  'sex-therapy': MangroveRoots,
  individual: SingleBoat,
  online: LampWindow,
};

/** What opens a service's page, at its end: the same place later, changed. */
const closingDrawings = {
  'couples-marriage-end': OpenLoop,
  'infidelity-recovery-end': HighTide,
  'adhd-couples-end': FinishedBasket,
  'sex-therapy-end': TideIn,
  'individual-end': MooredBoat,
} satisfies Record<`${ServiceId}-end`, ComponentType<DrawingProps>>;

/** Every drawing that is a file of its own: `npm run drawings` writes them. */
export const sceneDrawings = {
  ...serviceDrawings,
  ...closingDrawings,
  // Each behind a page's one large sentence.
  'two-cups': TwoCups,
  'two-mouths': TwoMouths,
  'interlaced-roots': InterlacedRoots,
  'reed-bank': ReedBank,
  // On social cards alone.
  'hero-river': HeroRiver,
  'river-fork': RiverFork,
  'tide-breathing': TideBreathing,
};

export type SceneName = keyof typeof sceneDrawings;
