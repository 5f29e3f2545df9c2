import { Drawing, type DrawingProps, Pandanus, Sun } from './drawing';

/**
 * A river that forks: two ways on, and time to choose. Mirrored, so that its cone does not stand above the one of
 * the horizon, which follows it on phones.
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
        <Pandanus transform="translate(228 388) scale(.74)" />
        <path className="fill-rise" d="M0 398C120 360 322 334 364 500H0" />
        <path
          className="fill-shore"
          d="M326 266c52 1 102 8 102 22 0 20-67 26-67 44 0 20 41 36 93 62 17 6 22 76 22 106l-171-3c20-30 42-57 42-83 0-38-50-46-50-76 0-26 93-36 93-54 0-10-30-14-64-18zM606 266c-20 5-72 10-72 22 0 16 138 22 138 58 0 46-79 55-89 91-6 24 2 40 12 60l-171 3c0-30 4-100 17-106 78-26 160-30 160-54 0-24-107-28-107-50 0-16 76-23 112-24z"
        />
        <path
          className="fill-water"
          d="M326 266c52 3 100 8 100 22 0 20-68 26-68 44 0 20 42 40 94 66 18 6 18 72 18 102l-160 0c20-30 42-60 42-86 0-38-52-46-52-76 0-26 92-36 92-54 0-10-32-16-66-18zM606 266c-20 3-74 10-74 22 0 16 136 22 136 58 0 46-80 54-90 90-6 24 2 44 12 64l-160 0c0-30 0-96 12-102 78-26 162-34 162-58 0-24-108-28-108-50 0-16 74-21 110-24z"
        />
        <path
          className="fill-glint"
          d="M644 342q-8 26-66 36 50-14 66-36M520 404q-50 10-76 40 34-26 76-40m30 20q-26 14-40 44 16-26 40-44M318 338q2 16 28 26-18-12-28-26"
        />
      </g>
    </Drawing>
  );
}
