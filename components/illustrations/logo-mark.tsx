import { Drawing, type DrawingProps } from './drawing';

/** The mark of the practice: one cone, and the river in two lines. */
export function LogoMark(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 40 40" {...props}>
      <circle className="fill-mark" cx="20" cy="20" r="20" />
      <path
        className="fill-glint"
        d="m6 22.5c5-1.5 7.8-7.7 9.9-12.4l2.2-3.8 2.2 1 1.6 3.3C24.3 15.6 27.5 21 34.5 22.5z"
      />
      <path
        className="fill-none stroke-glint"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="m6.8 28.4q6.6-2.6 13.2 0t13.2 0"
      />
      <path
        className="fill-none stroke-sun"
        strokeWidth="2.5"
        strokeLinecap="round"
        d="M13 33.8q3.5-1.6 7 0t7 0"
      />
    </Drawing>
  );
}
