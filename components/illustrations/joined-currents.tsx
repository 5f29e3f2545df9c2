import { Drawing, type DrawingProps } from './drawing';

/** Two streams seen from above: they join, and a leaf that came on each drifts on beside the other. */
export function JoinedCurrents(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-gum" d="m0 0h600v250H0" />
      <path
        className="fill-deep"
        opacity=".4"
        d="M190 0q50 44 120 30t120-12 170 20V0zm40 250q60-46 130-34t110 4 130-12v42"
      />
      <g className="fill-water">
        <path
          id="streams"
          d="M-9 10C80 8 120 44 186 60c84 20 134-16 224-18 80 0 120 22 199 14v140c-80 12-130-12-200-10-90 2-130 30-210 12C130 184 90 240-9 244V176c80-4 110-36 172-48C110 112 80 78-9 76"
        />
      </g>
      <path
        className="fill-glint"
        opacity=".45"
        d="M-9 176c80-4 110-36 172-48 70-18 120 20 194 8 78-16 130-38 252-24-100-4-140 16-180 34-36 14-88 6-128 22-36 14-68 34-102 30C130 184 90 240-9 244"
      />
      <path
        className="fill-glint"
        d="M30 38q56 2 90 30-44-20-90-30zm180 44q44 4 88-10-40 26-88 10zm220-22q60-2 110 14-54 0-110-14zm20 104q56-8 110 8-56 2-110-8"
      />
      <path
        className="fill-water"
        d="M36 216q52-8 90-38-34 36-90 38zm146-44q48 0 86-20-38 34-86 20"
      />
      <use
        href="#streams"
        className="fill-none stroke-shore"
        strokeWidth="7"
        strokeLinejoin="round"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M250 129q16-38 98-36-22 46-98 36zm20 63q22-36 98-27-26 42-98 27"
      />
      <path className="fill-amber" d="M246 120q8 0 14-4 16-38 98-36-22 46-96 39-8 6-16 1" />
      <path className="fill-hull" d="M266 182q8-2 14-7 22-36 98-27-26 42-97 30-8 7-15 4" />
      <path
        className="fill-shore"
        d="M262 117q40-12 72-26-32 18-72 26zm20 59q40-8 72-18-34 14-72 18"
      />
    </Drawing>
  );
}
