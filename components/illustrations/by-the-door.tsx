import { Drawing, type DrawingProps, Sun } from './drawing';

/** By the door at home: two coats, a clock that shows the minutes left, a basket that remembers the keys. */
export function ByTheDoor(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-glass" d="M0 0h600v300H0" />
      <path className="fill-shore" d="M0 292h600v108H0" />
      <ellipse className="fill-glint" opacity=".3" cx="306" cy="352" rx="210" ry="22" />
      <path className="fill-deep" d="M298 0h4v34h-4z" />
      <path className="fill-sun" d="M286 32h28l16 30h-60z" />
      <path className="fill-sky" d="M404 292V142a50 50 0 0 1 100 0v150" />
      <Sun x={477} y={152} r={17} />
      <path
        className="fill-ridge"
        d="M404 190q16-3 24-21l9-22q5-10 13-8 7 0 10 11l6 17q12 22 38 25v14H404"
      />
      <path className="fill-gum" d="M404 195q50-6 100 0v97H404" />
      <path
        className="fill-water"
        d="M462 193c-24 3-32 7-32 13 0 12 50 14 50 32 0 22-50 28-58 54h66c-4-20 12-30 12-50 0-24-54-24-54-36 0-5 8-9 16-13z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="11"
        d="M404 292V142a50 50 0 0 1 100 0v150"
      />
      <path className="fill-deep" opacity=".2" d="M532 312q28-8 56 0-28 8-56 0" />
      <path
        className="fill-hull"
        d="M545 312q-14-64-3-134 8-50 28-80 16 34 16 84 0 70-17 130-12 6-24 0"
      />
      <path className="fill-shore" d="M556 300q-8-58 0-120 4-30 12-56 8 28 6 62-2 62-12 114z" />
      <path className="fill-deep" d="M90 96h176v8H90zM24 262h48l-6 42H30z" />
      <path
        className="fill-reed"
        d="M44 264Q42 200 18 150 50 196 53 264zM50 264q-4-80 4-134 8 60 4 134zM56 264q6-52 34-82-22 36-24 82z"
      />
      <g className="fill-hull" transform="matrix(.9 0 0 .92 154 102)">
        <g id="coat">
          <path d="M-12 4Q0-6 12 4l22 12q9 5 11 18l8 92q-8 7-19 3l-5-58 5 96q-34 12-68 0l5-96-5 58q-11 4-19-3l8-92q2-13 11-18z" />
          <path
            className="fill-deep"
            opacity=".25"
            d="M-12 4 0 26 12 4Q0 14-12 4zM-1 26h3v144h-3z"
          />
        </g>
      </g>
      <use href="#coat" className="fill-reed" transform="matrix(.86 0 0 .8 220 102)" />
      <path className="fill-shore" d="M150 94h8v12h-8zM216 94h8v12h-8z" />
      <circle className="fill-deep" cx="328" cy="124" r="36" />
      <circle className="fill-glint" cx="328" cy="124" r="29" />
      <path className="fill-sun" d="M328 124V98a26 26 0 0 1 24 35z" />
      <path className="fill-deep" d="M268 236h120v8H268zM276 242h8v64h-8zM372 242h8v64h-8z" />
      <clipPath id="bowl">
        <path d="M280 190q48 8 96 0-3 30-18 46h-60q-15-16-18-46" />
      </clipPath>
      <g clipPath="url(#bowl)">
        <path className="fill-sand" d="M276 186h104v54H276" />
        <path className="fill-glint" opacity=".5" d="M276 186h104v54H276" />
        <g className="fill-none stroke-hull" strokeWidth="10" strokeDasharray="1">
          <path pathLength="11" d="M274 200q54 8 108 0" />
          <path pathLength="11" strokeDashoffset="1" d="M277 210q51 7 102 0" />
          <path pathLength="11" d="M282 220q46 7 92 0" />
          <path pathLength="11" strokeDashoffset="1" d="M288 230q40 6 80 0" />
        </g>
      </g>
      <path
        className="fill-none stroke-hull"
        strokeWidth="6"
        strokeLinecap="round"
        d="M280 191q48 8 96 0"
      />
      <path
        className="fill-deep"
        d="M298 274h15v20q10 1 16 8v4h-31zM335 274h15v20q10 1 16 8v4h-31z"
      />
    </Drawing>
  );
}
