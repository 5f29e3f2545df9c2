import { Drawing, type DrawingProps, Sun } from './drawing';

/** The room: a sofa for two and a chair across from it, a lamp, and a window on the river. */
export function Room(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 460 520" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-glass" d="M0-300h460v720H0" />
      {/* The lamp's light on the wall: by day it has the wall's colour. */}
      <path className="fill-lamp" opacity=".1" d="M371 208h39l44 196H327z" />
      {/* Its round top stands free below the upper edge of a square frame. */}
      <g transform="translate(26.4 37) scale(.88)">
        <path className="fill-sky" d="M120 168a100 100 0 0 1 200 0v134H120" />
        <path className="fill-zenith" d="M120 168a100 100 0 0 1 200 0q-56-32-200-8" />
        <path className="fill-glow" d="M120 186q110 8 200-20v60H120" />
        <Sun x={284} y={158} r={17} />
        <path className="fill-ridge" d="M120 194q38-20 86-8t114-12v46H120" />
        <path className="fill-gum" d="M120 209q100-6 200 0v93H120" />
        {/* The river and its banks come to one point, where the hills begin. */}
        <g transform="translate(-18)">
          <path
            className="fill-bank"
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
      </g>
      <path className="fill-sand" d="M0 404h460v116H0" />
      {/* The lamp's light on the floor: by day it has the floor's colour. */}
      <path className="fill-pool" d="M290 404h210v44q-190 20-210-44" />
      <ellipse className="fill-sky" opacity=".5" cx="230" cy="468" rx="204" ry="32" />
      <path
        className="fill-deep"
        d="M388 204h5v230q22 1 22 7h-49q0-6 22-7zM236 412h64v6h-29v44h14v5h-34v-5h14v-44h-29z"
      />
      <path className="fill-sun" d="M372 146h37l20 62h-77z" />
      {/* A cup for each. */}
      <path
        className="fill-glint"
        d="M242 399h13v8q0 5-5 5h-3q-5 0-5-5zm20 3h12v6q0 4-4 4h-4q-4 0-4-4zm18-2h12v7q0 5-5 5h-2q-5 0-5-5z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="2"
        d="M242 401h-1q-4 0-3 3t4 3M274 404h1q3 0 3 2t-4 2M292 402h1q3 0 3 3t-4 2"
      />
      <g className="fill-hull">
        <path className="fill-deep" d="M30 464h12l-3 14h-6zM202 464h12l-3 14h-6z" />
        <path d="M28 350Q28 328 50 326 122 320 194 326 216 328 216 350V420H28z" />
        <path className="fill-deep" opacity=".2" d="M28 392h188v28H28zM121 323h2v72h-2z" />
        <path
          className="fill-amber"
          d="M58 366Q76 362 92 358 96 374 100 392 84 396 66 400 60 384 58 366z"
        />
        <path
          className="fill-mark"
          d="M150 360Q168 364 186 368 182 384 178 400 160 396 144 392 146 376 150 360z"
        />
        <path d="M44 412q0-12 12-12h54q11 0 11 12v20H44zM121 412q0-12 12-12h54q12 0 12 12v20h-78z" />
        <path
          className="fill-glint"
          opacity=".25"
          d="M46 407q3-7 10-7h54q8 0 10 7zM124 407q2-7 10-7h54q8 0 10 7z"
        />
        <path d="M44 430H200V468H44z" />
        <path className="fill-deep" opacity=".2" d="M44 430H200V468H44z" />
        <path d="M14 386q0-16 16-16t16 16v82H22q-8 0-8-8zM198 386q0-16 16-16t16 16v74q0 8-8 8h-24z" />
        <path
          className="fill-glint"
          opacity=".25"
          d="M214 370q16 0 16 16v74q0 8-8 8 2-60-2-82-2-12-14-14 4-2 8-2z"
        />
      </g>
      <g className="fill-mark" transform="matrix(-1 0 0 1 449 476)">
        <path className="fill-deep" d="M32-44 26 0h6l16-44zm84 0 16 44h6l-6-44" />
        <path d="M4-152q-2-26 24-26 24 0 30 26l20 60h50q18 0 18 16v22q0 14-14 14H40q-14 0-16-14z" />
        <path className="fill-glint" opacity=".25" d="M62-92h66q18 0 18 16v2H62" />
        <path d="M30-136h74q14 0 14 13t-14 13l-4 70H40z" />
        <path className="fill-glint" opacity=".14" d="M13-110h91l-4 70H40q-14 0-16-14z" />
      </g>
    </Drawing>
  );
}
