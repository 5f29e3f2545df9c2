import { Drawing, type DrawingProps, Sun } from './drawing';

/** The stilt roots of two mangroves interlace above still water. */
export function MangroveRoots(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64q-150 60-310 40T0 130z" />

      <Sun x={300} y={160} />
      <path className="fill-ridge" d="m0 204q80-16 170-8t200 4 230 0v30H0z" />
      <path className="fill-glass" d="m0 220h600v180H0z" />
      <path className="fill-water" opacity=".4" d="m0 352q150-20 300-6t300-8v62H0z" />
      <use href="#mangrove-roots-all" opacity=".18" transform="matrix(1 0 0 -.4 0 476)" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m276 236h48m-38 12h34m-42 12h26M40 366q8-5 16 0t16 0m128 10q9-5 18 0t18 0 18 0m176-4
          q8-5 16 0t16 0"
      />
      <g id="mangrove-roots-all" className="fill-none" strokeLinecap="round" strokeWidth="9">
        <path
          className="stroke-gum"
          d="m434 104c-84-6-184 86-200 234m198-200c-64-4-134 76-144 194m142-160c-36 0-80 62-84 172
            m92-228c62-8 124 84 142 224M436 148c50-2 86 76 92 186m-96-154c24 6 40 70 42 164
            m-46-154c-12 30-18 80-18 146"
        />
        <path className="stroke-gum" strokeWidth="26" d="m470-10c-30 50-38 100-38 190" />
        <path
          className="stroke-deep"
          d="m166 112c84-8 186 78 200 222M168 146c64-4 136 68 144 196M170 178c36 0 80 56 84 154
            m-92-212c-62-8-122 80-140 216m143-186c-49-2-85 70-91 194m94-162c-24 4-40 68-42 152
            m46-144c12 30 18 80 18 152"
        />
        <path className="stroke-deep" strokeWidth="26" d="m130-10c30 50 38 100 38 196" />
        <path
          className="stroke-gum"
          strokeLinecap="butt"
          d="m311 161c-8 8-15 17-22 26m69 76c-2 8-4 16-6 26m-48-34c-3 10-6 20-9 31m-42-30
            c-5 13-9 26-12 39"
        />
      </g>
      <g className="fill-gum">
        <use href="#mangrove-roots-leaves" transform="matrix(-1 0 0 1 606 6)" />
      </g>
      <g className="fill-deep">
        <path
          id="mangrove-roots-leaves"
          d="m-10-10 292 4-20 28-36 12-20 20-36 4-20 16-38-2-28 14-38-6-26 12-30-8zm290 0
            q21-2 30 18-21 2-30-18zM270 4q21 11 17 34-21-11-17-34zm-12 12q23-2 31 19-23 2-31-19z
            m-18 6q14 13 6 30-14-13-6-30zm-16 7q23-4 34 17-23 4-34-17zm-10 10
            q19 7 19 27-19-7-19-27zm-12 8q16 2 20 18-16-2-20-18zm-18 2q15 15 6 35-15-15-6-35z
            m-16 4q13 4 13 18-13-4-13-18zm-10 8q14 18 2 37-14-18-2-37zm-12 6q18 0 24 17-18 0-24-17
            zm-19-1q16 12 9 31-16-12-9-31zm-18 0q17 1 22 17-17-1-22-17zm-14 7
            q12 19-2 37-12-19 2-37zm-15 5q14 3 16 18-14-3-16-18zm-19-3q19 14 12 37-19-14-12-37z
            m-18-1q17 6 17 24-17-6-17-24zm-13 6q16 16 6 35-16-16-6-35zm-13 4q16 6 16 24-16-6-16-24
            zM2 80q17 16 8 38-17-16-8-38z"
        />
      </g>
    </Drawing>
  );
}
