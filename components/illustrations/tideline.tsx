import { Drawing, type DrawingProps } from './drawing';

/** A tideline after the storm: the clouds leave, the light returns. */
export function Tideline(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="m0 0h600v64Q330 150 0 120" />
      <path
        className="fill-ridge"
        opacity=".4"
        d="M34 150-6 222h34l40-72zm84 0-36 72h48l36-72zm74-8-36 80h14l38-80z"
      />
      <g className="fill-ridge">
        <path
          id="cloud"
          d="M-40 44C0-8 84-4 108 30 134 14 178 22 190 52 212 42 246 52 252 76 276 70 300 80 308 98 334 98 356 106 370 118 310 114 250 126 190 124L-40 132z"
        />
        <use href="#cloud" className="fill-glint" opacity=".3" />
        <use href="#cloud" transform="matrix(.96 0 0 .9 15 13)" />
      </g>
      <g className="fill-rise">
        <path
          id="near-cloud"
          d="M-40 112C0 62 62 64 80 92 104 80 136 88 144 112 166 104 192 114 200 132 226 132 246 140 258 150 206 146 160 158 110 155 60 152 30 162-40 160z"
        />
        <use href="#near-cloud" className="fill-glint" opacity=".2" />
        <use href="#near-cloud" transform="matrix(.95 0 0 .9 13 16)" />
      </g>
      <path
        className="fill-ridge"
        d="M609 146c-20-6-38-2-52 9-10 8-18 10-25 20-6 9-17 9-24 15-9 8-13 19-24 22-8 2-10 8-22 10h147M449 222q3-7 10-6 6-5 9 6"
      />
      <path className="fill-water" d="m0 220h600v100H0" />
      <path
        className="fill-glint"
        d="M150 242q30-3 60 0-30 3-60 0zm220-4q34-3 68 0-34 3-68 0zm-130 24q25-3 50 0-25 3-50 0M0 290c90-16 180 12 270 2s200-24 330-8v40H0"
      />
      <path className="fill-shore" d="M0 304c100-16 190 10 290 0s190-20 310-8v104H0" />
      <path
        className="fill-water"
        opacity=".3"
        d="M0 304c100-16 190 10 290 0s190-20 310-8v26c-120-10-190 4-290 14S100 318 0 328"
      />
      <g transform="matrix(.96 0 0 .85 14 62)">
        <path
          className="fill-deep"
          opacity=".22"
          d="M110 322Q60 330 44 344 60 350 100 353 50 360 26 380 46 392 110 393 200 398 300 382L440 336 200 360z"
        />
        <g className="fill-glint">
          <path
            id="driftwood"
            d="M458 312C410 313 372 321 327 330 337 320 343 308 345 294L335 290C330 310 318 326 300 333 262 339 226 342 198 338 184 334 178 318 176 300Q175 286 167 284 160 286 162 296C164 312 162 326 153 332 136 332 120 322 104 308Q95 301 91 307 91 315 100 322C113 338 126 346 129 355 117 359 104 361 90 360 82 362 84 369 88 372 110 382 130 380 150 388 200 391 262 384 312 374 366 360 424 344 460 328Q467 318 458 312"
          />
          <use href="#driftwood" className="fill-deep" opacity=".38" />
          <path d="M167 284Q175 286 176 300C178 318 184 334 198 338 226 342 262 339 300 333L306 332C324 322 335 308 340 292L345 294C343 308 337 320 327 330 372 321 410 313 458 312Q466 318 462 321C410 328 366 338 318 347 262 356 214 356 186 346 172 340 170 310 167 284M153 332C136 332 120 322 104 308Q99 303 95 305C104 320 128 340 152 343Q163 340 162 322 160 330 153 332M129 355C117 359 104 361 90 360Q86 361 85 364C104 370 128 366 162 368 148 364 136 360 129 355" />
        </g>
        <path
          className="fill-none stroke-deep"
          opacity=".4"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M436 318C396 321 360 329 324 337M280 345Q248 349 216 346M374 346C324 360 276 372 214 373M190 368Q176 366 166 358"
        />
      </g>
    </Drawing>
  );
}
