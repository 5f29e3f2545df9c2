import { Drawing, type DrawingProps, Sun } from './drawing';
import { type RiverPoint, waterPath } from './river';

/** Warm dusk: the stilt roots of two mangroves interlace before a low sun. */
export function InterlacedRoots(props: DrawingProps) {
  return (
    <Drawing hour="low-sun" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="M-900 420Q300 396 2340 430v140h-3240" />
      <path className="fill-glow" d="M-900 490Q500 440 2340 420v200h-3240" />
      <Sun x={724} y={556} r={58} />
      <path
        className="fill-gum"
        opacity=".6"
        d="M-900 560Q300 530 560 552T960 548 2340 540v40h-3240"
      />
      <path className="fill-water" d="M-900 572h3240v150h-3240" />
      <path className="fill-glow" opacity=".45" d="M320 572h808q-120 150-404 150T320 572" />
      <path
        className="fill-disc"
        d="M644 588q80-9 160 0-80 9-160 0zm26 20q54-8 108 0-54 8-108 0zm-16 22q70-9 140 0-70 9-140 0zm34 46q40-7 80 0-40 7-80 0zm-18 22q54-8 108 0-54 8-108 0z"
      />
      <clipPath id="near-over">
        <path d={crossings} />
      </clipPath>
      <Roots id="near" colour="fill-deep" roots={near} />
      <Roots id="far" colour="fill-hull" roots={far} />
      <use href="#near" clipPath="url(#near-over)" />
      <path className="fill-deep" d="M-900-20H8Q14 340 26 440C36 520 56 600 116 720H-900z" />
      <path
        className="fill-hull"
        d="M2340-20H1432Q1426 340 1414 440C1404 520 1384 600 1324 720h1016z"
      />
      <path
        className="fill-glint"
        d="M218 664q28-7 56 0-28 7-56 0zM314 668q28-7 56 0-28 7-56 0zM396 664q28-7 56 0-28 7-56 0zM492 668q28-7 56 0-28 7-56 0zM568 664q28-7 56 0-28 7-56 0zM672 668q28-7 56 0-28 7-56 0zM762 664q28-7 56 0-28 7-56 0zM864 668q28-7 56 0-28 7-56 0zM957 664q28-7 56 0-28 7-56 0zM1092 668q28-7 56 0-28 7-56 0z"
      />
    </Drawing>
  );
}

type RootsProps = { id: string; colour: string; roots: RiverPoint[][] };

/** A rim of the sky's light parts each from what it crosses. */
function Roots({ id, colour, roots }: RootsProps) {
  return (
    <g id={id} className={`stroke-glow ${colour}`} strokeWidth="6" paintOrder="stroke">
      <path d={roots.map((root) => waterPath(root)).join('')} />
    </g>
  );
}

/** From the trunk to the foot: a root tapers as a river does towards its source. */
const near: RiverPoint[][] = [
  [
    [-10, 484, 34],
    [250, 424, 26],
    [640, 452, 20],
    [900, 560, 13],
    [985, 680, 0],
  ],
  [
    [-10, 512, 30],
    [220, 462, 24],
    [500, 490, 18],
    [720, 580, 12],
    [790, 680, 0],
  ],
  [
    [-6, 538, 26],
    [190, 500, 20],
    [380, 530, 15],
    [540, 604, 10],
    [596, 680, 0],
  ],
  [
    [0, 560, 22],
    [170, 540, 16],
    [300, 568, 12],
    [392, 624, 9],
    [424, 680, 0],
  ],
  [
    [6, 580, 18],
    [140, 574, 13],
    [210, 606, 10],
    [246, 680, 0],
  ],
];

const far: RiverPoint[][] = [
  [
    [1450, 480, 34],
    [1180, 414, 26],
    [770, 442, 20],
    [470, 556, 13],
    [342, 680, 0],
  ],
  [
    [1450, 508, 30],
    [1200, 456, 24],
    [880, 486, 18],
    [630, 580, 12],
    [520, 680, 0],
  ],
  [
    [1446, 534, 26],
    [1230, 494, 20],
    [1010, 526, 15],
    [800, 604, 10],
    [700, 680, 0],
  ],
  [
    [1440, 556, 22],
    [1260, 534, 16],
    [1110, 564, 12],
    [970, 624, 9],
    [892, 680, 0],
  ],
  [
    [1434, 578, 18],
    [1290, 572, 13],
    [1190, 606, 10],
    [1120, 680, 0],
  ],
];

/** Where those of the left go over those of the right: at every second crossing. */
const crossings =
  'M773 505a34 34 0 1 0 68 0 34 34 0 1 0-68 0M928 629a34 34 0 1 0 68 0 34 34 0 1 0-68 0M528 507a34 34 0 1 0 68 0 34 34 0 1 0-68 0M731 624a34 34 0 1 0 68 0 34 34 0 1 0-68 0M532 627a34 34 0 1 0 68 0 34 34 0 1 0-68 0M355 621a34 34 0 1 0 68 0 34 34 0 1 0-68 0';
