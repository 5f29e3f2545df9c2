import type { ReactNode } from 'react';

/** The hours that a drawing keeps (app/styles/palette.css). */
export type Hour = 'dawn' | 'storm' | 'morning' | 'low-sun' | 'dusk' | 'night';

export type DrawingProps = {
  className?: string;
  /** The hour that the drawing keeps. Without it, its colours are the page's. */
  hour?: Hour;
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
  r?: number;
  /** It rises a little when the page opens. */
  rises?: boolean;
};

/** The sun: a flat disc in a soft halo. By night it is the moon. */
export function Sun({ x, y, r = 34, rises }: SunProps) {
  const disc = (
    <g className="sun-disc fill-disc">
      <circle cx={x} cy={y} r={Math.round(r * 1.6)} opacity=".18" />
      <circle cx={x} cy={y} r={r} />
    </g>
  );
  // Apart: while an element moves, Chromium does not paint the height that the hour gives it.
  return rises ? <g className="motion-safe:animate-sunrise">{disc}</g> : disc;
}

type StarsProps = {
  /** Their places, in a path's own words. */
  at: string;
  /** Finer in a drawing that is shown large. */
  size?: number;
  /** Always out, in a drawing that keeps the night. In others they come out by night (app/styles/light.css). */
  always?: boolean;
};

export function Stars({ at, size = 3, always }: StarsProps) {
  return (
    <path
      className={always ? 'fill-none stroke-glint' : 'stars fill-none stroke-glint'}
      opacity={always ? undefined : 0}
      strokeWidth={size}
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

/** A forked pandanus on its prop roots, with a fruit in its crown. Its foot is at 0, 0, where the ground in front hides it. */
export function Pandanus({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <g id="pandanus" className="fill-deep">
        <path d="M10 -175q-4 65-11 193-11-128-5-195zM3 -134q-60 27-87 152 17-131 81-164zM3 -113q-38 25-51 131 3-110 45-141zM3 -140q60 29 77 158-27-123-83-146zM4 -117q37 31 38 135-11-100-46-125zM-8 -136q2-91 17-157l10 2q-9 66-11 155zM-7 -138q-3-69-75-97l4-10q80 28 85 107zM-6 -139q13-82 81-92l2 10q-60 10-69 84z" />
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
      <path className="fill-deep" d="M74-231h8l2 13h-5l-2-4h-3z" />
      <ellipse className="fill-hull" cx="82" cy="-210" rx="11" ry="14" />
      <path
        className="fill-none stroke-deep"
        opacity=".4"
        d="M73-216q9 6 18 0M71-209q11 7 22 0M73-202q9 6 18 0"
      />
    </g>
  );
}

/** A heron, standing. The middle between its feet is at 0, 0. */
export function Heron({ transform }: { transform: string }) {
  return (
    <g transform={transform}>
      <g transform="translate(-612-382)">
        <path
          className="fill-deep"
          d="M593 292L606 292 599 332 600.5 337 599.8 341 603.5 378H600.5L595.6 341 594 337 595 332zM611 286L625 282 618.6 332 620.2 337 619.2 341 625.5 386H622.5L615 341 613.6 337 614.6 332z"
        />
        <g transform="translate(0-30)">
          <path
            className="fill-deep"
            d="M688 214L650 205C644 199 631 199 626 207 619 218 628 232 634 246 640 260 634 270 618 275 592 282 568 304 548 342 568 340 586 342 602 337 630 329 650 304 653 278 655 260 649 246 643 233 639 223 641 217 651 215.5zM641 201.400C626 197 611 203 599 221 610 211 619 207 629 207z"
          />
          <path
            className="fill-reed"
            d="M638 284C626 274 606 280 592 292 578 304 566 318 557 333 580 324 616 310 638 284M639 289C620 311 594 322 570 332 596 333 630 318 639 289M640 297C632 316 616 328 594 334 618 333 638 318 640 297"
          />
          <circle className="fill-glint" cx="642" cy="207.5" r="2" />
        </g>
      </g>
    </g>
  );
}
