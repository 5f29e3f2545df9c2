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
        d="M-9 176c80-4 110-36 172-48 50-8 96 2 137 2 60 0 96-26 168-40-54 20-86 40-128 50 62-2 110-18 190-16-70 4-118 22-184 30 42 4 78 2 116-4-50 14-90 22-134 24-34 4-50 26-92 28-16 0-24-3-37-4C130 184 90 240-9 244zM488 86q40-8 80-4-40 0-80 4zm62 36q30-2 59 4-30-2-59-4zm-64 24q44-8 96 0-52-3-96 0zm-52 26q34-6 70 0-36-1-70 0z"
      />
      <path
        className="fill-glint"
        d="M18 30c40 0 66 8 96 24-32-13-58-21-96-24zm40 22c24 5 42 13 60 26-20-10-38-18-60-26zm128 23c30 5 54 4 78-2-26 10-48 11-78 2zM420 58c36-1 66 5 100 11-34-2-66-7-100-11zm-34 16c20-5 36-7 56-7-20 3-36 4-56 7zm96 102c38 2 66 2 96 0-32 5-60 5-96 0z"
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
        <path
          id="rib"
          d="M-22 11Q-9 7 0-1.500C34-24 86-23 120 3 86-20 34-20 1.5 1.5-7 8-13 12-21 13z"
        />
      </defs>
      {/* They lie on the water, and part it. */}
      <path
        className="fill-glint"
        d="M240 126C286 142 344 134 396 94 352 126 296 136 240 126zM264 74C300 62 344 62 382 82 344 70 304 70 264 74zM282 188C330 196 380 180 426 140 384 172 334 186 282 188zM306 128C336 116 372 114 408 126 372 122 338 122 306 128z"
      />
      <g transform="translate(252 106) rotate(-6)">
        <use href="#leaf" className="stroke-deep" opacity=".25" strokeWidth="5" />
        <use href="#leaf" className="fill-amber" />
        <use href="#half" className="fill-hull" opacity=".3" />
        <use href="#rib" className="fill-hull" />
      </g>
      <g transform="translate(292 166) rotate(-13) scale(.94)">
        <use href="#leaf" className="stroke-deep" opacity=".25" strokeWidth="5" />
        <use href="#leaf" className="fill-hull" />
        <use href="#half" className="fill-deep" opacity=".3" />
        <use href="#rib" className="fill-shore" />
      </g>
    </Drawing>
  );
}
