import { Drawing, type DrawingProps, Sun } from './drawing';

/** The river arrives: a calm horizon, whose flat foot in `deep` runs into the dark footer. */
export function Horizon(props: DrawingProps) {
  return (
    <Drawing viewBox="0 0 1440 120" preserveAspectRatio="xMidYMax slice" {...props}>
      <Sun x={744} y={90} r={26} />
      <path
        className="fill-ridge"
        d="M440 96q80-6 108-30l12-22q10-10 28-10l10 6 6 18 14 14q22 20 72 24zM800 96q40-6 56-24l16-10q18-4 38-4 18 4 24 16 16 18 76 22zM0 78q120-14 240-4t280 22H0zm1440-6q-140-16-250 4t-260 20h510z"
      />
      <path
        className="fill-glint"
        opacity=".25"
        d="M598 40l6 18 14 14q22 20 72 24h-68l-22-22 4-10-16-30zM910 58q18 4 24 16 16 18 76 22h-74l-18-20-8-18z"
      />
      <path className="fill-water" d="m0 94h1440v20H0z" />
      <path className="fill-disc" d="M714 98q30-2 60 0-30 2-60 0zm14 6q18-2 36 0-18 2-36 0z" />
      <path
        className="fill-glint"
        d="M480 101q30-2 60 0-30 2-60 0zm80 4q18-2 36 0-18 2-36 0zm370-3q30-2 60 0-30 2-60 0zm-770 1q30-2 60 0-30 2-60 0zm1070-2q35-2 70 0-35 2-70 0z"
      />
      <path className="fill-band" d="m0 110c240-6 420 2 720-1s480 3 720-3v14H0z" />
    </Drawing>
  );
}
