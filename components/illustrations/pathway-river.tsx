import './river.css';
import { Drawing, type DrawingProps } from './drawing';
import { River, type RiverPoint } from './river';

/**
 * The river through the three phases, for wide screens. It twists in the first, turns once in the second, and is wide
 * and still in the third.
 *
 * Its box is 1440 units wide in a column of 1240. So it is 116.13% wide, with margins of -8.065% on both sides. It
 * scales with three equal columns and gaps of about 4%. The stones (x = 110, 540, 970) stay above the columns' left
 * edges. The river goes on for 800 units on both sides, so the section around it has to clip.
 */
export function PathwayRiverWide({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1440 220" className={`overflow-visible ${className}`} {...props}>
      <River points={course} gleam={[9.4, 11.4]} gleamSide="left" />
      <g className="fill-band stroke-sun" strokeWidth="3">
        <circle cx="110" cy="174" r="9" />
        <circle cx="540" cy="174" r="9" />
        <circle cx="970" cy="174" r="9" />
      </g>
    </Drawing>
  );
}

const course: RiverPoint[] = [
  [-840, 120, 56],
  [-620, 160, 54],
  [-400, 150, 52],
  [-190, 84, 50],
  [-20, 110, 48],
  [110, 174, 44],
  [222, 118, 40],
  [316, 72, 38],
  [416, 124, 40],
  [540, 174, 44],
  [690, 118, 46],
  [830, 104, 50],
  [970, 174, 56],
  [1130, 176, 70],
  [1300, 150, 96],
  [1480, 136, 120],
  [1700, 140, 140],
  [2000, 140, 150],
  [2300, 140, 150],
];

/** The same river for narrower screens, down the side of the three phases. Its box stretches with them. */
export function PathwayRiverTall({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing
      viewBox="0 0 90 600"
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
      {...props}
    >
      <River points={courseDown} gleam={[2, 6]} />
    </Drawing>
  );
}

const courseDown: RiverPoint[] = [
  [-90, -80, 32],
  [-24, -60, 32],
  [34, -18, 34],
  [46, 44, 36],
  [52, 116, 38],
  [36, 200, 40],
  [50, 290, 42],
  [42, 390, 46],
  [46, 490, 50],
  [45, 600, 56],
  [12, 672, 62],
  [-80, 724, 70],
];
