import { Drawing, type DrawingProps } from './drawing';

const woven = [
  'M-20 243q320 8 640 0M-20 201q320 8 640 0',
  'M-20 222q320 8 640 0M-20 180q320 8 640 0',
];
const upperEdge = 'M-20 159q240 7 380 3';

/** Reeds that are woven into one: each strand goes over one and under the next, and the last has its end loose. */
export function LooseEnds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="M0 0h600v210H0" />
      <path className="fill-paper" opacity=".5" d="M0 0h600v40Q330 110 0 80" />
      <path className="fill-ridge" d="M0 112q60-16 130-10t150 8 150-4 170-4v26H0" />
      <path className="fill-water" d="M0 122h600v128H0" />
      <path
        className="fill-glint"
        d="M50 136q30-3 60 0-30 3-60 0zm190-4q26-3 52 0-26 3-52 0zm170 8q20-3 40 0-20 3-40 0z"
      />
      <g className="fill-none" strokeWidth="21">
        <path className="stroke-hull" d={woven[0]} />
        <path className="stroke-shore" d={woven[1]} />
        <path className="stroke-hull" d={`${upperEdge}c80-2 96-66 146-66s58 34 130 10`} />
      </g>
      <path
        className="fill-reed"
        d="M13 250V150Q12 126 -10 70Q29 132 27 150V250zM93 250V150Q92 92 78 36Q109 98 107 150V250zM173 250V150Q172 116 194 60Q189 122 187 150V250zM253 250V150Q252 76 248 20Q269 82 267 150V250zM333 250V150Q332 104 364 48Q349 110 347 150V250zM413 250V150Q412 82 450 26Q429 88 427 150V250zM493 250V150Q492 114 520 58Q509 120 507 150V250zM573 250V150Q572 100 614 44Q589 106 587 150V250z"
      />
      <g className="fill-none" strokeWidth="21" strokeDasharray="80">
        <path className="stroke-hull" d={woven[0] + upperEdge} />
        <path className="stroke-shore" strokeDashoffset="80" d={woven[1]} />
      </g>
    </Drawing>
  );
}
