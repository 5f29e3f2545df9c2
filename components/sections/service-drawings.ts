import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { HeroRiver } from '@/components/illustrations/hero-river';
import { InterlacedRoots } from '@/components/illustrations/interlaced-roots';
import { LampWindow } from '@/components/illustrations/lamp-window';
import { OpenLoop } from '@/components/illustrations/open-loop';
import { RiverFork } from '@/components/illustrations/river-fork';
import { fromFile, ReedBank } from '@/components/illustrations/svg-files';
import { TideBreathing } from '@/components/illustrations/tide-breathing';
import type { CardId, ServiceId } from '@/routing/pages';

/** The scene that stands for each service, on its card and on its page. */
export const serviceDrawings: Record<CardId, ComponentType<DrawingProps>> = {
  'couples-marriage': fromFile('two-currents'),
  'infidelity-recovery': fromFile('tideline'),
  'adhd-couples': fromFile('woven-reeds'),
  'sex-therapy': fromFile('mangrove-roots'),
  individual: fromFile('single-boat'),
  online: LampWindow,
};

/** What opens a service's page, at its end: the same place later, changed. */
const closingDrawings = {
  'couples-marriage-end': OpenLoop,
  'infidelity-recovery-end': fromFile('high-tide'),
  'adhd-couples-end': fromFile('finished-basket'),
  'sex-therapy-end': fromFile('tide-in'),
  'individual-end': fromFile('moored-boat'),
} satisfies Record<`${ServiceId}-end`, ComponentType<DrawingProps>>;

/** Every drawing that is a file of its own: `npm run drawings` writes them. */
export const sceneDrawings = {
  ...serviceDrawings,
  ...closingDrawings,
  // Each behind a page's one large sentence.
  'two-cups': fromFile('two-cups'),
  'two-mouths': fromFile('two-mouths'),
  'interlaced-roots': InterlacedRoots,
  'reed-bank': ReedBank,
  // On social cards alone.
  'hero-river': HeroRiver,
  'river-fork': RiverFork,
  'tide-breathing': TideBreathing,
};

export type SceneName = keyof typeof sceneDrawings;
