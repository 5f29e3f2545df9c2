import { Drawing, type DrawingProps, Pandanus, Sun } from './drawing';

/** The Noosa River on its way from the volcanic plugs of the hinterland, a pandanus on its bank. */
export function HeroRiver(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 560 680" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h560v400H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h560v86Q320 230 0 180" />
      <Sun x={426} y={220} r={42} />
      <path
        className="fill-ridge"
        d="m0 340q80 0 110-22t100 50H0M210 372q58-10 80-54l18-46 10-26q6-10 24-8l10 10 8 34 14 24q20 46 96 66M410 376q42-12 56-36l12-16q12-6 50-12 14 2 20 16l14 24v24"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M352 248l8 34 14 24q20 46 96 66h-104l-20-46 10-28-14-60M528 312q14 2 20 16l14 24v24h-52l18-64"
      />
      <path className="fill-gum" d="m0 366q140-10 280-2t280 0v316H0" />
      <path className="fill-deep" opacity=".5" d="m0 470q120-16 240 30t160 180H0" />
      <use href="#run" className="fill-shore" transform="matrix(1.1 0 0 1-38-1)" />
      <g className="fill-water">
        <path
          id="run"
          d="M452 369c-50 5-112 6-112 17 0 16 96 24 96 52 0 30-120 32-154 82-24 38-38 110-72 180h390c-60-70-174-110-174-156 0-44 80-46 80-98 0-46-146-42-146-58 0-8 50-10 98-16z"
        />
      </g>
      <path
        className="fill-glint"
        d="M406 402q-20 2-26 12 14-4 26-12zm60 50q-8 16-58 30 16-18 58-30zm-164 72q-24 26-26 60 6-34 26-60M360 478q8-8 15 0 5 8-1 20-10 14-3 18 30-12 60 0-6 16-34 20-42 4-46-14-2-10 8-22 8-12 4-18-5-2-3-4"
      />
      <path className="fill-sun" d="M362 482l-40 22q14 4 28-2 12-6 16-16" />
      <path className="fill-deep" d="M372 518q26-12 58-2-14 12-34 12-16 0-24-10" />
      <Pandanus transform="translate(164 534)" />
      {/* Phones show the picture too low for the birds. */}
      <g id="bird" className="max-md:hidden">
        <path
          className="fill-deep"
          d="M250 98q8-8 15-3 6 5 2 10 12-8 30-4 16 4 26 10-20 8-42 4-20-2-24-8-6-2-7-9zm26 8q16-26 62-36l14-6-4 8 12-2-8 8 12 2-10 8-14 4q-22 2-38 24zm-6-4q-14-20-8-48v-12l6 9 4-9 3 11 6-6-1 13q0 20 10 40"
        />
        <path className="fill-sun" d="m250 97-36 12q16 4 38-5" />
      </g>
      <use href="#bird" transform="matrix(.55 0 0 .55 176 118)" />
    </Drawing>
  );
}
