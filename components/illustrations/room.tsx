import { Drawing, type DrawingProps } from './drawing';

/** The room: two people on a sofa, from behind, a chair, a lamp, and a window on the river. */
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
      {/* Two people, with room between them. */}
      <g transform="rotate(5 80 340)">
        <path className="fill-reed" d="M34 376Q34 338 62 330q20-5 40 0 28 8 28 46z" />
        <path className="fill-glint" opacity=".2" d="M98 329q32 8 32 47h-12q2-34-20-47z" />
        <path
          className="fill-deep"
          d="M60 330q-6-50 22-52 28 2 22 52-4 10-10 6-12 6-24 0-6 4-10-6z"
        />
        <path className="fill-glint" opacity=".14" d="M88 279q20 6 16 51-2 6-6 7 6-38-10-58z" />
      </g>
      <g transform="rotate(-4 158 340)">
        <path className="fill-amber" d="M110 378q0-40 34-46h28q34 6 34 46z" />
        <path className="fill-deep" opacity=".15" d="M110 378q0-40 34-46-14 14-16 46z" />
        <path
          className="fill-pool"
          d="M148 310h20v22q-10 8-20 0zM139 298q-4 0-3 6t6 6zm38 0q4 0 3 6t-6 6z"
        />
        <path className="fill-hull" opacity=".3" d="M148 310h20v10q-12 4-20 0z" />
        <path className="fill-rise" d="M140 306q-6-34 18-35 24 1 18 35-4 12-18 13-14-1-18-13z" />
        <path className="fill-glint" opacity=".2" d="M164 272q16 4 12 34-2 8-8 11 4-26-4-45z" />
      </g>
      <g className="fill-brick">
        <path className="fill-deep" d="M20 462h15l-4 18h-7zM210 462h-15l4 18h7z" />
        <path d="M2 402q0-20 18-20h190q18 0 18 20v54q0 8-8 8H10q-8 0-8-8z" />
        <path
          className="fill-deep"
          opacity=".2"
          d="M2 402q0-20 18-20v82H10q-8 0-8-8zM210 382q18 0 18 20v54q0 8-8 8h-10z"
        />
        <path d="M16 380q0-24 26-27 73-7 146 0 26 3 26 27v84H16z" />
        <path
          className="fill-amber"
          opacity=".32"
          d="M42 353q73-7 146 0 26 3 26 27v84h-6v-84q0-16-20-19-73-7-146 0-20 3-26 19 2-24 26-27z"
        />
        <path className="fill-deep" opacity=".2" d="M16 438q99 10 198 0v26H16zM114 350h2v92h-2z" />
        {/* The light comes from the right: from the window by day, from the lamp by night. */}
        <path
          className="lamplight fill-lit"
          opacity=".9"
          d="M188 353q26 3 26 27v2q14 2 14 20v54q0 8-8 8-2-34-2-62-4-14-12-16-2-24-18-33z"
        />
      </g>
      {/* An arm on the back of the sofa, on its way. */}
      <path
        className="fill-none stroke-reed"
        strokeWidth="15"
        strokeLinecap="round"
        d="M110 346q10 4 20 6"
      />
      <path className="fill-pool" d="M134 346q8-3 14 2 3 4-1 7-7 4-14 2z" />
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
