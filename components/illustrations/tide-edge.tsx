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
          d="M0 0L-42-29A15 15 0 0 1-48-49A15 15 0 0 1-43-69A15 15 0 0 1-30-85A15 15 0 0 1-11-94A15 15 0 0 1 11-94A15 15 0 0 1 30-85A15 15 0 0 1 43-69A15 15 0 0 1 48-49A15 15 0 0 1 42-29z"
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
        transform="translate(178 236) rotate(22) scale(1.06 .92)"
      />
      <g className="fill-glint" transform="translate(190 232) rotate(22) scale(1.06 .96)">
        <path d="M-24-1Q-17-8-25-19L0-8 25-19Q17-8 24-1 9 6-8 4z" />
        <path
          className="fill-hull"
          opacity=".4"
          d="M-24-1Q-17-8-25-19L0-8 25-19Q17-8 24-1 9 6-8 4z"
        />
        <use href="#scallop" />
        <use
          href="#scallop"
          className="fill-hull"
          opacity=".4"
          transform="translate(0 -3) scale(.8)"
        />
        <path
          className="fill-hull"
          d="M-4-5L-45-47.5 -43.3-49.300zM-3-6L-41-67.5 -39-68.400zM-3-7L-28-83.5 -26-84.200zM-1-8L-10-92.5 -8-92.700zM1-8L10-92.5 8-92.700zM3-7L28-83.5 26-84.200zM3-6L41-67.5 39-68.400zM4-5L45-47.5 43.3-49.300zM-10-7Q0-13 10-7 8 4 0 5-8 4-10-7"
        />
        <path
          className="fill-deep"
          opacity=".18"
          d="M0 5L-8 4-24-1Q-17-8-25-19L-22-15.5-42-29A15 15 0 0 1-48-49A15 15 0 0 1-43-69A15 15 0 0 1-30-85L-27-83.8-3-9z"
        />
      </g>
    </Drawing>
  );
}
