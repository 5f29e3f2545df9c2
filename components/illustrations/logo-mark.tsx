import { Drawing, type DrawingProps } from './drawing';

/** The mark of the practice: sun, one cone, two river lines. */
export function LogoMark(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 40 40" {...props}>
      <circle className="fill-mark" cx="20" cy="20" r="20" />
      <circle className="fill-sun" cx="27" cy="12.5" r="5.5" />
      <path
        className="fill-glint"
        d="m4.5 22.5c5-1.5 7.8-7.7 9.9-12.4l2.2-3.8 2.2 1 1.6 3.3C22.8 15.6 26 21 33 22.5z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="m6.8 28.4q6.6-2.6 13.2 0t13.2 0M13 33.8q3.5-1.6 7 0t7 0"
      />
    </Drawing>
  );
}
