import { Drawing, type DrawingProps } from './drawing';

/** The tide goes out: a scallop on the sand, and past it a heron's footprints to the water. */
export function TideEdge(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-shore" d="M0 0h600v250H0" />
      {/* Wet sand, and the sky in it. */}
      <path
        className="fill-water"
        opacity=".3"
        d="M0 0h600v98c-60 2-90 8-136 28-70 30-130 0-204 16-84 20-170 38-260 12"
      />
      <path
        className="fill-glint"
        opacity=".4"
        d="M14 142q70 14 150 2-80-2-150-2zm54 15q40 4 84-5-46 2-84 5zM514 94q40-13 86-12v5q-46-2-86 7z"
      />
      {/* The last wave's foam, and this one's. */}
      <path
        className="fill-glint"
        opacity=".8"
        d="M0 120c76 22 164 16 230-12 28-11 56-11 84-5-28-3-56-2-83 8-66 28-158 34-231 11zm296-8c30-8 60-2 88 4 44 9 74-8 100-20 40-16 80-22 116-22v2c-38 0-76 7-115 24-38 19-76 34-112 25-26-6-50-13-77-13z"
      />
      <path
        className="fill-glint"
        d="M0 0h600v46c-50 0-84 10-120 28-48 24-96 34-154 18-28-8-58-10-86 2C168 124 62 124 0 100z"
      />
      <path
        className="fill-water"
        d="M0 0h600v41c-54-3-86 6-124 22-46 20-94 28-148 17-30-7-64-8-94 5C160 112 64 106 0 92z"
      />
      <path
        className="fill-glint"
        opacity=".5"
        fillRule="evenodd"
        d="M0 0h600v41c-54-3-86 6-124 22-46 20-94 28-148 17-30-7-64-8-94 5C160 112 64 106 0 92zm0 0h600v28c-60-4-96 6-140 22-52 18-92 12-140 6-36-4-66 4-98 14C144 94 60 88 0 72z"
      />
      <path
        className="fill-glint"
        d="M70 30q36-3 72 0-36 3-72 0zm50 16q20-3 40 0-20 3-40 0zm330-22q36-3 72 0-36 3-72 0zm-40 16q20-3 40 0-20 3-40 0zM250 26q30-3 60 0-30 3-60 0z"
      />
      <defs>
        <path id="print" d="M1 10Q-1 3 0-15M0 0Q-8-3-12-11M0 0Q8-3 12-11" />
        <path
          id="scallop"
          d="M0 7L-26 6Q-21-6-27-21L-44.1 -32.8A12.2 12.2 0 0 1 -50 -51.7A12.2 12.2 0 0 1 -45.5 -70.8A12.9 12.9 0 0 1 -31.7 -86.3A13.7 13.7 0 0 1 -11.3 -94.9A14.1 14.1 0 0 1 11.3 -94.9A13.7 13.7 0 0 1 31.7 -86.3A12.9 12.9 0 0 1 45.5 -70.8A12.2 12.2 0 0 1 50 -51.7A12.2 12.2 0 0 1 44.1 -32.8L27-21Q21-6 26 6z"
        />
      </defs>
      <g className="fill-none stroke-deep" opacity=".4" strokeWidth="2.6" strokeLinecap="round">
        <use href="#print" transform="matrix(.66 -.52 .72 .47 474 224)" />
        <use href="#print" transform="matrix(.58 -.51 .70 .42 438 210)" />
        <use href="#print" transform="matrix(.71 -.32 .45 .51 419 186)" />
        <use href="#print" transform="matrix(.67 -.28 .38 .48 394 168)" />
        <use href="#print" transform="matrix(.69 -.07 .10 .50 390 144)" />
        <use href="#print" transform="matrix(.63 -.06 .08 .45 380 124)" />
      </g>
      <use
        href="#scallop"
        className="fill-deep"
        opacity=".22"
        transform="translate(171 214) rotate(16)"
      />
      <g className="fill-glint" transform="translate(186 208) rotate(20)">
        <use href="#scallop" />
        <use href="#scallop" className="fill-hull" opacity=".5" />
        <path d="M0-4Q-24.1 -26.7 -52.3 -43.1A12.2 12.2 0 0 1 -50 -51.7Q-23 -32 0-4M0-4Q-24 -39.6 -52.1 -63.9A12.2 12.2 0 0 1 -45.5 -70.8Q-20.9 -43.9 0-4M0-4Q-19.3 -51.3 -41.9 -82.7A12.9 12.9 0 0 1 -31.7 -86.3Q-14.6 -53.5 0-4M0-4Q-10.8 -59.4 -23.5 -95.8A13.7 13.7 0 0 1 -11.3 -94.9Q-5.2 -58.8 0-4M0-4Q-0.3 -62.4 -0.7 -100.6A14.1 14.1 0 0 1 11.3 -94.9Q5.2 -58.8 0-4M0-4Q10.3 -59.7 22.3 -96.2A13.7 13.7 0 0 1 31.7 -86.3Q14.6 -53.5 0-4M0-4Q18.8 -51.8 40.9 -83.5A12.9 12.9 0 0 1 45.5 -70.8Q20.9 -43.9 0-4M0-4Q23.8 -40.3 51.6 -65A12.2 12.2 0 0 1 50 -51.7Q23 -32 0-4M0-4Q24.1 -27.5 52.4 -44.3A12.2 12.2 0 0 1 44.1 -32.8Q20.3 -20.3 0-4" />
        <path
          className="fill-hull"
          d="M0-4Q-22.2 -32.1 -48.3 -51.8L-50.2 -50Q-23.1 -31 0-4M0-4Q-20.1 -43.7 -43.7 -70.4L-45.9 -69Q-21.1 -42.8 0-4M0-4Q-13.8 -53 -30 -85.4L-32.4 -84.5Q-14.9 -52.4 0-4M0-4Q-4.5 -58 -9.9 -93.6L-12.5 -93.3Q-5.7 -57.8 0-4M0-4Q5.7 -57.8 12.5 -93.3L9.9 -93.6Q4.5 -58 0-4M0-4Q14.9 -52.4 32.4 -84.5L30 -85.4Q13.8 -53 0-4M0-4Q21.1 -42.8 45.9 -69L43.7 -70.4Q20.1 -43.7 0-4M0-4Q23.1 -31 50.2 -50L48.3 -51.8Q22.2 -32.1 0-4M-26 6Q-21-6-27-21L-9-8Q0-15 9-8L27-21Q21-6 26 6L0 7z"
        />
        <path d="M-20 1.500Q-18-6-21-13L-9-4-8 2.500zM20 1.500Q18-6 21-13L9-4 8 2.500z" />
      </g>
    </Drawing>
  );
}
