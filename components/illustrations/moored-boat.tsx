import { Drawing, type DrawingProps, Hut, Stars } from './drawing';
import { Hull } from './hull';

/** Night: the boat lies at the jetty, its sail furled, and a light is on. */
export function MooredBoat(props: DrawingProps) {
  return (
    <Drawing hour="night" viewBox="0 -140 600 540" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-zenith" d="M0-140h600v370H0" />
      <path className="fill-sky" d="M0 60Q330 120 600 0v230H0" />
      <path className="fill-glow" d="M0 160Q330 190 600 120v110H0" />
      <Stars
        always
        at="M46-42h0M102 26h0M150-60h0M206 4h0M272-86h0M318-12h0M372-64h0M430 16h0M486-90h0M538-36h0M580 40h0M60 90h0"
      />
      <path className="fill-ridge" d="M0 206q50-16 96 4t84 10 320-8 100 0v20H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-rise" d="M356 236q80-34 150-34t94-10v66q-140 4-244-22z" />
      <Hut transform="translate(506 210) scale(1.35)" />
      <path
        className="fill-ember"
        d="M470 262q36-7 72 0-36 7-72 0zm10 15q26-6 52 0-26 6-52 0zm-6 16q30-6 60 0-30 6-60 0zm10 17q22-5 44 0-22 5-44 0z"
      />
      {/* The jetty, with a lamp at its end. */}
      <path
        className="fill-deep"
        d="M300 238h190v8H300zM312 246h7v40h-7zM364 246h7v34h-7zM416 246h7v26h-7z"
      />
      <path className="fill-deep" d="M304 176h6v64h-6z" />
      <circle className="fill-lit" opacity=".22" cx="307" cy="168" r="30" />
      <circle className="fill-lit" cx="307" cy="168" r="8" />
      <path
        className="fill-ember"
        d="M280 296q28-6 56 0-28 6-56 0zm8 15q20-5 40 0-20 5-40 0zm-4 16q24-5 48 0-24 5-48 0z"
      />
      <path
        className="fill-deep"
        opacity=".35"
        d="M88 300h150q-14 12-72 12T88 300m14 18q62-6 120 0-58 7-120 0zm22 13q36-5 72 0-36 5-72 0z"
      />
      <g transform="translate(-138 4)">
        <path
          className="fill-none stroke-reed"
          strokeWidth="1.5"
          d="M303 84 398 254M303 90 228 254"
        />
        <path className="fill-reed" d="M300 262V76h5v186zM228 226h76v4h-76z" />
        <path className="fill-glint" d="M230 226q4-11 16-9 12-8 26-4 18-7 31 0v13z" />
        <Hull />
        {/* Its rope, slack. */}
        <path className="fill-none stroke-shore" strokeWidth="2" d="M398 256Q420 276 446 240" />
      </g>
      <path
        className="fill-glint"
        d="M30 352q28-3 56 0-28 3-56 0zM390 344q30-3 60 0-30 3-60 0zm-20 34q27-3 54 0-27 3-54 0zM150 374q24-3 48 0-24 3-48 0zM30 256q24-3 48 0-24 3-48 0z"
      />
    </Drawing>
  );
}
