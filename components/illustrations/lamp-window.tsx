import { Drawing, type DrawingProps, Stars } from './drawing';

/** A lamp in a window across the water, by night. With `byHour` the light is the practice’s hour’s. */
export function LampWindow({ byHour = false, ...props }: DrawingProps & { byHour?: boolean }) {
  return (
    <Drawing
      hour={byHour ? undefined : 'night'}
      viewBox="0 0 600 400"
      preserveAspectRatio="xMidYMid slice"
      {...props}
    >
      <path className="fill-zenith" d="m0 0h600v230H0" />
      <path className="fill-sky" d="M0 110Q330 150 600 50v180H0" />
      <path className="fill-glow" d="M0 170Q330 196 600 130v100H0" />
      {byHour ? (
        <Stars at="M146 96h0M172 40h0M216 68h0M236 120h0M268 30h0M330 62h0M392 26h0M436 70h0M466 118h0M60 84h0M100 130h0M520 60h0M560 100h0" />
      ) : (
        <Stars
          always
          at="M46 42h0M92 86h0M140 30h0M186 74h0M262 34h0M318 82h0M372 24h0M430 86h0M476 30h0M528 14h0"
        />
      )}
      <path className="fill-ridge" d="M0 188q80-30 180-4t170 30v12H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-rise"
        d="M-9 232q170 0 359-20 110-2 150-26 50-30 109-36v92q-120 14-240 10-200-4-378-14"
      />
      <path
        className="fill-deep"
        d="M-9 237q190 13 385 7 140-2 233-18v18q-110 18-233 18-200-2-385-23M242 144 290 90h116l46 54zm14-8h182v8H256zm16 6h150v60H272zm-18 54h188l4 9H250zm8 6h8l2 44h-8zm42 0h8l1 46h-8zm44 0h8v46h-8zm44 0h8l-1 46h-8zm42 0h8l-2 42h-8M262 140h5v60h-5zm164 0h5v60h-5"
      />
      <path className="fill-rise" d="M322 144h49v46h-49" />
      {/* Someone on the veranda, in the light of the window. */}
      <path
        className="fill-deep"
        d="M196 198h66v10h-66zM204 206h7l1 42h-7zM199 172h3v28h-3zM199 172h24v3h-24zM224 198q0-14 2-22l-8 1q-3-2 0-5l11-4q1-7 8-9 8 3 9 12l2 27h-7l-4-18-3 18zM229 152q0-8 7-8t7 8q0 7-7 8-7-1-7-8z"
      />
      <path
        className="fill-lit"
        d="M236 144q7 0 7 8 0 5-3 7 6 3 6 12l2 27h-3l-3-26q-1-9-7-12 5-3 5-8 0-6-4-8z"
      />
      <path
        className="fill-lit"
        d="M328 150h17v15h-17zm20 0h17v15h-17zm-20 18h17v16h-17zm20 0h17v16h-17M326 264q22-6 44 0-22 6-44 0zm-8 14q30-6 60 0-30 6-60 0zm16 15q17-6 34 0-17 6-34 0zm-10 15q24-6 48 0-24 6-48 0zm12 16q13-6 26 0-13 6-26 0"
      />
      <path
        className="fill-glint"
        d="M210 262q26-3 52 0-26 3-52 0zm16 14q16-3 32 0-16 3-32 0zm204 0q27-3 54 0-27 3-54 0zm-30 64q20-3 40 0-20 3-40 0zm50-36q20-3 40 0-20 3-40 0"
      />
      <path
        className="fill-deep"
        d="M156 404q0-65-6-144 19 79 19 144zm20 0q0-77 30-172-17 95-17 172zm19 0q0-49-1-108 12 59 12 108zm15 0q0-60 42-134-30 74-30 134zm-76 0q0-51-28-114 40 63 40 114z"
      />
    </Drawing>
  );
}
