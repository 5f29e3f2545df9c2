import { Drawing, type DrawingProps } from './drawing';

/** The room: two chairs that face each other, a lamp, and a window on the river. */
export function Room(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 460 520" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-glass" d="M0-300h460v720H0" />
      {/* The lamp's light on the wall: by day it has the wall's colour. */}
      <path className="fill-lamp" opacity=".1" d="M371 208h39l44 196H327z" />
      <path className="fill-sky" d="M120 168a100 100 0 0 1 200 0v134H120" />
      <path className="fill-zenith" d="M120 168a100 100 0 0 1 200 0q-56-32-200-8" />
      <path className="fill-ridge" d="M120 194q38-20 86-8t114-12v46H120" />
      <path className="fill-gum" d="M120 209q100-6 200 0v93H120" />
      {/* The river and its banks come to one point, where the hills begin. */}
      <g transform="translate(-18)">
        <path
          className="fill-shore"
          d="M290 206c-36 3-66 7-66 15 0 12 63 13 63 30 0 18-81 24-92 54h114c-10-26 18-34 18-52 0-25-90-23-90-35 0-5 22-9 53-12z"
        />
        <path
          className="fill-water"
          d="M290 206c-36 4-64 7-64 15 0 11 63 12 63 30 0 20-80 24-91 54h109c-10-26 18-34 18-52 0-24-90-21-90-35 0-5 24-9 55-12z"
        />
      </g>
      <path
        className="fill-none stroke-shore"
        strokeWidth="10"
        d="M120 302V168a100 100 0 0 1 200 0v134"
      />
      <path className="fill-shore" d="M104 300h232v12H104zM222.5 68v234h-5V68" />
      <path className="fill-sand" d="M0 404h460v116H0" />
      {/* The lamp's light on the floor: by day it has the floor's colour. */}
      <path className="fill-shore" d="M290 404h210v44q-190 20-210-44" />
      <ellipse className="fill-sky" opacity=".5" cx="230" cy="468" rx="204" ry="32" />
      <path
        className="fill-deep"
        d="M388 204h5v220h-5M200 412h60v6h-27v44h14v5h-34v-5h14v-44h-27"
      />
      <path className="fill-sun" d="M372 146h37l20 62h-77z" />
      <path
        className="fill-glint"
        d="M216 398h13v9q0 5-5 5h-3q-5 0-5-5zm20 4h11v6q0 4-4 4h-3q-4 0-4-4z"
      />
      <g className="fill-hull" transform="translate(40 472)">
        <g id="chair">
          <path className="fill-deep" d="M32-44 26 0h6l16-44zm84 0 16 44h6l-6-44" />
          <path d="M4-152q-2-26 24-26 24 0 30 26l20 60h50q18 0 18 16v22q0 14-14 14H40q-14 0-16-14z" />
          <path className="fill-glint" opacity=".25" d="M62-92h66q18 0 18 16v2H62" />
          <path d="M30-136h74q14 0 14 13t-14 13l-4 70H40z" />
          <path className="fill-deep" opacity=".2" d="M13-110h91l-4 70H40q-14 0-16-14z" />
        </g>
      </g>
      <use href="#chair" className="fill-reed" transform="matrix(-1 0 0 1 420 472)" />
    </Drawing>
  );
}
