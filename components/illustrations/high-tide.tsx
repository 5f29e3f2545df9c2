import { Drawing, type DrawingProps, Heron, Sun } from './drawing';
import { Driftwood } from './tideline';

/** A clear morning after the storm: the tide stands round the tree, and a heron on it. */
export function HighTide(props: DrawingProps) {
  return (
    <Drawing
      hour="morning"
      viewBox="0 -140 600 540"
      preserveAspectRatio="xMidYMax slice"
      {...props}
    >
      <path className="fill-sky" d="M0-140h600v370H0" />
      <path className="fill-zenith" d="M0-140h600V20Q330 60 0-30" />
      <path className="fill-glow" d="M0 150Q330 190 600 110v120H0" />
      <Sun x={196} y={140} />
      <path
        className="fill-ridge"
        d="M609 150c-20-6-38-2-52 9-10 8-18 10-25 20-6 9-17 9-24 15-9 8-13 19-24 22-8 2-10 8-22 10h147M449 222q3-7 10-6 6-5 9 6"
      />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-disc" d="M158 230q38-6 76 0-38 6-76 0zm14 13q24-5 48 0-24 5-48 0z" />
      <g transform="translate(0 -14)">
        <Driftwood />
      </g>
      <Heron transform="translate(352 283) scale(.86)" />
      {/* The water in front hides half of the tree. */}
      <path className="fill-water" d="M0 318q70-6 140 0t120-2 130 2 110-14 100 2v94H0z" />
      <path
        className="fill-glint"
        d="M84 322q40-6 80 0-40 5-80 0zm120-2q60-8 150-2-70 10-150 2zm198-4q50-8 104-8-40 12-104 8zM30 356q40-4 80 0-40 4-80 0zm150 12q50-5 100 0-50 5-100 0zm220-18q40-4 80 0-40 4-80 0zm80 28q30-4 60 0-30 4-60 0zM40 258q30-3 60 0-30 3-60 0zm440-10q40-4 80 0-40 4-80 0z"
      />
      <path
        className="fill-deep"
        opacity=".22"
        d="M210 336q70-6 140 0-70 7-140 0zm30 14q44-5 88 0-44 5-88 0zm100-6q30-4 60 0-30 4-60 0z"
      />
    </Drawing>
  );
}
