import { Drawing, type DrawingProps, Sun } from './drawing';

/** A basket being woven out of the reeds that stand in it, over and under; one strand is still loose. */
export function WovenReeds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={440} y={134} />
      <path className="fill-ridge" d="M0 206q60-16 130-10t150 10 150-6 170-2v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-glint"
        d="M30 250q30-3 60 0-30 3-60 0zm16 14q17-3 34 0-17 3-34 0zm464-8q30-3 60 0-30 3-60 0z"
      />
      <path className="fill-gum" d="M0 334q110-50 300-42t300 22v90H0" />
      <ellipse className="fill-rise" cx="312" cy="348" rx="126" ry="16" />
      <path
        className="fill-mark"
        d="M206 250q-4-86-62-130 70 34 84 130zM284 250q-2-84-26-142 32 60 42 142zM380 250q14-54 72-66-42 24-54 66z"
      />
      <path
        className="fill-reed"
        d="M246 250q-4-96-52-156 58 50 70 156zM314 250q2-112 26-174-4 90-8 174zM348 250q2-90 50-152-24 70-32 152z"
      />
      <clipPath id="bowl">
        <path d="M184 238q116 18 232 0-6 60-42 102-74 18-148 0-36-42-42-102" />
      </clipPath>
      <g clipPath="url(#bowl)">
        <path className="fill-sand" d="M180 230h240v126H180" />
        <path className="fill-glint" opacity=".5" d="M180 230h240v126H180" />
        <g className="fill-none stroke-hull" strokeWidth="21" strokeDasharray="1">
          <path pathLength="15" d="M168 251q132 18 264 0" />
          <path pathLength="15" strokeDashoffset="1" d="M174 271q126 18 252 0" />
          <path pathLength="15" d="M184 291q116 17 232 0" />
          <path pathLength="15" strokeDashoffset="1" d="M197 311q103 16 206 0" />
          <path pathLength="15" d="M211 331q89 16 178 0" />
        </g>
      </g>
      <g className="fill-none stroke-hull" strokeLinecap="round" strokeLinejoin="round">
        <path
          strokeWidth="9"
          d="M184 238q116 18 232 0-6 60-42 102-74 18-148 0-36-42-42-102zM196 236q-8-44 26-34 20 6 20 42M404 236q8-44-26-34-20 6-20 42"
        />
        <path strokeWidth="14" d="M182 238q118 18 236 0" />
      </g>
    </Drawing>
  );
}
