import { Drawing, type DrawingProps, Pandanus, Sun } from './drawing';

/**
 * A river that forks: a wide way on and a narrow one, and time to choose. Mirrored, as the hero's tree stands on the
 * left.
 */
export function RiverFork(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 800 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <g transform="matrix(-1 0 0 1 800 0)">
        <path className="fill-sky" d="m0 0h800v270H0" />
        <path className="fill-paper" opacity=".5" d="m0 0h800v80Q440 180 0 140" />
        <Sun x={610} y={142} r={36} />
        <path
          className="fill-ridge"
          d="M0 232q90-10 130 8t190 30H0M316 268q70-10 100-58l18-50 10-28q8-12 28-8l12 12 10 40 16 28q24 50 110 64M640 270q42-12 56-38l10-20q12-8 46-14 16 4 24 20l14 22q10 20 50 32"
        />
        <path
          className="fill-glint"
          opacity=".25"
          d="M484 136l10 40 16 28q24 50 110 64h-114l-28-50 12-34-18-60M752 198q16 4 24 20l14 22q10 20 50 32l-100-2 12-72"
        />
        <path className="fill-gum" d="m0 264q400-10 800 0v216H0" />
        <path
          className="fill-shore"
          d="M92 270c70-4 128 8 128 22 0 12-38 14-38 24 0 12 92 13 164 33 50 15 88 34 112 54V500H357c-4-50-22-101-63-116-68-23-145-33-145-64 0-18 41-18 41-29 0-8-50-17-98-20zM606 266c-20 5-72 10-72 22 0 16 138 22 138 58 0 46-79 55-89 91-6 24 2 40 12 60H441V394c78-26 160-30 160-54 0-24-107-28-107-50 0-16 76-23 112-24z"
        />
        <path
          className="fill-water"
          d="M92 270c70-2 126 9 126 22 0 11-38 14-38 24 0 14 90 14 162 36 50 15 92 36 116 56v92h-95c-4-50-22-104-65-119-70-23-144-31-144-61 0-17 40-18 40-30 0-9-50-16-102-20zM606 266c-20 3-74 10-74 22 0 16 136 22 136 58 0 46-80 54-90 90-6 24 2 44 12 64H442V398c78-26 162-34 162-58 0-24-108-28-108-50 0-16 74-21 110-24z"
        />
        <path
          className="fill-glint"
          d="M644 342q-8 26-66 36 50-14 66-36M520 404q-50 10-76 40 34-26 76-40m30 20q-26 14-40 44 16-26 40-44M300 362q-40-16-80-22 46 2 80 22"
        />
        <Pandanus transform="translate(228 388) scale(.74)" />
        <path className="fill-rise" d="M0 398C120 360 322 334 364 500H0" />
      </g>
    </Drawing>
  );
}
