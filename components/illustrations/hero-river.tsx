import { Drawing, type DrawingProps, Sun } from './drawing';

/** The Noosa River on its way from the volcanic plugs of the hinterland, a pandanus on its bank. */
export function HeroRiver(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 560 680" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="m0 0h560v420H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h560v120q-150 80-290 66T0 250z" />
      <Sun x={438} y={318} r={40} />
      <path
        className="fill-ridge"
        d="m0 382c40-4 50-46 100-50 46-2 60 30 96 42 48-8 84-42 112-86l12-16 11 5 13 23
          c22 42 46 74 84 78 24-8 40-38 62-44 22 2 40 36 70 44v42H0z"
      />
      <path
        className="fill-deep"
        opacity=".2"
        d="m320 272-2 32 15 24-7 28 20 64H180c60-16 96-80 128-132zm170 62 5 20 13 16 4 50H412
          c28-16 56-80 78-86z"
      />
      <path className="fill-ridge" d="m0 402h560v278H0z" />
      <path
        className="fill-deep"
        opacity=".25"
        d="m-6 430v-28c14-19 55-19 69-1 19-9 76-9 95-1 22-10 90-10 112 2 16-13 66-13 82 0 13-18
          54-18 67-2 14-8 55-8 69 0 16-18 63-18 79 1v29zm6 0h560v250H0z"
      />
      <path className="fill-deep" opacity=".22" d="m0 470c150-30 330 30 560-8v218H0z" />
      <path
        className="fill-sand"
        d="m457 403c-2 1-1 3-11 5-11 2-34 5-50 9-15 3-42 6-39 11 5 6 37 13 67 21 28 7 91 16 120 30
          26 14 33 29 25 52-12 23-84 54-84 79 4 28 22 39 87 92 52 43 205 151 322 237L197 670
          c-1-6-14-59-12-90 2-23 5-41 34-56 34-16 103-25 132-35 29-10 45-19
          45-26-2-7-38-13-55-20-16-6-35-12-32-17 5-5 36-8 55-11 20-2 48-5 62-7 14-2 18-4 21-5z"
      />
      <path
        className="fill-water"
        d="m456 403c-2 1-3 3-13 5-11 2-35 5-51 8-16 4-44 7-42 12 4 5 34 12 61 20 27 7 85 15 108 28
          20 13 23 27 9 47-18 20-93 45-100 69-3 24 14 38 61 84 43 41 163 138 234 197L249 690
          c-3-9-26-67-30-99-2-25-3-43 23-60 31-17 102-27 131-38 28-11 42-20
          40-28-4-8-43-14-62-21-17-7-37-13-36-18 4-5 34-7 54-10 19-3 46-6 60-8 13-2 16-4 19-5z"
      />
      <path
        className="fill-glass"
        opacity=".6"
        d="m377 416c-9 2-47 6-49 11 1 5 25 12 45 19 22 7 68 13 77 23 8 9-2 21-26 34-28 13-102
          28-125 47-20 19-11 36 3 67 16 35 68 105 81 125l-69-27c-7-14-44-78-54-111-8-28-13-46
          10-64 27-18 100-30 128-42 27-12 39-22 34-31-7-9-49-15-69-22-19-7-42-14-41-19 3-4 41-8
          51-10z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m446 474h34m-14 12h26m-68 14h16m-110 48h40m-108 36q8-5 16 0t16 0m36 66q9-5 18 0
          t18 0 18 0"
      />
      <g transform="translate(300 558)">
        <path
          className="fill-glint"
          d="m32 54c-6-12 6-18 20-18 18-2 40 0 56 6-10 12-32 20-52 20-12 0-22-2-24-8z"
        />
        <path
          className="fill-none stroke-glint"
          strokeWidth="8"
          strokeLinecap="round"
          d="m40 50c-14-12 12-20 3-36"
        />
        <path className="fill-sun" d="m44 10L4 32c6 6 30 2 42-13z" />
        <path className="fill-deep" d="m54 42c16-7 38-4 54 0-12 10-38 14-54 0z" />
      </g>
      <path
        className="fill-deep"
        d="m0 578c60 0 150 12 206 40s64 42 94 62H0zm430 102q2-40-6-70 16 30 16 70zm20 0
          q4-50 20-84-6 44-8 84zm24 0q6-40 26-64-12 34-14 64z"
      />
      <g className="fill-none stroke-deep" strokeLinecap="round">
        <path strokeWidth="24" d="m120 510c8-20 10-44 6-70" />
        <path
          strokeWidth="17"
          d="m128 464c-4-48-32-70-70-98m68 98c8-58 22-94 26-154m-16 100c28-18 80-22 102-60"
        />
        <path
          strokeWidth="9"
          d="m118 490-86 106m84-86-54 94m60-88-28 94m30-94-2 100m4-102 26 102m-28-108 54 114
            m-52-130 80 130"
        />
      </g>
      <g id="hero-river-crown">
        <path
          className="fill-deep"
          transform="translate(152 304)"
          d="m-5-3q-28 32-33 78Q-19 39 5 3zm2-2q-51 18-70 85Q-45 28 3 5zm3-1q-65-8-95 69Q-64 3 0 6
            zm2 1Q-63-40-98 26-69-24-2 5zm2 0q-52-51-82-15Q-58-43-4 5zm1 2q-31-58-54-46 9-3 44 52z
            m1 2Q-6-60-20-61-22-56-6 1zm0 2q8-55 2-61Q-3-56-6-1zM5 2q28-56 32-58Q17-62-5-2zM4 4
            q48-53 64-39Q40-61-4-4zM3 5q63-39 89 2Q58-49-3-5zM1 6Q66-9 97 50 64-26-1-6zm-3-1
            q55 12 84 66Q58 1 2-5zm-2-1q31 31 53 68Q39 23 4-4z"
        />
        <path
          className="fill-gum"
          transform="translate(152 304)"
          d="m0-3q-50 0-74 62Q-49 5 0 3zm2 1q-47-41-72 1 20-35 68 3zm1 1Q-8-49-17-49q2 2 14 50z
            M2 1q27-51 36-40Q22-54-2-1zM1 3q55-28 81 24Q54-33-1-3zm-2-1q39 16 60 55Q42 11 1-2z"
        />
      </g>
      <use href="#hero-river-crown" transform="translate(-98 56)" />
      <use href="#hero-river-crown" transform="translate(86 40)" />
      <circle className="fill-sun" cx="226" cy="384" r="16" />
      <path
        className="fill-none stroke-deep"
        strokeWidth="2"
        d="m212 377 22 20m-16-27 22 19m0-12-22 20m16-27-22 19"
      />
      <g id="hero-river-bird">
        <path
          className="fill-deep"
          d="m300 165c10-9 24-13 34-9 12 4 18 10 24 14 8-6 22-16 36-17 12 0 24 5 34
            13-12-4-22-4-30-2-12 4-22 12-30 16-6 6-14 6-18 0-6-8-14-14-22-16-10-2-18-2-28 1z"
        />
        <path className="fill-sun" d="m357 171-27 13c10 2 22-1 30-7z" />
      </g>
      <use href="#hero-river-bird" transform="matrix(.66 0 0 .66 30 100)" />
    </Drawing>
  );
}
