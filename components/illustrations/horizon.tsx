import { Drawing, type DrawingProps, Sun } from './drawing';

/** The river arrives: a calm horizon, whose flat foot in `deep` runs into the dark footer. */
export function Horizon(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" {...props}>
      <Sun x={792} y={84} r={20} />
      <path
        className="fill-ridge"
        opacity=".5"
        d="m0 80c160-10 280-20 420-6s220 16 300 14 280-4 420-22 200 0 300 10v30H0z"
      />
      <path
        className="fill-ridge"
        d="m0 92c240-4 440-2 540-4 60-4 92-20 118-44l10-10 8 4 10 12c18 24 42 36 90 40 44-2 64-20
          94-24 34-2 50 18 90 24 160 4 320-6 480-2v18H0z"
      />
      <path
        className="fill-band"
        opacity=".2"
        d="m668 34-2 24 12 16-6 32h-72c30-16 40-44 58-62zm202 32 6 14-4 26h-46c14-16 24-36 44-40z"
      />
      <path className="fill-water" d="m0 94h1440v20H0z" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="2"
        strokeLinecap="round"
        d="m770 98h44m-38 5h28m-244-3h40m330 0h30m-660-1h36m814 1h44"
      />
      <path className="fill-band" d="m0 108c240-6 420 2 720-1s480 3 720-3v16H0z" />
    </Drawing>
  );
}
