import { Drawing, type DrawingProps, Sun } from './drawing';

/** A basket being woven out of the reeds that stand in it: two strands, over and under, their ends still loose. */
export function WovenReeds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={404} y={158} />
      <path className="fill-ridge" d="M0 206q60-16 130-10t150 10 150-6 170-2v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-glint"
        d="M30 250q30-3 60 0-30 3-60 0zm40 14q17-3 34 0-17 3-34 0zm440-8q30-3 60 0-30 3-60 0zm-20 16q17-3 34 0-17 3-34 0"
      />
      <path className="fill-gum" d="M0 334q110-50 300-42t300 22v90H0" />
      <path className="fill-rise" d="M190 346q104-26 248 0-20 20-130 20-104 0-118-20" />
      <path
        className="fill-deep"
        d="M196 246q-4-80-36-132 34 60 52 132zM290 250q0-110-30-180 34 80 44 180zM340 250q12-100 44-162-20 72-24 162zM287 152q-26-28-56-24 30 0 56 24zM360 166q30-24 54-18-28 2-54 18z"
      />
      <path
        className="fill-reed"
        d="M244 250q-4-90-46-160 50 70 62 160zM312 250q2-130 24-196-2 100-6 196zM386 248q12-70 54-124-30 60-40 124zM228 150q-28-16-52-8 28-4 52 8zM330 130q28-30 54-24-28 4-54 24z"
      />
      <path className="fill-sand" d="M184 236q116 18 232 0-6 60-42 102-74 18-148 0-36-42-42-102" />
      <g className="fill-none stroke-hull" strokeWidth="17" strokeDasharray="30">
        <path d="M187 244q113 18 226 0M199 278q101 18 202 0M214 312q86 18 172 0" />
        <path
          strokeDashoffset="30"
          d="M193 262q105 18 206 1M206 296q94 18 188 0M222 330q74 17 148 2"
        />
      </g>
      <g className="fill-none" strokeWidth="9" strokeLinecap="round">
        <path className="stroke-hull" d="M184 237q116 18 232 0c56-12 76 10 60 36s4 40 40 28" />
        <path className="stroke-shore" d="M190 262c-48-8-60 16-46 36s-10 32-38 24" />
      </g>
    </Drawing>
  );
}
