import { Drawing, type DrawingProps } from './drawing';

/** The boat at rest: sail furled, a slack rope to the jetty, a lamp on its post. */
export function Mooring(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="M0 0h600v130H0" />
      <path className="fill-paper" opacity=".5" d="M0 0h600v30Q330 90 0 64" />
      <path
        className="fill-ridge"
        d="M0 96q50 2 76-30l14-20q8-8 26-6l8 6 8 20q22 30 90 36t160 2 218-18v40H0"
      />
      <path className="fill-glint" opacity=".25" d="M124 46l8 20q22 30 90 36h-72l-20-24-10-34" />
      <path className="fill-water" d="M0 112h600v138H0" />
      <path
        className="fill-glint"
        d="M40 136q40-3 80 0-40 3-80 0zm60 16q24-3 48 0-24 3-48 0zm-70 62q40-3 80 0-40 3-80 0zm230 18q40-3 80 0-40 3-80 0zM340 128q30-3 60 0-30 3-60 0z"
      />
      <path className="fill-deep" opacity=".3" d="M172 184q80 12 174-4-24 26-88 28-60-2-86-24z" />
      <path className="fill-deep" d="M192 160q2-90-2-142h6q2 60 4 142z" />
      <path
        className="fill-glint"
        d="M184 128q4-10 18-9 30 0 66 1t62-5q12 0 14 8-4 8-18 10-60 10-126 4-14-2-16-9z"
      />
      <path
        className="fill-sun"
        d="M212 119l10 0 4 20-10-1zM262 120l10 0 2 21-10 0zM316 117l9-1 4 18-9 2z"
      />
      <path className="fill-hull" d="M160 152q90 18 196-12-8 38-44 50H206q-36-8-46-38z" />
      <path
        className="fill-none stroke-shore"
        strokeWidth="4"
        strokeLinecap="round"
        d="M350 146q44 50 84 10"
      />
      <path
        className="fill-deep"
        d="M424 84q8-5 16 0v130q-8 4-16 0zM520 150h14v72q-7 4-14 0zM410 152q90-8 200-6v20q-110-2-200 4z"
      />
      <circle className="fill-sun" cx="432" cy="66" r="30" opacity=".3" />
      <path className="fill-sun" d="M422 56h20v22h-20z" />
      <path className="fill-deep" d="M416 56l16-14 16 14zM418 78h28v7h-28z" />
      <path
        className="fill-sun"
        opacity=".8"
        d="M410 222q22-5 44 0-22 5-44 0zm8 12q14-5 28 0-14 5-28 0zm-5 12q19-5 38 0-19 5-38 0z"
      />
    </Drawing>
  );
}
