import { Drawing, type DrawingProps, Hut, Stars, Sun } from './drawing';

// They go on to the left as far as the widest window reaches.
const shores = 'M-1100 212q500 0 1100-6 160-18 330-4t330 12zM1070 216q70 0 176-18t194-12v30z';
const cone = 'M960 216q94-8 136-66l22-44 10-22q10-10 32-8l12 8 8 38 16 30q30 52 126 66z';

const foregrounds = {
  boat: (
    <g transform="translate(1052 234)">
      <path
        className="fill-deep"
        opacity=".3"
        d="M-40 1h78q-6 7-39 7T-40 1zm10 10q30-4 58 0-28 3-58 0z"
      />
      <path
        className="fill-none stroke-deep"
        strokeWidth="1.2"
        d="M8-104 44-22M8-104-44-20M8-92 18-18"
      />
      <path className="fill-deep" d="M7-108h3v92H7zM-38-28H8v2.5h-46z" />
      <path
        className="fill-glint"
        d="M6-38q-6 5-12 4-6 0-11 3-6-1-10 2-6-1-10 3-1 3 2 3Q-14-20 6-24z"
      />
      <path className="fill-hull" d="M-46-20Q6-12 50-24 44-6 36 2h-72q-8-8-10-22z" />
      <path className="fill-deep" opacity=".2" d="M-46-20Q-10-14 4-15-14-8-18 2h-18q-8-8-10-22z" />
      <path className="fill-glint" d="M-38-3Q4 1 41-5l-3 4Q2 5-37 1z" />
      <path className="fill-none stroke-shore" strokeWidth="1.5" d="M48-20Q62-2 80 4" />
      <circle className="fill-disc" cx="82" cy="4" r="5" />
    </g>
  ),
  heron: (
    <>
      <path className="fill-glint" d="M1030 238q14-4 28 0-14 3-28 0zm14 5q14-4 28 0-14 3-28 0z" />
      <g transform="translate(1052 240) scale(.6) translate(-612-382)">
        <path
          className="fill-deep"
          d="M593 292L606 292 599 332 600.5 337 599.8 341 603.5 378H600.5L595.6 341 594 337 595 332zM611 286L625 282 618.6 332 620.2 337 619.2 341 625.5 386H622.5L615 341 613.6 337 614.6 332z"
        />
        <g transform="translate(0-30)">
          <path
            className="fill-deep"
            d="M688 214L650 205C644 199 631 199 626 207 619 218 628 232 634 246 640 260 634 270 618 275 592 282 568 304 548 342 568 340 586 342 602 337 630 329 650 304 653 278 655 260 649 246 643 233 639 223 641 217 651 215.5zM641 201.400C626 197 611 203 599 221 610 211 619 207 629 207z"
          />
          <path
            className="fill-reed"
            d="M638 284C626 274 606 280 592 292 578 304 566 318 557 333 580 324 616 310 638 284M639 289C620 311 594 322 570 332 596 333 630 318 639 289M640 297C632 316 616 328 594 334 618 333 638 318 640 297"
          />
          <circle className="fill-glint" cx="642" cy="207.5" r="2" />
        </g>
      </g>
    </>
  ),
  driftwood: (
    <g transform="translate(836 0)">
      <path className="fill-shore" d="M-104 250Q-70 232-10 229T84 240L120 250z" />
      <g className="fill-glint" transform="translate(-6 213) scale(1.7)">
        <path className="fill-deep" opacity=".25" d="M-30 17Q-4 13 32 4 26 13-4 17-22 20-30 17" />
        <path
          className="fill-gum"
          d="M-16 1Q8-3 29-8L31-3 29 1Q8 9-14 11-19 6-16 1zM-11.9 .7Q-18.4 -8.2 -16.3 -19.8L-17.7 -20.2Q-21.6 -7.8 -16.1 3.3zM-13.5 2Q-25.3 -5.5 -33 -4.7L-33 -3.2Q-26.7 -2.5 -16.5 6zM-15 3.5Q-26.5 4.4 -35.4 11.4L-34.6 12.6Q-25.5 7.6 -15 8.5zM-14 6.3Q-21.1 11.1 -22.7 18.8L-21.3 19.2Q-18.9 12.9 -12 9.7zM-10 1.8Q-11.8 -7.7 -6.6 -15.7L-7.4 -16.3Q-14.2 -8.3 -14 2.2zM13.6 2Q18.8 -3.1 19.5 -11.8L16.5 -12.2Q15.2 -4.9 10.4 -2z"
        />
        <path d="M-13 1Q8-3 29-8L30-5Q10 1-13 5z" />
      </g>
    </g>
  ),
};

/**
 * The river’s end: a calm horizon. Its flat lower edge has the colour of the footer below it. Cone and sun are in the
 * right half, and the shore on the left is low, for text above it. `bare` leaves both out. By day the page is its sky.
 * At other hours it has bands of sky, which are low behind the text.
 * @param sun not where a face stands in its place
 * @param foreground a moored boat or a heron between sun and cone, or driftwood left of the sun
 */
export function Horizon({
  bare = false,
  sun = !bare,
  foreground,
  ...props
}: DrawingProps & { bare?: boolean; sun?: boolean; foreground?: keyof typeof foregrounds }) {
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
            {sun && <Sun x={940} y={100} r={36} />}
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
        <path className="fill-water stroke-shore" strokeWidth="3" d="M-2410 212h3860v40h-3860z" />
        {!bare && (
          <>
            {sun && (
              <path
                className="fill-disc"
                d="M896 219q44-4 88 0-44 4-88 0zm18 9q26-4 52 0-26 4-52 0zm-10 9q36-4 72 0-36 4-72 0z"
              />
            )}
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
        {foreground && foregrounds[foreground]}
      </g>
      <path className="fill-ground" d="M-2400 246H0c240-6 420 2 720-1s480 3 720-3v18h-3840z" />
    </Drawing>
  );
}
