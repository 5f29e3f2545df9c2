import type { ComponentType } from 'react';
import { ByTheDoor, ByTheDoorInTheMorning } from '@/components/illustrations/by-the-door';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { JoinedCurrents } from '@/components/illustrations/joined-currents';
import { LampWindow } from '@/components/illustrations/lamp-window';
import { MangroveRoots } from '@/components/illustrations/mangrove-roots';
import { MangroveSeedlings } from '@/components/illustrations/mangrove-seedlings';
import { Mooring } from '@/components/illustrations/mooring';
import { ReedBank } from '@/components/illustrations/reed-bank';
import { SingleBoat } from '@/components/illustrations/single-boat';
import { TideEdge } from '@/components/illustrations/tide-edge';
import { Tideline } from '@/components/illustrations/tideline';
import { TwoCurrents } from '@/components/illustrations/two-currents';
import { WovenReeds } from '@/components/illustrations/woven-reeds';
import type { CardId } from '@/routing/pages';

/** The scene that stands for each service, on its card and on its page. */
export const serviceDrawings: Record<CardId, ComponentType<DrawingProps>> = {
  'couples-marriage': TwoCurrents,
  'infidelity-recovery': Tideline,
  'adhd-couples': WovenReeds,
  'sex-therapy': MangroveRoots,
  individual: SingleBoat,
  online: LampWindow,
};

/** Every drawing that is a file of its own: `npm run drawings` writes them, and `SceneFile` shows them. */
export const sceneDrawings = {
  ...serviceDrawings,
  'couples-marriage-detail': JoinedCurrents,
  'infidelity-recovery-detail': TideEdge,
  'adhd-couples-detail': ByTheDoorInTheMorning,
  'sex-therapy-detail': MangroveSeedlings,
  'individual-detail': Mooring,
  'by-the-door': ByTheDoor,
  'reed-bank': ReedBank,
};

export type SceneName = keyof typeof sceneDrawings;
