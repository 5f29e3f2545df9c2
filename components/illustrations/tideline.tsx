import { Drawing, type DrawingProps } from './drawing';

/** The light after a storm: rain out at sea, a strip of clear sky, and a tree washed ashore. */
export function Tideline(props: DrawingProps) {
  return (
    <Drawing hour="storm" viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-glow" d="M0 204Q330 196 600 148v80H0" />
      <path className="fill-zenith" d="M0-140h600V34C500 40 420 84 300 96S90 128 0 122" />
      {/* Rain, far off. */}
      <path className="fill-ridge" opacity=".45" d="M-9 120 110 108 180 112 132 222H-9z" />
      <path
        className="fill-none stroke-zenith"
        opacity=".5"
        strokeWidth="2"
        d="M20 118-20 206M52 122 8 220M84 124 44 214M112 130 74 216M140 134 106 212M160 140 136 196"
      />
      <g className="fill-ridge">
        <path
          id="cloud"
          d="M-40 44C0-8 84-4 108 30 134 14 178 22 190 52 212 42 246 52 252 76 276 70 300 80 308 98 334 98 356 106 370 118 310 114 250 126 190 124L-40 132z"
        />
        <use href="#cloud" className="fill-glow" opacity=".6" />
        <use href="#cloud" transform="matrix(.96 0 0 .9 9 14)" />
      </g>
      <g className="fill-rise">
        <path
          id="near-cloud"
          d="M-40 92C0 42 62 44 80 72 104 60 136 68 144 92 166 84 192 94 200 112 226 112 246 120 258 130 206 126 160 138 110 135 60 132 30 142-40 140z"
        />
        <use href="#near-cloud" className="fill-glow" opacity=".3" />
        <use href="#near-cloud" transform="matrix(.95 0 0 .9 9 14)" />
      </g>
      <path
        className="fill-ridge"
        d="M609 150c-20-6-38-2-52 9-10 8-18 10-25 20-6 9-17 9-24 15-9 8-13 19-24 22-8 2-10 8-22 10h147M449 222q3-7 10-6 6-5 9 6"
      />
      <path className="fill-water" d="m0 220h600v110H0" />
      <path
        className="fill-glow"
        opacity=".8"
        d="M300 224q150-5 300 0v6q-150 4-300-6zm90 14q60-4 130 0-66 5-130 0z"
      />
      {/* The swell runs on. */}
      <path
        className="fill-deep"
        opacity=".18"
        d="M-9 244q80-12 150 4t130-2 140 6 198-6v12q-110 10-198 4t-140-4-130 4-150-2zm0 28q100-10 190 2t170-6 258 2v14q-150-6-258 2t-170 2-190-6z"
      />
      <path
        className="fill-glint"
        d="M20 246q50-14 108 2-30-2-50 2-30 3-58-4zm180 10q54-16 116 0-32-2-56 3-32 4-60-3zm232-6q46-12 96 2-28-2-46 2-26 3-50-4zM60 280q70-16 140 0-40-2-70 3-38 4-70-3zm268-8q62-14 128 0-36-2-64 3-34 3-64-3z"
      />
      <path className="fill-glint" d="M0 296c90-16 180 12 270 2s200-24 330-8v40H0" />
      <path className="fill-shore" d="M0 308c100-16 190 10 290 0s190-20 310-8v104H0" />
      <path
        className="fill-water"
        opacity=".3"
        d="M0 308c100-16 190 10 290 0s190-20 310-8v26c-120-10-190 4-290 14S100 322 0 332"
      />
      {/* What the highest wave left: weed, and a shell. */}
      <path
        className="fill-deep"
        opacity=".55"
        d="M0 340q14-8 26-1 18-7 30 1-14 6-28 1-14 6-28-1zm500-12q12-9 24-2 14-8 28-1 16-8 28-2l20-4v8q-12 4-22 3-16 7-28 1-14 6-26 0-14 6-24-3zm-58 22q10-5 20 0-10 5-20 0z"
      />
      <path
        className="fill-deep"
        opacity=".25"
        d="M84 372q60-20 190-22t240-26q-30 34-190 48-130 14-240 0"
      />
      <Driftwood />
      {/* The sand that has gathered along it. */}
      <path
        className="fill-shore"
        d="M206 362Q260 340 330 344T494 314Q500 322 480 328 400 352 300 360T206 362z"
      />
    </Drawing>
  );
}

/** A tree that the sea has brought. The sky on its right lights its upper side. */
export function Driftwood() {
  return (
    <>
      <g className="fill-glint">
        <g id="driftwood">
          <path d="M191 304Q300 300 372 292T486 280L494 286 488 291 498 298 489 303 494 311 484 318Q380 330 320 342T204 354Q184 330 191 304z" />
          <path d="M211.3 303.2Q181.8 278.5 186 232.300L182 231.700Q170.2 281.5 196.7 316.800zM183.2 264.800Q166.3 250.5 152.9 225.600L151.1 226.400Q161.7 253.5 176.8 271.200zM203.3 304.800Q162.8 279.3 124.8 266.200L123.2 269.800Q157.2 288.7 192.7 319.200zM155 281.300Q138.1 264.7 128.9 243.700L127.1 244.300Q133.9 267.3 149 286.700zM196.5 311.400Q146.5 300.5 97.8 310L98.2 314Q145.5 311.5 191.5 328.600zM131.3 305.200Q111.1 299.8 92.6 289.200L91.4 290.800Q108.9 304.2 128.7 312.800zM196 325Q150.8 328.4 111 349.700L113 354.300Q153.2 339.6 196 343zM147.4 334.900Q135.6 346.7 134.5 363.800L137.5 364.200Q140.4 349.3 152.6 341.100zM203.1 334.500Q176.7 348.3 168.2 373.200L171.8 374.800Q183.3 355.7 208.9 349.500zM220.7 305.900Q208.2 276.1 217.4 246.600L214.6 245.400Q199.8 275.9 207.3 310.100zM212.7 274.300Q223.5 259.7 236.5 250.900L235.5 249.100Q220.5 256.3 207.3 269.700zM379.2 303.400Q390.3 284.5 392.4 258.700L383.6 257.300Q377.7 279.5 364.8 292.600zM305.8 302.400Q299.7 287.5 285.9 277.700L282.1 282.300Q292.3 292.5 294.2 305.600z" />
        </g>
        <use href="#driftwood" className="fill-deep" opacity=".5" />
        <path d="M212 302Q300 300 372 292T486 280L490 285Q400 296 330 305T216 312zM387 284Q391 270 392.4 258.700L389 258Q386 274 382 286zM211.2 300.900Q186.7 277.5 187.5 236L186.5 236Q183.3 278.5 206.8 305.100zM191.4 301.900Q160.7 282.7 128.2 269.500L127.8 270.500Q159.3 285.3 188.6 306.100zM186.6 310.600Q146 301.5 103.9 310.500L104.1 311.500Q146 304.5 185.4 315.400zM189.8 326Q151.7 329.8 117.8 348.600L118.2 349.400Q152.4 332.2 190.2 330zM221.3 302.100Q210.5 277.9 217.5 250.100L216.5 249.900Q207.5 278.1 216.7 303.900z" />
      </g>
      {/* The root plate, earth still in it. */}
      <path
        className="fill-deep"
        opacity=".45"
        d="M204 306C214 312 222 326 218 342 214 354 204 358 196 352 184 342 186 316 192 306 196 302 200 303 204 306z"
      />
      <path
        className="fill-none stroke-deep"
        opacity=".4"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M470 297C430 304 392 309 350 315M452 309C414 315 380 320 346 325M320 320C290 325 262 328 234 329M300 334C276 338 254 340 232 341M334 318q-8-2-12 3 4 5 12 3"
      />
    </>
  );
}
