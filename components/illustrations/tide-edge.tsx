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
        d="M342 216q36-8 76 0-40 8-76 0zM216 198q36-12 76-4-26 14-76 4z"
      />
      <path
        className="fill-glint"
        d="M240 204l-32-32q-8-14 6-20 0-14 14-14 6-10 18-6 12-4 18 6 14 0 14 14 14 6 6 20l-32 32q-6 4-12 0z"
      />
      <path
        className="fill-hull"
        opacity=".6"
        d="M243 198l-26-36 29 34-14-48 16 48 12-48-9 48 24-34-21 36z"
      />
      <path
        className="fill-river"
        d="M375 217q-3-43 7-65l4 2q-8 24-4 63zM380 192q10-14 26-10-6 16-26 10z"
      />
      <path className="fill-river" d="M383 158q-32 4-44-18-4-24 20-26 14 10 24 44z" />
      <path className="fill-river" opacity=".8" d="M383 158q8-38 34-42 22 6 14 28-14 20-48 14z" />
      <path
        className="fill-deep"
        opacity=".2"
        d="M30 190q40-8 80 0-40 8-80 0zm60 34q24-5 48 0-24 5-48 0zm390-34q40-6 80 0-40 6-80 0z"
      />
    </Drawing>
  );
}
