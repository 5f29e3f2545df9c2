import { Drawing, type DrawingProps } from './drawing';

/** A longer wave, as a divider. */
export function WaveRule(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 240 12" {...props}>
      <path
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
        d="m2 8Q16-2 31.5 6T61 6t29.5 0T120 6t29.5 0T179 6t29.5 0T238 4"
      />
    </Drawing>
  );
}
