import { Drawing, type DrawingProps, Hut } from './drawing';

/** The river from its lakes to the sea, on a folded map, and on it the places that the services' scenes are of. */
export function RiverChart(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 460 480" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-land" d="M-200-100h900v700h-900" />
      <path
        className="fill-ridge"
        opacity=".45"
        d="M-200-100h250q24 60 4 96t-18 76 50 64 32 74-44 70-54 64-46 40-174 40zM-200 600V430q150-20 214-28t96 24 84 22 62 40 60 112zM208-100C214-40 236-10 232 20 222 60 226 84 246 110 268 140 272 150 262 172 258 200 294 206 302 176 308 150 296 120 292 60 290 0 300-60 306-100z"
      />
      {/* The banks, and the water between them. */}
      <g className="fill-none stroke-glint" opacity=".6">
        <g id="chart-shore" strokeWidth="9" strokeLinejoin="round">
          <path d="M334-100q-8 60-4 120 4 56 24 170C361 226 352 251 331 265L345 287C364 275 376 259 402 256 428 253 450 264 449 288 448 308 442 336 454 366 472 400 470 440 470 506h300v-606z" />
          <path d="M134-66C118-40 116-22 138 0 150 12 150 24 137 28 120 32 106 25 92 34 74 46 68 60 66 80 62 104 74 126 100 130 120 133 140 136 148 145 154 152 151 160 151.5 170 152 182 158 188 156 202 153 216 159 223 165 231 171 240 170 248 157.8 257.7L181 273C190 265 208 254 217 232 224 212 220 204 210 198 198 192 192 187 180 184 167 180 162 168 166 154 168 143 175 138 182 126 190 112 184 100 188 82 192 60 184 44 169 38 158 34 157 27 160 18 166 4 158-4 148-12 136-22 136-40 146-58z" />
        </g>
        <g id="chart-lake" strokeWidth="9" strokeLinejoin="round">
          <path d="M282 392c22-14 38 2 58-2 18-2 26 18 20 36-8 22-36 16-54 24-20 8-48-2-46-26 0-18 10-24 22-32z" />
          <path d="M272 400C286 388 290 376 288 366 287 356 280 351 262 351L332 296C318 309 303 326 302 348 302 366 310 384 332 391L306 399z" />
        </g>
        <g strokeWidth="36">
          <path
            id="chart-river"
            d="M186 236c8 30-46 34-54 68-6 36 28 46 58 34s42 14 76 0 44-44 72-62 30-26 44-36"
          />
        </g>
      </g>
      <use href="#chart-shore" className="fill-water" />
      <path
        className="fill-reed"
        opacity=".25"
        d="M372-100q-8 60-4 120t30 150q14 50 50 50t52 50 30 300h200v-670z"
      />
      <use href="#chart-lake" className="fill-glass" />
      <g className="fill-none stroke-water">
        <use href="#chart-river" strokeWidth="26" />
      </g>
      <path className="fill-land stroke-glint" strokeWidth="2" d="M196 332q18-10 38 4-18 8-38-4z" />
      <g transform="translate(58 264)">
        <g id="chart-hill">
          <path
            className="fill-ridge"
            d="M-46 0q26-6 34-30l8-20q4-7 14-5l6 6 6 20q8 22 32 28-50 9-100 1"
          />
          <path
            className="fill-glint"
            opacity=".3"
            d="M10-55l6 6 6 20q8 22 32 28-20 5-44 5l4-21-8-20z"
          />
          <path className="fill-gum" d="M-54 0q26-7 54-3t60-2q-14 9-44 10T-54 0" />
        </g>
        <use href="#chart-hill" transform="translate(-40-70) scale(.7)" />
      </g>
      <g transform="translate(-2-2)">
        <g id="chart-trees">
          <path
            className="fill-rise"
            d="M228 22q8-13 16 0 12-1 12 8t-15 8v8h-3v-8q-16 3-18-6t8-10zM254 44q7-11 13 0 10 0 9 7t-12 7v7h-3v-7q-13 3-14-5t7-9z"
          />
          <path
            className="fill-glint"
            opacity=".2"
            d="M238 17q4 1 6 5 12-1 12 8-2 5-9 5 2-7-6-9 0-6-3-9zM262 40q3 1 5 4 10 0 9 7-2 4-8 4 2-6-4-8 0-5-2-7z"
          />
        </g>
      </g>
      <use href="#chart-trees" x="26" y="90" />
      <use href="#chart-trees" x="-196" y="386" />
      <use href="#chart-trees" x="148" y="340" />
      <use href="#chart-trees" x="-216" y="20" />
      <path
        className="fill-glint"
        d="M146 120q12-3 24 0-12 3-24 0zM78 74q9-3 18 0-9 3-18 0zM180 226q8-3 16 0-8 3-16 0zM384 200q18-4 36 0-18 4-36 0zM404 212q12-3 24 0-12 3-24 0zM352 34q10-3 20 0-10 3-20 0zM380 166q10-3 20 0-10 3-20 0zM274 424q9-3 18 0-9 3-18 0z"
      />
      <g transform="translate(136 100) scale(1.2)">
        <path className="fill-deep" opacity=".3" d="M-22 2h36q-2 5-17 5t-19-5" />
        <path className="fill-hull" d="M-19-9q19 4 38-1-3 8-10 12h-19q-6-3-9-11" />
        <path className="fill-glint" d="M-2-38q-12 16-15 27 7 2 15 1z" />
        <path className="fill-amber" d="M3-34q11 12 14 22-7 0-14 1z" />
        <path className="fill-deep" d="M-1-41h2v33h-2z" />
      </g>
      <g className="fill-deep" transform="translate(82 132) scale(1.15)">
        <path className="fill-gum" d="M-20 1q20-6 42 0-20 5-42 0" />
        <path d="M-10 1q0-14-8-22 12 8 13 22zM-3 1q-1-18-4-34 8 17 9 34zM4 1q2-20 1-41h2q1 20 0 41zM8 1q1-16 10-27-5 13-5 27zM13 1q2-7 9-12-4 6-4 12z" />
        <path className="fill-none stroke-hull" strokeWidth="4" strokeLinecap="round" d="M6-33v8" />
      </g>
      <Hut transform="translate(270 222) scale(.8)" />
      <g className="fill-deep" transform="translate(410 322)">
        <path className="fill-gum" d="M-30 1Q0-8 32 1 0 9-30 1" />
        <path
          className="fill-none stroke-deep"
          strokeWidth="2.4"
          d="M0-20Q-12-14-13 1M0-15Q-5-10-5 1M0-20Q12-14 13 1M0-15Q5-10 5 1M-2-21Q-2-32-16-33M2-20Q3-28 15-28"
        />
        <path d="M-2.5-12 0-40h2L2.5-12z" />
        <g id="chart-tuft" transform="translate(1-41)">
          <path
            id="chart-leaves"
            d="M0 2q-3-8 0-15 4 7 0 15zM0 2q2-10 10-13 0 9-10 13zM0 2q7-9 16-2-9-2-16 2zM0 1q10-2 12 10-6-8-12-10z"
          />
          <use href="#chart-leaves" transform="scale(-1 1)" />
        </g>
        <use href="#chart-tuft" transform="translate(-17 1) scale(.82)" />
        <use href="#chart-tuft" transform="translate(14 5) scale(.82)" />
        <circle className="fill-hull" cx="15" cy="-23" r="3.5" />
      </g>
      <g className="fill-glint" transform="translate(327 180) scale(.68)">
        <path className="fill-deep" opacity=".25" d="M-30 13Q-4 9 31 0 26 9-4 13-22 15-30 13" />
        <path
          id="chart-log"
          d="M27-9L13-6.500 14-11H10L8-5.500-6-3C-11-2-15-6-17-12Q-19-15-21-12C-20-6-21-3-23-1-27-1-30-4-33-7Q-36-7-35-4C-32 0-29 3-26 5-29 7-32 8-35 8Q-37 10-34 11C-30 12-26 11-23 10-24 12-25 13-25 14Q-24 16-22 14C-19 10-15 9-10 8L28 0Q30-5 27-9z"
        />
        <use href="#chart-log" className="fill-deep" opacity=".3" />
        <path d="M27-9L13-6.500 14-11H12L10-6-6-3C-11-2-15-6-17-12L-18-13C-18-6-13 3-4 2 8 0 18-3 27-5.500z" />
        <ellipse cx="27.500" cy="-4.500" rx="2" ry="4.500" />
      </g>
      <g transform="translate(326 436) scale(1.15)">
        <path
          className="fill-none stroke-deep"
          strokeWidth="2"
          d="M0-16Q-15-14-17 0M0-12Q-8-9-9 0M0-16Q15-14 17 0M0-12Q8-9 9 0"
        />
        <path
          className="fill-deep"
          d="M-2-24h4L1 0h-2zM-20-24q-3-8 6-10-1-7 8-6 5-6 11 0 9-2 8 6 8 2 6 11-9 4-20 2-12 2-19-3z"
        />
        <path className="fill-gum" d="M7-37q6 1 5 5 7 2 6 8-4-3-9-3 1-6-2-10" />
        <path className="fill-glint" d="M-24 1q24-4 46 0-24 4-46 0" />
      </g>
      <circle className="fill-glint" cx="136" cy="327" r="15" />
      <circle className="fill-hull" cx="136" cy="327" r="9" />
      <g className="fill-glint" transform="translate(404 96)">
        <circle className="fill-none stroke-glint" strokeWidth="2" r="28" />
        <path d="M0-40 7-7 0 0zM40 0 7 7 0 0zM0 40-7 7 0 0zM-40 0-7-7 0 0z" />
        <path className="fill-deep" d="M0-40-7-7 0 0zM40 0 7-7 0 0zM0 40 7 7 0 0zM-40 0-7 7 0 0z" />
      </g>
      {/* The folds of the sheet. */}
      <path
        className="fill-deep"
        opacity=".03"
        d="M153-100h154v340H153zM-200 240h353v360h-353zM307 240h353v360H307z"
      />
      <path
        className="fill-deep"
        opacity=".13"
        d="M151.800-100H153v700h-1.200zM307-100h1.200v700H307zM-200 240h900v1.200h-900z"
      />
      <path
        className="fill-glint"
        opacity=".35"
        d="M153-100h1.200v700H153zM305.800-100H307v700h-1.200zM-200 238.800h900v1.200h-900z"
      />
    </Drawing>
  );
}
