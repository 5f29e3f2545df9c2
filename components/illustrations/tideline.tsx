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
        d="M56 374q120-20 424-54-20 36-160 50-176 22-264 4"
      />
      <g className="fill-glint">
        <path
          id="driftwood"
          d="M466 297C430 299 404 302 386 304L389 291Q382 286 374 289L366 306C320 311 262 318 222 312 196 306 178 292 172 277Q168 267 163 271C161 282 162 294 158 304 140 300 122 290 108 276Q101 272 100 279C108 298 124 312 138 322 120 328 98 328 76 324Q68 325 70 331C92 342 116 344 134 344 122 354 106 362 92 367Q88 374 95 375C120 374 142 366 160 362 166 366 166 372 164 378Q168 384 174 379C184 370 190 366 206 364 290 356 390 340 470 326Q480 312 466 297z"
        />
        <use href="#driftwood" className="fill-deep" opacity=".38" />
        <path d="M466 297C430 299 404 302 386 304L389 291Q385 288 382 288L376 306 366 306C320 311 262 318 222 312 196 306 178 292 172 277Q169 269 166 269C168 294 192 319 226 324 290 327 390 314 467 307zM138 322C120 328 98 328 76 324Q70 325 70 328C94 336 120 336 144 328 142 324 138 322 138 322M134 344C122 354 106 362 92 367Q90 370 91 372C112 370 134 360 148 348 142 344 134 344 134 344" />
        <ellipse cx="469" cy="311.5" rx="6.5" ry="14.7" transform="rotate(-6 469 311.5)" />
      </g>
      <g className="fill-none stroke-deep" opacity=".4" strokeWidth="2.5" strokeLinecap="round">
        <path d="M452 318C416 323 382 329 346 333M266 338C244 340 226 340 208 336M420 331C384 338 350 343 330 344 312 345 308 352 292 351M280 353C262 355 240 355 222 354" />
        <ellipse className="fill-deep" cx="299" cy="343" rx="7" ry="3" />
        <ellipse cx="469" cy="312" rx="2.5" ry="7" transform="rotate(-6 469 312)" />
      </g>
    </Drawing>
  );
}
