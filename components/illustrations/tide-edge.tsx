import { Drawing, type DrawingProps } from './drawing';

/** The tide goes out: a shell on the wet sand, and a seedling that has put out two leaves. */
export function TideEdge(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-shore" d="M0 0h600v250H0" />
      <path
        className="fill-water"
        opacity=".3"
        d="M0 0h600v96c-70 4-96 44-168 42s-90-34-160-26-86 40-150 38S50 132 0 140"
      />
      <path
        className="fill-glint"
        d="M0 0h600v62c-70 2-96 38-168 36s-90-32-160-24-86 36-150 34S50 92 0 100"
      />
      <path
        className="fill-water"
        d="M0 0h600v50c-70 2-96 36-168 34s-90-30-160-22-86 34-150 32S50 78 0 86"
      />
      <path
        className="fill-glint"
        d="M70 30q36-3 72 0-36 3-72 0zm50 16q20-3 40 0-20 3-40 0zm330-22q36-3 72 0-36 3-72 0zm-40 16q20-3 40 0-20 3-40 0zM250 26q30-3 60 0-30 3-60 0z"
      />
      <path
        className="fill-deep"
        opacity=".2"
        d="M346 218q34-7 68 0-34 7-68 0zM190 212q52-12 104 0-52 12-104 0z"
      />
      <g transform="translate(242 212)">
        <path
          className="fill-glint"
          d="M10-52 48-29A14 14 0 0 1 38-13 14 14 0 0 1 25-2 14 14 0 0 1 8 3 14 14 0 0 1-8 3 14 14 0 0 1-25-2 14 14 0 0 1-38-13 14 14 0 0 1-48-29L-10-52z"
        />
        <path
          className="fill-none stroke-hull"
          opacity=".5"
          strokeWidth="3"
          strokeLinecap="round"
          d="M10-40 28-23M7-38 18-14M2-36 6-10M-2-36-6-10M-7-38-18-14M-10-40-28-23"
        />
      </g>
      <g className="fill-river">
        <path d="M377 220q-6-40 5-66l4 2q-7 30-2 64-3 2-7 0zM382 194q8-16 28-14-6 20-28 14z" />
        <path d="M384 160c-30 4-54-14-50-36 2-14 22-16 34-4 10 10 15 26 16 40zm0 0c2-24 16-44 34-46 18-2 24 18 16 30-8 14-30 18-50 16z" />
      </g>
      <path
        className="fill-glint"
        opacity=".3"
        d="M384 160c2-24 16-44 34-46 18-2 24 18 16 30-8 14-30 18-50 16z"
      />
    </Drawing>
  );
}
