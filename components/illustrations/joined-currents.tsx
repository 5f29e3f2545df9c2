import { Drawing, type DrawingProps } from './drawing';

/** Two streams seen from above: they join, and a gum leaf that came on each drifts on beside the other. */
export function JoinedCurrents(props: DrawingProps) {
  return (
    <Drawing hour="dawn" viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-gum" d="m0 0h600v250H0" />
      <path
        className="fill-deep"
        opacity=".4"
        d="M190 0q50 44 120 30t120-12 170 20V0zm40 250q60-46 130-34t110 4 130-12v42"
      />
      <g className="fill-water">
        <path
          id="streams"
          d="M-9 10C80 8 120 44 186 60c84 20 134-16 224-18 80 0 120 22 199 14v140c-80 12-130-12-200-10-90 2-130 30-210 12C130 184 90 240-9 244"
        />
      </g>
      {/* The pale stream thins into strands downstream. */}
      <path
        className="fill-glass"
        d="M-9 176C70 172 106 140 158 127C220 116 270 126 326 110 400 90 480 74 596 84 480 86 420 108 300 131 400 122 490 104 609 112V117C500 116 420 138 306 151 400 148 480 136 590 148 480 148 400 166 306 176 380 174 440 164 566 176 450 174 390 186 330 192 296 197 270 204.500 243 203.800 229.400 203.400 215 201.600 199 198C130 184 90 240-9 244zM470 62q44-4 88 4-44-1-88-4z"
      />
      <path
        className="fill-glint"
        d="M18 30c40 0 66 8 96 24-32-13-58-21-96-24zm40 22c24 5 42 13 60 26-20-10-38-18-60-26zm126 21c30 6 56 5 84 0-28 9-54 9-84 0zM392 62c30-8 56-9 88-4-32-2-58-1-88 4zM500 98c30-2 56-1 84 4-30-2-54-3-84-4zm-14 84c30 0 56 1 86 5-30-2-58-2-86-5z"
      />
      <path
        className="fill-water"
        d="M20 218c44-4 76-18 104-40-26 26-58 40-104 40zm24-34c28-6 50-16 72-30-20 18-42 28-72 30zm136-2c34-4 56-10 82-22-24 16-48 24-82 22z"
      />
      <use href="#streams" className="fill-none stroke-shore" strokeWidth="7" />
      <path
        className="fill-shore"
        d="M-9 72.500C81 74.5 112 109 158 120 180 125 196 127 218 127.5 196 129 180 130 158 134 106 144 80 175-9 179.5"
      />
      <path className="fill-gum" d="M-9 79.500C78 81.5 106 116 150 127 100 138 72 168-9 172.5" />
      <defs>
        <path id="leaf" d="M-22 11Q-9 7 0-2C26-38 82-40 120 3 92-8 44 12 1 2-7 8-13 12-21 13z" />
        <path id="half" d="M0 0C34-22 84-22 120 3 92-8 44 12 1 2z" />
        {/* They lie on the water: its shade at their edge, and a ripple below. */}
        <path id="shade" d="M1 2C44 12 92-8 120 3 94-1 46 17 1 2z" />
        <path id="ripple" d="M22 17C54 22 86 14 114 9 88 19 54 27 22 17z" />
        <path
          id="rib"
          d="M-22 11Q-9 7 0-1.500C34-24 86-23 120 3 86-20 34-20 1.5 1.5-7 8-13 12-21 13z"
        />
      </defs>
      <g transform="translate(252 106) rotate(-6)">
        <use href="#shade" className="fill-deep" opacity=".3" />
        <use href="#ripple" className="fill-glint" />
        <use href="#leaf" className="fill-amber" />
        <use href="#half" className="fill-hull" opacity=".3" />
        <use href="#rib" className="fill-hull" />
      </g>
      <g transform="translate(292 166) rotate(-13) scale(.94)">
        <use href="#shade" className="fill-deep" opacity=".3" />
        <use href="#ripple" className="fill-glint" />
        <use href="#leaf" className="fill-hull" />
        <use href="#half" className="fill-deep" opacity=".3" />
        <use href="#rib" className="fill-shore" />
      </g>
    </Drawing>
  );
}
