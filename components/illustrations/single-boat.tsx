import { Drawing, type DrawingProps, NightStars } from './drawing';

/** A small boat and its wake on wide water. */
export function SingleBoat(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="m0 0h600v64Q330 150 0 120" />
      <NightStars at="M40 40h0M92 92h0M146 50h0M204 84h0M250 30h0M360 60h0M412 98h0M462 34h0M520 66h0M572 28h0" />
      <path className="fill-ridge" d="M0 168q50-16 96 2t84 30 80 14 340-8v20H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-glint"
        opacity=".35"
        d="M250 288C170 304 80 336-9 392v18h150c30-46 72-92 122-118"
      />
      <path
        className="fill-glint"
        d="M214 306q-60 26-108 68 40-50 108-68zm20 22q-40 26-60 62 16-46 60-62M30 250q28-3 56 0-28 3-56 0zm96 14q17-3 34 0-17 3-34 0zm288-6q25-3 50 0-25 3-50 0zm-6 72q30-3 60 0-30 3-60 0zm-78 42q27-3 54 0-27 3-54 0"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M250 291h112q-6 12-56 12t-56-12m-12 19q66-6 136 0-68 7-136 0z"
      />
      <path
        className="fill-ember"
        d="M270 322q34-4 68 0-34 4-68 0zm10 13q24-4 48 0-24 4-48 0zm8 13q16-4 32 0-16 4-32 0z"
      />
      <g transform="translate(0 8)">
        <path className="fill-reed" d="M307 262q1-82-6-178h-2q5 96 2 178" />
        <path className="fill-glint" d="M297 92q10 80 2 156-46 8-86-6 62-60 84-150" />
        <path className="fill-amber" d="M306 112q50 60 72 130-34-6-68 4 6-70-4-134" />
        <path className="fill-hull" d="M228 254q76 16 164-10-8 26-26 40-60 6-120 0-14-10-18-30" />
        <path
          className="fill-lamp"
          d="M270 275a7 7 0 1 1 14 0a7 7 0 1 1-14 0zm34 1a7 7 0 1 1 14 0a7 7 0 1 1-14 0zm34-3a7 7 0 1 1 14 0a7 7 0 1 1-14 0z"
        />
      </g>
    </Drawing>
  );
}
