import type { ReactNode } from 'react';
import type { Hour } from './palette';

export type DrawingProps = {
  className?: string;
  /** The hour that the drawing keeps. Without it, its colours are the page's. */
  hour?: Exclude<Hour, 'day'>;
  /** The text alternative. Without it the drawing is decoration, and hidden from screen readers. */
  title?: string;
  /** Shows more of the drawing than its own frame does, or less. */
  viewBox?: string;
  preserveAspectRatio?: string;
};

type CanvasProps = DrawingProps & {
  viewBox: string;
  children: ReactNode;
};

/** The `<svg>` of every illustration: an image with a name, or hidden where it has none. */
export function Drawing({ title, hour, children, ...canvas }: CanvasProps) {
  if (title) {
    return (
      <svg role="img" data-hour={hour} {...canvas}>
        <title>{title}</title>
        {children}
      </svg>
    );
  }
  return (
    <svg aria-hidden="true" data-hour={hour} {...canvas}>
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

/** Stars, as dots at places in a path's own words. They come out by night (app/styles/light.css). */
export function Stars({ at }: { at: string }) {
  return (
    <path
      className="stars fill-none stroke-glint"
      strokeWidth="3"
      strokeLinecap="round"
      opacity="0"
      d={at}
    />
  );
}

/** Stars of a drawing that keeps the night, finer in a drawing that is shown large. */
export function NightStars({ at, size = 3 }: { at: string; size?: number }) {
  return (
    <path className="fill-none stroke-glint" strokeWidth={size} strokeLinecap="round" d={at} />
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
      <path className="fill-none stroke-deep" opacity=".4" d="M73-217l17 16M91-217l-17 16" />
    </g>
  );
}

/** A basket, woven over and under, with what stands in it. The middle of its opening is at 0, 0. */
export function Basket({ transform, children }: { transform: string; children?: ReactNode }) {
  return (
    <g transform={transform}>
      <ellipse className="fill-deep" rx="113" ry="16" />
      <path className="fill-none stroke-hull" strokeWidth="9" d="M-113 0A113 16 0 0 1 113 0" />
      {children}
      <path
        className="fill-sand"
        d="M-112 0A112 15 0 0 0 112 0Q104 52 72 104A72 12 0 0 1-72 104Q-104 52-112 0"
      />
      <path
        className="fill-glint"
        opacity=".55"
        d="M-112 0A112 15 0 0 0 112 0Q104 52 72 104A72 12 0 0 1-72 104Q-104 52-112 0"
      />
      <path
        className="fill-hull"
        d="M-112 0l4 4 4 21-4-4zM-97 8l18 3 3 20-17-3zM-56 13l27 1 1 21-26-2zM0 15l29-1-1 21-28 0zM56 13l23-2-3 20-22 2zM97 8l11-4-4 21-11 3zM-104 25l11 3 5 21-10-4zM-76 31l22 2 3 21-21-3zM-28 35l28 0 0 20-26 0zM28 35l26-2-3 21-25 1zM76 31l17-3-5 21-16 2zM104 25l4-4-6 21-4 3zM-102 42l4 3 7 21-3-4zM-88 49l16 2 6 21-15-3zM-51 54l25 1 2 20-23-1zM0 55l26 0-2 20-24 1zM51 54l21-3-6 21-19 2zM88 49l10-4-7 21-10 3zM-91 66l10 3 9 21-9-4zM-66 72l19 2 5 20-17-2zM-24 75l24 1 0 20-22-1zM24 75l23-1-5 20-20 1zM66 72l15-3-9 21-13 2zM91 66l3-4-10 21-3 3zM-84 83l3 3 11 21-2-3zM-72 90l13 2 8 20-11-2zM-42 94l20 1 3 21-17-2zM0 96l22-1-3 21-19 0zM42 94l17-2-8 20-15 2zM72 90l9-4-11 21-8 3z"
      />
      <path
        className="fill-deep"
        opacity=".15"
        d="M-112 0A112 15 0 0 0-79 11Q-72 62-51 112-64 109-72 104-104 52-112 0"
      />
      <g className="fill-none stroke-hull" strokeLinecap="round">
        <path strokeWidth="6" d="M-72 105A72 12 0 0 0 72 105" />
        <path strokeWidth="8" d="M-106 5C-116-46-70-44-76 11M106 5C116-46 70-44 76 11" />
        <path strokeWidth="12" d="M-113 0A113 16 0 0 0 113 0" />
      </g>
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

/** A tree that the water has left, its roots on the left: 64 wide, its middle at 0, 0. */
export function Driftwood({ transform }: { transform: string }) {
  return (
    <g className="fill-glint" transform={transform}>
      <path className="fill-deep" opacity=".25" d="M-30 17Q-4 13 32 4 26 13-4 17-22 20-30 17" />
      <path
        className="fill-gum"
        d="M-16 1Q8-3 29-8L31-3 29 1Q8 9-14 11-19 6-16 1zM-11.9 .7Q-18.4 -8.2 -16.3 -19.8L-17.7 -20.2Q-21.6 -7.8 -16.1 3.3zM-13.5 2Q-25.3 -5.5 -33 -4.7L-33 -3.2Q-26.7 -2.5 -16.5 6zM-15 3.5Q-26.5 4.4 -35.4 11.4L-34.6 12.6Q-25.5 7.6 -15 8.5zM-14 6.3Q-21.1 11.1 -22.7 18.8L-21.3 19.2Q-18.9 12.9 -12 9.7zM-10 1.8Q-11.8 -7.7 -6.6 -15.7L-7.4 -16.3Q-14.2 -8.3 -14 2.2zM13.6 2Q18.8 -3.1 19.5 -11.8L16.5 -12.2Q15.2 -4.9 10.4 -2z"
      />
      <path d="M-13 1Q8-3 29-8L30-5Q10 1-13 5z" />
    </g>
  );
}
