import { Drawing, type DrawingProps } from './drawing';

/** By the door at home: two coats, a clock that shows the minutes left, one pair of shoes set down and one kicked off. */
export function ByTheDoor(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-glass" d="M0 0h600v300H0" />
      <path className="fill-sand" d="M0 292h600v108H0" />
      {/* What its lamp throws on wall and floor by night. */}
      <g className="lamplight" opacity="0">
        <path
          className="fill-pool"
          opacity=".5"
          d="M272 62h56Q356 190 440 292H160Q244 190 272 62"
        />
        <path className="fill-pool" d="M160 292h280a154 54 0 1 1-280 0" />
      </g>
      {/* A runner with a river in it, below what a wide frame shows. */}
      <path className="fill-glint" d="M150 342H424L456 380H110z" />
      <path className="fill-glass" d="M163 346H413L437 376H131z" />
      <path
        className="fill-water"
        d="M150 358C180 351 206 367 244 363S308 353 344 359 400 366 425 361L429 366C400 371 376 370 342 365S282 364 246 370 176 358 144 364z"
      />
      <path className="fill-deep" d="M298 0h4v34h-4z" />
      <path className="fill-sun" d="M286 32h28l16 30h-60z" />
      <path className="fill-sky" d="M418 112h72v80h-72" />
      <path className="fill-zenith" d="M418 112h72v36q-40 22-72 8" />
      <path className="fill-ridge" d="M418 184q16-10 38-5t34-5v30h-72" />
      <path className="fill-gum" d="M418 195q36-6 72 0v40h-72" />
      <path className="fill-water" d="M468 193q-34 5-34 11c0 10 38 8 30 24h26q0-12-28-19t6-16" />
      <path
        className="fill-deep"
        d="M404 292V148a50 50 0 0 1 100 0v144zM418 228h72v-80a36 36 0 0 0-72 0z"
      />
      <path className="fill-reed" opacity=".5" d="M418 242h72v36h-72z" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="10"
        d="M404 292V148a50 50 0 0 1 100 0v144"
      />
      <path className="fill-glint" d="M394 289h120v8H394z" />
      <path className="fill-deep" opacity=".2" d="M538 312q30-8 60 0-30 10-60 0" />
      {/* A surfboard, bottom to the room. */}
      <path className="fill-deep" d="M571 262Q588 274 592 296 582 288 570 290z" />
      <path
        className="fill-hull"
        d="M558 92Q576 120 580 170 584 236 574 306 572 314 559 314 546 314 544 306 533 236 537 170 541 120 558 92z"
      />
      <path
        className="fill-shore"
        d="M558 106Q570 130 573 172 576 236 567 307 559 309 551 307 541 236 544 172 547 130 558 106z"
      />
      <path className="fill-amber" d="M543.5 196h30l.3 14h-30.3zM543.6 216h30.1v6h-30z" />
      <path className="fill-hull" d="M557 106h2v202h-2z" />
      <path className="fill-deep" opacity=".2" d="M6 306q22-10 62-4-24 14-62 4" />
      <path
        className="fill-reed"
        d="M42 276Q42 204 18 150 50 200 51 276zM48 276q-5-88 6-146 9 66 2 146zM53 276q4-60 29-90-17 34-18 90z"
      />
      <path className="fill-deep" d="M21 256h54v11h-4l-5 39H30l-5-39h-4zM80 94h190v12H80z" />
      <path
        className="fill-none stroke-deep"
        strokeWidth="3"
        strokeLinecap="round"
        d="M91 106v12a5 5 0 0 0 10 0M130 106v12a5 5 0 0 0 10 0M188 106v12a5 5 0 0 0 10 0M242 106v12a5 5 0 0 0 10 0"
      />
      <g transform="translate(135 122) scale(.97)">
        <path
          id="hanger"
          className="fill-none stroke-deep"
          strokeWidth="3"
          strokeLinecap="round"
          d="M0 16V2M-22 28 0 16 22 28"
        />
        <path className="fill-deep" d="M-14 21q14 5 28 0l-5 46h-18z" />
        <path
          className="fill-hull"
          d="M-14 20 0 62 14 20 30 28q10 5 12 18l8 84q-7 5-15 3l-6-62 5 88q-34 10-68 0l5-88-6 62q-8 2-15-3l8-84q2-13 12-18z"
        />
        <path
          className="fill-deep"
          opacity=".3"
          d="M-29 71l-6 62-5 1 8-86zM29 71l6 62 3 0-7-85zM-1 74h2v90h-2zM-25 112h15v4h-15zM10 112h15v4h-15zM-49 118l14 2-1 4-13-2zM49 118l-14 2 1 4 13-2zM4 86h4v4h-4zM4 108h4v4h-4z"
        />
        <path
          className="fill-glint"
          opacity=".25"
          d="M-14 20-21 40-13 44-17 50 0 78 0 62zM14 20 21 40 13 44 17 50 0 78 0 62z"
        />
      </g>
      <g transform="translate(247 122) scale(.97)">
        <use href="#hanger" />
        <path
          className="fill-reed"
          d="M-15 20Q0 30 15 20L31 28q9 5 11 18l9 74q-7 5-15 3l-7-54 5 66q-34 9-68 0l5-66-7 54q-8 2-15-3l9-74q2-13 11-18z"
        />
        <path
          className="fill-deep"
          opacity=".35"
          d="M-29 69l-7 54-5 0 9-75zM29 69l7 54 3-1-8-74zM-1 26h2v113h-2zM-26 96l15-4v4l-15 4zM26 96l-15-4v4l15 4z"
        />
        <path
          className="fill-amber"
          d="M-17 20-8 15Q0 24 8 15L17 20Q14 30 9 36L15 92H1L-1 46-7 42-5 106H-20L-16 38Q-18 28-17 20z"
        />
        <path
          className="fill-hull"
          d="M-20 90h15v5h-15zM0 77h14v5h-14zM-20 99h15v3h-15zM1 85h14v3h-14z"
        />
      </g>
      <g transform="translate(6)">
        <circle className="fill-deep" cx="340" cy="130" r="36" />
        <circle className="fill-glint" cx="340" cy="130" r="29" />
        <path
          className="fill-amber"
          d="M340 130v-26a26 26 0 0 1 22.5 39zM405 214h4v4h11v4h-11v12h-4z"
        />
        <path className="fill-deep" opacity=".2" d="M286 308q20-10 104-3-30 12-104 3" />
        <path className="fill-deep" d="M308 236h80v8h-80zM311 242h8v64h-8zM377 242h8v64h-8z" />
        <g transform="translate(348 198) scale(.33)">
          <ellipse className="fill-deep" rx="113" ry="16" />
          <path className="fill-none stroke-hull" strokeWidth="9" d="M-113 0A113 16 0 0 1 113 0" />
          <path
            className="fill-sand"
            d="M-112 0A112 15 0 0 0 112 0Q104 52 72 104A72 12 0 0 1-72 104Q-104 52-112 0"
          />
          <path
            className="fill-glint"
            opacity=".55"
            d="M-112 0A112 15 0 0 0 112 0Q104 52 72 104A72 12 0 0 1-72 104Q-104 52-112 0"
          />
          <path
            className="fill-hull"
            d="M-112 0l4 4 4 21-4-4zM-97 8l18 3 3 20-17-3zM-56 13l27 1 1 21-26-2zM0 15l29-1-1 21-28 0zM56 13l23-2-3 20-22 2zM97 8l11-4-4 21-11 3zM-104 25l11 3 5 21-10-4zM-76 31l22 2 3 21-21-3zM-28 35l28 0 0 20-26 0zM28 35l26-2-3 21-25 1zM76 31l17-3-5 21-16 2zM104 25l4-4-6 21-4 3zM-102 42l4 3 7 21-3-4zM-88 49l16 2 6 21-15-3zM-51 54l25 1 2 20-23-1zM0 55l26 0-2 20-24 1zM51 54l21-3-6 21-19 2zM88 49l10-4-7 21-10 3zM-91 66l10 3 9 21-9-4zM-66 72l19 2 5 20-17-2zM-24 75l24 1 0 20-22-1zM24 75l23-1-5 20-20 1zM66 72l15-3-9 21-13 2zM91 66l3-4-10 21-3 3zM-84 83l3 3 11 21-2-3zM-72 90l13 2 8 20-11-2zM-42 94l20 1 3 21-17-2zM0 96l22-1-3 21-19 0zM42 94l17-2-8 20-15 2zM72 90l9-4-11 21-8 3z"
          />
          <path
            className="fill-deep"
            opacity=".15"
            d="M-112 0A112 15 0 0 0-79 11Q-72 62-51 112-64 109-72 104-104 52-112 0"
          />
          <g className="fill-none stroke-hull" strokeLinecap="round">
            <path strokeWidth="6" d="M-72 105A72 12 0 0 0 72 105" />
            <path strokeWidth="8" d="M-106 5C-116-46-70-44-76 11M106 5C116-46 70-44 76 11" />
            <path strokeWidth="12" d="M-113 0A113 16 0 0 0 113 0" />
          </g>
        </g>
        <path
          className="fill-none stroke-deep"
          strokeWidth="3"
          d="M340 108v22l17 9.800M187 121a6 6 0 1 0 .1 0zM184 132l-6 18m1-4 4 2M188 133l3 20m-1-4 4-1"
        />
        <g className="fill-amber" transform="translate(348 306) scale(.64)">
          <g id="boot">
            <path d="M4-44q8-3 17 0l-2 24q0 7 8 10 11 3 13 9v1H5Q1-22 4-44" />
            <path className="fill-deep" d="M4-1h37v4H22l-3-2-1 2H4zM3-45q9-3 19 0v4q-10-3-19 0z" />
          </g>
          <use href="#boot" transform="translate(-2) scale(-1 1)" />
        </g>
      </g>
      {/* One pair set down, the other kicked off. */}
      <path
        className="fill-deep"
        opacity=".2"
        d="M116 314q28-9 68-3-22 10-68 3M248 313q20-8 52-3-18 8-52 3M420 321q22-8 60-2-22 7-60 2"
      />
      <g transform="translate(132 308)scale(1.15)">
        <g id="shoe">
          <path className="fill-deep" d="M1-17Q5-20 10-17L9-12H2z" />
          <path className="fill-reed" d="M1-3Q-1-11 1-17 5-13 10-17 14-10 24-9 35-8 36-3z" />
          <path
            className="fill-glint"
            d="M0-4H36.500V-1Q36.500 0 35 0H1Q0 0 0-1zM12-13.500l-1.600 4 1.400.5 1.800-3.400zM15.600-11.300l-1.600 3.800 1.400.4 2-3.600z"
          />
        </g>
        <path
          className="fill-deep"
          opacity=".3"
          d="M1-3Q-1-11 1-17 5-13 10-17 14-10 24-9 35-8 36-3z"
        />
        <use href="#shoe" x="-9" y="4.500" />
      </g>
      <g transform="translate(432 316)rotate(-7)">
        <path className="fill-amber" d="M1-1Q-1-12 5-16 14-17 19-13 30-14 36-2z" />
        <path className="fill-deep" d="M0-5Q-1-13 5-16 9-12 4-4z" />
        <path
          className="fill-glint"
          d="M0 0Q0-6 8-6 16-4 23-6 36-8 37 0 36 6 25 5.500 16 3 8 5.500 0 6 0 0z"
        />
        <path
          className="fill-hull"
          d="M5-3h2v5.500H5zM10-3h2v5H10zM23-3h2v5.500h-2zM28-3.500h2V2.500h-2z"
        />
      </g>
      <g transform="matrix(-1.300 .2 .2 1.300 326 362)">
        <path className="fill-deep" opacity=".2" d="M-8 0Q18-6 46 0 20 6-8 0z" />
        <path className="fill-deep" d="M1-17Q5-20 10-17L9-12H2z" />
        <path className="fill-amber" d="M1-3Q-1-11 1-17 5-13 10-17 14-10 24-9 35-8 36-3z" />
        <path className="fill-glint" d="M0-4H36.500V-1Q36.500 0 35 0H1Q0 0 0-1z" />
        <path
          className="fill-hull"
          d="M12-13.500l-1.600 4 1.400.5 1.800-3.400zM15.600-11.300l-1.600 3.800 1.400.4 2-3.600z"
        />
      </g>
      <g transform="translate(286 312)rotate(4)">
        <path className="fill-none stroke-deep" strokeWidth="3" d="M-6-42V-47Q0-53 6-47V-42" />
        <path className="fill-glint" d="M-8-38-10-54 8-52 9-38z" />
        <path className="fill-hull" d="M-20 0Q-24-44-10-44H10Q24-44 20 0z" />
        <path
          className="fill-deep"
          opacity=".3"
          d="M10-44Q24-44 20 0H12Q18-40 10-44zM-14-20H14L13-3H-13z"
        />
        <path className="fill-amber" d="M-16-33H16V-31H-16zM-14-20H14V-18H-14zM8-19h3v7H8z" />
      </g>
    </Drawing>
  );
}
