import { Drawing, type DrawingProps } from './drawing';

/** A tideline after the storm: the clouds leave, the light returns. */
export function Tideline(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-zenith" d="m0 0h600v64Q330 150 0 120" />
      <path
        className="fill-ridge"
        opacity=".4"
        d="M40 130-2 222h58l40-92zm104-10-42 102h40l50-102"
      />
      <path
        className="fill-ridge"
        d="M-9 36C40 10 96 10 132 34c34-18 76-8 92 20 34-6 56 8 66 26 20 0 38 6 50 16-50 10-90 8-126 22-60 20-130 8-223 32M609 146c-20-6-38-2-52 9-10 8-18 10-25 20-6 9-17 9-24 15-9 8-13 19-24 22-8 2-10 8-22 10h147M449 222q3-7 10-6 6-5 9 6"
      />
      <path
        className="fill-gum"
        d="M-9 88c36-22 76-18 102-2 30-10 62 0 72 18 30-2 54 6 70 16-46 6-84 20-124 18C70 152 30 152-9 168"
      />
      <path className="fill-water" d="m0 220h600v100H0" />
      <path
        className="fill-glint"
        d="M150 242q30-3 60 0-30 3-60 0zm220-4q34-3 68 0-34 3-68 0zm-130 24q25-3 50 0-25 3-50 0M0 290c90-16 180 12 270 2s200-24 330-8v40H0"
      />
      <path className="fill-shore" d="M0 304c100-16 190 10 290 0s190-20 310-8v104H0" />
      <path
        className="fill-water"
        opacity=".3"
        d="M0 304c100-16 190 10 290 0s190-20 310-8v26c-120-10-190 4-290 14S100 318 0 328"
      />
      <path
        className="fill-deep"
        opacity=".25"
        d="M120 336Q84 344 62 360q-12 10 8 16 62 10 130 2Q270 364 330 352q66-10 116-33L300 330z"
      />
      <g className="fill-ridge">
        <g id="wood">
          <path d="M118 334c70 4 130-10 200-14q74-2 124-14c10-2 12 9 4 13q-54 20-118 26c-70 10-126 28-196 26q-16-2-12-16-8-10-2-21" />
          <path d="M206 332q48-4 68-26c6-6 13 0 9 6q-10 18-34 22z" />
        </g>
      </g>
      <use href="#wood" className="fill-ink-soft" opacity=".75" />
      <path
        className="fill-none stroke-ridge"
        opacity=".7"
        strokeWidth="4"
        strokeLinecap="round"
        d="M138 350q74-2 124-12t138-16M150 362q44-2 80-10"
      />
    </Drawing>
  );
}
