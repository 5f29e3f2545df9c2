import { Drawing, type DrawingProps, Sun } from './drawing';

/** The stilt roots of two mangroves interlace above still water. */
export function MangroveRoots(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={318} y={150} />
      <path className="fill-gum" d="M0 204q80-16 170-8t200 4 230 0v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-glass" opacity=".8" d="M0 220h600v100q-300 50-600 0" />
      <path
        className="fill-disc"
        d="M280 234q38-5 76 0-38 5-76 0zm16 12q20-5 40 0-20 5-40 0zm-12 12q32-5 64 0-32 5-64 0zm16 12q18-5 36 0-18 5-36 0"
      />
      <path
        className="fill-ridge"
        transform="matrix(1 0 0 .72 0 91)"
        d="M463 -5q-9 112-10 155l-14 0q1-61 10-157zM454 126q-6 128-10 188l-2 0q-2-60-4-188zM447 130q-100 10-124 184l-2 0q16-178 124-196zM448 169q-39 10-49 145l-2 0q5-137 47-155zM448 155q42 18 47 159l-2 0q-10-139-49-149zM447 116q92 18 106 198l-2 0q-20-176-106-186z"
      />
      <path
        className="fill-deep"
        transform="matrix(1 0 0 .72 0 91)"
        d="M192 2q16 107 14 152l-20 0q0-59-14-148zM207 130q-6 136-13 196l-2 0q-5-60-7-196zM197 135q-111 9-138 191l-2 0q18-190 138-209zM197 171q-72 10-90 155l-2 0q11-151 90-169zM198 205q-37 10-47 121l-2 0q5-113 45-131zM198 199q38 18 43 127l-2 0q-10-107-45-117zM197 161q82 18 94 165l-2 0q-19-141-94-151zM197 121q150 19 176 203l-2 0q-34-176-176-185z"
      />
      <path
        className="fill-ridge"
        d="M372 112q-8-26 18-36 6-28 40-24 26-18 52 2 34-4 38 26 24 10 14 34-24 14-46 0-18 16-42 4-22 14-42 0-20 6-32-6"
      />
      <path
        className="fill-deep"
        d="M62 116q-14-34 20-46 4-34 44-30 24-26 60-10 40-22 66 8 44-6 50 32 34 10 22 44-30 18-58 2-22 22-52 6-24 20-54 4-26 18-52 0-28 12-46-10"
      />
      <path
        className="fill-rise"
        d="M84 98q-4-26 26-30 8-22 36-18 20-14 42 0-10 26-38 24-14 24-40 16-12 16-26 8m140-8q-4-20 18-24 10-16 34-8-2 20-20 22-14 16-32 10"
      />
      <path
        className="fill-glint"
        d="M20 327q104-8 208 0-104 8-208 0zm190 1q105-8 210 0-105 8-210 0zm96-14q132-6 264 0-132 6-264 0zm-190 28q60-4 120 0-60 4-120 0zm110 12q45-4 90 0-45 4-90 0"
      />
    </Drawing>
  );
}
