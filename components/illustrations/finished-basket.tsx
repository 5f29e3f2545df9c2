import { Drawing, type DrawingProps, Sun } from './drawing';
import { BasketBody } from './woven-reeds';

/** The same shore later in the day: the basket is finished, and full. */
export function FinishedBasket(props: DrawingProps) {
  return (
    <Drawing
      hour="low-sun"
      viewBox="0 -140 600 540"
      preserveAspectRatio="xMidYMax slice"
      {...props}
    >
      <path className="fill-sky" d="M0-140h600v370H0" />
      <path className="fill-zenith" d="M0-140h600V64Q270 110 0-20" />
      <path className="fill-glow" d="M0 130Q270 180 600 110v120H0" />
      <Sun x={456} y={120} />
      <path className="fill-ridge" d="M0 196q60-18 140-8t160 20 150-18 150-6v42H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-disc"
        d="M418 230q38-6 76 0-38 6-76 0zm14 13q24-5 48 0-24 5-48 0zm-8 14q32-6 64 0-32 6-64 0z"
      />
      <path
        className="fill-glint"
        d="M20 270q30-3 60 0-30 3-60 0zm520-24q30-3 60 0-30 3-60 0zM120 246q20-3 40 0-20 3-40 0z"
      />
      <path className="fill-gum" d="M0 330q110-46 300-38t300 22v90H0" />
      <path className="fill-deep" opacity=".3" d="M130 372q40-22 150-24t150 18-110 26-190-20z" />
      <g transform="translate(300 262)">
        <path
          className="fill-none stroke-mark"
          strokeWidth="13"
          d="M-92 0C-84-150-40-196 0-196S84-150 92 0"
        />
        <path
          className="fill-none stroke-hull"
          strokeWidth="13"
          strokeDasharray="9 17"
          d="M-92 0C-84-150-40-196 0-196S84-150 92 0"
        />
        <path className="fill-deep" d="M-100 0a100 15 0 0 1 200 0" />
        <path
          className="fill-glint"
          d="M-84-2q4-34 34-38 22-30 52-8 34-10 42 16 30 0 36 30-80 14-164 0z"
        />
        <path className="fill-amber" d="M-44-4a30 30 0 0 1 60 0z" />
        <path className="fill-hull" d="M10-2a27 27 0 0 1 54 0z" />
        <path
          className="fill-reed"
          d="M-16-34q4-16 20-18-4 16-20 18zM36-29q0-14 14-20 2 14-14 20z"
        />
        <clipPath id="woven">
          <path d="M-120 2Q0 24 120 2V130H-120z" />
        </clipPath>
        <g clipPath="url(#woven)">
          <BasketBody />
        </g>
        <g className="fill-none" strokeLinecap="round" strokeWidth="12">
          <path className="stroke-reed" d="M-101-1A101 16 0 0 0 101-1" />
          <path className="stroke-hull" strokeDasharray="14 22" d="M-101-1A101 16 0 0 0 101-1" />
        </g>
      </g>
    </Drawing>
  );
}
