import { Drawing, type DrawingProps } from './drawing';

/** The room: a sofa for two and a chair across from it, a lamp, and a window on the river. */
export function Room(props: DrawingProps) {
  return (
    <Drawing viewBox="-110 60 690 460" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-glass" d="M-200-300h860v720h-860" />
      {/* The lamp's light on the wall. */}
      <g className="lamplight fill-pool">
        <path opacity=".36" d="M-200-300h860v720h-860" />
        <circle opacity=".5" cx="369" cy="186" r="290" />
        <circle opacity=".6" cx="369" cy="186" r="168" />
        <circle className="fill-lit" opacity=".34" cx="369" cy="182" r="66" />
      </g>
      <g transform="translate(6 37) scale(.88)">
        <path className="fill-sky" d="M120 168a100 100 0 0 1 200 0v134H120" />
        <path className="fill-zenith" d="M120 168a100 100 0 0 1 200 0q-56-32-200-8" />
        <path className="fill-glow" d="M120 186q110 8 200-20v60H120" />
        <path className="fill-ridge" d="M120 194q38-20 86-8t114-12v46H120" />
        <path className="fill-gum" d="M120 209q100-6 200 0v93H120" />
        {/* The river and its banks come to one point, where the hills begin. */}
        <g transform="translate(-18)">
          <path
            className="fill-shore"
            d="M290 206c-36 3-66 7-66 15 0 12 63 13 63 30 0 18-81 24-92 54h114c-10-26 18-34 18-52 0-25-90-23-90-35 0-5 22-9 53-12z"
          />
          <path
            className="fill-water"
            d="M290 206c-36 4-64 7-64 15 0 11 63 12 63 30 0 20-80 24-91 54h109c-10-26 18-34 18-52 0-24-90-21-90-35 0-5 24-9 55-12z"
          />
        </g>
        <path
          className="fill-none stroke-pool"
          strokeWidth="10"
          d="M120 302V168a100 100 0 0 1 200 0v134"
        />
        <path className="fill-pool" d="M104 300h232v12H104zM222.5 68v234h-5V68" />
        <path
          className="lamplight fill-lit"
          d="M325 300V168Q325 120 290 91 321.500 124 321.500 168V300zM336 300v4L190 300z"
        />
      </g>
      <path className="fill-sand" d="M-200 404h860v116h-860" />
      <ellipse className="fill-sky" opacity=".5" cx="230" cy="470" rx="208" ry="33" />
      {/* And on the floor. */}
      <g className="lamplight fill-pool">
        <path opacity=".55" d="M-200 404h860v116h-860" />
        <ellipse opacity=".8" cx="366" cy="462" rx="176" ry="42" />
        <ellipse className="fill-lit" opacity=".3" cx="366" cy="462" rx="112" ry="26" />
      </g>
      <path
        className="fill-deep"
        opacity=".15"
        d="M12 476q103-8 206 0-103 14-206 0M238 464q28-6 58 0-29 7-58 0M316 475q60-8 124 0-62 12-124 0"
      />
      <path
        className="fill-deep"
        d="M366.500 204h5v242q24 1 24 8h-53q0-7 24-8zM236 394h61v6h-28v60h14v5h-34v-5h14v-60h-27z"
      />
      <path className="fill-sun" d="M350 146h38l20 62h-78z" />
      <path className="fill-deep" opacity=".12" d="M376 146h12l20 62h-20z" />
      {/* A cup for each. */}
      <path
        className="fill-glint"
        d="M243 381h13v8q0 5-5 5h-3q-5 0-5-5zm18 3h11v6q0 4-4 4h-3q-4 0-4-4zm19-2h11v7q0 5-5 5h-1q-5 0-5-5z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="2"
        d="M243 383h-1q-4 0-3 3t4 3M272 386h1q3 0 3 2t-4 2M291 384h1q3 0 3 3t-4 2"
      />
      <g className="fill-brick">
        <path className="fill-deep" d="M22 460h15l-4 18h-7zM208 460h-15l4 18h7z" />
        <path d="M30 352q0-26 26-28 59-6 118 0 26 2 26 28v70H30z" />
        <path
          className="fill-deep"
          opacity=".2"
          d="M30 352q0-26 26-28 59-6 118 0 26 2 26 28v70H30z"
        />
        {/* Each of the two has a cushion to lean on, and one to sit on. */}
        <path d="M36 354q0-18 18-20 30-4 54-2 6 1 6 8 1 30 0 68H38q-3-30-2-54zM194 354q0-18-18-20-30-4-54-2-6 1-6 8-1 30 0 68h76q3-30 2-54z" />
        <path
          className="fill-amber"
          opacity=".3"
          d="M44 338q4-3 10-4 30-4 54-2 6 1 6 8 1 16 0 40-1-32-8-38-22-4-62-4zM176 334q18 2 18 20 1 12 0 30-3-36-16-41-20-5-60-5 0-5 4-6 24-2 54 2z"
        />
        <path className="fill-deep" opacity=".16" d="M37 388q78 10 156 0v22H37z" />
        <path d="M36 422H194V462q-79 5-158 0z" />
        <path className="fill-deep" opacity=".2" d="M36 422H194V462q-79 5-158 0z" />
        <path d="M34 408q0-10 10-10h62q9 0 9 10v12q0 10-9 11-32 5-62 0-10-1-10-11zM196 408q0-10-10-10h-62q-9 0-9 10v12q0 10 9 11 32 5 62 0 10-1 10-11z" />
        <path
          className="fill-amber"
          opacity=".32"
          d="M36 405q2-7 8-7h62q7 0 8 7-1 4-8 4H44q-7 0-8-4zM194 405q-2-7-8-7h-62q-7 0-8 7 1 4 8 4h62q7 0 8-4z"
        />
        <path
          className="fill-deep"
          opacity=".3"
          d="M114.200 402h1.600v26h-1.600zM52 405q20-5 44 0-22 5-44 0M144 405q20-5 42 0-20 5-42 0"
        />
        <g transform="translate(73 383) rotate(-8)">
          <path className="fill-amber" d="M-21-19Q0-15 21-19 17 0 21 19 0 16-21 19-17 0-21-19z" />
          <path
            className="fill-glint"
            opacity=".4"
            d="M4-16.500 10-17Q7 0 10 17L4 16.500Q2 0 4-16.500z"
          />
          <path
            className="fill-deep"
            opacity=".15"
            d="M-21-19L-12-17.500Q-9 0-12 17.500L-21 19Q-17 0-21-19z"
          />
        </g>
        <g transform="translate(162 382) rotate(10)">
          <path className="fill-mark" d="M-20-18Q0-14 20-18 16 0 20 18 0 15-20 18-16 0-20-18z" />
          <path
            className="fill-glint"
            opacity=".25"
            d="M20-18Q16 0 20 18L10 16.500Q7 0 10-16.500z"
          />
        </g>
        {/* Its arms are rolled. The light comes from the right: from the window by day, from the lamp by night. */}
        <path d="M8 388q0-19 19-19t19 19q0 9-5 14v58q0 5-5 5H18q-5 0-5-5v-58q-5-5-5-14zM222 388q0-19-19-19t-19 19q0 9 5 14v58q0 5 5 5h18q5 0 5-5v-58q5-5 5-14z" />
        <path
          className="fill-deep"
          opacity=".2"
          d="M8 388q0-19 19-19-9 6-9 19 0 8 3 14v63h-3q-5 0-5-5v-58q-5-5-5-14zM203 369q-19 0-19 19 0 9 5 14v58q0 5 5 5h2v-61q-5-9-4-16 1-12 11-19z"
        />
        <path
          className="fill-amber"
          opacity=".34"
          d="M222 388q0-19-19-19 9 6 9 19 0 8-3 14v63h3q5 0 5-5v-58q5-5 5-14zM27 369q19 0 19 19 0 9-5 14v58q0 5-5 5h-2v-61q5-9 4-16-1-12-11-19z"
        />
        <path
          className="fill-none stroke-deep"
          opacity=".35"
          strokeWidth="2"
          strokeLinecap="round"
          d="M20 396a10 10 0 1 1 14-1 6 6 0 0 1-10-5M210 396a10 10 0 1 0-14-1 6 6 0 0 0 10-5"
        />
        <path
          className="lamplight fill-lit"
          opacity=".9"
          d="M203 369q19 0 19 19 0 9-5 14v58q0 5-5 5 1-30 1-64 5-6 5-13 0-13-15-19z"
        />
      </g>
      <g className="fill-mark" transform="matrix(-1 0 0 1 455 476)">
        <path className="fill-deep" d="M32-44 26 0h6l16-44zm84 0 16 44h6l-6-44" />
        <path d="M4-152q-2-26 24-26 24 0 30 26l20 60h50q18 0 18 16v22q0 14-14 14H40q-14 0-16-14z" />
        <path
          className="fill-glint"
          opacity=".1"
          d="M4-152q-2-26 24-26 24 0 30 26l20 60h50q18 0 18 16v22q0 14-14 14H40q-14 0-16-14z"
        />
        <path className="fill-glint" opacity=".25" d="M62-92h66q18 0 18 16v2H62" />
        <path d="M30-136h74q14 0 14 13t-14 13l-4 70H40z" />
        <path
          className="fill-glint"
          opacity=".25"
          d="M28-178q24 0 30 26l5 16h-5q-9-37-30-42zM30-136h74q14 0 14 13-2-8-14-8z"
        />
        <path className="fill-glint" opacity=".2" d="M13-110h91l-4 70H40q-14 0-16-14z" />
        <path className="fill-deep" opacity=".3" d="M13-110h91l-.4 6Q60-107 14-105z" />
        <g className="lamplight fill-lit">
          <path d="M28-178q24 0 30 26l5 16h-5q-9-37-30-42zM30-136h74q14 0 14 13-2-8-14-8z" />
          <path opacity=".72" d="M103-92h25q18 0 18 16v2h-44z" />
          <path opacity=".1" d="M13-110h91l-4 70H40q-14 0-16-14z" />
        </g>
      </g>
      <g className="lamplight fill-lit">
        <path d="M359 146h20l9 62h-38zM236 394h61v2h-61z" />
        <path
          opacity=".5"
          d="M350 146h38l20 62h-78zM243 381h13v8q0 5-5 5h-3q-5 0-5-5zm18 3h11v6q0 4-4 4h-3q-4 0-4-4zm19-2h11v7q0 5-5 5h-1q-5 0-5-5z"
        />
        <path
          className="fill-none stroke-lit"
          strokeWidth="2"
          opacity=".5"
          d="M243 383h-1q-4 0-3 3t4 3M272 386h1q3 0 3 2t-4 2M291 384h1q3 0 3 3t-4 2"
        />
      </g>
    </Drawing>
  );
}
