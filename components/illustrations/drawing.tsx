import type { ReactNode } from 'react';

export type DrawingProps = {
  className?: string;
  /** The text alternative. Without it the drawing is decoration, and hidden from screen readers. */
  title?: string;
};

type CanvasProps = DrawingProps & {
  viewBox: string;
  preserveAspectRatio?: string;
  children: ReactNode;
};

/** The `<svg>` of every illustration: an image with a name, or hidden where it has none. */
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

/** The sun of all scenes: a flat disc in a soft ring. In dark colours it is the moon. */
export function Sun({ x, y, r = 34 }: { x: number; y: number; r?: number }) {
  return (
    <g className="sun-disc fill-disc">
      <circle cx={x} cy={y} r={Math.round(r * 1.6)} opacity=".18" />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
}

/** A forked pandanus on its prop roots, with a fruit in its crown. Its foot is at 0, 0, where the ground in front hides it. */
export function Pandanus({ transform }: { transform: string }) {
  return (
    <g className="fill-deep" transform={transform}>
      <path d="M10 -175q-4 65-11 193-11-128-5-195zM3 -134q-60 27-87 152 17-131 81-164zM3 -113q-38 25-51 131 3-110 45-141zM3 -140q60 29 77 158-27-123-83-146zM4 -117q37 31 38 135-11-100-46-125zM-8 -136q2-91 17-157l10 2q-9 66-11 155zM-7 -138q-3-69-75-97l4-10q80 28 85 107zM-6 -139q13-82 81-92l2 10q-60 10-69 84z" />
      <circle className="fill-hull" cx="82" cy="-212" r="12" />
      <g id="tuft" transform="translate(14-290)">
        <path d="M0 0q-10-29-2-58 10 28 2 58zM0 0q9-43 33-51-9 18-33 51zM0 0q-26-32-37-49 26 6 37 49zM0 0q27-45 60-22-27-6-60 22zM0 0q-33-28-61-20 33-25 61 20zM0 0q35-32 65 23-35-38-65-23zM0 0q-29-14-65 25 29-56 65-25zM0 0q-13 2-39 50 13-58 39-50z" />
        <path
          className="fill-gum"
          d="M0 -2q-5-22 0-42 5 20 0 42zM0 -2q18-32 40-21-18-2-40 21zM0 -2q-22-22-39-19 21-12 39 19z"
        />
      </g>
      <use href="#tuft" transform="matrix(.94-.2.2.94-36 36)" />
      <use href="#tuft" transform="matrix(-.9.2.2.9 146 33)" />
    </g>
  );
}
