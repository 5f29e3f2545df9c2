import { Drawing, type DrawingProps } from './drawing';

/** The boat at rest: sail furled, a slack rope to the jetty, a lamp on its post. */
export function Mooring(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 600 250" preserveAspectRatio="xMidYMid slice" {...props}>
      <path className="fill-sky" d="M0 0h600v130H0" />
      <path className="fill-zenith" d="M0 0h600v30Q330 90 0 64" />
      <path
        className="fill-ridge"
        d="M0 96q50 2 76-30l14-20q8-8 26-6l8 6 8 20q22 30 90 36t160 2 218-18v40H0"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M116 40l8 6 8 20q22 30 90 36 42 4 78 10H160l-30-34z"
      />
      <path className="fill-water" d="M0 112h600v138H0" />
      <path
        className="fill-glint"
        d="M40 136q40-3 80 0-40 3-80 0zm60 16q24-3 48 0-24 3-48 0zm-70 62q40-3 80 0-40 3-80 0zm230 18q40-3 80 0-40 3-80 0zM340 128q30-3 60 0-30 3-60 0zM406 214q26-5 52 0-26 5-52 0zM506 221q21-4 42 0-21 4-42 0z"
      />
      <path
        className="fill-deep"
        opacity=".3"
        d="M176 192q84-12 166-2 4 6-14 9h16q-14 8-34 9h14q-20 12-62 12t-64-12h14q-22-2-36-10h16q-18-2-16-6"
      />
      <g transform="matrix(-1 0 0 1 514 0)">
        <path
          className="fill-deep"
          d="M193 160q1-90 0-150h2q3 60 3 150zM196 142q70 4 136-8l2 3-4 20h-3l3-18q-66 10-134 7"
        />
        <path
          className="fill-glint"
          d="M196 116q6 8 18 9 12-2 24 2 13-3 25 1 12-3 25 1 12-3 24 1 12-2 22 4 3 3-2 5-70 10-136 7z"
        />
        <path className="fill-deep" opacity=".2" d="M196 134q70 6 140-1 1 4-4 6-70 10-136 7z" />
        <path
          className="fill-amber"
          d="M212 124h4l2 22h-4zM236 126h4l2 20h-4zM261 127h4l2 18h-4zM286 128h4l2 15h-4zM310 129h4l2 12h-4z"
        />
        <path className="fill-hull" d="M158 150q92 20 196-8-6 32-20 54-76 12-156 0-14-20-20-46z" />
      </g>
      <path className="fill-glint" d="M186 191q71 14 142 0 5 1 0 4-71 14-142 0-5-3 0-4z" />
      <path
        className="fill-deep"
        d="M424 84q8-5 16 0v130q-8 4-16 0zM520 150h14v72q-7 4-14 0zM410 152q90-8 200-6v20q-110-2-200 4zM448 140h28l4 4h-12v8h-12v-8h-12z"
      />
      <path className="fill-lamp" d="M422 56h20v22h-20z" />
      <path className="fill-deep" d="M416 56l16-14 16 14zM418 78h28v7h-28z" />
      <path
        className="fill-lamp"
        opacity=".8"
        d="M410 222q22-5 44 0-22 5-44 0zm8 12q14-5 28 0-14 5-28 0zm-5 12q19-5 38 0-19 5-38 0z"
      />
      <path
        className="fill-none stroke-shore"
        strokeWidth="3"
        strokeLinecap="round"
        d="M352 153q52 52 102-6l8-2"
      />
    </Drawing>
  );
}
