import { Drawing, type DrawingProps, Pandanus, Sun } from './drawing';

/** A river that forks: two ways on, and time to choose. */
export function RiverFork(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 800 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h800v270H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h800v80Q440 180 0 140" />
      <Sun x={596} y={158} r={40} />
      <path
        className="fill-ridge"
        d="M0 232q90-10 130 8t190 30H0M296 268q70-10 100-58l18-50 10-28q8-12 28-8l12 12 10 40 16 28q24 50 110 64M640 270q42-12 56-38l10-20q12-8 46-14 16 4 24 20l14 22q10 20 50 32"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M464 136l10 40 16 28q24 50 110 64h-114l-28-50 12-34-18-60M752 198q16 4 24 20l14 22q10 20 50 32l-100-2 12-72"
      />
      <path className="fill-gum" d="m0 264q400-10 800 0v216H0" />
      <path
        className="fill-deep"
        opacity=".5"
        d="M0 378q150-30 300 30t60 80H0zm800 6q-120-4-150 30t-10 76h160"
      />
      <use href="#arms" className="fill-shore" transform="matrix(1.05 0 0 1-22-1)" />
      <g className="fill-water">
        <path
          id="arms"
          d="M320 490c30-30 64-60 56-86-8-28-110-38-114-64-4-22 66-30 70-44 2-12-60-18-92-26h24c46 6 92 14 90 28-2 16-52 26-50 42 4 20 108 24 144 40 52-8 192-8 192-36 0-26-154-28-156-46-2-16 106-22 146-28h32c-30 8-112 16-110 28 4 14 206 18 210 54 4 44-110 70-86 138z"
        />
      </g>
      <path
        className="fill-glint"
        d="M704 340q-4 26-60 36 48-18 60-36zm-110-32q-40-2-70-12 26 14 70 12M500 404q-50 10-76 40 34-26 76-40zm66 30q-26 10-36 34 14-20 36-34M284 330q0 14 24 24-18-12-24-24"
      />
      <Pandanus transform="translate(228 418)" />
    </Drawing>
  );
}
