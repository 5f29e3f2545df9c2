import { Drawing, type DrawingProps } from './drawing';

/** One breath as a tide, which rises for four tenths of its width and falls for six. */
export function TideCurve(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 120" {...props}>
      <path
        className="fill-glass print:fill-none"
        d="M0 108c110 0 130-92 240-92s200 92 360 92v12H0z"
      />
      <path
        className="fill-none stroke-current"
        strokeWidth="4"
        strokeLinecap="round"
        d="M2 108c108 0 130-92 238-92s200 92 358 92"
      />
      <circle className="fill-disc" cx="240" cy="16" r="9" />
    </Drawing>
  );
}
