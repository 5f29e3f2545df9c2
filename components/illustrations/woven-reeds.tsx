import { Drawing, type DrawingProps, Sun } from './drawing';

/** Reeds being woven, over and under, with loose and playful ends. */
export function WovenReeds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64q-150 60-310 40T0 130z" />

      <Sun x={300} y={128} />
      <path className="fill-ridge" d="m0 200q60-16 120-12t110 12 140-8 230 6v26H0z" />
      <path className="fill-water" d="m0 220h600v180H0z" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m30 250h30m-16 12h24m452-16h36m-56 12h20M40 350q8-5 16 0t16 0m438-20q8-5 16 0t16 0"
      />
      <path
        className="fill-gum"
        d="m154 112q-12-31-62-34 34 8 62 46zm0-6q-3-56-14-62 8 14 14 74zm97-8
          q-6-49-30-54 16 12 30 66zm0 2q3-54 14-60-8 13-14 72zm98-8q7-49 34-54-19 12-34 66zm0 4
          q-2-52-8-58 4 13 8 70zm97 12q13-23 64-26-35 6-64 38zm1-4q5-56 26-62-14 14-26 74z"
      />
      <path
        className="fill-deep"
        d="m201 84q-10-36-48-40 26 9 48 52zm-1-4q-1-56-6-62 3 14 6 74zm100-22
          q-7-40-34-44 19 10 34 56zm0-2q1-45 6-50-3 11-6 62zm0 2q9-29 44-32-24 8-44 44zm100 12
          q3-54 16-60-9 13-16 72zm0 2q11-32 54-36-30 8-54 48z"
      />
      <g className="fill-none" strokeWidth="14" strokeLinecap="round">
        <path
          className="stroke-gum"
          d="m153.5 104 36 306m61.2-318 12.5 318m86.4-324-12.8 324M447 100l-36.5 310"
        />
        <path className="stroke-deep" d="m200.1 76 26.3 334M300 52v358M401 62l-27.4 348" />
        <g strokeWidth="20">
          <path
            className="stroke-sun"
            d="m140 134q160 32 320 0c36-8 62-30 48-48s-34 0-28 20M74 308c14 16 36-12 66-4
              q160 38 320 6"
          />
          <path
            className="stroke-glint"
            d="m140 178q160 32 320 0c30-8 44 14 80-6m-400 94q160 32 320 0c26-6 40 6 64 18"
          />
          <path
            className="stroke-clay"
            d="m80 238c-18-16-10-42 14-36 18 4 26 11 46 14q160 38 320 6"
          />
        </g>
        <path
          className="stroke-deep"
          opacity=".3"
          strokeWidth="24"
          strokeLinecap="butt"
          d="m156.4 129.3 1.9 16m8.7 73.9 1.9 16m8.7 73.6 1.9 16m28.8-144 1.3 16m5.7 72.8 1.3 16
            m36-145 .6 16m2.9 72.2.6 16m2.8 72.2.7 16M300 186v16m0 72v16m47.4-149.4-.6 16
            m-2.9 72.2-.6 16m-2.8 72.2-.7 16m51.9-152.2-1.3 16m-5.7 72.8-1.3 16m60.2-156.3-1.9 16
            m-8.7 73.9-1.9 16m-8.7 73.6-1.9 16"
        />
        <path
          className="stroke-deep"
          strokeLinecap="butt"
          d="m208.1 178.3 1.7 21m5.3 67.8 1.7 21M300 183.5v21m0 67v21m91.9-114.2-1.7 21
            m-5.3 67.8-1.7 21"
        />
        <path
          className="stroke-gum"
          strokeLinecap="butt"
          d="m156.1 126.8 2.5 21m8.1 68.9 2.5 21m8.1 68.6 2.5 21m72.7-189.2.8 21m2.7 67.2.8 21
            m2.6 67.2.9 21m87.2-197.4-.8 21m-2.7 67.2-.8 21m-2.6 67.2-.9 21m104.2-208.7-2.5 21
            m-8.1 68.9-2.5 21m-8.1 68.6-2.5 21"
        />
      </g>
    </Drawing>
  );
}
