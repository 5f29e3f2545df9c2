import { Drawing, type DrawingProps, Sun } from './drawing';

/** The stilt roots of two mangroves interlace above still water. */
export function MangroveRoots(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 400" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="m0 0h600v230H0" />
      <path className="fill-paper" opacity=".5" d="m0 0h600v64Q330 150 0 120" />
      <Sun x={302} y={150} />
      <path className="fill-gum" d="M0 204q80-16 170-8t200 4 230 0v26H0" />
      <path className="fill-water" d="m0 220h600v180H0" />
      <path className="fill-glass" opacity=".8" d="M0 220h600v100q-300 50-600 0" />
      <path
        className="fill-disc"
        d="M264 234q38-5 76 0-38 5-76 0zm16 12q20-5 40 0-20 5-40 0zm-12 12q32-5 64 0-32 5-64 0zm16 12q18-5 36 0-18 5-36 0"
      />
      <path
        className="fill-ridge"
        d="M456-27q-65 68-55 204l22-2q-6-124 61-168zm-116 132q-39 59-60 221h4q27-158 67-212zm66 55q-52 48-55 168h2q9-116 61-160zm14-29q104-6 120 183h4q-12-199-124-205zm-5 27q57 24 65 164h4q-4-144-63-176zm-14-8q0 91 22 181l6-2q-14-90-6-179zm102 22q0 48 8 150h2q-4-102-2-149"
      />
      <g className="fill-deep">
        <path d="M131 6q56 49 50 173l22 2q14-136-34-207zm60 118q137-22 181 194h4q-40-228-187-218zm61 0q43 48 54 198h4q-5-154-48-207zm-62 47q52 37 57 141h2q1-108-51-151zm-4-58q-110 6-124 203h4q18-187 120-181zm1 32q-63 28-65 177h4q6-143 67-163zm-6 5q6 90-2 180h6q16-90 18-180zm142 35q12 51 4 131h2q12-80 3-133zm-224-12q10 37-2 149h2q16-112 7-151" />
        <path
          id="canopy"
          d="M-10-10H286Q250 34 206 32 170 62 112 50 70 76-10 60M268 4q22-4 33 19-26 3-33-19zm-16 10q18 18 8 45-19-22-8-45zm-26 10q28 7 38 38-31-10-38-38zm-22 2q10 20-10 37-9-24 10-37zm-28 14q23 10 23 40-26-15-23-40zm-26 4q11 27-9 53-10-32 9-53zm-32 4q21 9 16 34-22-12-16-34zm-26 6q7 25-16 43-5-29 16-43zm-32 6q22 18 18 51-24-23-18-51zm-26-2q10 20-10 37-9-24 10-37zm-24-2q18 18 8 45-19-22-8-45z"
        />
      </g>
      <g className="fill-ridge">
        <path d="M416 92q-162-14-202 234h4q44-236 194-210zm-145 71q-8 67-12 153h2q8-86 18-152" />
        <use href="#canopy" transform="matrix(-.9 0 0 .8 600-4)" />
      </g>
      <path
        className="fill-glint"
        d="M44 320q80-5 160 0-80 5-160 0zm156 6q100-5 200 0-100 5-200 0zm130 8q120-5 240 0-120 5-240 0zm-190 12q60-4 120 0-60 4-120 0zm110 12q45-4 90 0-45 4-90 0"
      />
    </Drawing>
  );
}
