import { Drawing, type DrawingProps } from './drawing';

/** Two strands, loose at the left, that go on twined: each holds a reed, and then the other does. */
export function LooseEnds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="M0 0h600v210H0" />
      <path className="fill-paper" opacity=".5" d="M0 0h600v40Q330 110 0 80" />
      <path className="fill-ridge" d="M0 176q60-16 130-10t150 8 150-4 170-4v26H0" />
      <path className="fill-water" d="M0 188h600v62H0" />
      <path
        className="fill-glint"
        d="M30 210q36-3 72 0-36 3-72 0zm90 18q24-3 48 0-24 3-48 0zm40-30q24-3 48 0-24 3-48 0zm384 8q30-3 60 0-30 3-60 0zm-222 30q36-3 72 0-36 3-72 0zm60-34q20-3 40 0-20 3-40 0z"
      />
      <g className="fill-none" strokeWidth="17" strokeLinecap="round">
        <path
          className="stroke-ridge"
          d="M-20 152c56-44 100 34 148 4s54-70 102-70c25 0 45 48 70 48c25 0 45-48 70-48c25 0 45 48 70 48c25 0 45-48 70-48c25 0 45 48 70 48c25 0 45-48 70-48"
        />
        <path
          className="stroke-hull"
          d="M-20 34c70 34 110-24 160 0s38 100 90 100c25 0 45-48 70-48c25 0 45 48 70 48c25 0 45-48 70-48c25 0 45 48 70 48c25 0 45-48 70-48c25 0 45 48 70 48"
        />
      </g>
      <path
        className="fill-reed"
        d="M223 260q3-120 9-240 7 120 8 240zM293 260q-3-106 3-212 10 106 8 212zM363 260q4-125 10-250 6 125 8 250zM433 260q-2-111 4-222 9 111 8 222zM503 260q5-122 11-244 6 122 8 244z"
      />
      <g className="fill-none" strokeWidth="17">
        <path
          className="stroke-ridge"
          d="M300 134c18 0 33-25 50-39M440 134c18 0 33-25 50-39M580 134c12 0 24-12 35-24"
        />
        <path
          className="stroke-hull"
          d="M230 134c18 0 33-25 50-39M370 134c18 0 33-25 50-39M510 134c18 0 33-25 50-39"
        />
        <path
          className="stroke-ridge"
          d="M250 95c17 14 32 39 50 39M390 95c17 14 32 39 50 39M530 95c17 14 32 39 50 39"
        />
        <path
          className="stroke-hull"
          d="M320 95c17 14 32 39 50 39M460 95c17 14 32 39 50 39M140 34c50 24 38 100 90 100"
        />
      </g>
    </Drawing>
  );
}
