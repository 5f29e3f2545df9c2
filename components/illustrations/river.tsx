/** A point in the middle of the river, and how wide the water is there, in units of the drawing. */
export type RiverPoint = readonly [x: number, y: number, width: number];

/** Places along a course are counted in points. 0 is the first, and 1.5 is between the second and third. */
type Course = (place: number) => RiverPoint;
type Line = (place: number) => readonly [x: number, y: number];

type RiverProps = {
  /** From the source to the mouth, at even distances. A bend is rounder than half the width of the water in it. */
  points: readonly RiverPoint[];
  /** The last point flows into the first. */
  closed?: boolean;
  /** From which place to which the light lies on the water. */
  gleam: readonly [from: number, to: number];
  /** On which side of the current the light lies. */
  gleamSide?: 'left' | 'right';
  /** The width of a bank, in CSS pixels, in a stretched drawing too. */
  bank?: number;
};

/**
 * The river, of which every water on the site is cut: two banks, water, and one gleam. It is a smooth line through its
 * points, and goes into a `Drawing`. A river from outside begins outside the drawing. One that ends within it ends at a
 * width of 0.
 */
export function River({ points, closed, gleam, gleamSide = 'right', bank = 3 }: RiverProps) {
  return (
    <>
      <path
        className="fill-water stroke-shore"
        strokeWidth={2 * bank}
        paintOrder="stroke"
        fillRule="evenodd"
        vectorEffect="non-scaling-stroke"
        d={waterPath(points, closed)}
      />
      <path
        className="river-gleam fill-glint"
        d={gleamPath(points, gleam, { closed, gleamSide })}
      />
    </>
  );
}

/** The outline of the water, as the `d` of a path. A closed river has two: an outer one and an inner one. */
export function waterPath(points: readonly RiverPoint[], closed = false): string {
  const course = courseThrough(points, closed);
  const length = closed ? points.length : points.length - 1;
  const left = curve(beside(course, -1), 0, length);
  const right = curve(beside(course, 1), length, 0);
  return closed ? `M${left}zM${right}z` : `M${left}L${right}z`;
}

/** A sliver of light that follows the current, pointed at both ends, as the `d` of a path. */
export function gleamPath(
  points: readonly RiverPoint[],
  [from, to]: readonly [from: number, to: number],
  { closed = false, gleamSide = 'right' }: Pick<RiverProps, 'closed' | 'gleamSide'> = {},
): string {
  const course = courseThrough(points, closed);
  const middle = gleamSide === 'right' ? 0.4 : -0.4;
  /** At both ends 0, in the middle 1. */
  const swell = (place: number) => Math.sin((Math.PI * (place - from)) / (to - from));
  const edge = (way: number) => beside(course, (place) => middle + way * 0.05 * swell(place));
  return `M${curve(edge(-1), from, to)}L${curve(edge(1), to, from)}z`;
}

/** A cubic B-spline through the points: its direction and its bend change nowhere at once, so it has no elbow. */
function courseThrough(points: readonly RiverPoint[], closed: boolean): Course {
  // The spline only comes near to its controls. They move until it goes through the points.
  let controls = points;
  for (let round = 0; round < 30; round++) {
    const ring = around(controls, closed);
    controls = points.map((point, index) =>
      mix(
        [1, point],
        [1 / 3, at(ring, index + 1)],
        [-1 / 6, at(ring, index)],
        [-1 / 6, at(ring, index + 2)],
      ),
    );
  }
  const ring = around(controls, closed);
  return (place) => {
    const index = Math.min(Math.max(Math.floor(place), 0), ring.length - 4);
    const t = place - index;
    const [x, y, width] = mix(
      [(1 - t) ** 3 / 6, at(ring, index)],
      [(3 * t ** 3 - 6 * t ** 2 + 4) / 6, at(ring, index + 1)],
      [(1 + 3 * t + 3 * t ** 2 - 3 * t ** 3) / 6, at(ring, index + 2)],
      [t ** 3 / 6, at(ring, index + 3)],
    );
    return [x, y, Math.max(width, 0)];
  };
}

/** Adds one point before the first and two after the last. Past an open end the river goes straight on. */
function around(points: readonly RiverPoint[], closed: boolean): RiverPoint[] {
  const beyond = (end: RiverPoint, before: RiverPoint) => mix([2, end], [-1, before]);
  if (closed) return [at(points, -1), ...points, at(points, 0), at(points, 1)];
  return [beyond(at(points, 0), at(points, 1)), ...points, beyond(at(points, -1), at(points, -2))];
}

function at(points: readonly RiverPoint[], index: number): RiverPoint {
  return points.at(index) as RiverPoint;
}

/** The sum of points, each times its share. */
function mix(...parts: [share: number, point: RiverPoint][]): RiverPoint {
  const sum = (axis: 0 | 1 | 2) =>
    parts.reduce((total, [share, point]) => total + share * point[axis], 0);
  return [sum(0), sum(1), sum(2)];
}

const nearby = 0.001;

/** Which way a line goes at a place, per place. */
function velocity(line: Course | Line, place: number): [x: number, y: number] {
  const [fromX, fromY] = line(place - nearby);
  const [toX, toY] = line(place + nearby);
  return [(toX - fromX) / (2 * nearby), (toY - fromY) / (2 * nearby)];
}

/** The line beside a course: the left bank (-1), the right bank (1), or the water between them. */
function beside(course: Course, side: number | ((place: number) => number)): Line {
  return (place) => {
    const [x, y, width] = course(place);
    const [right, down] = velocity(course, place);
    const distance = ((typeof side === 'number' ? side : side(place)) * width) / 2;
    const speed = Math.hypot(right, down);
    return [x - (distance * down) / speed, y + (distance * right) / speed];
  };
}

/** A line as Bézier curves, one from each point of the river to the next. */
function curve(line: Line, from: number, to: number): string {
  const count = Math.max(2, Math.round(Math.abs(to - from)));
  const step = (to - from) / count;
  /** A third of a curve's velocity away from its end stands its control (Hermite's form). */
  const control = (place: number, way: 1 | -1) => {
    const [x, y] = line(place);
    const [right, down] = velocity(line, place);
    return [x + (way * step * right) / 3, y + (way * step * down) / 3];
  };
  let [x, y] = line(from).map(tenth) as [number, number];
  let path = `${x} ${y}`;
  for (let index = 0; index < count; index++) {
    const [start, end] = [from + index * step, from + (index + 1) * step];
    const bend = [...control(start, 1), ...control(end, -1), ...line(end)].map(tenth);
    path += `c${bend.map((number, axis) => tenth(number - (axis % 2 ? y : x))).join(' ')}`;
    [x, y] = bend.slice(-2) as [number, number];
  }
  return path;
}

function tenth(number: number): number {
  return Math.round(number * 10) / 10;
}
