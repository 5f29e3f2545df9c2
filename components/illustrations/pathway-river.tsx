import { Drawing, type DrawingProps } from './drawing';

/**
 * The line that joins the three phases, for wide screens. How to place it: the box is 1440 wide
 * round a measure of 1240, so the drawing stands inside the measure, 116.13% wide with -8.065%
 * left and right margins. It then scales with the columns: its landings stay over their left edges
 * (x = 100, 530, 960) at every width, with columns of equal width and a gap of about 4%. The river
 * runs on 800 units past both sides: keep `overflow-visible` here and clip at the band.
 */
export function PathwayRiverWide({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1440 220" className={`overflow-visible ${className}`} {...props}>
      <g className="fill-none" strokeLinecap="round">
        <path
          className="stroke-water"
          opacity=".4"
          strokeWidth="24"
          d="m-800 110c240 80 500-50 697-50 95 0 95 116 215 116 120 0 120-116 215-116 95 0 95 116
            215 116 120 0 120-116 215-116 95 0 95 116 215 116 148 0 208-106 358-106 170 0 370 90
            910 30"
        />
        <path
          className="river-line stroke-sun"
          pathLength={1}
          strokeWidth="3"
          d="m-800 110c240 80 500-50 697-50 95 0 95 116 215 116 120 0 120-116 215-116 95 0 95 116
            215 116 120 0 120-116 215-116 95 0 95 116 215 116 148 0 208-106 358-106 170 0 370 90
            910 30"
        />
      </g>
      <g className="fill-band stroke-sun" strokeWidth="3">
        <circle cx="112" cy="176" r="9" />
        <circle cx="542" cy="176" r="9" />
        <circle cx="972" cy="176" r="9" />
      </g>
    </Drawing>
  );
}

/**
 * The same river for phones: 48 px wide, as tall as the phases beside it, both ends on the middle
 * line. Only its height stretches, so the stroke stays even without `non-scaling-stroke`, which
 * would make browsers measure dashes on the screen and break the drawing by `pathLength`.
 */
export function PathwayRiverTall(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 800" preserveAspectRatio="none" {...props}>
      <path
        className="river-line fill-none stroke-sun"
        pathLength={1}
        strokeWidth="3"
        strokeLinecap="round"
        d="m24 0c0 35 16 60 16 100S8 240 8 300s32 140 32 200S8 640 8 700s16 65 16 100"
      />
    </Drawing>
  );
}
