import { Drawing, type DrawingProps, Sun } from './drawing';

/** A small boat and its wake on wide water. */
export function SingleBoat(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64q-150 60-310 40T0 130z" />

      <Sun x={440} y={140} />
      <path
        className="fill-ridge"
        d="m0 214c30-4 52-24 74-56l8-8 8 4 8 12c16 30 42 44 92 46 70-6 110-14 150-8s130 10 260 4
          v22H0z"
      />
      <path className="fill-water" d="m0 220h600v180H0z" />
      <path
        className="fill-glass"
        opacity=".6"
        d="m300 294c-80 32-190 54-280 126h234c6-50 50-90 90-124z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m300 296c-80 32-190 54-276 120m320-118c-38 32-80 68-88 112m148-178h72m-60 12h50m-64 12
          h34m-8 12h24M90 250h40m30 14h24m316 36h40m-480 0q8-5 16 0t16 0m378 50q10-6 20 0
          t20 0 20 0"
      />
      <path
        className="fill-none stroke-deep"
        strokeWidth="4"
        strokeLinecap="round"
        d="m328 270V152"
      />
      <path className="fill-glint" d="m334 158c30 32 44 68 46 100h-46z" />
      <path className="fill-sun" d="m322 176c-4 36-18 64-36 82h36z" />
      <path className="fill-clay" d="m276 266q54 10 116-4-8 26-30 34h-58q-20-6-28-30z" />
    </Drawing>
  );
}
