import { Drawing, type DrawingProps, Hut } from './drawing';
import { Hull } from './hull';

/** Dusk: someone sails a small boat with its lamp lit home, to a light on the bank. */
export function SingleBoat(props: DrawingProps) {
  return (
    <Drawing hour="dusk" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="M0-140h600V110Q270 150 0 64" />
      <path className="fill-deep" opacity=".3" d="M0-140h600V-16Q270 14 0-64" />
      <path className="fill-glow" d="M0 140Q270 214 600 170v62H0" />
      <path className="fill-ridge" d="M0 196q50-16 96 4t84 16 80 4 340-8v20H0" />
      <path className="fill-gum" d="M400 222q60-4 96-14t113-10v26H400" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-rise" d="M424 232q60-14 110-14t75-6v30q-100 2-185-10z" />
      <Hut transform="translate(500 222) scale(.72)" />
      <path
        className="fill-ember"
        transform="translate(-24)"
        d="M506 244q18-5 36 0-18 5-36 0zm4 12q14-5 28 0-14 5-28 0zm-6 12q20-5 40 0-20 5-40 0zm8 12q12-4 24 0-12 4-24 0z"
      />
      <path
        className="fill-glint"
        d="M30 322q28-3 56 0-28 3-56 0zM414 304q30-3 60 0-30 3-60 0zm-20 64q27-3 54 0-27 3-54 0zM180 364q24-3 48 0-24 3-48 0z"
      />
      {/* Reflection, then what the bow throws up and the stern leaves. */}
      <path
        className="fill-deep"
        opacity=".35"
        d="M226 304h150q-14 12-72 12t-78-12m14 18q62-6 120 0-58 7-120 0zm22 13q36-5 72 0-36 5-72 0z"
      />
      <path
        className="fill-lamp"
        opacity=".8"
        d="M288 340q16-4 32 0-16 4-32 0zm5 12q11-4 22 0-11 4-22 0zm-4 13q14-4 28 0-14 4-28 0z"
      />
      <g transform="translate(0 8)">
        <path
          className="fill-none stroke-reed"
          strokeWidth="1.5"
          d="M303 84 398 254M303 90 236 206"
        />
        <path className="fill-reed" d="M300 262V76h5v186zM232 207h74v4h-74z" />
        <path className="fill-glint" d="M298 92Q302 156 298 204 264 209 234 204 282 164 298 92" />
        <path className="fill-deep" opacity=".2" d="M234 204Q282 164 298 92 292 168 260 206z" />
        <path className="fill-amber" d="M309 102 392 250Q350 238 309 246 316 180 309 102" />
        {/* Someone at the tiller, astern. */}
        <g transform="matrix(-1 0 0 1 612 4)">
          <path className="fill-reed" d="M356 262q0-26 13-28 15 2 17 27z" />
          <path className="fill-glint" opacity=".3" d="M356 262q0-26 13-28-6 8-7 28z" />
          <path className="fill-shore" d="M363 226q0-8 6-8t6 8-6 9-6-9z" />
          <path className="fill-deep" d="M362 225q-1-10 8-10 8 1 7 12-1 6-4 7 1-8-4-10-4 2-7 1z" />
        </g>
        <Hull />
        <circle className="fill-lamp" opacity=".25" cx="302.5" cy="74" r="16" />
        <circle className="fill-lamp" cx="302.5" cy="74" r="6" />
      </g>
      <path
        className="fill-glint"
        d="M366 302q22-6 44 2-22 4-44-2zM238 302Q180 300 120 306 60 312 0 326 70 304 140 298 200 294 238 302zM236 307q-50 2-96 12 44-14 96-12z"
      />
    </Drawing>
  );
}
