import './river.css';
import { Drawing, type DrawingProps } from './drawing';
import { River, type RiverPoint } from './river';

/**
 * The river as a timeline: wide and calm, then narrow, on its way to the sun. It stretches with its box, and
 * begins outside the window on the left.
 */
export function NoticeRiver({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing
      viewBox="0 0 1200 80"
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
      {...props}
    >
      <River points={course} gleam={[6.3, 8.4]} />
    </Drawing>
  );
}

const course: RiverPoint[] = [
  [-1200, 40, 56],
  [-1000, 34, 58],
  [-800, 44, 60],
  [-600, 40, 62],
  [-400, 44, 62],
  [-200, 36, 62],
  [0, 44, 58],
  [180, 34, 54],
  [350, 46, 52],
  [530, 40, 46],
  [630, 37, 22],
  [720, 42, 14],
  [880, 37, 12],
  [1040, 42, 8],
  [1200, 40, 4],
];

/**
 * Its wide part for phones, where time runs downwards. It narrows to the thin river below it. Only its height
 * stretches.
 */
export function NoticeReach(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 240" preserveAspectRatio="none" {...props}>
      <River points={courseDown} gleam={[1.4, 3.4]} />
    </Drawing>
  );
}

const courseDown: RiverPoint[] = [
  [-30, -30, 26],
  [10, 4, 28],
  [29, 50, 28],
  [18, 100, 26],
  [26, 150, 20],
  [23, 196, 10],
  [24, 240, 5],
];
