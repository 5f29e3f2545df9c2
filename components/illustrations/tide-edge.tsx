import { Drawing, type DrawingProps } from './drawing';

/** The tide goes out: the two valves of one shell, a little apart, and past them a heron's footprints to the water. */
export function TideEdge(props: DrawingProps) {
  return (
    <Drawing hour="storm" viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
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
          d="M-24 5Q-19-7-23-19L-45.4 -34.5A12.1 12.1 0 0 1 -51 -53.2A12.1 12.1 0 0 1 -46.2 -72.2A12.9 12.9 0 0 1 -32.1 -87.4A13.8 13.8 0 0 1 -11.5 -95.9A14.2 14.2 0 0 1 11.5 -95.9A13.8 13.8 0 0 1 32.1 -87.4A12.9 12.9 0 0 1 46.2 -72.2A12.1 12.1 0 0 1 51 -53.2A12.1 12.1 0 0 1 45.4 -34.5L23-19Q19-7 24 5z"
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
      {/* Each lies on the sand, so that its shadow begins at its edge. */}
      <g className="fill-deep" opacity=".28">
        <use href="#scallop" transform="translate(170 226) rotate(-43) scale(.88)" />
        <use href="#scallop" transform="translate(212 226) rotate(40) scale(.88)" />
      </g>
      <g className="fill-glint" transform="translate(217 224) rotate(40) scale(.88)">
        <use href="#scallop" />
        <use href="#scallop" className="fill-hull" opacity=".13" />
        {/* Its inside is smooth, but for the ends of the ribs. */}
        <path
          className="fill-none stroke-hull"
          opacity=".4"
          strokeWidth="3"
          strokeLinecap="round"
          d="M-40-46-34-43M-44-64-37-60M-39-80-33-74M-22-92-19-84M0-96V-88M22-92 19-84M39-80 33-74M44-64 37-60M40-46 34-43"
        />
        <path
          className="fill-hull"
          opacity=".2"
          d="M0-9C-30-20-40-38-36-58-31-76-16-82 0-82 14-82 22-78 28-72 8-74-10-68-18-54-24-38-14-22 0-9z"
        />
        <path
          className="fill-deep"
          opacity=".14"
          d="M-2-56C4-64 18-62 20-52 20-42 8-38 2-42-4-46-6-50-2-56z"
        />
        <path className="fill-hull" opacity=".55" d="M-24 5-23-8Q0-14 23-8L24 5Q0-4-24 5z" />
      </g>
      <g className="fill-glint" transform="translate(174 222) rotate(-43) scale(.88)">
        <use href="#scallop" />
        <use href="#scallop" className="fill-hull" opacity=".5" />
        <path d="M0-8Q-25.6 -27.5 -53.4 -44.4A12.1 12.1 0 0 1 -51 -53.2Q-24.5 -33 0-8M0-8Q-25.4 -40.4 -53 -65.2A12.1 12.1 0 0 1 -46.2 -72.2Q-22.2 -44.7 0-8M0-8Q-20.4 -52 -42.5 -83.9A12.9 12.9 0 0 1 -32.1 -87.4Q-15.4 -54.2 0-8M0-8Q-11.5 -60.1 -23.9 -96.9A13.8 13.8 0 0 1 -11.5 -95.9Q-5.5 -59.5 0-8M0-8Q-0.3 -63.1 -0.7 -101.7A14.2 14.2 0 0 1 11.5 -95.9Q5.5 -59.5 0-8M0-8Q10.9 -60.4 22.6 -97.3A13.8 13.8 0 0 1 32.1 -87.4Q15.4 -54.2 0-8M0-8Q20 -52.5 41.6 -84.7A12.9 12.9 0 0 1 46.2 -72.2Q22.2 -44.7 0-8M0-8Q25.2 -41.1 52.5 -66.3A12.1 12.1 0 0 1 51 -53.2Q24.5 -33 0-8M0-8Q25.7 -28.3 53.5 -45.6A12.1 12.1 0 0 1 45.4 -34.5Q22.7 -18.2 0-8" />
        <path
          className="fill-hull"
          d="M0-8Q-26.1 -31.5 -51 -53.2 -22.9 -34.5 0-8M0-8Q-24 -43.6 -46.2 -72.2 -20.3 -45.9 0-8M0-8Q-17.5 -53.4 -32.1 -87.4 -13.3 -55 0-8M0-8Q-7.7 -59.2 -11.5 -95.9 -3.3 -59.7 0-8M0-8Q3.3 -59.7 11.5 -95.9 7.7 -59.2 0-8M0-8Q13.3 -55 32.1 -87.4 17.5 -53.4 0-8M0-8Q20.3 -45.9 46.2 -72.2 24 -43.6 0-8M0-8Q22.9 -34.5 51 -53.2 26.1 -31.5 0-8M-24 5-23 1-10 1Q-10-15 0-15T10 1L23 1 24 5zM-23-19-8-9-7-4zM23-19 7-4 8-9z"
        />
        <path d="M2-12Q7-8 6-1 3-5 2-12" />
      </g>
      <path
        className="fill-shore"
        d="M92 222q30-22 56-6 20 12 44 10t52-6q28-6 42 8-60 22-110 20t-84-26z"
      />
      <path
        className="fill-glint"
        opacity=".5"
        d="M110 226q24-8 40 2 20 10 44 8-44 8-84-10zm110-2q26-6 44 2-24 2-44-2z"
      />
    </Drawing>
  );
}
