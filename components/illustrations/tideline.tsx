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
      <path
        className="fill-deep"
        opacity=".22"
        d="M44 366q110-20 430-46-30 34-160 48-180 20-270-2"
      />
      <g className="fill-glint">
        <path
          id="driftwood"
          d="M480 304C430 305 376 312 330 317Q336 306 339 297L333 296 331 291 326 293Q320 308 306 319C272 322 236 322 208 315 184 309 166 298 156 280Q150 270 142 271 136 274 140 283 148 298 146 309C128 308 110 302 96 292 88 287 82 288 83 295 92 310 114 322 128 329 118 340 104 348 90 352 80 355 80 362 88 364 112 368 134 362 152 356Q158 366 150 374 160 378 172 371 182 364 190 362C290 358 400 340 484 320L478 315 488 311z"
        />
        <use href="#driftwood" className="fill-deep" opacity=".38" />
        <path d="M480 304C430 305 376 312 330 317Q336 306 339 297L333 296Q328 310 314 323 262 330 216 326C186 320 160 300 142 271Q150 270 156 280C166 298 184 309 208 315 236 322 272 322 306 319L330 317C376 312 430 305 480 304L488 311C430 314 380 322 330 328Q318 329 314 323L330 317zM146 309C128 308 110 302 96 292Q88 287 84 291C104 308 124 318 150 322Q152 315 146 309M152 340C132 350 112 356 82 359 82 353 90 352 90 352 104 348 118 340 128 329Q142 332 152 340" />
      </g>
      <path
        className="fill-none stroke-deep"
        opacity=".4"
        strokeWidth="2.500"
        strokeLinecap="round"
        d="M456 318C420 323 390 330 352 336M300 346Q268 351 236 350M410 333Q376 341 340 345"
      />
      <path
        className="fill-deep"
        opacity=".4"
        fillRule="evenodd"
        d="M196 341q4-11 18-10 12 2 12 10-2 10-16 10-14-1-14-10m6 0q2 6 9 6 9 0 9-6-1-6-9-6-8 0-9 6m5 1q3-4 7 0-3 3-7 0"
      />
    </Drawing>
  );
}
