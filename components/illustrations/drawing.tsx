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
    <svg aria-hidden="true" focusable="false" {...canvas}>
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
