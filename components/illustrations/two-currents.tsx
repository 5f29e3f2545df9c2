import { Drawing, type DrawingProps, Hut, NightStars } from './drawing';

/** Two currents of different tone meet and flow on as one. */
export function TwoCurrents(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="m0 0h600v64Q330 150 0 120" />
      <NightStars at="M36 70h0M84 26h0M118 62h0M236 34h0M40 104h0M112 98h0M266 106h0M336 98h0M320 40h0M440 28h0M508 60h0M566 34h0" />
      <path
        className="fill-ridge"
        d="M84 224q64-6 86-46l22-52 10-26q8-10 30-8l12 10 8 36 16 26q22 48 92 60M250 226q90-4 160-28t190-22v52M0 206q70-6 120 20H0"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M232 92l12 10 8 36 16 26q22 48 92 60H256l-22-46 10-28-14-40z"
      />
      <path
        className="fill-reed"
        d="M368 112q12-16 26-2 12-16 28-6-16-2-26 14-12-12-28-6zm46 26q9-12 20-2 9-12 22-4-13-1-20 11-9-9-22-5z"
      />
      <path className="fill-gum" d="m0 222q300-8 600 0v180H0" />
      <path className="fill-rise" d="M0 374q100-4 140 30H0zm600-4q-110 0-146 34h146z" />
      <g className="fill-water">
        <path
          id="both"
          d="M-9 246C90 240 150 244 178 258 206 272 250 279 302 279 354 279 404 274 426 258 446 240 520 236 609 238v38c-80 0-134 8-148 28-14 18-38 22-50 40-12 20-10 44 4 70H184c10-26 18-50 6-68-12-16-34-20-48-38C124 286 60 282-9 284"
        />
      </g>
      <path
        className="fill-glint"
        opacity=".45"
        d="M609 238C520 236 446 240 426 258 404 274 354 279 302 279c-48 21-62 79-88 127 70-10 116-30 144-66 20-18 60-16 98-42 24-18 70-22 153-22M130 278c40 6 60 22 110 28-50 4-80-8-110-28zm264 80q-4 24-40 46 36-8 40-46"
      />
      <use href="#both" className="fill-none stroke-shore" strokeWidth="6" />
      <Hut transform="translate(418 241) scale(.5)" />
      <path className="fill-water" d="M484 258q-24 2-34 14 20-10 34-14" />
    </Drawing>
  );
}
