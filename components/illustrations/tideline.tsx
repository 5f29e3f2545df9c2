import { Drawing, type DrawingProps, Sun } from './drawing';

/** A tideline after the storm: the clouds leave, the light returns. */
export function Tideline(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64q-150 60-310 40T0 130z" />

      <Sun x={420} y={140} />
      <path
        className="fill-ridge"
        d="m-10 138h318c24 0 40-12 40-30s-18-30-40-28c-8-36-34-54-66-50-20-18-52-22-78-6-22 12-30
          22-34 32-20-16-52-12-66 10-24-10-54-4-74 14z"
      />
      <path
        className="fill-deep"
        opacity=".5"
        d="m-10 138h216c20 0 32-10 32-24s-14-26-34-22
          c-8-24-46-32-70-10-26-16-58-8-68 16-26-8-56-2-76 12z"
      />
      <path
        className="fill-none stroke-ridge"
        strokeWidth="3"
        strokeLinecap="round"
        d="m40 150-22 52m66-52-16 38m60-38-22 52m66-52-14 34m58-34-18 44"
      />
      <path className="fill-ridge" d="m380 222c60-6 90-18 120-32 40-14 70-6 110-18v58H380z" />
      <path className="fill-water" d="m0 220h600v90H0z" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m390 228h60m-42 8h30m-318-6h30m80 8h22"
      />
      <g transform="translate(0 -32)">
        <path className="fill-sand" d="m0 286c80-24 150 8 240-6s140-30 210-22 100 6 150-8v182H0z" />
        <path
          className="fill-water"
          opacity=".35"
          d="m0 286c80-24 150 8 240-6s140-30 210-22 100 6 150-8v58c-90 10-170-16-280 4
            S100 344 0 328z"
        />
        <path
          className="fill-none stroke-glint"
          strokeWidth="6"
          strokeLinecap="round"
          d="m-4 287c84-25 154 7 244-7s140-30 210-22 100 6 154-9"
        />
        <path
          className="fill-none stroke-disc"
          strokeWidth="4"
          strokeLinecap="round"
          d="m388 292h64m-48 10h40m-46 10h26"
        />
        <g className="fill-none stroke-deep" strokeLinecap="round">
          <path strokeWidth="11" d="m196 350c44-6 84-16 134-14" />
          <path
            strokeWidth="6"
            d="m262 340c10-12 12-20 26-26m10 22c20 8 32 14 52 14m-136-2c-8-6-12-12-10-20"
          />
          <path strokeWidth="3" className="stroke-ridge" d="m212 347c34-5 68-13 108-11" />
        </g>
        <path
          className="fill-none stroke-gum"
          strokeWidth="4"
          strokeLinecap="round"
          d="m14 350c26-14 46 14 72 0s44-14 64 2m-110-6c-2-10 6-14 14-12m16 22c4 10 14 10 18 4
            m16-16c0-10 10-14 16-8m350 2c26-12 40 12 66-2s44-10 68-2m-104 2c0-10 8-14 16-10m20 12
            c4 10 12 10 18 4"
        />
        <path
          className="fill-clay"
          d="m406 376-30-26q-4-13 8-16 2-12 15-11 8-7 17 0 13-1 15 11 11 4 6 16l-25 26z"
        />
        <path
          className="fill-none stroke-glint"
          strokeWidth="2"
          strokeLinecap="round"
          d="m406 368-20-24m22 22-8-32m10 32 6-32m-3 34 15-24"
        />
        <path className="fill-glint" d="m92 384c12-16 36-28 54-24 10 8 6 24-8 26-16 2-32 0-46-2z" />
        <path
          className="fill-none stroke-ridge"
          strokeWidth="2"
          strokeLinecap="round"
          d="m112 370q6 6 4 16m10-23q8 8 4 23m12-20q-8 4-4 10"
        />
      </g>
    </Drawing>
  );
}
