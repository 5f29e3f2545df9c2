import { Drawing, type DrawingProps, Sun } from './drawing';

/** Two currents of different tone meet and flow on as one. */
export function TwoCurrents(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0z" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64q-150 60-310 40T0 130z" />

      <Sun x={304} y={150} />
      <path
        className="fill-ridge"
        d="m0 204c60-6 92-44 124-94l10-12 10 4 10 18c24 50 52 84 114 90 62-4 88-34 124-64 40-20
          66-18 92 6 40 40 66 50 116 54v34H0z"
      />
      <path
        className="fill-deep"
        opacity=".2"
        d="m134 98-2 30 16 26-6 30 18 56H20c50-20 80-80 104-130zm306 35 12 35-8 28 18 44H300
          c50-20 76-80 140-107z"
      />
      <path className="fill-ridge" d="m0 222h600v178H0z" />
      <path
        className="fill-deep"
        opacity=".3"
        d="m-6 240v-18c10-11 39-11 49-1 13-12 50-12 63-2 8-14 32-14 40 0 10-15 38-15 48 1 14-10
          58-10 72 2 9-12 36-12 45 1 12-13 48-13 60 0 8-13 34-13 42-1 10-6 41-6 51 1 12-12 46-12
          58 1 13-14 54-14 67-1 14-10 57-10 71 1v16zm6 0h600v160H0z"
      />
      <g className="fill-sand stroke-sand" strokeWidth="9">
        <path
          d="m128 222c-92 24-112 50-91 82 23 33 63 71 78 129l191-13-11-118
            c-62-28-127-46-168-58-37-12-48-15 1-20zm350 0c88 21 105 46 84 78-24 32-64 72-79 133
            l-177-13-2-120c62-28 128-47 170-59 39-11 50-13 4-17z"
        />
      </g>
      <path
        className="fill-water"
        d="m128 222c-92 24-112 50-91 82 23 33 63 71 78 129l191-13-11-118
          c-62-28-127-46-168-58-37-12-48-15 1-20z"
      />
      <path
        className="fill-glass"
        d="m478 222c88 21 105 46 84 78-24 32-64 72-79 133l-177-13-2-120
          c62-28 128-47 170-59 39-11 50-13 4-17z"
      />
      <path className="fill-water" d="m303 296c-51 22-73 38-41 54s90 22 68 70h-90V300z" />
      <path
        className="fill-glass"
        d="m303 296c37 34 97 84 77 124h-50c22-48-36-52-68-70s-10-32 41-54zm-53 48
          c-34 16-54 44-60 76h24c2-26 12-52 36-76z"
      />
      <path className="fill-water" d="m306 312c54 10 114 52 122 108h-24c-8-50-52-88-98-108z" />
      <path
        className="fill-deep"
        d="m96 232q2-14 14-10 6-12 18-4 10-8 18 0 12-2 14 14zm356 0
          q2-14 14-12 6-10 18-2 12-6 18 4 10 0 10 10z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="3"
        strokeLinecap="round"
        d="m126 290q8-5 16 0t16 0m282-6q8-5 16 0t16 0m-296 56q9-5 18 0t18 0m180-4q9-5 18 0t18 0"
      />
    </Drawing>
  );
}
