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
        d="M378 219q40-8 66-2-30 10-66 2zM204 212q60-14 116-2-50 16-116 2z"
      />
      <g transform="translate(240 164) rotate(-12)">
        <path className="fill-glint" d="M-17-7H17L12 8H-12z" />
        <path
          className="fill-glint"
          d="M9 0L52 12A9 9 0 0 1 49 29A9 9 0 0 1 36 42A9 9 0 0 1 19 50A9 9 0 0 1 0 53A9 9 0 0 1-19 50A9 9 0 0 1-36 42A9 9 0 0 1-49 29A9 9 0 0 1-52 12L-9 0z"
        />
        <path
          className="fill-none stroke-hull"
          opacity=".5"
          strokeWidth="2.5"
          strokeLinecap="round"
          d="M6 4L47 28M4 4L34 41M2 4L18 49M0 4L0 52M-2 4L-18 49M-4 4L-34 41M-6 4L-47 28"
        />
        <path className="fill-hull" opacity=".6" d="M-12 1Q0-12 12 1q-12 8-24 0" />
      </g>
      <g transform="matrix(.65 0 0 .65 134 77)">
        <g className="fill-river">
          <path d="M377 220q-6-40 5-66l4 2q-7 30-2 64-3 2-7 0zM382 194q8-16 28-14-6 20-28 14z" />
          <path d="M384 160c-30 4-54-14-50-36 2-14 22-16 34-4 10 10 15 26 16 40zm0 0c2-24 16-44 34-46 18-2 24 18 16 30-8 14-30 18-50 16z" />
        </g>
        <path
          className="fill-glint"
          opacity=".3"
          d="M384 160c2-24 16-44 34-46 18-2 24 18 16 30-8 14-30 18-50 16z"
        />
      </g>
    </Drawing>
  );
}
