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
      <path className="fill-none stroke-hull" strokeWidth="5" d="M20 58h-7q-9 0-8 9t13 11" />
      <path className="fill-none stroke-reed" strokeWidth="5" d="M88 65h7q8 0 7 7t-12 9" />
      <path className="fill-hull" d="M14 50h38v26q0 14-14 14H28q-14 0-14-14z" />
      <path className="fill-reed" d="M58 58h36v20q0 12-13 12H71q-13 0-13-12z" />
      <path
        className="fill-glint"
        opacity=".35"
        d="M42 50h10v26q0 14-14 14 6-6 4-40M84 58h10v20q0 12-13 12 5-6 3-32"
      />
      <path className="fill-hull" d="M14 51v-1a19 5 0 0 1 38 0v1z" />
      <path className="fill-reed" d="M58 59v-1a18 5 0 0 1 36 0v1z" />
      <path
        className="fill-band"
        d="M16 50a17 3.8 0 0 1 34 0 17 3.8 0 0 1-34 0M60 58a16 3.8 0 0 1 32 0 16 3.8 0 0 1-32 0"
      />
      <path
        className="fill-none stroke-ridge"
        strokeWidth="3"
        strokeLinecap="round"
        d="M33 39q-6-7 0-14t0-13M76 47q-6-7 0-13t0-12"
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
      <circle className="fill-deep" cx="56" cy="54" r="4" />
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

/** Two keys on one ring, side by side. */
export function Keys(props: DrawingProps) {
  return (
    <Drawing viewBox="0 -8 112 112" {...props}>
      <path className="fill-mark" d="M26 0h60v7H26z" />
      <g className="fill-none stroke-mark" strokeWidth="5">
        <circle cx="56" cy="30" r="17" />
        <path className="stroke-ridge" strokeLinecap="round" d="M56 7v8a5 5 0 0 0 10 0v-2" />
        <g className="fill-amber stroke-none" transform="translate(41 40) rotate(16)">
          <path
            id="spot-key"
            d="M0-6A15 15 0 0 1 5 23V58L0 63-5 58V54H-13V45H-5V39H-11V30H-5V23A15 15 0 0 1 0-6M0-1A6 6 0 1 0 .1-1z"
          />
          <path
            className="fill-glint"
            opacity=".35"
            d="M0-6A15 15 0 0 1 5 23V58L1 62V22Q13 18 10 5 8-2 0-6z"
          />
        </g>
        <use
          href="#spot-key"
          className="fill-hull stroke-none"
          transform="matrix(-1 0 0 1 71 40) rotate(16)"
        />
        <path d="M42 40A17 17 0 0 1 41 22M70 40A17 17 0 0 0 71 22" />
      </g>
    </Drawing>
  );
}

/** A packed suitcase that has not left yet. */
export function Suitcase(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M4 98q50-9 104 0-54 9-104 0" />
      <path className="fill-none stroke-deep" strokeWidth="5" d="M44 34v-8q0-6 6-6h12q6 0 6 6v8" />
      <rect className="fill-hull" x="14" y="33" width="84" height="62" rx="8" />
      <path className="fill-glint" opacity=".3" d="M84 33h6q8 0 8 8v46q0 8-8 8H78q9-30 6-62z" />
      <path className="fill-amber" d="M28 33h9v62h-9zM75 33h9v62h-9z" />
      <path className="fill-reed" d="M27 52h11v9H27zM74 52h11v9H74z" />
      <path className="fill-glint" d="M52 44h10l7 6-7 6H52z" />
      <path className="fill-none stroke-deep" strokeWidth="2.5" d="M57 36q-6 5 2 14" />
      <path className="fill-deep" d="M22 95h10v4H22zM80 95h10v4H80z" />
    </Drawing>
  );
}

/** A lantern with its candle; its panes glow by night. */
export function Lantern(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M14 100q40-8 80 0-40 8-80 0" />
      <path className="fill-none stroke-mark" strokeWidth="4" d="M38 35v-1q0-26 18-26t18 26v1" />
      <path className="fill-lamp" d="M36 44h40l4 44H32z" />
      <path className="fill-hull" d="M49 69h14v19H49z" />
      <path className="fill-deep" d="M55 62h2v7h-2z" />
      <path className="fill-disc" d="M56 46q7 9 7 13a7 7 0 0 1-14 0q0-4 7-13z" />
      <path
        className="fill-mark"
        d="M32 34h48v10H32zm10-8h28v8H42zM28 88h56v10H28zM35 44h4l-3 44h-4zM73 44h4l3 44h-4z"
      />
    </Drawing>
  );
}

/** A candle in its holder, lit. */
export function Candle(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M4 98q46-10 94 0-48 9-94 0" />
      <circle className="fill-lit" opacity=".2" cx="54" cy="26" r="26" />
      <path className="fill-none stroke-hull" strokeWidth="6" d="M84 80a10 10 0 1 1 7 12H80" />
      <path className="fill-hull" d="M16 79h76q2 14-18 21H34Q14 93 16 79z" />
      <path className="fill-glint" opacity=".3" d="M92 79q2 14-18 21H62q10-6 11-15z" />
      <ellipse className="fill-band" cx="54" cy="79" rx="38" ry="8" />
      <ellipse className="fill-hull" cx="54" cy="79" rx="20" ry="4.5" />
      <path className="fill-hull" d="M40 68v9a14 4 0 0 0 28 0v-9z" />
      <path className="fill-deep" opacity=".3" d="M40 68v9a14 4 0 0 0 28 0v-9z" />
      <path className="fill-amber" d="M42 46v24a12 3 0 0 0 24 0V46z" />
      <path className="fill-glint" opacity=".45" d="M58 46h8v24q0 2-8 3z" />
      <path className="fill-amber" d="M42 46a12 3.5 0 0 1 24 0 12 3.5 0 0 1-24 0" />
      <path className="fill-glint" opacity=".3" d="M42 46a12 3.5 0 0 1 24 0 12 3.5 0 0 1-24 0" />
      <path className="fill-none stroke-deep" strokeWidth="2.5" d="M54 46V34" />
      <path className="fill-lit" d="M54 6q11 15 11 22a11 11 0 0 1-22 0Q43 21 54 6z" />
      <path className="fill-disc" d="M55 19q6 8 6 13a6 6 0 0 1-12 0q0-5 6-13z" />
    </Drawing>
  );
}

/** Stepping stones across still water. */
export function Stones(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path
        className="fill-water"
        opacity=".55"
        d="M0 97q46-17 98 0-52 14-98 0zM32 72q38-14 80 0-42 12-80 0zM2 50q32-12 70 0-38 10-70 0zM38 32q28-9 60 0-32 9-60 0z"
      />
      <g className="fill-shore">
        <path
          className="fill-mark"
          d="M46 29h22v4a11 4 0 0 1-22 0zM22 47h31v4a15 5 0 0 1-31 0zM43 68h40v4a20 7 0 0 1-40 0zM17 92h48v5a24 8 0 0 1-48 0z"
        />
        <path d="M46 29c0-4 5-6 11-6s12 2 11 7-7 4-12 4-10-1-10-5M22 47c0-5 8-7 15-7s17 1 16 8-9 6-15 6-16-2-16-7M43 68c1-7 10-9 19-9s21 2 21 9-10 9-19 9-22-2-21-9M17 92c0-8 14-11 25-11s24 4 23 11-13 10-24 10-24-3-24-10" />
      </g>
      <path
        className="fill-glint"
        d="M70 98q10-3 21 0-11 3-21 0M87 72q9-2 18 0-9 3-18 0M54 51q5-2 10 0-5 2-10 0M71 33q9-2 18 0-9 2-18 0"
      />
    </Drawing>
  );
}
