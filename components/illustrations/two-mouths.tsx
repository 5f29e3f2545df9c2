import { Drawing, type DrawingProps, Sun } from './drawing';
import { gleamPath, type RiverPoint, waterPath } from './river';

/** A new day: a river parts round an island, and both arms reach the sea. */
export function TwoMouths(props: DrawingProps) {
  return (
    <Drawing hour="dawn" viewBox="0 0 1440 720" preserveAspectRatio="xMidYMax slice" {...props}>
      <path className="fill-sky" d="M-900 390Q300 430 2340 330v200h-3240" />
      <path className="fill-glow" d="M-900 440Q500 470 2340 390v120h-3240" />
      <Sun x={870} y={484} r={38} />
      <path
        className="fill-ridge"
        d="M-900 504Q-100 480 230 494q60-8 84-46l20-40 10-18q8-10 26-8l10 8 8 34 14 26q24 36 98 50 300 6 500-2v24h-1900z"
      />
      <path className="fill-rise" d="M-900 520h3240v210h-3240" />
      <path className="fill-gum" opacity=".5" d="M-900 640Q300 606 1000 644t1340-14v100h-3240" />
      <path
        className="fill-none stroke-shore"
        strokeWidth="14"
        d="M-900 570Q200 548 720 564t1620-6"
      />
      {/* One path, so that no bank crosses the water where they part. */}
      <path
        className="fill-water stroke-shore"
        strokeWidth="12"
        paintOrder="stroke"
        d={waterPath(left) + waterPath(right)}
      />
      <path className="fill-water" d="M-900 500h3240v58Q1240 580 720 564T-900 570z" />
      <path
        className="fill-glint"
        d={`${gleamPath(left, [2, 4])}${gleamPath(right, [2, 4], { gleamSide: 'left' })}M820 512q50-5 100 0-50 5-100 0zm16 16q34-5 68 0-34 5-68 0zM520 524q40-4 80 0-40 4-80 0zm820 4q40-4 80 0-40 4-80 0zM60 530q30-4 60 0-30 4-60 0z`}
      />
      <path
        className="fill-reed"
        d="M1280 730q-4-64-34-108 34 40 46 108-2-82 18-130 4 60-4 130 10-50 44-80-26 36-32 80zM130 730q0-50-24-76 28 24 36 76 0-60 16-90 0 40-4 90 8-38 34-52-20 20-24 52z"
      />
    </Drawing>
  );
}

/** From the drawing's foot to the sea. */
const left: RiverPoint[] = [
  [700, 880, 320],
  [688, 775, 210],
  [624, 704, 112],
  [550, 662, 76],
  [494, 626, 58],
  [462, 586, 56],
  [444, 546, 76],
];

const right: RiverPoint[] = [
  [740, 880, 320],
  [758, 775, 200],
  [826, 706, 106],
  [900, 664, 72],
  [952, 628, 56],
  [980, 588, 54],
  [996, 546, 72],
];
