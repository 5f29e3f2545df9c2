import { Drawing, type DrawingProps } from './drawing';

/**
 * The river as a timeline: wide and calm, then narrow, on its way to the sun. It stretches with its box, and
 * begins outside the window on the left.
 */
export function NoticeRiver({ className = '', ...props }: DrawingProps) {
  return (
    <Drawing
      viewBox="0 0 1200 80"
      preserveAspectRatio="none"
      className={`overflow-visible ${className}`}
      {...props}
    >
      <path
        className="fill-glass"
        d="M-1200 16C-900 0-90 30 0 14 110-6 190 4 290 12S440-4 510 10s70 25 140 26c190 3 330-6 550 2v4
          c-220-6-360 5-550 2-60-1-60 22-140 28S400 60 290 70 110 58 0 72C-90 83-900 84-1200 64z"
      />
      <path
        className="fill-none stroke-river"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeLinecap="round"
        d="M90 32c40-6 70 8 110 2m120 14c44-6 70 6 110 0m30-20c36-6 60 6 96 2"
      />
    </Drawing>
  );
}

/**
 * Its wide part for phones, where time runs down: it lies at the window's edge, and narrows to the
 * thin water that goes on below it. Only its height stretches.
 */
export function NoticeReach(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 240" preserveAspectRatio="none" {...props}>
      <path
        className="fill-glass"
        d="M-24-30C0-30 22-28 34 0c11 28 5 48 4 74-1 30 5 44 1 70-5 34-11 44-13 96h-4c-2-44-8-60-16-80-8-20-12-58-30-68z"
      />
      <path
        className="fill-none stroke-river"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeLinecap="round"
        d="M-8 14c9-6 15 7 25 1m-7 42c8-5 13 6 21 1M5 114c7-5 12 6 19 1"
      />
    </Drawing>
  );
}
