import { Drawing, type DrawingProps, Hut, Stars, Sun } from './drawing';

// They go on to the left as far as the widest window reaches.
const shores = 'M-1100 212q500 0 1100-6 160-18 330-4t330 12zM1070 216q70 0 176-18t194-12v30z';
const cone = 'M960 216q94-8 136-66l22-44 10-22q10-10 32-8l12 8 8 38 16 30q30 52 126 66z';

/**
 * The river’s end: a calm horizon. Its flat lower edge has the colour `band`, as the footer below it. Cone and sun
 * are in the right half, so that text can stand over the low shore on the left;
 * `bare` leaves both out. By day its sky is the page; at other hours bands of sky rise behind cone and sun, and lie
 * low where the text is.
 */
export function Horizon({ bare = false, ...props }: DrawingProps & { bare?: boolean }) {
  return (
    <Drawing
      // What is left of the box is drawn, too, as far as the window shows it.
      viewBox={bare ? '0 0 1440 260' : '736 0 704 260'}
      preserveAspectRatio={bare ? 'xMaxYMax slice' : 'xMaxYMax meet'}
      {...props}
    >
      <g className="by-hour">
        {!bare && (
          <>
            <g className="arch" opacity="0">
              <path
                className="fill-zenith"
                d="M-2400 196H60C460 196 640 150 820 96S1180 6 1470 0v220H-2400"
              />
              <path
                className="fill-sky"
                d="M-2400 206H260C620 206 780 176 960 134S1260 64 1470 56v164H-2400"
              />
              <path
                className="fill-glow"
                d="M-2400 214H500C780 214 920 202 1080 182S1320 142 1470 134v86H-2400"
              />
              <Stars at="M850 108h0M866 160h0M1012 62h0M1040 100h0M1082 52h0M1206 60h0M1262 122h0M1306 84h0M1364 132h0M1016 156h0M800 156h0M1232 164h0" />
            </g>
            <Sun x={940} y={100} r={36} />
          </>
        )}
        <path className="fill-ridge" d={bare ? shores : shores + cone} />
        {!bare && (
          <path
            className="fill-glint"
            opacity=".25"
            d="M1160 76q-22-2-32 8l-10 22-22 44q-42 58-136 66h122l32-46 4-34 22-30z"
          />
        )}
        {!bare && <Hut transform="translate(1300 206)" />}
        <path className="fill-water" d="M-2400 212h3840v40h-3840z" />
        {!bare && (
          <>
            <path
              className="fill-disc"
              d="M896 219q44-4 88 0-44 4-88 0zm18 9q26-4 52 0-26 4-52 0zm-10 9q36-4 72 0-36 4-72 0z"
            />
            <path
              className="fill-ember"
              d="M1284 219q16-4 32 0-16 4-32 0zm-6 9q22-4 44 0-22 4-44 0zm8 9q14-4 28 0-14 4-28 0z"
            />
          </>
        )}
        <path
          className="fill-glint"
          d="M180 226q40-3 80 0-40 3-80 0zm90 10q24-3 48 0-24 3-48 0zm290-12q36-3 72 0-36 3-72 0zm40 12q20-3 40 0-20 3-40 0zm520-6q36-3 72 0-36 3-72 0zm220 0q34-3 68 0-34 3-68 0z"
        />
      </g>
      <path className="fill-band" d="M-2400 246H0c240-6 420 2 720-1s480 3 720-3v18h-3840z" />
    </Drawing>
  );
}
