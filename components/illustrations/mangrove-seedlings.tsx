import { Drawing, type DrawingProps } from './drawing';

/** Two young mangroves lean to each other over still water. */
export function MangroveSeedlings(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v110H0" />
      <path className="fill-zenith" d="m0 0h600v20Q330 70 0 50" />
      <path className="fill-ridge" d="M0 100q80-12 170-6t200 4 230-4v20H0" />
      <path className="fill-water" d="m0 110h600v140H0" />
      <path className="fill-glass" opacity=".8" d="M0 110h600v70q-300 40-600 0" />
      <g id="seedlings">
        <g id="seedling">
          <path
            className="fill-reed"
            d="M231 194q0-62 27-106l5 3q-24 42-24 103zM260 92q-50 2-66-42 52-2 66 42zM260 92q-2-44 42-54 10 44-42 54zM260 92q-12-30-4-48 12 20 4 48M243 130q-30 4-42-20 34-4 42 20zM243 130q0-28 32-38-2 32-32 38M78 194q3-26 7-40 4 14 5 40zm24 0q2-18 6-28 4 10 5 28zm178 0q2-14 6-22 4 8 5 22z"
          />
        </g>
        <use href="#seedling" transform="matrix(-.84 0 0 .84 582 31)" />
        {/* Both are lit from above and from the right. */}
        <path
          className="fill-glint"
          opacity=".35"
          d="M260 92q-26-28-66-42 52-2 66 42zM260 92q14-30 42-54 10 44-42 54zM363.6 108.3q21.8-23.5 55.4-35.3-43.7-1.7-55.4 35.3zM363.6 108.3q-11.8-25.2-35.3-45.4 37 8.4 35.3 45.4z"
        />
      </g>
      <use href="#seedlings" opacity=".3" transform="matrix(1 0 0-.42 0 275.5)" />
      <path
        className="fill-water"
        d="M150 206h340v3H150zm0 9h340v4H150zm0 11h340v5H150zm0 13h340v6H150z"
      />
      <path className="fill-glint" d="M204 194q30-5 60 0-30 5-60 0zm155 0q26-5 52 0-26 5-52 0z" />
    </Drawing>
  );
}
