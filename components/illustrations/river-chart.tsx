import { Drawing, type DrawingProps, Hut, Pandanus } from './drawing';

/** The river from its lakes to the sea, on a folded map, and on it the places that the services' scenes are of. */
export function RiverChart(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 460 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-land" d="M-200-100h900v700h-900" />
      <path
        className="fill-ridge"
        opacity=".45"
        d="M-200-100h270q20 50-14 84t-30 80 46 60 40 70-30 84-54 60-40 40-188 40zM-200 600V430q150-20 214-28t96 24 84 22 62 40 60 112zM208-100q6 60 24 90t-4 80 18 66 22 46 34 40 22-50-14-120 2-152"
      />
      {/* The banks, and the water between them. */}
      <g className="fill-none stroke-glint" opacity=".6">
        <g id="chart-shore" strokeWidth="9">
          <path d="M334-100q-8 60-4 120t30 196q4 18 6 22t-4 14q14 24 38 10t40 2 6 42 8 60 16 140h300v-606z" />
          <path d="M92 34c20-14 46 4 68 2 22 0 34 24 26 46s6 44-22 56c-24 10-44-6-64-8-26-4-38-26-34-50 2-20 8-34 26-46zM170 184c16-8 26 6 40 14s12 30 0 42-32 8-42-4-18-16-12-32 8-16 14-20z" />
        </g>
        <path
          id="chart-lake"
          strokeWidth="9"
          d="M282 392c22-14 38 2 58-2 18-2 26 18 20 36-8 22-36 16-54 24-20 8-48-2-46-26 0-18 10-24 22-32z"
        />
        <path strokeWidth="20" d="M294 398c10-24-24-26-18-60" />
        <g strokeWidth="24">
          <path id="chart-stream" d="M140-60q-26 34 2 54t-12 64M150 126c26 22-6 40 16 66" />
        </g>
        <g strokeWidth="36">
          <path
            id="chart-river"
            d="M186 236c8 30-46 34-54 68-6 36 28 46 58 34s42 14 76 0 44-44 72-62 30-26 44-36"
          />
        </g>
      </g>
      <use href="#chart-shore" className="fill-water" />
      <use href="#chart-lake" className="fill-glass" />
      <path
        className="fill-reed"
        opacity=".25"
        d="M372-100q-8 60-4 120t30 150q14 50 50 50t52 50 30 300h200v-670z"
      />
      <g className="fill-none stroke-water">
        <use href="#chart-stream" strokeWidth="14" />
        <use href="#chart-river" strokeWidth="26" />
      </g>
      <path
        className="fill-glass"
        d="M288 398c10-22-22-26-18-50 6-18 30-18 69-59-13 15-27 30-43 46-10 10-12 10-14 18 2 18 26 24 16 47z"
      />
      <path
        className="fill-land stroke-glint"
        strokeWidth="2"
        d="M196 332q18-10 38 4-18 8-38-4zM314 286q10-14 28-18-6 16-28 18z"
      />
      <path
        className="fill-ridge"
        d="M-60 288q52-10 66-54l10-34q12-14 30-4l8 12 8 26q14 38 40 52-76 20-162 2zM-40 168q36-6 50-26 12-12 24 2 14 20 36 26-50 12-110-2z"
      />
      <path
        className="fill-glint"
        opacity=".3"
        d="M46 196l8 12 8 26q14 38 40 52-26 8-54 9l10-39-12-30zM34 144q14 20 36 26-20 5-42 6l8-12z"
      />
      <path
        className="fill-gum"
        d="M-60 292q60-14 90-6t78-2q-12 18-44 20t-124 6zM-20 176q40-10 94-4-20 14-94 12z"
      />
      <g id="chart-trees" className="fill-rise">
        <path d="M228 22q8-13 16 0 12-1 12 8t-15 8v8h-3v-8q-16 3-18-6t8-10zM254 44q7-11 13 0 10 0 9 7t-12 7v7h-3v-7q-13 3-14-5t7-9z" />
      </g>
      <use href="#chart-trees" x="22" y="102" />
      <use href="#chart-trees" x="-186" y="412" />
      <use href="#chart-trees" x="-100" y="448" />
      <use href="#chart-trees" x="-226" y="8" />
      <path
        className="fill-glint"
        d="M80 110q10-3 20 0-10 3-20 0zM156 122q12-3 24 0-12 3-24 0zM180 226q8-3 16 0-8 3-16 0zM384 200q18-4 36 0-18 4-36 0zM404 212q12-3 24 0-12 3-24 0zM352 34q10-3 20 0-10 3-20 0zM380 166q10-3 20 0-10 3-20 0zM300 436q10-3 20 0-10 3-20 0zM344 428q8-3 16 0-8 3-16 0z"
      />
      <path className="fill-deep" opacity=".3" d="M100 116q34 8 68 0-10 10-34 10t-34-10z" />
      <path className="fill-hull" d="M104 98h62q-4 14-12 20h-36q-10-6-14-20z" />
      <path className="fill-glint" d="M134 44q-28 32-26 48h26z" />
      <path className="fill-amber" d="M140 54q20 20 22 38h-22z" />
      <path className="fill-deep" d="M135 36q2-2 4 0v62h-4z" />
      <path
        className="fill-deep"
        d="M78 130q2-34-10-58 16 22 14 58zm8 0q0-46 12-70-6 30-8 70zm8 0q4-20 16-34-8 16-12 34zm-20 0q-4-22-16-32 16 8 20 32z"
      />
      <Hut transform="translate(240 224) scale(.8)" />
      <Pandanus transform="translate(418 326) scale(.21)" />
      <path className="fill-gum" d="M370 328q12-6 26-6 28-8 46 4 6 6-12 8-36 4-60-6z" />
      <g transform="translate(274 142) scale(.18)">
        <path
          className="fill-ink-soft"
          d="M118 334c70 4 130-10 200-14q74-2 124-14c10-2 12 9 4 13q-54 20-118 26c-70 10-126 28-196 26q-16-2-12-16-8-10-2-21M206 332q48-4 68-26c6-6 13 0 9 6q-10 18-34 22z"
        />
        <path
          className="fill-none stroke-gum"
          strokeWidth="9"
          strokeLinecap="round"
          d="M142 352q74-2 124-12t120-14"
        />
      </g>
      <g className="fill-reed" transform="translate(312 432)">
        <g id="chart-seedling">
          <path d="M-2 0q4-24 0-38h4q3 22-1 38zM0-36q-16-2-21-14 18-2 21 14zm0 0q-5-16 3-25 11 13-3 25zm0 0q11-14 23-10-7 14-23 10zM1-15q-13 0-18-11 14-2 18 11zm1 0q11-2 18-12-16-2-18 12z" />
        </g>
        <use href="#chart-seedling" transform="translate(34-4) scale(-.8 .8)" />
      </g>
      <circle className="fill-glint" cx="136" cy="327" r="15" />
      <circle className="fill-hull" cx="136" cy="327" r="9" />
      <g className="fill-glint" transform="translate(404 96)">
        <circle className="fill-none stroke-glint" strokeWidth="2" r="28" />
        <path d="M0-40 7-7 0 0zM40 0 7 7 0 0zM0 40-7 7 0 0zM-40 0-7-7 0 0z" />
        <path className="fill-deep" d="M0-40-7-7 0 0zM40 0 7-7 0 0zM0 40 7 7 0 0zM-40 0-7 7 0 0z" />
      </g>
      <path
        className="fill-deep"
        opacity=".07"
        d="M153-100h154v340H153zM-200 240h353v360h-353zM307 240h353v360H307z"
      />
    </Drawing>
  );
}
