import { Drawing, type DrawingProps, Sun } from './drawing';

/** Dusk, and the boat at rest: sail furled, a slack rope to the jetty, a lamp on its post. */
export function Mooring(props: DrawingProps) {
  return (
    <Drawing hour="dusk" viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="M0 0h600v130H0" />
      <path className="fill-zenith" d="M0 0h600v30Q330 90 0 64" />
      <path className="fill-glow" d="M0 70Q330 110 600 74v42H0" />
      <Sun x={236} y={104} r={20} />
      <path className="fill-ridge" d="M0 96q50 2 76-30l14-20q8-8 26-6l8 6 8 20q20 30 76 40v8H0" />
      <path
        className="fill-glint"
        opacity=".25"
        d="M116 40l8 6 8 20q20 30 76 40v8h-74l-18-32 6-16-7-14z"
      />
      <path className="fill-ridge" d="M168 114Q240 94 350 104T600 84v30" />
      <path className="fill-water" d="M0 112h600v138H0" />
      <path
        className="fill-glint"
        d="M40 136q40-3 80 0-40 3-80 0zm60 16q24-3 48 0-24 3-48 0zm-70 62q40-3 80 0-40 3-80 0zm230 18q40-3 80 0-40 3-80 0zM340 128q30-3 60 0-30 3-60 0zM406 214q26-5 52 0-26 5-52 0zM506 221q21-4 42 0-21 4-42 0z"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M184 194h148q-8 12-74 12t-74-12m12 19q62-5 124 0-62 6-124 0zm26 11q36-4 72 0-36 5-72 0z"
      />
      <path className="fill-disc" d="M206 120q30-5 60 0-30 5-60 0zm10 11q20-4 40 0-20 4-40 0z" />
      <g transform="matrix(-1 0 0 1 514 0)">
        <path
          className="fill-none stroke-deep"
          strokeWidth="1.4"
          d="M157 147 194.500 19 347 152M184 154 187 68 195 34 204 68 211 158M187 68h17"
        />
        <path
          className="fill-deep"
          d="M193 160Q194 70 193.500 17h2Q198 70 198 160zM196 142q64 4 126-8l2 3-3 22h-3l2-20q-60 10-124 7"
        />
        <g transform="translate(14) scale(.93 1)">
          <path
            className="fill-glint"
            d="M196 116q6 8 18 9 12-2 24 2 13-3 25 1 12-3 25 1 12-3 24 1 12-2 22 4 3 3-2 5-70 10-136 7z"
          />
          <path className="fill-deep" opacity=".2" d="M196 134q70 6 140-1 1 4-4 6-70 10-136 7z" />
          <path
            className="fill-amber"
            d="M212 124h4l2 22h-4zM236 126h4l2 20h-4zM261 127h4l2 18h-4zM286 128h4l2 15h-4zM310 129h4l2 12h-4z"
          />
        </g>
        <path
          id="hull"
          className="fill-hull"
          d="M154 142q98 28 200 4-4 30-16 50-82 3-162 0-16-20-22-54z"
        />
        <clipPath id="in-hull">
          <use href="#hull" />
        </clipPath>
        <g clipPath="url(#in-hull)">
          <path className="fill-deep" opacity=".2" d="M354 146q-80 24-90 52h90" />
          <path className="fill-glint" d="M150 185q100 5 204 0v6q-104 4-204 0z" />
        </g>
      </g>
      <path className="fill-glint" d="M158 197q22-4 44 0-22 4-44 0zm154 1q24-4 52 0-26 4-52 0z" />
      <path
        className="fill-deep"
        d="M424 84q8-5 16 0v130q-8 4-16 0zM520 150h14v72q-7 4-14 0zM410 152q90-8 200-6v20q-110-2-200 4zM446 132h36q4 0 4 3t-4 3h-11v12h-14v-12h-11q-4 0-4-3t4-3z"
      />
      <path className="fill-lamp" d="M422 56h20v22h-20z" />
      <path className="fill-deep" d="M416 56l16-14 16 14zM418 78h28v7h-28z" />
      <path
        className="fill-lamp"
        opacity=".8"
        d="M410 222q22-5 44 0-22 5-44 0zm8 12q14-5 28 0-14 5-28 0zm-5 12q19-5 38 0-19 5-38 0z"
      />
      <path className="fill-deep" d="M350 147h7v4.500h-7z" />
      <path
        className="fill-none stroke-shore"
        strokeWidth="3"
        strokeLinecap="round"
        d="M354 149q48 50 102-4M456 142q8 3 16 0M456 146q8 3 16 0"
      />
    </Drawing>
  );
}
