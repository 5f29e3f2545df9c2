import type { ReactNode } from 'react';

export type DrawingProps = {
  className?: string;
  /** Says what the picture shows. Without it the drawing is decoration and stays silent. */
  title?: string;
};

type CanvasProps = DrawingProps & {
  viewBox: string;
  preserveAspectRatio?: string;
  children: ReactNode;
};

/** The sheet of every illustration: named when it says something, hidden when it does not. */
export function Drawing({ title, children, ...canvas }: CanvasProps) {
  if (title) {
    return (
      <svg role="img" {...canvas}>
        <title>{title}</title>
        {children}
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" {...canvas}>
      {children}
    </svg>
  );
}

/** The one sun of all scenes: a flat disc and a soft ring. By night its token makes it the moon. */
export function Sun({ x, y, r = 34 }: { x: number; y: number; r?: number }) {
  return (
    <g className="sun-disc fill-disc">
      <circle cx={x} cy={y} r={r * 1.6} opacity=".28" />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}

/** A pandanus on its prop roots, forked, its fruit half behind the leaves; it stands at 0, 0. */
export function Pandanus({ transform }: { transform: string }) {
  return (
    <g className="fill-deep" transform={transform}>
      <path d="M-2-126q-68 39-80 130h4q16-85 80-122zm-1 24q-41 38-47 110h4q10-68 49-102zm-2 12q-17 49-17 92h4q4-41 23-88zm6 3q11 47 7 98h4q8-51-1-100zm2-15q41 38 39 108h4q6-74-37-116zm1-28q76 36 82 139h4q-2-107-82-147M13-65q9-56-7-109l-14 4q10 51 3 103zm-3-84q-12-66-84-91l-4 8q64 27 74 85zm1 1q0-43 23-63l-8-10q-29 24-29 73zm20-58q11-41-21-87l-8 6q28 42 15 77zm-5 1q18-16 59-23l-2-8q-43 5-65 21" />
      <path
        className="fill-sun"
        d="M42-224q18 10 36 0 3 10-1 16-17 9-34 0-4-6-1-16zm3 22q15 8 30 0-4 16-15 20-11-4-15-20"
      />
      <g id="tuft">
        <path
          id="leaf"
          d="M1-292l-34 3-21 32 28-19 29-4zm3 0-40-17-35 37 34-22 37 14zm3 2-34-40-36 32 28-19 32 35zm1 2-18-56-39 7 28 2 17 51zm-12 2 2-49 22-25-8 31-4 43zm0-3 26-49 41 23-31-13-24 45zm2-2 38-31 38 36-33-22-35 27zm3-1 40-9 30 36-32-22-36 7zm-2 1-21 11-10 26 21-16 16-11"
        />
        <use href="#leaf" className="fill-gum" transform="matrix(-.55 .05 0 .66 3 -98)" />
      </g>
      <use href="#tuft" transform="matrix(.95 -.25 .25 .95 -8 34)" />
      <use href="#tuft" transform="matrix(-.85 .2 .2 .85 145 13)" />
    </g>
  );
}
