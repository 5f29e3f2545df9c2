import { Drawing, type DrawingProps, Hut, Stars, Sun } from './drawing';
import { River, type RiverPoint } from './river';

/** How both drawings fill their box, so that the river of one goes on in the other. */
const frame = { viewBox: '0 24 560 656', preserveAspectRatio: 'xMidYMax slice' };

/** From the hills through the picture, out at its foot, and out of the window on the left. */
const course: RiverPoint[] = [
  [478, 358, 4],
  [420, 371, 7],
  [362, 384, 15],
  [370, 404, 20],
  [432, 416, 30],
  [484, 444, 48],
  [482, 492, 78],
  [424, 548, 124],
  [364, 628, 158],
  [296, 708, 176],
  [196, 776, 140],
  [50, 808, 104],
  [-120, 800, 84],
  [-320, 790, 84],
  [-520, 812, 88],
  [-720, 840, 90],
  [-920, 830, 90],
  [-1120, 800, 90],
];

const river = <River points={course} bank={4} gleam={[8.4, 12.4]} />;

/** The Noosa River on its way from the volcanic plugs of the hinterland, a pandanus on its bank. */
export function HeroRiver(props: DrawingProps) {
  return (
    <Drawing {...frame} {...props}>
      <path className="fill-sky" d="m0 0h560v400H0" />
      <path className="fill-zenith" d="m0 0h560v86Q320 230 0 180" />
      <path className="fill-glow" d="M0 306Q300 326 560 268v112H0" />
      <Stars at="M60 150h0M150 132h0M206 60h0M300 196h0M346 66h0M418 92h0M464 124h0M500 300h0M62 268h0M190 176h0" />
      <Sun x={436} y={227} r={42} rises />
      <path
        className="fill-ridge"
        d="m0 340q80 0 110-22t100 50H0M210 372q58-10 80-54l18-46 10-26q6-10 24-8l10 10 8 34 14 24q20 46 96 66M410 376q42-12 56-36l12-16q12-6 50-12 14 2 20 16l14 24v24"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M352 248l8 34 14 24q20 46 96 66h-104l-20-46 10-28-14-60"
      />
      <path className="fill-gum" d="m0 366q140-10 280-2t280 0v316H0" />
      <path className="fill-rise" d="M0 522C80 494 274 482 329 556L240 680H0" />
      {/* The tree's shadow falls from its roots away from the sun, over the grass. */}
      <use href="#pandanus" opacity=".2" transform="matrix(.86 0 .46 -.26 184 523)" />
      <g transform="translate(192 504) scale(.86)">
        <g id="pandanus" className="fill-deep">
          <path d="M10 -175q-4 65-11 193-11-128-5-195zM3 -134q-60 27-87 152 17-131 81-164zM3 -113q-38 25-51 131 3-110 45-141zM3 -140q60 29 77 158-27-123-83-146zM4 -117q37 31 38 135-11-100-46-125zM-8 -136q2-91 17-157l10 2q-9 66-11 155zM-7 -138q-3-69-75-97l4-10q80 28 85 107zM-6 -139q13-82 81-92l2 10q-60 10-69 84z" />
          <g id="tuft" transform="translate(14-290)">
            <path d="M0 0q-10-29-2-58 10 28 2 58zM0 0q9-43 33-51-9 18-33 51zM0 0q-26-32-37-49 26 6 37 49zM0 0q27-45 60-22-27-6-60 22zM0 0q-33-28-61-20 33-25 61 20zM0 0q35-32 65 23-35-38-65-23zM0 0q-29-14-65 25 29-56 65-25zM0 0q-13 2-39 50 13-58 39-50z" />
            <path
              className="fill-gum"
              d="M0 -2q-5-22 0-42 5 20 0 42zM0 -2q18-32 40-21-18-2-40 21zM0 -2q-22-22-39-19 21-12 39 19z"
            />
          </g>
          <use href="#tuft" transform="matrix(.94-.2.2.94-36 36)" />
          <use href="#tuft" transform="matrix(-.9.2.2.9 146 33)" />
        </g>
        <path className="fill-deep" d="M74-231h8l2 13h-5l-2-4h-3z" />
        <ellipse className="fill-hull" cx="82" cy="-210" rx="11" ry="14" />
        <path
          className="fill-none stroke-deep"
          opacity=".4"
          d="M73-216q9 6 18 0M71-209q11 7 22 0M73-202q9 6 18 0"
        />
      </g>
      <path
        className="fill-rise"
        d="M34 513q-4-16-14-28 15 10 19 27zm6-2q0-20 5-34 3 17 0 33zm6-1q6-14 16-22-7 12-11 21zm198-12q-2-12-10-22 13 8 15 22zm7 1q1-18 7-30 1 16-2 31zm6 2q6-11 15-16-7 9-10 18z"
      />
      <path
        className="fill-gum"
        d="M20 680q-2-40-20-70 26 26 28 70zm14 0q2-50 18-84-6 42-8 84zm16 0q8-34 30-54-18 26-20 54zm158 0q0-30-14-54 20 20 22 54zm14 0q4-36 20-60-8 32-10 60zm47-128q-1-13-8-22 12 8 13 22zm6 0q3-13 11-21-4 11-6 22z"
      />
      {river}
      {/* The river comes from behind the hills. */}
      <path className="fill-ridge" d="M440 364q30-18 60-18v22q-30 0-60-4z" />
      <Hut transform="translate(392 470)" />
      <path className="fill-ember" d="M386 528q14-4 28 0-14 4-28 0zm-6 10q16-4 32 0-16 4-32 0z" />
      <path
        className="fill-disc"
        transform="translate(6 98)"
        d="M444 422q13-4 26 0-13 4-26 0zm-7 11q18-4 36 0-18 4-36 0zm0 11q17-4 34 0-17 4-34 0zm-7 11q19-4 38 0-19 4-38 0zm0 11q15-4 30 0-15 4-30 0zm-11 11q17-4 34 0-17 4-34 0z"
      />
      {/* A pelican on the water, and what the ripples leave of its reflection. */}
      <g transform="translate(372 610) scale(.94)">
        <path
          className="fill-glint"
          opacity=".55"
          d="M-30 5Q6 1 44 5 6 10-30 5zm6 9q20-4 40 0-20 4-40 0zm-12 9q14-4 28 0-14 4-28 0z"
        />
        <path
          className="fill-glint"
          d="M-26 0C-34-8-32-18-24-24-18-28-17-36-21-43-26-52-22-62-13-62-3-62-2-52-4-43-6-34-10-28-4-25 14-30 34-24 50-30 50-14 44-4 36 0z"
        />
        <path className="fill-deep" d="M0-19Q24-26 50-30 48-14 36-8 14-4 4-10-1-14 0-19z" />
        <path className="fill-amber" d="M-20-60Q-42-42-60-16L-55-17Q-38-36-14-49z" />
        <path
          className="fill-hull"
          opacity=".55"
          d="M-55-17Q-38-36-16-48-18-24-34-18-44-14-55-17z"
        />
        <circle className="fill-deep" cx="-12" cy="-54" r="2.5" />
      </g>
      {/* On phones the arch would cut all but the last. */}
      <g className="max-md:hidden">
        <g id="bird" transform="translate(300 128) scale(.7)">
          <path
            className="fill-reed"
            d="M-14-4Q-34-30-64-44-88-56-104-59-116-61-126-56-102-50-88-40-64-34-44-18-24-8 10 0zM10-2Q26-36 56-50 78-62 98-65 116-65 128-58 106-50 92-38 64-32 54-16 46 0 30 6zM42 2 70 6 64 17 40 15z"
          />
          <path
            className="fill-glint"
            d="M-14-2Q-26-40-62-54-84-62-106-59-76-50-58-36-34-20 0-2zM-4 0Q6-46 50-62 76-70 100-65 66-52 48-32 30-12 24 4zM58 7C54 10 44 14 26 17 0 22-30 17-42 6-49 4-54 1-54-6-54-15-42-19-34-14-28-10-22-9-10-9 14-9 36-3 58 7z"
          />
          <path className="fill-amber" d="M-50-14Q-92-12-134 6-134 11-128 11-90 2-50-3z" />
          <path
            className="fill-hull"
            opacity=".55"
            d="M-128 11Q-90 1-50-3-46 12-66 15-96 18-128 11z"
          />
          <circle className="fill-deep" cx="-46" cy="-9" r="3" />
        </g>
        <use href="#bird" transform="matrix(.4 0 0 .4 292 76)" />
      </g>
      <use href="#bird" transform="matrix(.36 0 0 .36 36 176)" />
    </Drawing>
  );
}

/**
 * Where that river goes on below the picture. It has the picture's box, stands behind it, and is seen below it.
 */
export function HeroOutflow({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing {...frame} className={`overflow-visible ${className}`} {...props}>
      {river}
    </Drawing>
  );
}
