import { Drawing, type DrawingProps, Sun } from './drawing';

/** A tideline after the storm: the clouds leave, the light returns. */
export function Tideline(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={372} y={172} />
      <path
        className="fill-ridge"
        opacity=".4"
        d="M50 130 8 222h60l40-92zm100-10-42 102h40l50-102"
      />
      <path
        className="fill-ridge"
        d="M-9 36C40 10 96 10 132 34c34-18 76-8 92 20 34-6 56 8 66 26 20 0 38 6 50 16-50 10-90 8-126 22-60 20-130 8-223 32M600 168c-40-2-70 10-90 30l-40 26h130"
      />
      <path
        className="fill-gum"
        d="M-9 88c36-22 76-18 102-2 30-10 62 0 72 18 30-2 54 6 70 16-46 6-84 20-124 18C70 152 30 152-9 168"
      />
      <path className="fill-water" d="m0 220h600v100H0" />
      <path
        className="fill-disc"
        d="M336 230q38-5 76 0-38 5-76 0zm14 12q20-5 40 0-20 5-40 0zm-16 12q31-5 62 0-31 5-62 0zm18 12q22-5 44 0-22 5-44 0zm6 11q12-5 24 0-12 5-24 0"
      />
      <path
        className="fill-glint"
        d="M150 244q30-3 60 0-30 3-60 0zm46 14q18-3 36 0-18 3-36 0zm274-18q22-3 44 0-22 3-44 0zm-410 22q25-3 50 0-25 3-50 0M0 290c90-16 180 12 270 2s200-24 330-8v40H0"
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
        d="M124 364q160 4 300-22 36-10 58-22 10 2 4 8-24 20-76 32-70 14-160 16-126 4-126-12"
      />
      <g className="fill-none stroke-deep" strokeWidth="10" strokeLinecap="round">
        <path d="M250 336q14-8 14-24M366 330q16-6 22-20" />
      </g>
      <path
        className="fill-deep"
        d="M130 346q0-17 22-18 60 0 120 4 70 2 118-9 44-11 76-8 9 2 5 8-26 3-62 17-50 18-130 22-70 4-126 5-22-2-23-21z"
      />
      <path
        className="fill-ridge"
        opacity=".8"
        d="M330 341q60-6 104-22-40 24-104 22M131 347a13 18 0 0 1 26 0 13 18 0 0 1-26 0"
      />
    </Drawing>
  );
}
