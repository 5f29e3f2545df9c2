import { Drawing, type DrawingProps, Sun } from './drawing';

/** A basket being woven out of the reeds that stand in it, over and under; the strand at its rim is still loose. */
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
        d="M30 250q30-3 60 0-30 3-60 0zm16 14q17-3 34 0-17 3-34 0zm440-8q30-3 60 0-30 3-60 0zm14 16q17-3 34 0-17 3-34 0"
      />
      <path className="fill-gum" d="M0 334q110-50 300-42t300 22v90H0" />
      <path className="fill-rise" d="M190 346q104-26 248 0-20 20-130 20-104 0-118-20" />
      <path
        className="fill-deep"
        d="M206 250q-4-86-62-130 70 34 84 130zM290 250q0-110-30-180 34 80 44 180zM380 250q12-76 80-96-50 34-62 96z"
      />
      <path
        className="fill-reed"
        d="M246 250q-4-96-52-156 58 50 70 156zM314 250q2-130 26-196-4 100-8 196zM348 250q2-90 50-152-24 70-32 152z"
      />
      <path className="fill-sand" d="M184 238q116 18 232 0-6 60-42 102-74 18-148 0-36-42-42-102" />
      <g className="fill-none stroke-hull" strokeWidth="21" strokeDasharray="1">
        <path pathLength="13" d="M187 255q113 18 226 0" />
        <path pathLength="13" strokeDashoffset="1" d="M193 275q107 17 214 0" />
        <path pathLength="13" d="M202 295q98 17 196 0" />
        <path pathLength="13" strokeDashoffset="1" d="M213 314q87 16 174 0" />
      </g>
      <g className="fill-none stroke-hull" strokeWidth="12" strokeLinecap="round">
        <path d="M226 334q74 15 148 0" />
        <path d="M187 238q113 17 226 0c30 0 28 32 20 62s10 40 54 34" />
      </g>
    </Drawing>
  );
}
