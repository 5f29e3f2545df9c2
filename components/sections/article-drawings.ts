import type { ComponentType } from 'react';
import type { DrawingProps } from '@/components/illustrations/drawing';
import { ReedBank } from '@/components/illustrations/reed-bank';
import { TideBreathing } from '@/components/illustrations/tide-breathing';

/** The pictures of articles, by the name of their file (`npm run scenes`). */
export const articleDrawings = {
  'reed-bank': ReedBank,
  'tide-breathing': TideBreathing,
} satisfies Record<string, ComponentType<DrawingProps>>;
