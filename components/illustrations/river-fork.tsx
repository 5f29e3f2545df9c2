import { Drawing, type DrawingProps, Hut, Pandanus, Stars } from './drawing';

/**
 * A river that forks: a wide way on and a narrow one, and time to choose. Mirrored, as the hero's tree stands on the
 * left.
 */
export function RiverFork(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 800 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <g transform="matrix(-1 0 0 1 800 0)">
        <path className="fill-sky" d="m0 0h800v270H0" />
        <path className="fill-zenith" d="m0 0h800v80Q440 180 0 140" />
        <path className="fill-glow" d="M0 196Q440 232 800 176v100H0" />
        <Stars at="M150 60h0M262 36h0M322 110h0M392 70h0M452 30h0M540 86h0M668 40h0M420 168h0M130 180h0M300 190h0" />
        <path
          className="fill-ridge"
          d="M0 232q90-10 130 8t190 30H0M316 268q70-10 100-58l18-50 10-28q8-12 28-8l12 12 10 40 16 28q24 50 110 64M640 270q42-12 56-38l10-20q12-8 46-14 16 4 24 20l14 22q10 20 50 32"
        />
        <path
          className="fill-glint"
          opacity=".25"
          d="M484 136l10 40 16 28q24 50 110 64h-114l-28-50 12-34-18-60M752 198q-34 6-46 14l-10 20q-14 26-56 38h70l22-34 8-18z"
        />
        <path className="fill-gum" d="m0 264q400-10 800 0v216H0" />
        <path
          className="fill-shore"
          d="M222 260c62 2 112 13 112 30 0 14-31.5 16-31.5 30 0 12 29.5 26 59.5 41s53 34 79 34v105H354.5c4-49-10.5-87-48-126-30-28-41.5-36-41.5-58 0-17 37-17 41-28 2-8-27-18-84-24zM622 260c-30 6-88 14-88 28 0 16 138 22 138 58 0 46-79 55-89 91-6 24 2 40 12 60H441V395c43 0 160-31 160-55 0-24-107-28-107-50 0-16 76-27 128-30z"
        />
        <path
          className="fill-water"
          d="M228 260.5c58 3 104 14 104 29.5 0 14-32 16-32 30s30 28 60 44 56 36 82 36v100h-82c4-50-12-90-50-128-30-28-42-36-42-56 0-16 36-16 40-28 2-10-28-19-80-27.5zM618 260.5c-28 5-86 14-86 27.5 0 16 136 22 136 58 0 46-80 54-90 90-6 24 2 44 12 64H442V400c43 0 162-36 162-60 0-24-108-28-108-50 0-16 74-25 122-29.5z"
        />
        <Hut transform="translate(462 374)" />
        <path
          className="fill-ember"
          d="M444 412q18-5 36 0-18 5-36 0zm-4 14q22-5 44 0-22 5-44 0zm8 14q13-5 26 0-13 5-26 0z"
        />
        <path
          className="fill-glint"
          d="M596 404q-50 6-82 28 42-16 82-28M296 340q10 22 46 42-24-22-46-42"
        />
        <Pandanus transform="translate(206 390) scale(.68)" />
        <path className="fill-rise" d="M0 408C110 366 330 340 392 500H0" />
      </g>
    </Drawing>
  );
}
