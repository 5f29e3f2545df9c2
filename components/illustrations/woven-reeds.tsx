import { Drawing, type DrawingProps, Sun } from './drawing';

/** Reeds being woven, over and under, with loose and playful ends. */
export function WovenReeds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={300} y={128} />
      <path className="fill-ridge" d="M0 206q60-16 130-10t150 10 150-6 170-2v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-glint"
        d="M30 250q30-3 60 0-30 3-60 0zm40 14q17-3 34 0-17 3-34 0zm430-18q30-3 60 0-30 3-60 0zm-20 14q17-3 34 0-17 3-34 0zm-420 92q22-3 44 0-22 3-44 0zm426-14q25-3 50 0-25 3-50 0"
      />
      <g className="fill-none" strokeWidth="20" strokeLinecap="round">
        <path className="stroke-hull" d="M112 174c32-20 38 22 72 22H436a38 38 0 0 1 0 76H211" />
        <path className="stroke-shore" d="M405 234H184a38 38 0 0 0 0 76H436c26 0 32 16 58 12" />
      </g>
      <path
        className="fill-deep"
        d="M213 421q-8-179-71-351 81 168 97 349zM314 420q8-191 46-392-18 203-18 392zM172 150q-32-16-59-20 32-11 59 20zM348 128q24-36 55-31-24 9-55 31z"
      />
      <path
        className="fill-reed"
        d="M262 420q4-189-24-384 48 193 52 384zM365 419q20-181 101-335-63 158-75 337zM256 140q-31-19-54-27 30-6 54 27zM249 96q9-29 29-31-9 13-29 31zM433 166q26-32 58-22-26 5-58 22zM442 140q-23-12-40-19 24-8 40 19z"
      />
      <g className="fill-none" strokeWidth="20">
        <path className="stroke-hull" d="M243 196h40M403 196h40M250 272h40M382 272h40" />
        <path className="stroke-shore" d="M177 234h40M317 234h40M193 310h40M312 310h40" />
      </g>
    </Drawing>
  );
}
