import { Drawing, type DrawingProps } from './drawing';

/*
 * Small drawings without a frame, 112 px wide, to stand beside a heading. All are lit from the right.
 */

const box = '0 0 112 112';

/** Two cups, one for each. */
export function Cups(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M4 92q50-10 100 0-50 10-100 0" />
      <path className="fill-hull" d="M14 50h38v26q0 14-14 14H28q-14 0-14-14z" />
      <path className="fill-reed" d="M58 58h36v20q0 12-13 12H71q-13 0-13-12z" />
      <path className="fill-none stroke-hull" strokeWidth="5" d="M14 57q-10-2-9 9t11 11" />
      <path className="fill-none stroke-reed" strokeWidth="5" d="M94 63q9-2 8 7t-9 9" />
      <path
        className="fill-glint"
        opacity=".35"
        d="M42 50h10v26q0 12-12 14 4-6 2-40M84 58h10v20q0 10-12 12 4-6 2-32"
      />
      <path
        className="fill-none stroke-gum"
        strokeWidth="3"
        strokeLinecap="round"
        d="M33 40q-6-7 0-14t0-13M76 48q-6-7 0-13t0-12"
      />
    </Drawing>
  );
}

/** A clock that shows the quarter of an hour still to go. */
export function Clock(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M6 98q44-10 88 0-44 10-88 0" />
      <path className="fill-mark" d="M30 82l8 5-8 14h-8zM82 82l-8 5 8 14h8z" />
      <circle className="fill-mark" cx="56" cy="54" r="42" />
      <circle className="fill-glint" cx="56" cy="54" r="34" />
      <path className="fill-amber" d="M56 54V24a30 30 0 0 1 30 30z" />
      <path
        className="fill-none stroke-deep"
        strokeWidth="4"
        strokeLinecap="round"
        d="M56 30v24h18"
      />
      <path className="fill-hull" d="M54 20h4v6h-4zM54 82h4v6h-4zM22 52h6v4h-6zM84 52h6v4h-6z" />
    </Drawing>
  );
}

/** A coil of rope, its end free. */
export function Rope(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M2 92q50-14 100-2-50 16-100 2" />
      <g className="fill-none stroke-mark" strokeWidth="9" strokeLinecap="round">
        <path d="M16 76a40 15 0 0 0 80 0 40 15 0 0 0-80 0" />
        <path d="M18 64a38 14 0 0 0 76 0 38 14 0 0 0-76 0M82 54q22-2 24-34" />
      </g>
      <g className="fill-none stroke-amber" strokeWidth="6" strokeLinecap="round">
        <path d="M16 76a40 15 0 0 0 80 0 40 15 0 0 0-80 0" />
        <path d="M18 64a38 14 0 0 0 76 0 38 14 0 0 0-76 0M82 54q22-2 24-34" />
      </g>
      <path className="fill-none stroke-hull" strokeWidth="9" d="M104 36l1-9" />
    </Drawing>
  );
}

/** A pair of boots. */
export function Boots(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M0 98q54-12 108 0-54 10-108 0" />
      <g className="fill-amber" transform="translate(56 94) scale(1.3)">
        <g id="spot-boot">
          <path d="M4-58q8-3 18 0l-2 36q0 8 8 11 10 3 12 11H5Q1-22 4-58" />
          <path className="fill-mark" d="M4-1h37v4H22l-3-2-1 2H4zM3-59q9-3 20 0v5q-10-3-20 0z" />
        </g>
        <use href="#spot-boot" transform="translate(-2) scale(-1 1) rotate(-10 6 3)" />
      </g>
    </Drawing>
  );
}

/** Two keys on a ring. */
export function Keys(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <circle className="fill-none stroke-mark" strokeWidth="5" cx="56" cy="24" r="17" />
      <g className="fill-amber" transform="rotate(22 56 40)">
        <path
          id="spot-key"
          d="M56 36a15 15 0 0 1 4 29v39h-5l-3-4h-6v-7h6v-5h-6v-7h6V65a15 15 0 0 1 4-29m0 7a5 5 0 1 0 .1 0z"
        />
      </g>
      <use href="#spot-key" className="fill-hull" transform="rotate(-20 56 40)" />
    </Drawing>
  );
}

/** An umbrella, open. */
export function Umbrella(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path
        className="fill-none stroke-mark"
        strokeWidth="5"
        strokeLinecap="round"
        d="M56 10v84q0 10-9 10t-9-10"
      />
      <path
        className="fill-hull"
        d="M6 62Q10 16 56 16t50 46q-8-9-16-9t-17 9q-8-9-17-9t-17 9q-8-9-17-9T6 62"
      />
      <path className="fill-glint" opacity=".3" d="M56 16q14 14 17 46 8-9 17-9t16 9Q102 16 56 16" />
      <path className="fill-deep" opacity=".2" d="M56 16q-14 14-17 46-8-9-17-9T6 62Q10 16 56 16" />
    </Drawing>
  );
}

/** A letter, opened. */
export function Letter(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M0 100q50-8 100 0-50 8-100 0" />
      <path className="fill-reed" d="M10 48 56 12l46 36v52H10z" />
      <path className="fill-glint" d="M22 26h68v60H22z" />
      <path className="fill-ridge" d="M32 38h48v4H32zm0 12h48v4H32zm0 12h30v4H32z" />
      <path className="fill-water" d="M10 48l46 34 46-34v52H10z" />
      <path className="fill-reed" d="M10 100l36-26 10 8 10-8 36 26z" />
    </Drawing>
  );
}

/** A lantern, lit by night. */
export function Lantern(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M14 100q40-8 80 0-40 8-80 0" />
      <path className="fill-none stroke-mark" strokeWidth="4" d="M38 34q0-26 18-26t18 26" />
      <path className="fill-lamp" d="M36 44h40l4 44H32z" />
      <path className="fill-glint" d="M50 64h12v24H50z" />
      <path className="fill-deep" d="M55 57h2v8h-2z" />
      <path
        className="fill-mark"
        d="M32 34h48v10H32zm10-8h28v8H42zM28 88h56v10H28zM35 44h4l-3 44h-4zM73 44h4l3 44h-4z"
      />
    </Drawing>
  );
}

/** A blanket, folded. */
export function Blanket(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M0 94q54-10 108 0-54 10-108 0" />
      <path className="fill-reed" d="M18 68h78q8 0 8 11t-8 11H18z" />
      <path className="fill-ridge" d="M18 46h74q8 0 8 11t-8 11H18z" />
      <path
        className="fill-hull"
        d="M22 26h66q10 0 10 10t-10 10H22q-12 0-12 22t12 22h-4Q2 90 2 58t20-32"
      />
      <path
        className="fill-glint"
        opacity=".5"
        d="M66 26h6v20h-6zM78 26h6v20h-6zM66 46h6v22h-6zM78 68h6v22h-6z"
      />
    </Drawing>
  );
}

/** Stepping stones across still water. */
export function Stones(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-water" d="M2 62q20-34 58-36t48 26-18 44-60 8S-6 84 2 62" />
      <path
        className="fill-deep"
        opacity=".3"
        d="M18 90q18-9 38 0-18 9-38 0m26-22q15-8 32 0-15 8-32 0m26-20q11-6 24 0-11 6-24 0"
      />
      <path
        className="fill-shore"
        d="M22 84q18-12 38 0 2 8-19 8t-19-8m26-20q14-11 31 0 2 6-16 6t-15-6m25-19q11-8 23 0 1 5-12 5t-11-5"
      />
      <path className="fill-glint" d="M68 86q14-4 28 0-14 4-28 0M14 62q12-3 24 0-12 4-24 0" />
    </Drawing>
  );
}
