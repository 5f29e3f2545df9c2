import { Drawing, type DrawingProps } from './drawing';

/** A kitchen table in the morning: a pot and two cups of tea. */
export function TwoCups(props: DrawingProps) {
  return (
    <Drawing hour="morning" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sand" d="M-900 560h3240v170h-3240" />
      <path className="fill-shore" d="M-900 560h3240v14h-3240" />
      <path
        className="fill-deep"
        opacity=".18"
        d="M380 612q130-16 250 0-120 18-250 0zM780 628q70-10 150 0-76 12-150 0zM1010 606q60-10 130 0-66 10-130 0z"
      />
      <g className="fill-none stroke-glint" strokeWidth="7" strokeLinecap="round" opacity=".8">
        <path d="M826 500q-22-34 2-64t0-66M1060 480q-20-32 2-58t-2-54" />
      </g>
      <g transform="translate(-90)">
        <path
          className="fill-hull"
          d="M500 606q-40-50-34-100 8-64 118-66 108 0 118 66l2 8q30-6 46-40l26-6q-4 74-62 108-8 20-16 30-90 22-198 0zM552 440q30-14 66 0z"
        />
        <path
          className="fill-none stroke-hull"
          strokeWidth="16"
          d="M480 480q-66-8-66 44t82 56"
          strokeLinecap="round"
        />
        <circle className="fill-amber" cx="585" cy="426" r="12" />
        <path
          className="fill-deep"
          opacity=".2"
          d="M500 606q-40-50-34-100 4-34 36-50-24 80 20 154z"
        />
      </g>
      <path className="fill-reed" d="M772 512h118q4 76-30 112h-58q-34-36-30-112z" />
      <path
        className="fill-none stroke-reed"
        strokeWidth="12"
        d="M888 536q42-6 38 28t-52 32"
        strokeLinecap="round"
      />
      <path className="fill-glint" d="M772 512q59-14 118 0-59 14-118 0z" />
      <path className="fill-glint" d="M1006 494h112q4 72-28 106h-56q-32-34-28-106z" />
      <path
        className="fill-none stroke-glint"
        strokeWidth="11"
        d="M1008 518q-40-6-36 26t50 30"
        strokeLinecap="round"
      />
      <path className="fill-sand" d="M1006 494q56-14 112 0-56 14-112 0z" />
      <path
        className="fill-amber"
        d="M1020 494q42-9 84 0-42 9-84 0zM786 512q45-10 90 0-45 10-90 0z"
      />
    </Drawing>
  );
}
