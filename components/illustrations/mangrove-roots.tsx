import { Drawing, type DrawingProps, Sun } from './drawing';

/** The stilt roots of two mangroves interlace above still water. */
export function MangroveRoots(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={376} y={150} />
      <path className="fill-gum" d="M0 204q80-16 170-8t200 4 230 0v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-glass" opacity=".8" d="M0 220h600v100q-300 50-600 0" />
      <path
        className="fill-disc"
        d="M355 234q21-5 42 0-21 5-42 0zm6 12q15-5 30 0-15 5-30 0zm-3 12q18-5 36 0-18 5-36 0"
      />
      {/* Small enough to stand whole in a card of half the height. */}
      <g transform="translate(36 40) scale(.88)">
        <path
          className="fill-ridge"
          transform="matrix(.96 0 0 .72 0 91)"
          d="M463 -5q-9 112-10 155l-14 0q1-61 10-157zM439 126h15q-2 60-3 98 6 40 9 90h-4q-5-50-10-74-6 30-9 74h-4q3-50 6-90-1-40 0-98zM447 130q-100 10-124 184l-2 0q16-178 124-196zM448 169q-39 10-49 145l-2 0q5-137 47-155zM448 155q42 18 47 159l-2 0q-10-139-49-149zM447 116q92 18 106 198l-2 0q-20-176-106-186z"
        />
        <path
          id="roots"
          className="fill-deep"
          transform="matrix(.94 0 0 .68 38 105)"
          d="M192 2q15 106 14 148-2 50-2 78 8 50 14 98h-6q-8-54-17-82-8 34-13 82h-6q4-56 9-98-1-32-1-78 0-57-14-144zM197 135q-111 9-138 191l-2 0q18-190 138-209zM197 171q-72 10-90 155l-2 0q11-151 90-169zM198 205q-37 10-47 121l-2 0q5-113 45-131zM198 199q38 18 43 127l-2 0q-10-107-45-117zM197 161q82 18 94 165l-2 0q-19-141-94-151zM197 121q150 19 176 203l-2 0q-34-176-176-185z"
        />
        <defs>
          <path
            id="leaves"
            d="M0 0Q34-5 47 22 18 29 0 0M0 0Q32-19 58 0 32 19 0 0M0 0Q17-29 45-21 33 6 0 0M0 0Q5-36 36-43 34-11 0 0M0 0Q-11-31 13-48 25-22 0 0M0 0Q-24-27-10-55 13-34 0 0M0 0Q-31-12-29-41 0-33 0 0M0 0Q-37 1-50-29-18-32 0 0M0 0Q-31 16-54-5-28-22 0 0M0 0Q-15 28-42 19-31-7 0 0"
          />
          <g id="crown">
            <use href="#leaves" transform="translate(84 112)" />
            <use href="#leaves" transform="translate(130 84) scale(1.05)" />
            <use href="#leaves" transform="translate(186 74) scale(1.1)" />
            <use href="#leaves" transform="translate(246 82) scale(1.05)" />
            <use href="#leaves" transform="translate(296 110)" />
            <use href="#leaves" transform="translate(166 112)" />
            <use href="#leaves" transform="translate(226 116)" />
            <path d="M62 112Q84 62 190 44T322 110Q260 142 190 138T62 112" />
          </g>
          {/* The sprays of leaves that the sun on the right falls on. */}
          <g id="lit">
            <path
              id="spray"
              d="M0 0Q30-14 60 4 26 13 0 0M0 0Q20-26 49-23 31 1 0 0M0 0Q6-34 34-46 30-13 0 0M0 0Q-9-30 9-53 20-24 0 0M0 0Q-24-20-18-44 3-25 0 0"
              transform="translate(84 112) scale(.9)"
            />
            <use href="#spray" transform="translate(50-22)" />
            <use href="#spray" transform="translate(104-34)" />
            <use href="#spray" transform="translate(164-24)" />
            <use href="#spray" transform="translate(214 0)" />
            <use href="#spray" transform="translate(82 6)" />
            <use href="#spray" transform="translate(142 8)" />
          </g>
        </defs>
        <g transform="translate(318 28)scale(.6)">
          <use href="#crown" className="fill-ridge" />
          <use href="#lit" className="fill-glint" opacity=".25" />
        </g>
        <g transform="matrix(.94 0 0 .94 38 20)">
          <use href="#crown" className="fill-deep" />
          <use href="#lit" className="fill-glint" opacity=".2" />
        </g>
        <clipPath id="below">
          <path d="M0 328h600v12H0zm0 16h600v9H0zm0 14h600v7H0zm0 13h600v5H0zm0 12h600v3H0zm0 12h600v2H0z" />
        </clipPath>
        <g clipPath="url(#below)">
          <use href="#roots" opacity=".3" transform="matrix(1 0 0-.34 0 439)" />
        </g>
      </g>
      <path
        className="fill-glint"
        d="M30 327q104-8 208 0-104 8-208 0zm190 1q105-8 210 0-105 8-210 0zm76-14q132-6 264 0-132 6-264 0zm-170 28q60-4 120 0-60 4-120 0zm110 12q45-4 90 0-45 4-90 0"
      />
    </Drawing>
  );
}
