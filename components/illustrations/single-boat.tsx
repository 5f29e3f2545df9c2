import { Drawing, type DrawingProps, Sun } from './drawing';

/** A small boat and its wake on wide water. */
export function SingleBoat(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={394} y={140} />
      <path
        className="fill-ridge"
        d="M0 212q120-10 260 2t340-8v20H0M20 224q60-6 84-40l16-24q10-10 30-8l10 6 8 22q18 34 82 44"
      />
      <path className="fill-glint" opacity=".25" d="M160 158l8 22q18 34 82 44h-74l-16-28-10-44" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-disc"
        d="M356 232q35-5 70 0-35 5-70 0zm16 12q19-5 38 0-19 5-38 0zm-12 12q29-5 58 0-29 5-58 0zm20 12q15-5 30 0-15 5-30 0zm-8 13q11-5 22 0-11 5-22 0"
      />
      <path
        className="fill-glint"
        opacity=".35"
        d="M246 284C170 304 80 336-9 392v18h150c30-46 80-94 152-114"
      />
      <path
        className="fill-glint"
        d="M214 306q-60 26-108 68 40-50 108-68zm20 22q-40 26-60 62 16-46 60-62M60 250q28-3 56 0-28 3-56 0zm50 14q17-3 34 0-17 3-34 0zm360-2q25-3 50 0-25 3-50 0zm-30 68q30-3 60 0-30 3-60 0zm-110 42q27-3 54 0-27 3-54 0"
      />
      <path className="fill-deep" opacity=".3" d="M240 288q76 12 140-4-30 22-80 22-40-2-60-18" />
      <path className="fill-deep" d="M307 262q1-82-6-178h-2q5 96 2 178" />
      <path className="fill-glint" d="M297 92q10 80 2 156-46 8-86-6 62-60 84-150" />
      <path className="fill-sun" d="M306 112q50 60 72 130-34-6-68 4 6-70-4-134" />
      <path className="fill-hull" d="M228 254q76 16 164-10-10 36-42 46h-86q-28-8-36-36" />
    </Drawing>
  );
}
