import { Drawing, type DrawingProps, Sun } from './drawing';

const shores = 'M0 206q160-18 330-4t330 12H0zM1070 216q70 0 176-18t194-12v30z';
const cone = 'M960 216q94-8 136-66l22-44 10-22q10-10 32-8l12 8 8 38 16 30q30 52 126 66z';

/**
 * The river’s end: a calm horizon. Its flat lower edge has the colour `band`, as the footer below it. Cone and sun
 * are in the right half, so that text can stand over the low shore on the left;
 * `bare` leaves both out.
 */
export function Horizon({ bare = false, ...props }: DrawingProps & { bare?: boolean }) {
  return (
    <Drawing viewBox="0 0 1440 260" preserveAspectRatio="xMaxYMax slice" {...props}>
      {!bare && <Sun x={940} y={199} r={36} />}
      <path className="fill-ridge" d={bare ? shores : shores + cone} />
      {!bare && (
        <path
          className="fill-glint"
          opacity=".25"
          d="M1160 76q-22-2-32 8l-10 22-22 44q-42 58-136 66h122l32-46 4-34 22-30z"
        />
      )}
      <path className="fill-water" d="M0 212h1440v40H0z" />
      {!bare && (
        <path
          className="fill-disc"
          d="M896 219q44-4 88 0-44 4-88 0zm18 9q26-4 52 0-26 4-52 0zm-10 9q36-4 72 0-36 4-72 0z"
        />
      )}
      <path
        className="fill-glint"
        d="M180 226q40-3 80 0-40 3-80 0zm90 10q24-3 48 0-24 3-48 0zm290-12q36-3 72 0-36 3-72 0zm40 12q20-3 40 0-20 3-40 0zm520-6q36-3 72 0-36 3-72 0zm220 0q34-3 68 0-34 3-68 0z"
      />
      <path className="fill-band" d="M0 246c240-6 420 2 720-1s480 3 720-3v18H0z" />
    </Drawing>
  );
}
