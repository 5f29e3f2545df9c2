import { Drawing, type DrawingProps } from './drawing';

/** A drop on water, seen from above, and the rings around it; the outermost stands out. */
export function Ripples({ rings, ...props }: DrawingProps & { rings: number }) {
  return (
    <Drawing viewBox="0 0 96 96" {...props}>
      <circle className="fill-sun" cx="48" cy="48" r="5" />
      {Array.from({ length: rings }, (_, index) => (
        <circle
          key={index}
          className={`fill-none ${index < rings - 1 ? 'stroke-glass' : 'stroke-river'}`}
          strokeWidth="2.5"
          cx="48"
          cy="48"
          r={14 + 10 * index}
        />
      ))}
    </Drawing>
  );
}
