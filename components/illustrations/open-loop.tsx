import { Drawing, type DrawingProps } from './drawing';
import { River, type RiverPoint } from './river';

/** From above: the river has left its loop, and flows on. What is left of the old bed lies dry. */
export function OpenLoop(props: DrawingProps) {
  return (
    <Drawing
      hour="morning"
      viewBox="0 -140 600 540"
      preserveAspectRatio="xMidYMid slice"
      {...props}
    >
      <path className="fill-gum" d="M0-140h600v540H0" />
      <path
        className="fill-rise"
        opacity=".3"
        d="M0-140h210Q120-60 0-50zM600 400H330q110-96 270-84zM150 40q60-66 140-40t50 110-110 80-80-150z"
      />
      <path
        className="fill-none stroke-shore"
        opacity=".7"
        strokeWidth="26"
        strokeLinecap="round"
        d="M398 28Q448 84 438 152"
      />
      <River points={course} gleam={[6.2, 9.4]} />
      <g className="fill-deep">
        <path id="tree" d="M0 0q-18-4-14-20 2-18 16-20 16 2 16 20 2 16-18 20z" />
        <use href="#tree" transform="translate(34 12) scale(.8)" />
        <use href="#tree" transform="translate(210 140)" />
        <use href="#tree" transform="translate(242 154) scale(.7)" />
        <use href="#tree" transform="translate(520 20) scale(1.1)" />
        <use href="#tree" transform="translate(552 44) scale(.8)" />
        <use href="#tree" transform="translate(70 330)" />
      </g>
      <path className="fill-hull" d="M500 300h44v26h-44z" />
      <path className="fill-shore" d="M494 304 522 286 550 304z" />
    </Drawing>
  );
}

const course: RiverPoint[] = [
  [372, 6, 0],
  [344, -34, 26],
  [276, -70, 38],
  [186, -66, 44],
  [104, -14, 42],
  [72, 76, 48],
  [100, 176, 46],
  [190, 248, 52],
  [300, 262, 58],
  [404, 226, 64],
  [500, 198, 80],
  [600, 206, 100],
  [700, 236, 120],
];
