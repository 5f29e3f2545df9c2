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

/** A compass, its lid open. */
export function Compass(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M0 100q54-10 108 0-54 10-108 0" />
      <g transform="translate(55 60) scale(1 .84)">
        <path className="fill-mark" d="M-44 0h88v8A44 44 0 0 1-44 8z" />
        <g transform="rotate(24)">
          <circle className="fill-none stroke-amber" strokeWidth="4.5" cy="-57" r="9" />
          <path className="fill-hull" d="M-8-50H8v8H-8zM-9 40H9v9H-9z" />
        </g>
        <circle className="fill-amber" r="44" />
        <circle className="fill-mark" r="37" />
        <circle className="fill-glint" r="32" />
        <path className="fill-mark" d="M-2-28h4v8h-4zM-2 20h4v8h-4zM-28-2h8v4h-8zM20-2h8v4h-8z" />
        <path className="fill-hull" d="M18-24 6 4-6-4z" />
        <path className="fill-water" d="M-18 24 6 4-6-4z" />
        <circle className="fill-deep" r="3.5" />
      </g>
    </Drawing>
  );
}

/** A pair of boots. */
export function Boots(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M0 98q54-12 108 0-54 10-108 0" />
      <g className="fill-amber" transform="translate(1-4)">
        <path id="spot-boot" d="M36 18q14-4 28 0l-2 46q2 9 15 12 20 4 22 18H34q-3-38 2-76z" />
        <use href="#spot-boot" className="fill-deep" opacity=".2" />
        <path className="fill-mark" d="M33 92h67v7H60v-3h-6v3H33zM34 15q16-5 32 0v8q-16-4-32 0z" />
        <path className="fill-glint" opacity=".25" d="M34 15q16-5 32 0v8q-16-4-32 0z" />
      </g>
      <g className="fill-amber" transform="translate(-25)">
        <use href="#spot-boot" />
        <path
          className="fill-glint"
          opacity=".4"
          d="M56 17l8 1-2 46q2 9 15 12 20 4 22 18H88Q86 83 66 78 54 74 55 62z"
        />
        <path className="fill-mark" d="M33 92h67v7H60v-3h-6v3H33zM34 15q16-5 32 0v8q-16-4-32 0z" />
      </g>
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

/** A moving box, open; a lamp and a plant look out. */
export function MovingBox(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M2 102q48-10 100 0-52 9-100 0" />
      <path className="fill-band" d="M16 56l9-10h62l9 10v8H16z" />
      <path className="fill-mark" d="M39 30h4v40h-4z" />
      <path className="fill-hull" d="M32 6h18l10 26H22z" />
      <path className="fill-glint" opacity=".3" d="M44 6h6l10 26H49z" />
      <path
        className="fill-reed"
        d="M70 68Q66 36 54 24 74 36 75 68zM73 68q-5-32 2-58 9 30 4 58zM77 68q2-28 23-40-13 18-15 40z"
      />
      <path
        className="fill-amber"
        d="M16 56h80v46H16zM17 56 3 66 1 54l15-8h9zM95 56l14 10 2-12-15-8h-9z"
      />
      <path className="fill-deep" opacity=".25" d="M16 56h22v46H16zM16 56 3 66 1 54l15-8h9z" />
      <path className="fill-glint" opacity=".6" d="M60 56h12v22l-6-3-6 3z" />
    </Drawing>
  );
}

/** A letter, opened. */
export function Letter(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M4 101q52-8 104 0-52 8-104 0" />
      <path className="fill-mark" d="M10 48 56 10l46 38v52H10z" />
      <path className="fill-star" d="M20 24h72v62H20z" />
      <path className="fill-deep" opacity=".6" d="M29 33h46v4H29zm0 9h46v4H29zm0 9h28v4H29z" />
      <path className="fill-water" d="M10 48l46 34 46-34v52H10z" />
      <path className="fill-reed" d="M10 100l46-36 46 36z" />
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

/** Two plates, set straight, with nothing on them. */
export function Plates(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M2 92q54-12 108 0-54 12-108 0" />
      <path className="fill-hull" d="M6 52h100l4 34H2z" />
      <path className="fill-deep" opacity=".2" d="M2 86h108v8H2z" />
      <path className="fill-hull" d="M2 86h108v8H2z" />
      <path className="fill-deep" opacity=".25" d="M2 86h108v8H2z" />
      <g id="spot-plate">
        <path className="fill-deep" opacity=".25" d="M12 72a20 8 0 0 1 40 0 20 8 0 0 1-40 0" />
        <path className="fill-glint" d="M13 69a19 7.5 0 0 1 38 0 19 7.5 0 0 1-38 0" />
        <path className="fill-ridge" opacity=".45" d="M20 69a12 4.5 0 0 1 24 0 12 4.5 0 0 1-24 0" />
        <path className="fill-glint" d="M21.5 70a10.5 3.6 0 0 1 21 0 10.5 3.6 0 0 1-21 0" />
      </g>
      <use href="#spot-plate" x="48" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="2"
        strokeLinecap="round"
        d="M10 61 7 78M54 61l1 17M58 61l-1 17M102 61l3 17"
      />
      <path className="fill-reed" d="M50 30q6-3 12 0l3 20q-9 6-18 0z" />
      <path className="fill-glint" opacity=".35" d="M58 29l4 1 3 20q-3 3-6 3 2-12-1-24z" />
      <path className="fill-none stroke-mark" strokeWidth="2" d="M56 30q-2-10 0-18" />
      <path className="fill-gum" d="M56 20q-12-2-14-10 12 0 14 10zm0-2q2-10 12-12 0 10-12 12z" />
    </Drawing>
  );
}

/** A bench: a hat at one end, a bag at the other, and between them a gap. */
export function Bench(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M0 98q56-10 112 0-56 10-112 0" />
      <path className="fill-mark" d="M12 34h6l2 64h-6zM94 34h6l-2 64h-6z" />
      <path className="fill-amber" d="M4 36h104v9H4zM4 49h104v9H4zM2 70h108v9H2z" />
      <path className="fill-deep" opacity=".25" d="M4 43h104v2H4zM4 56h104v2H4zM2 76h108v3H2z" />
      <path className="fill-glint" opacity=".3" d="M60 36h48v3H60zM60 49h48v3H60zM62 70h48v3H62z" />
      <path className="fill-reed" d="M12 62q0-10 10-10t10 10z" />
      <path className="fill-hull" d="M13 60h18l1 4H12z" />
      <path className="fill-reed" d="M5 66q17-6 34 0-2 4-17 4t-17-4z" />
      <path className="fill-none stroke-hull" strokeWidth="3" d="M87 52q0-12 7-12t7 12" />
      <path className="fill-hull" d="M82 50h24l2 20H80z" />
      <path className="fill-glint" opacity=".35" d="M98 50h8l2 20h-8z" />
      <path className="fill-deep" opacity=".3" d="M81.5 56h25l.3 3H81z" />
    </Drawing>
  );
}

/** A letter, closed and sealed. */
export function SealedLetter(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M4 94q52-9 104 0-52 9-104 0" />
      <g transform="rotate(-5 56 56)">
        <path className="fill-water" d="M10 28h92v62H10z" />
        <path className="fill-deep" opacity=".25" d="M10 90l38-36h16l38 36z" />
        <path className="fill-deep" opacity=".3" d="M10 32 56 70l46-38v-2H10z" />
        <path className="fill-reed" d="M10 28h92L59 63q-3 2-6 0z" />
        <path className="fill-glint" opacity=".25" d="M60 28h42L59 63l-2 1z" />
        <path
          className="fill-hull"
          d="M56 50q6-2 9 3 5 2 3 8 1 6-5 7-4 5-9 1-6 1-8-5-4-4 0-9 1-6 10-5z"
        />
        <circle
          className="fill-none stroke-deep"
          opacity=".35"
          strokeWidth="2"
          cx="56.5"
          cy="59.5"
          r="6"
        />
      </g>
    </Drawing>
  );
}

/** Two candles that burn: one has hardly begun, the other is nearly down. */
export function TwoCandles(props: DrawingProps) {
  return (
    <Drawing viewBox={box} {...props}>
      <path className="fill-sand" d="M4 98q52-10 104 0-52 10-104 0" />
      <circle className="fill-lit" opacity=".2" cx="36" cy="24" r="20" />
      <circle className="fill-lit" opacity=".2" cx="78" cy="56" r="17" />
      <g id="spot-holder">
        <path className="fill-hull" d="M18 88h36q-2 10-12 11H30q-10-1-12-11z" />
        <path className="fill-glint" opacity=".3" d="M54 88q-2 10-12 11h-4q6-4 7-11z" />
        <ellipse className="fill-band" cx="36" cy="88" rx="18" ry="4" />
      </g>
      <use href="#spot-holder" x="42" />
      <path className="fill-amber" d="M28 42a8 2.5 0 0 1 16 0v46a8 2.5 0 0 1-16 0z" />
      <path className="fill-glint" opacity=".4" d="M38 39.6q6 .4 6 2.4v46q0 2-6 2.4z" />
      <path
        className="fill-amber"
        d="M70 74a8 2.5 0 0 1 16 0l1 6q3 1 3 5l-4 3a8 2.5 0 0 1-16 0l-4-2q0-5 3-6z"
      />
      <path
        className="fill-glint"
        opacity=".4"
        d="M80 71.6q6 .4 6 2.4l1 6q3 1 3 5l-4 3q0 2-6 2.4z"
      />
      <path className="fill-none stroke-deep" strokeWidth="2" d="M36 41v-8M78 73v-8" />
      <path
        className="fill-lit"
        d="M36 8q8 12 8 17a8 8 0 0 1-16 0q0-5 8-17zM78 44q7 10 7 15a7 7 0 0 1-14 0q0-5 7-15z"
      />
      <path
        className="fill-disc"
        d="M36 19q4 6 4 9a4 4 0 0 1-8 0q0-3 4-9zM78 54q4 5 4 8a4 4 0 0 1-8 0q0-3 4-8z"
      />
    </Drawing>
  );
}
