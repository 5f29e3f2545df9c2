import type { ReactNode } from 'react';

/** The hours that a drawing keeps (app/styles/palette.css). */
export type Hour = 'dawn' | 'storm' | 'morning' | 'low-sun' | 'dusk' | 'night';

export type DrawingProps = {
  className?: string;
  /** The text alternative. Without it the drawing is decoration, and hidden from screen readers. */
  title?: string;
  /** Shows more of the drawing than its own frame does, or less. */
  viewBox?: string;
  preserveAspectRatio?: string;
  /** For a browser without the stylesheet. */
  width?: number;
  height?: number;
};

type CanvasProps = DrawingProps & {
  viewBox: string;
  /** The hour that the drawing keeps. Without it, its colours are the page's. */
  hour?: Hour;
  children: ReactNode;
};

/** The `<svg>` of every illustration: an image with a name, or hidden where it has none. */
export function Drawing({ title, hour, children, ...canvas }: CanvasProps) {
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: it is hidden where it has none.
    <svg role={title && 'img'} aria-hidden={!title || undefined} data-hour={hour} {...canvas}>
      {title && <title>{title}</title>}
      {children}
    </svg>
  );
}

type SunProps = {
  x: number;
  y: number;
  r: number;
  /** It rises a little when the page opens. */
  rises?: boolean;
};

/** The sun: a flat disc in a soft halo. By night it is the moon. */
export function Sun({ x, y, r, rises }: SunProps) {
  const disc = (
    <g className="sun-disc fill-disc">
      <circle cx={x} cy={y} r={Math.round(r * 1.6)} opacity=".18" />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
  // Apart: while an element moves, Chromium does not paint the height that the hour gives it.
  return rises ? <g className="motion-safe:animate-sunrise">{disc}</g> : disc;
}

/** They come out by night (app/styles/light.css). `at` has their places, in a path's own words. */
export function Stars({ at }: { at: string }) {
  return (
    <path
      className="stars fill-none stroke-glint"
      opacity={0}
      strokeWidth={3}
      strokeLinecap="round"
      d={at}
    />
  );
}

/** A small hut on stilts; its window is lit from dusk on. The middle of its foot is at 0, 0. */
export function Hut({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <path
        className="fill-rise"
        d="M-54 3Q-34-1-28-5l3 4 3-3 3 4Q0-3 22-2l3-3 3 3 3-2Q34 0 54 3 24 6 0 5T-54 3z"
      />
      <path
        className="fill-deep"
        d="M-30-26-17-43H17L30-26zM-23-27H23V-8H-23zM-28-10H28V-6H-28zM-24-7h3V0h-3zM-9-7h3V0h-3zM6-7h3V0H6zM21-7h3V0h-3zM-27-27h2v18h-2zM25-27h2v18h-2z"
      />
      <path className="fill-lamp" d="M-9-24h8v6h-8zM1-24h8v6H1zM-9-16h8v6h-8zM1-16h8v6H1z" />
    </g>
  );
}
