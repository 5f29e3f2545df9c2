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
        d="M346 218q34-7 68 0-34 7-68 0zM204 214q44-10 88-1-44 12-88 1z"
      />
      <g transform="translate(2 6) rotate(-38 246 196)">
        <path
          className="fill-glint"
          d="M240 204l-32-32q-8-14 6-20 0-14 14-14 6-10 18-6 12-4 18 6 14 0 14 14 14 6 6 20l-32 32q-6 4-12 0z"
        />
        <path
          className="fill-hull"
          opacity=".6"
          d="M243 198l-26-36 29 34-14-48 16 48 12-48-9 48 24-34-21 36z"
        />
      </g>
      <path
        className="fill-river"
        d="M379 220q-7-46 3-68l4 2q-8 24-7 66zM380 192q10-14 26-10-6 16-26 10z"
      />
      <path className="fill-river" d="M383 158q-32 4-44-18-4-24 20-26 14 10 24 44z" />
      <path className="fill-gum" d="M383 158q8-38 34-42 22 6 14 28-14 20-48 14z" />
    </Drawing>
  );
}
