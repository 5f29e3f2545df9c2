import { Drawing, type DrawingProps, Sun } from './drawing';

/** Two young mangroves in still water, leaning towards each other. */
export function Seedlings(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="M0 0h600v130H0" />
      <path className="fill-paper" opacity=".5" d="M0 0h600v30Q330 90 0 64" />
      <Sun x={306} y={96} r={26} />
      <path
        className="fill-ridge"
        d="M0 108q60-14 130-8t120 22H0zM600 112q-70-16-140-6t-110 16h250"
      />
      <path className="fill-water" d="M0 120h600v130H0" />
      <path
        className="fill-disc"
        d="M268 128q38-5 76 0-38 5-76 0zm14 12q24-5 48 0-24 5-48 0zm-8 12q32-5 64 0-32 5-64 0zm16 12q16-5 32 0-16 5-32 0z"
      />
      <path
        className="fill-glint"
        d="M60 148q40-3 80 0-40 3-80 0zm60 18q24-3 48 0-24 3-48 0zm320-14q40-3 80 0-40 3-80 0zm-20 60q40-3 80 0-40 3-80 0zM90 216q40-3 80 0-40 3-80 0z"
      />
      <g id="seedling">
        <path className="fill-deep" opacity=".25" d="M224 206q2 24 22 42l8-1q-16-18-16-41z" />
        <path className="fill-deep" d="M223 208q-4-62 33-108l6 3q-26 44-24 105-7 5-15 0z" />
        <path className="fill-rise" d="M258 104q-44 10-66-18 34-22 66 18z" />
        <path className="fill-reed" d="M258 104q-16-36 8-62 24 26-8 62z" />
        <path className="fill-glint" d="M204 208q28-6 56 0-28 6-56 0z" />
      </g>
      <use href="#seedling" transform="matrix(-.86 0 0 .86 578 30)" />
      <path
        className="fill-deep"
        d="M160 206q2-30 5-38 4 10 6 38zM180 220q1-20 4-26 4 8 5 26zM412 212q1-28 5-36 4 8 6 36zM440 202q1-18 4-24 3 6 5 24zM470 214q1-18 4-24 3 6 5 24zM120 196q1-16 4-22 3 6 5 22z"
      />
    </Drawing>
  );
}
