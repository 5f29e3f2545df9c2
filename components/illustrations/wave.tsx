import { Drawing, type DrawingProps } from './drawing';

/** The wave's line, in a box of 24 by 8. */
export const waveLine = 'm2 5.5Q7-.5 12 4t10-1.5';

/** A small wave in the colour of the text, as a bullet or a divider. */
export function Wave(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 24 8" {...props}>
      <path
        className="fill-none stroke-current"
        strokeWidth="2"
        strokeLinecap="round"
        d={waveLine}
      />
    </Drawing>
  );
}
