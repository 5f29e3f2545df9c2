import { Drawing, type DrawingProps, Sun } from './drawing';

/** Low sun: two mangroves lean to each other, and their stilt roots go over and under each other. */
export function MangroveRoots(props: DrawingProps) {
  return (
    <Drawing hour="low-sun" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <Mangroves />
      <path
        className="fill-deep"
        opacity=".3"
        d="M84 374q40-5 80 0-40 5-80 0zm94 2q43-5 86 0-43 5-86 0zm-54 13q36-5 72 0-36 5-72 0zm90 1q24-4 48 0-24 4-48 0zm124-14q43-5 86 0-43 5-86 0zm98-2q40-5 80 0-40 5-80 0zm-46 15q36-5 72 0-36 5-72 0z"
      />
      <path
        className="fill-glint"
        d="M83 347q10-4 20 0-10 4-20 0M118 354q10-4 20 0-10 4-20 0M153 345q10-4 20 0-10 4-20 0M197 352q10-4 20 0-10 4-20 0M219 349q10-4 20 0-10 4-20 0M239 347q10-4 20 0-10 4-20 0M262 352q10-4 20 0-10 4-20 0M279 354q10-4 20 0-10 4-20 0M302 344q10-4 20 0-10 4-20 0M319 345q10-4 20 0-10 4-20 0M342 350q10-4 20 0-10 4-20 0M358 348q10-4 20 0-10 4-20 0M382 354q10-4 20 0-10 4-20 0M428 353q10-4 20 0-10 4-20 0M461 343q10-4 20 0-10 4-20 0M496 349q10-4 20 0-10 4-20 0"
      />
    </Drawing>
  );
}

/** The same at dusk: the tide is in, and all roots stand in one water. */
export function TideIn(props: DrawingProps) {
  return (
    <Drawing hour="dusk" viewBox="0 -140 600 540" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-zenith" d="M0-140h600V20H0" />
      <Mangroves />
      <path className="fill-water" d="M0 284q150 6 300 0t300 2v114H0z" />
      <path
        className="fill-disc"
        d="M268 292q32-6 64 0-32 6-64 0zm12 16q20-5 40 0-20 5-40 0zm-10 18q30-5 60 0-30 5-60 0zm14 20q16-4 32 0-16 4-32 0zm-8 22q24-5 48 0-24 5-48 0z"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M84 300q70-6 140 0-70 7-140 0zm40 16q44-5 88 0-44 5-88 0zm250-16q70-6 140 0-70 7-140 0zm10 16q44-5 88 0-44 5-88 0z"
      />
      <path
        className="fill-glint"
        d="M92 288q14-4 28 0-14 3-28 0zm52 1q14-4 28 0-14 3-28 0zm48-1q26-4 52 0-26 3-52 0zm164 1q26-4 52 0-26 3-52 0zm74-1q14-4 28 0-14 3-28 0zm46 1q14-4 28 0-14 3-28 0zM40 340q40-4 80 0-40 4-80 0zm390 16q40-4 80 0-40 4-80 0zM140 372q30-3 60 0-30 3-60 0z"
      />
    </Drawing>
  );
}

/** Both trees with sky and water. */
function Mangroves() {
  return (
    <>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="M0-140h600V64Q330 150 0 120" />
      <path className="fill-ridge" opacity=".25" d="M0-140h600V-64Q330 14 0-16" />
      <path className="fill-glow" d="M0 176Q330 200 600 140v90H0" />
      <Sun x={300} y={194} />
      <path className="fill-gum" d="M0 204q80-16 170-8t200 8 230-6v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-glow" opacity=".45" d="M0 220h600v60q-300 60-600 0" />
      <path
        className="fill-disc"
        d="M262 230q38-6 76 0-38 6-76 0zm14 12q24-5 48 0-24 5-48 0zm-8 14q32-6 64 0-32 6-64 0zm12 14q20-5 40 0-20 5-40 0zm-6 16q26-5 52 0-26 5-52 0zm10 18q16-4 32 0-16 4-32 0zm-14 72q30-5 60 0-30 5-60 0zm12 14q18-4 36 0-18 4-36 0z"
      />
      <defs>
        <path
          id="sprig"
          d="M0 6C-8-1-6-11 0-18 6-11 8-1 0 6-10 5-17-1-20-10-9-10-2-5 0 6 2-5 9-10 20-10 17-1 10 5 0 6z"
        />
        <clipPath id="dark-over">
          <path d="M290 232a12 12 0 1 0 24 0 12 12 0 1 0-24 0M324 281a16 16 0 1 0 32 0 16 16 0 1 0-32 0M286 283a16 16 0 1 0 32 0 16 16 0 1 0-32 0M245 282a16 16 0 1 0 32 0 16 16 0 1 0-32 0" />
        </clipPath>
        <clipPath id="light-over">
          <path d="M310 252a13 13 0 1 0 26 0 13 13 0 1 0-26 0M267 251a13 13 0 1 0 26 0 13 13 0 1 0-26 0" />
        </clipPath>
      </defs>
      <g className="fill-rise">
        <path d="M388 254Q386 192 387 170 392 150 420 138l-5-6Q388 142 378 158 368 140 342 132l-4 6Q364 150 369 172 371 207 374 254z" />
        <path
          className="fill-amber"
          d="M372.200 211Q373 192 371.200 184 367 153 346 138L340 139C355 148 365 160 367 180 369 194 370 204 372.200 211z"
        />
        <path d="M387 242Q394 292 396.500 354H391.500Q387 298 378 252zM384 242Q374 296 373.500 348H368.500Q368 292 373 230z" />
        <path d="M381 197C461 197 511 253.7 509 349H503C501 258.7 456 211 381 211zM381 220C439 220 475.4 265.9 473.8 343H468.2C466.6 270.3 434.6 232 381 232zM381 246C418.3 246 441.9 285.8 440.7 353H435.3C434.1 289.6 414.4 256 381 256z" />
        <path
          id="light"
          d="M381 204C296.7 204 244 257.5 246 347H252C254 262.5 301.7 218 381 218zM381 225C321.8 225 284.6 273.1 286.2 354H291.8C293.4 277.5 326.2 237 381 237zM381 245C346.8 245 325.1 282.3 326.3 345H331.7C332.9 286.1 350.7 255 381 255z"
        />
        <g id="crown">
          <path d="M512 140C516 122 498 110 482 113 484 94 462 80 446 80 437 60 398 54 380 68 358 65 336 77 330 91 312 90 292 110 294 126 298 137 312 141 330 137 348 149 370 149 382 140 398 149 420 150 436 142 454 150 474 150 484 144 496 150 508 148 512 140z" />
          <use href="#sprig" transform="translate(511 133)rotate(70)" />
          <use href="#sprig" transform="translate(500 115)rotate(36)scale(.9)" />
          <use href="#sprig" transform="translate(483 106)rotate(48)scale(1.1)" />
          <use href="#sprig" transform="translate(468 87)rotate(30)scale(.9)" />
          <use href="#sprig" transform="translate(446 79)rotate(30)scale(1.1)" />
          <use href="#sprig" transform="translate(425 65)rotate(14)scale(.9)" />
          <use href="#sprig" transform="translate(400 64)rotate(-6)scale(1.1)" />
          <use href="#sprig" transform="translate(375 73)rotate(-14)scale(.9)" />
          <use href="#sprig" transform="translate(353 79)rotate(-18)scale(1.1)" />
          <use href="#sprig" transform="translate(335 94)rotate(-38)scale(.9)" />
          <use href="#sprig" transform="translate(313 101)rotate(-22)scale(1.1)" />
          <use href="#sprig" transform="translate(295 112)rotate(-52)scale(.9)" />
        </g>
      </g>
      <g className="fill-gum">
        <g id="leaves">
          <path d="M385 140C387 130 378 120 362 122 356 110 338 106 326 112 308 108 292 116 294 126 298 137 312 141 330 137 348 149 370 149 382 140zM466 148C462 134 446 126 432 131 418 122 398 128 396 143 408 150 424 149 436 142 446 148 456 149 466 148z" />
          <use href="#sprig" transform="translate(374 132)rotate(44)scale(.9)" />
          <use href="#sprig" transform="translate(358 118)rotate(26)scale(1.1)" />
          <use href="#sprig" transform="translate(338 112)rotate(4)scale(.9)" />
          <use href="#sprig" transform="translate(318 114)rotate(-18)scale(1.1)" />
          <use href="#sprig" transform="translate(452 136)rotate(34)scale(.9)" />
          <use href="#sprig" transform="translate(436 130)rotate(6)scale(1.1)" />
          <use href="#sprig" transform="translate(414 128)rotate(-10)scale(.9)" />
          <use href="#sprig" transform="translate(400 102)rotate(24)" />
          <use href="#sprig" transform="translate(384 98)rotate(-2)scale(1.1)" />
          <use href="#sprig" transform="translate(368 105)rotate(-28)scale(.9)" />
          <use href="#sprig" transform="translate(464 111)rotate(10)scale(.9)" />
          <use href="#sprig" transform="translate(449 113)rotate(-16)scale(.9)" />
        </g>
      </g>
      <g className="fill-deep">
        <path d="M211 262C211 240 210 210 212 176 208 154 192 146 172 140L176 132C196 136 212 146 220 156 224 146 236 138 256 130L260 137C244 146 234 158 232 178 228 210 226 240 226 262z" />
        <path
          className="fill-hull"
          d="M227.800 208Q227 190 228.800 182 233 152 254 136L260 137C245 146 235 158 233 178 231 192 230 202 227.800 208z"
        />
        <path d="M213 240Q206 290 203.500 352H208.500Q213 296 222 250zM218 250Q225 296 226.500 348H231.500Q232 290 226 240z" />
        <path d="M219 193C138.4 193 88 250.4 90 347H96C98 255.4 143.4 207 219 207zM219 217C160.4 217 123.6 268 125.2 354H130.8C132.4 272.4 164.8 229 219 229zM219 242C182.4 242 159.2 280.4 160.3 345H165.7C166.8 284.2 186.2 252 219 252z" />
        <use href="#dark" className="stroke-glass" strokeWidth="3" clipPath="url(#dark-over)" />
        <path
          id="dark"
          d="M219 200C304 200 357 256 355 350H349C347 261 299 214 219 214zM219 222C278.9 222 316.4 267.6 314.8 344H309.2C307.6 272 274.5 234 219 234zM219 243C253.8 243 275.9 283.5 274.7 352H269.3C268.1 287.4 249.9 253 219 253z"
        />
        <use href="#crown" transform="matrix(-1 0 0 1 594 2)" />
      </g>
      <g className="fill-reed">
        <use href="#leaves" transform="matrix(-1 0 0 1 596 2)" />
      </g>
      <g clipPath="url(#light-over)" className="fill-rise">
        <use href="#light" className="stroke-glass" strokeWidth="3" />
        <use href="#light" />
      </g>
    </>
  );
}
