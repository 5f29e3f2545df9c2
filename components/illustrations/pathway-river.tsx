import './pathway-river.css';
import { Drawing, type DrawingProps } from './drawing';

const bends =
  'm-800 110c240 80 500-50 697-50 95 0 95 116 215 116 50 0 50-100 108-100s54 84 107 84 50-84 107-84 50 100 108 100c110 0 110-76 215-76s110 76 215 76';

/**
 * The line that joins the three phases, for wide screens: it twists in the first, turns once in the
 * second, and widens into still water in the third.
 *
 * Its box is 1440 units wide and stands in a column of 1240, so it is placed 116.13% wide, with margins of -8.065%
 * on both sides. Then it scales with the three columns: the landings (x = 100, 530, 960) stay over their left
 * edges at every width, if the columns are equal and the gap is about 4%. The river goes on for 800 units on
 * both sides, so the section around it has to clip.
 */
export function PathwayRiverWide({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1440 220" className={`overflow-visible ${className}`} {...props}>
      <path className="fill-none stroke-glass" opacity=".85" strokeWidth="24" d={bends} />
      <path
        className="fill-glass"
        opacity=".85"
        d="M972 164c110 0 160-24 260-24h1008v110q-500 0-900-44c-148-12-240-18-368-18z"
      />
      <g className="fill-none" strokeWidth="3" strokeLinecap="round">
        <path className="stroke-glint" opacity=".7" d="M1318 160h44m-78 20h30m50-2h56" />
        <path
          className="pathway-river-line stroke-sun"
          pathLength={1}
          d={`${bends}c120 0 200-14 318-14`}
        />
      </g>
      <g className="fill-band stroke-sun" strokeWidth="3">
        <circle cx="110" cy="176" r="9" />
        <circle cx="540" cy="176" r="9" />
        <circle cx="970" cy="176" r="9" />
      </g>
    </Drawing>
  );
}

/** The river down one phase: twisting, turning once, nearly straight. */
const reaches = [
  'm24 0v20c0 20 18 24 18 46S6 92 6 114s36 26 36 48-18 28-18 50v28',
  'm24 0v20c0 40-18 60-18 98 0 44 36 36 36 74 0 24-18 24-18 48',
  'm24 0v20c0 50 9 80 9 120s-9 60-9 100',
];

/**
 * The same river for phones, a piece beside each phase: 48 px wide, with both ends on the middle line. Only
 * its height stretches, so the stroke needs no `non-scaling-stroke`. With that, browsers measure dashes in
 * pixels of the screen, and `pathLength` no longer draws the line.
 */
export function PathwayReach({ reach = 0, ...props }: DrawingProps & { reach?: number }) {
  const d = reaches[reach] ?? reaches[0];
  return (
    <Drawing viewBox="0 0 48 240" preserveAspectRatio="none" {...props}>
      <g className="fill-none">
        {/* With flat ends: round ones would lie over the end of the line before. */}
        <path className="stroke-glass" opacity=".85" strokeWidth="12" d={d} />
        <path
          className="pathway-river-line stroke-sun"
          pathLength={1}
          strokeWidth="3"
          strokeLinecap="round"
          d={d}
        />
      </g>
    </Drawing>
  );
}
