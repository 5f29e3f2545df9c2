import { Drawing, type DrawingProps, Hut, Pandanus, Stars, Sun } from './drawing';

/** The Noosa River on its way from the volcanic plugs of the hinterland, a pandanus on its bank. */
export function HeroRiver(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 560 680" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h560v400H0" />
      <path className="fill-zenith" d="m0 0h560v86Q320 230 0 180" />
      <path className="fill-glow" d="M0 306Q300 326 560 268v112H0" />
      <Stars at="M96 214h0M150 132h0M206 60h0M300 196h0M346 66h0M418 92h0M464 124h0M512 262h0M62 268h0M190 176h0" />
      <Sun x={444} y={227} r={42} />
      <path
        className="fill-ridge"
        d="m0 340q80 0 110-22t100 50H0M210 372q58-10 80-54l18-46 10-26q6-10 24-8l10 10 8 34 14 24q20 46 96 66M410 376q42-12 56-36l12-16q12-6 50-12 14 2 20 16l14 24v24"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M352 248l8 34 14 24q20 46 96 66h-104l-20-46 10-28-14-60"
      />
      <path className="fill-gum" d="m0 366q140-10 280-2t280 0v316H0" />
      <Pandanus transform="translate(206 514) scale(.86)" />
      <path className="fill-rise" d="M0 522C80 494 274 482 329 556L240 680H0" />
      <path
        className="fill-shore"
        d="M470 367c-45 8-98 13-98 21 0 14 137 10 137 58 0 44-76 60-76 98 0 46 133 95 183 151l-421 2c24-50 52-134 91-180 36-44 145-43 145-81 0-28-93-38-93-52 0-12 82-16 132-17z"
      />
      <path
        className="fill-water"
        d="M470 367c-45 6-100 13-100 21 0 14 136 10 136 58 0 44-78 60-78 98 0 46 132 100 182 156l-408 0c24-50 48-134 88-180 36-44 144-46 144-84 0-28-94-38-94-52 0-12 80-14 130-17z"
      />
      <Hut transform="translate(346 457)" />
      <path
        className="fill-ember"
        d="M330 492q14-4 28 0-14 4-28 0zm-6 12q18-4 36 0-18 4-36 0zm4 12q11-4 22 0-11 4-22 0z"
      />
      <path
        className="fill-glint"
        d="M302 524q-24 26-26 60 6-34 26-60zM341 544q4-5 9-1 3 4 0 10-5 7 0 9 12-7 30-2-2 12-16 14-19 1-23-8-1-6 4-12 3-4 2-9"
      />
      <path className="fill-amber" d="M341 545l-17 13q14 2 19-9" />
      <path className="fill-deep" d="M356 564q12-6 26-2-6 7-16 7-8-1-10-5" />
      {/* On phones the picture is cropped below the birds. */}
      <g id="bird" transform="translate(300 128) scale(.7)">
        <path
          className="fill-reed"
          d="M-14-4Q-34-30-64-44-88-56-104-59-116-61-126-56-102-50-88-40-64-34-44-18-24-8 10 0zM10-2Q26-36 56-50 78-62 98-65 116-65 128-58 106-50 92-38 64-32 54-16 46 0 30 6zM42 2 70 6 64 17 40 15z"
        />
        <path
          className="fill-glint"
          d="M-14-2Q-26-40-62-54-84-62-106-59-76-50-58-36-34-20 0-2zM-4 0Q6-46 50-62 76-70 100-65 66-52 48-32 30-12 24 4zM58 7C54 10 44 14 26 17 0 22-30 17-42 6-49 4-54 1-54-6-54-15-42-19-34-14-28-10-22-9-10-9 14-9 36-3 58 7z"
        />
        <path className="fill-amber" d="M-53-10Q-82-6-112 6-84 13-64 8-50 8-45 2-52-2-53-10z" />
      </g>
      <use href="#bird" transform="matrix(.4 0 0 .4 292 76)" />
    </Drawing>
  );
}
