import { Drawing, type DrawingProps, Sun } from './drawing';

/** First light: a calm tide comes and goes under a low sun. */
export function TideBreathing(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1200 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h1200v270H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h1200v80q-300 70-620 50T0 150z" />

      <path
        className="fill-glint"
        d="m180 60a3 3 0 1 0 .1 0zm150-26a2 2 0 1 0 .1 0zm90 50a3 3 0 1 0 .1 0zm140-34
          a2 2 0 1 0 .1 0zM90 110a2 2 0 1 0 .1 0z"
      />
      <Sun x={760} y={246} r={46} />
      <path
        className="fill-ridge"
        d="m0 168c60-10 120-2 180 24 60 24 120 34 172 54l68 18-420 6zm880 96c50-6 80-16 106-38
          l8-8 8 4 10 14c18 16 58 20 108 16l80-8v26H880z"
      />
      <path
        className="fill-deep"
        opacity=".2"
        d="m0 200c80-10 130 14 200 30s130 20 220 34L0 270z"
      />
      <path className="fill-water" d="m0 264h1200v186H0z" />
      <path
        className="fill-none stroke-disc"
        strokeWidth="4"
        strokeLinecap="round"
        d="m716 276h88m-68 12h56m-70 12h70m-48 12h44m-56 12h24"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m480 284h60m-30 14h34m386-16h70m-40 14h30m-810-10h50m90 18q9-5 18 0t18 0 18 0m666 6
          q9-5 18 0t18 0 18 0"
      />
      <path
        className="fill-glass"
        d="m0 338c120-20 240-16 360 4s260 24 400-2 260-22 440 4v136H0z"
      />
      <path className="fill-sand" d="m0 392c140-28 260-24 380 0s260 32 410 0 260-28 410 0v88H0z" />
      <path
        className="fill-water"
        opacity=".3"
        d="m0 392c140-28 260-24 380 0s260 32 410 0 260-28 410 0v32c-150-24-240-20-390 8
          s-310 14-430-6-240-26-380 2z"
      />
      <g className="fill-none stroke-glint" strokeLinecap="round">
        <path
          strokeWidth="4"
          opacity=".8"
          d="m-4 339c124-21 244-17 364 3s260 24 400-2 260-22 444 4"
        />
        <path strokeWidth="7" d="m-4 393c144-29 264-25 384-1s260 32 410 0 260-28 414 0" />
        <path
          strokeWidth="3"
          opacity=".6"
          d="m-4 452c144-24 264-16 384 0s260 18 440 0 240-18 384-2"
        />
      </g>
    </Drawing>
  );
}
