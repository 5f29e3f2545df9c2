import { Drawing, type DrawingProps, Sun } from './drawing';

/** Low sun: two young mangroves lean to each other over still water, each on its first stilt roots, the sun between their leaves. */
export function MangroveSeedlings(props: DrawingProps) {
  return (
    <Drawing hour="low-sun" viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v110H0" />
      <path className="fill-zenith" d="m0 0h600v20Q330 70 0 50" />
      <path className="fill-glow" d="M0 76Q330 100 600 66v44H0" />
      <Sun x={299} y={100} r={24} />
      <path className="fill-ridge" d="M0 100q80-12 170-6t200 4 230-4v20H0" />
      <path className="fill-water" d="m0 110h600v140H0" />
      <path className="fill-glass" opacity=".8" d="M0 110h600v32q-300 34-600 0" />
      <path
        className="fill-glint"
        d="M40 126q30-3 60 0-30 3-60 0zm410-4q34-3 68 0-34 3-68 0zm40 14q18-3 36 0-18 3-36 0zM150 197q50-6 100 0-50 6-100 0zm194 0q46-6 92 0-46 6-92 0zM30 224q32-3 64 0-32 3-64 0zm470-4q36-3 72 0-36 3-72 0z"
      />
      <path
        className="fill-disc"
        d="M272 118q27-5 54 0-27 5-54 0zm9 11q18-4 36 0-18 4-36 0zm-6 11q24-5 48 0-24 5-48 0zm10 11q14-4 28 0-14 4-28 0z"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M166 206q39-6 78 0-39 6-78 0zm2 11q52-6 104 0-52 6-104 0zm18 11q42-5 84 0-42 5-84 0zm20 11q22-4 44 0-22 4-44 0zm154-33q35-6 70 0-35 6-70 0zm-18 11q45-6 90 0-45 6-90 0zm6 11q33-5 66 0-33 5-66 0zm14 10q16-3 32 0-16 3-32 0z"
      />
      <defs>
        <g id="leaf">
          <path className="fill-deep" d="M0-1L9-3Q38-23 62 0 36 21 9 3L0 2z" />
          <path className="fill-reed" d="M8-2Q38-23 62 0 36-1 8-2" />
        </g>
        <g id="pair">
          <use href="#leaf" transform="rotate(-10)" />
          <use href="#leaf" transform="scale(-1 1) rotate(-10)" />
        </g>
      </defs>
      <g id="plant" transform="translate(211 196)">
        <path
          className="fill-deep"
          d="M-4 0Q-9-42 12-96L18-95Q9-46 5 0zM12-95Q19-118 26-142l5 1Q23-118 18-94zM25-140Q24-160 33-174 38-158 31-140z"
        />
        <path
          className="fill-deep"
          d="M-1-37Q-25-38-31 0h3Q-22-30-1-31zM1-24Q-13-22-16 0h3Q-10-16 1-18zM4-38Q31-36 37 0h-3Q26-30 4-32zM4-24Q17-20 20 0h-3Q14-15 4-18z"
        />
        <path className="fill-reed" d="M17-90Q9-46 5 0H1.5Q4-46 15.2-90z" />
        <use href="#pair" transform="translate(19 -112) rotate(12)" />
        <g transform="translate(28 -140) rotate(14)">
          <use href="#leaf" transform="rotate(-32) scale(.92)" />
          <use href="#leaf" transform="scale(-1 1) rotate(-32) scale(.92)" />
        </g>
      </g>
      <use href="#plant" transform="matrix(-.9 0 0 .9 574 19.6)" />
    </Drawing>
  );
}
