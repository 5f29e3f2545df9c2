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

/** Three stones, each at rest on the one below. */
export function Cairn(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M2 98q52-9 108 0-54 9-108 0" />
      <path className="fill-mark" d="M10 84c0-16 20-22 46-22s46 8 46 21-20 17-46 17-46-3-46-16" />
      <path
        className="fill-reed"
        d="M24 50c0-12 14-16 33-15 20 0 34 5 34 15 0 11-15 15-34 15S24 62 24 50"
      />
      <path className="fill-hull" d="M36 24c0-9 10-14 22-13s20 6 20 13-9 13-21 13-21-4-21-13" />
      <path
        className="fill-glint"
        opacity=".3"
        d="M58 11c12 1 20 6 20 13S69 37 57 37c16-4 16-20 1-26M57 35c20 0 34 5 34 15 0 11-15 15-34 15 25-5 26-25 0-30M56 62c26 0 46 8 46 21s-20 17-46 17c34-6 34-30 0-38"
      />
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
      <g className="fill-amber" transform="rotate(24 56 34)">
        <path
          id="spot-key"
          d="M56 26a14 14 0 0 1 5 27v45h-10v-6H45v-8h6v-6H45v-8h6V53a14 14 0 0 1 5-27m0 7a6 6 0 1 0 .1 0z"
        />
      </g>
      <use href="#spot-key" className="fill-hull" transform="rotate(-22 56 34)" />
      <circle className="fill-none stroke-mark" strokeWidth="5" cx="56" cy="24" r="16" />
    </Drawing>
  );
}

/** An umbrella, open. */
export function Umbrella(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M14 106q40-7 80 0-40 7-80 0" />
      <path
        className="fill-none stroke-mark"
        strokeWidth="5"
        strokeLinecap="round"
        d="M56 8v86q0 10-9 10t-9-10"
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
      <path className="fill-sand" d="M0 97q56-9 112 0-56 9-112 0" />
      <path className="fill-reed" d="M104 70H16q-12 0-12 12t12 12h88z" />
      <path className="fill-hull" d="M100 46H20q-12 0-12 12t12 12h80z" />
      <path className="fill-water" d="M104 22H18q-12 0-12 12t12 12h86z" />
      <path
        className="fill-glint"
        opacity=".5"
        d="M66 22h8v24h-8zM80 22h8v24h-8zM62 46h8v24h-8zM76 46h8v24h-8zM66 70h8v24h-8zM80 70h8v24h-8z"
      />
      <path
        className="fill-none stroke-deep"
        opacity=".35"
        strokeWidth="2"
        d="M18 34h86M20 58h80M16 82h88M14 46h90M10 70h94"
      />
    </Drawing>
  );
}

/** Stepping stones across still water. */
export function Stones(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <ellipse className="fill-water" cx="56" cy="64" rx="55" ry="34" />
      <path
        className="fill-deep"
        opacity=".3"
        d="M18 86q18-9 38 0-18 9-38 0m26-20q15-8 32 0-15 8-32 0m24-18q11-6 24 0-11 6-24 0"
      />
      <path
        className="fill-shore"
        d="M22 80q18-12 38 0 2 8-19 8t-19-8m26-18q14-11 31 0 2 6-16 6t-15-6m23-17q11-8 23 0 1 5-12 5t-11-5"
      />
      <path className="fill-glint" d="M70 84q14-4 28 0-14 4-28 0M12 60q12-3 24 0-12 4-24 0" />
    </Drawing>
  );
}
