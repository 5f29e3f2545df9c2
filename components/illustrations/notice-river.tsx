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
 * Its wide part for phones, where time runs down: it comes wide from upstream, and narrows to the
 * thin water that goes on below it. Only its height stretches.
 */
export function NoticeReach(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 48 240" preserveAspectRatio="none" {...props}>
      <linearGradient id="upstream" x2="0" y2="1" className="text-glass">
        <stop stopColor="currentColor" stopOpacity="0" />
        <stop offset=".3" stopColor="currentColor" />
      </linearGradient>
      <path
        fill="url(#upstream)"
        d="M0 -20C2.1 -11 10.2 17 12.5 35 14.8 53 14 71 13.5 88 13 105 9.3 120 9.7 136 10.1 152 14.1 169 15.9 182 17.7 195 19.6 206 20.6 216 21.6 226 21.8 236 22 240h4C26.1 236 26.4 226 26.6 216 26.8 206 26.8 195 27.1 182 27.4 169 26.4 152 28.3 136 30.2 120 36 105 38.5 88 41 71 44.2 53 43.5 35 42.8 17 35.6 -11 34 -20z"
      />
      <path
        className="fill-none stroke-river"
        vectorEffect="non-scaling-stroke"
        strokeWidth="2"
        strokeLinecap="round"
        d="M22 46c6-5 8 4 15 0M19 92c5-4 7 4 12 0"
      />
    </Drawing>
  );
}
