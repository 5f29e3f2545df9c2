import { Drawing, type DrawingProps, Sun } from './drawing';

/** Low sun: two seedlings of the mangrove lean to each other over still water, and a leaf of each meets before the sun. */
export function MangroveSeedlings(props: DrawingProps) {
  return (
    <Drawing hour="low-sun" viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v110H0" />
      <path className="fill-zenith" d="m0 0h600v20Q330 70 0 50" />
      <path className="fill-glow" d="M0 76Q330 100 600 66v44H0" />
      <Sun x={301} y={94} r={30} />
      <path className="fill-ridge" d="M0 104q80-12 170-6t200 4 230-4v16H0" />
      <path className="fill-water" d="m0 112h600v138H0" />
      <path className="fill-glass" opacity=".8" d="M0 112h600v34q-300 34-600 0" />
      <path
        className="fill-disc"
        d="M271 120q30-5 60 0-30 5-60 0zm11 11q19-4 38 0-19 4-38 0zm-7 12q26-5 52 0-26 5-52 0zm12 12q14-4 28 0-14 4-28 0zm-5 16q19-4 38 0-19 4-38 0zm8 18q11-3 22 0-11 3-22 0z"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M172 210q42-5 84 0-42 5-84 0zm18 12q40-5 80 0-40 5-80 0zm20 12q24-4 48 0-24 4-48 0zm134-26q40-5 80 0-40 5-80 0zm-12 12q37-5 74 0-37 5-74 0zm14 12q22-4 44 0-22 4-44 0z"
      />
      <defs>
        <path id="leaf" d="M0-1.500L7-2C20-18 50-19 70 0 50 15 20 13 7 2L0 1.500z" />
        <path id="half" d="M7-1C20-18 50-19 70 0 48-4 24-4 7-1z" />
        <g id="seedling">
          <path d="M-3 2C-6-20 1-50 12-72L18-71C17-46 10-16 3 2zM12.500-71 20-100 28.500-131 33-130 26-98 18-70zM28.500-130Q28-146 38-157 40-142 33-129z" />
          <path d="M-2-27Q-23-28-28 2h3.500Q-20-21-2-22zM5-27Q26-26 31 2h-3.500Q23-20 4-21z" />
          <use href="#leaf" transform="translate(23-98)rotate(-3)" />
          <use href="#leaf" transform="translate(23-98)scale(-1 1)rotate(-18)" />
          <use href="#leaf" transform="translate(31-130)rotate(-22)scale(.74)" />
          <use href="#leaf" transform="translate(31-130)scale(-1 1)rotate(-42)scale(.74)" />
        </g>
        <g id="lit">
          <path d="M3 2C10-16 17-46 18-71L15-71.500C13-46 6.500-16 .5 2z" />
          <use href="#half" transform="translate(23-98)rotate(-3)" />
          <use href="#half" transform="translate(23-98)scale(-1 1)rotate(-18)" />
          <use href="#half" transform="translate(31-130)rotate(-22)scale(.74)" />
          <use href="#half" transform="translate(31-130)scale(-1 1)rotate(-42)scale(.74)" />
        </g>
        <path id="collar" d="M10.500-76 20-74 19-68 9.500-70z" />
      </defs>
      <g transform="matrix(-.94 0 0 .94 382 194)">
        <use href="#seedling" className="fill-rise" />
        <use href="#lit" className="fill-gum" />
        <use href="#collar" className="fill-amber" />
      </g>
      <g transform="translate(214 198)">
        <use href="#seedling" className="fill-deep" />
        <use href="#lit" className="fill-reed" />
        <use href="#collar" className="fill-hull" />
      </g>
      <path
        className="fill-glint"
        d="M180 200q36-5 72 0-36 5-72 0zm167-4q34-5 68 0-34 5-68 0zM40 130q30-3 60 0-30 3-60 0zm410-4q34-3 68 0-34 3-68 0zm40 14q18-3 36 0-18 3-36 0zM40 224q32-3 64 0-32 3-64 0zm450-4q36-3 72 0-36 3-72 0z"
      />
    </Drawing>
  );
}
