import { Drawing, type DrawingProps, Sun } from './drawing';

/** Reeds being woven, over and under, with loose and playful ends. */
export function WovenReeds(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={300} y={128} />
      <path className="fill-ridge" d="M0 206q60-16 130-10t150 10 150-6 170-2v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path
        className="fill-glint"
        d="M30 250q30-3 60 0-30 3-60 0zm40 14q17-3 34 0-17 3-34 0zm430-18q30-3 60 0-30 3-60 0zm-20 14q17-3 34 0-17 3-34 0zm-420 92q22-3 44 0-22 3-44 0zm426-14q25-3 50 0-25 3-50 0"
      />
      <path
        className="fill-river"
        d="M255 411q-23-242-43-365 4 125 25 367zm54 1q-1-242 3-378-20 136-21 378zm54 1q21-242 23-369-18 125-41 367M224 124q-10-43-38-43 22 8 29 45zm87-13q-9-48-38-49 22 8 29 51zm74 1q8-33 32-41-31 0-41 39"
      />
      <path
        className="fill-deep"
        d="M228 411q-34-244-88-333 38 95 70 335zm54 1q-12-244-56-354 28 114 38 354zm54 0q10-240 48-350-54 106-66 350zm54 1q32-240 72-339-56 93-90 337M180 174q-13-47-49-48 29 8 39 51zm69-44q-7-56-29-59 14 9 19 60zm116 10q6-54 25-63-27 3-35 61zm68 29q9-48 37-57-35 2-47 55"
      />
      <path
        className="fill-sun"
        d="M131 158q44 5 87 13v20q-43 2-87-33zm99 14q22-3 68 6v20q-46 1-68-6zm80 5q42-8 59-5v20q-17 7-59 5zm71-5q45-9 89 16-44 5-89 4"
      />
      <path
        className="fill-shore"
        d="M193 215q36-2 58 5v20q-22 3-58-5zm72 6q37-2 72 0v20q-35 8-72 0zm86-1q20-7 56-5v20q-36 8-56 5zm-174-4q-17 8-41-4 21 24 45 22zm242 18q27 2 45-23-22 13-41 5"
      />
      <path
        className="fill-clay"
        d="M152 250q44 7 73 14v20q-29 3-73-34zm89 15q22-3 52 4v20q-30 3-52-4zm68 4q29-7 50-4v20q-21 7-50 4zm66-5q29-7 69 16-40 7-69 4"
      />
      <path
        className="fill-shore"
        d="M212 309q25-3 47 4v20q-22 3-47-4zm64 5q25-3 49 0v20q-24 7-49 0zm66-1q21-7 46-4v20q-25 7-46 4zm-148-4q-17 7-40 3 21 16 43 15zm209 18q24 1 43-14-21 3-40-4"
      />
    </Drawing>
  );
}
