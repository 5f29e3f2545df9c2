import { Drawing, type DrawingProps } from './drawing';

/** A lamp in a window, seen across the water at dusk. */
export function LampWindow(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-water" d="m0 0h600v230H0z" />
      <path className="fill-glass" d="m0 100q150-60 310-40t290-10v180H0z" />
      <path className="fill-sky" d="m0 170q150-40 310-24t290-10v100H0z" />
      <path
        className="fill-ridge"
        d="m0 206c30-6 60-26 84-66l10-12 10 4 8 14c18 40 58 62 128 64s60 4 90 4v16H0z"
      />
      <path className="fill-water" d="m0 220h600v180H0z" />
      <path
        className="fill-deep"
        d="m240 228c60-14 160-14 370-22v34c-130 0-270 0-370-12zm70-94 42-50h100l42 50zm12-6h160v8
          H322zm14 6h132v56H336zm-14 48h160v9H322zm4 8h7v30h-7zm34 0h7v30h-7zm36 0h7v30h-7zm36 0h7
          v30h-7zm38 0h7v30h-7zm-144-56h4v50h-4zm148 0h4v50h-4z"
      />
      <circle className="fill-sun" opacity=".28" cx="402" cy="158" r="44" />
      <path className="fill-sun" d="m386 142h32v32h-32z" />
      <path className="fill-none stroke-deep" strokeWidth="3" d="m402 142v32m-16-16h32" />
      <path
        className="fill-none stroke-sun"
        strokeWidth="4"
        strokeLinecap="round"
        d="m380 250h44m-36 14h28m-40 16h50m-34 16h34m-42 18h26m-16 20h30m-28 22h14"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m80 250h44m-24 12h24m112 20h36m248-12h40m-370 50q8-5 16 0t16 0m258 24q9-5 18 0
          t18 0 18 0"
      />
      <path
        className="fill-deep"
        d="m-11 410q0-87-12-146 20 58 20 146zm22 0q0-103 12-172-3 69-3 172zm27 0
          q0-85-62-141 71 56 71 141zm23 0q0-68 23-114-15 45-15 114zm17 0q0-59 50-99-40 40-40 99z
          m32 0q0-74-40-123 49 49 49 123zm16 0q0-47 58-78-49 31-49 78zm16 0q0-58-19-97 29 39 29 97
          zm27 0q0-41 9-68 0 27 0 68z"
      />
    </Drawing>
  );
}
