import { Drawing, type DrawingProps, Sun } from './drawing';

/** Water that comes in over four seconds and goes out over six (`.tide` in globals.css), and a boat on it. */
export function TideBreath(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 160" preserveAspectRatio="xMidYMax slice" {...props}>
      <Sun x={440} y={56} r={24} />
      <g className="tide">
        <path
          className="fill-glass"
          d="M-20 122q40-12 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0v140h-640z"
        />
        {/* The boat of `SingleBoat`, smaller. */}
        <g transform="translate(0 -68) scale(.7)">
          <path
            className="fill-none stroke-deep"
            strokeWidth="4"
            strokeLinecap="round"
            d="m328 270V152"
          />
          <path className="fill-glint" d="m334 158c30 32 44 68 46 100h-46z" />
          <path className="fill-sun" d="m322 176c-4 36-18 64-36 82h36z" />
          <path className="fill-clay" d="m276 266q54 10 116-4-8 26-30 34h-58q-20-6-28-30z" />
        </g>
        <path
          className="fill-water"
          d="M-60 134q40-12 80 0t80 0 80 0 80 0 80 0 80 0 80 0 80 0 80 0v140h-720z"
        />
        <path
          className="fill-none stroke-glint"
          strokeWidth="3"
          strokeLinecap="round"
          d="M60 158h60m40 14h90m70-16h50m60 18h70m-400 22h60m120-4h80"
        />
      </g>
    </Drawing>
  );
}
