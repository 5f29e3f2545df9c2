import clsx from 'clsx';
import { Drawing, type DrawingProps } from './drawing';
import { River, type RiverPoint } from './river';

/**
 * The river beside a part of a page. It winds along the window's edge, mostly outside. It is as tall as the element
 * around it, which has to be positioned and isolated, and to clip.
 */
export function RiverBeside({ side, className }: DrawingProps & { side: 'left' | 'right' }) {
  return (
    <Drawing
      viewBox="0 0 100 1000"
      preserveAspectRatio="none"
      className={clsx(
        // As wide as what is beside the page's content, but no lake in very wide windows.
        'by-hour pointer-events-none absolute inset-y-0 -z-10 h-full w-[clamp(var(--gutter),50vw-620px,8rem)] print:hidden',
        side === 'left' ? 'left-0' : 'right-0 -scale-x-100',
        className,
      )}
    >
      <River points={course} gleam={[2.3, 4.7]} gleamSide="left" />
    </Drawing>
  );
}

const course: RiverPoint[] = [
  [-70, -60, 76],
  [-50, 80, 76],
  [8, 230, 70],
  [26, 380, 64],
  [-12, 530, 60],
  [-18, 680, 64],
  [4, 800, 66],
  [-50, 930, 72],
  [-90, 1060, 76],
];
