/** @jest-environment node */
import { gleamPath, type RiverPoint, waterPath } from '@/components/illustrations/river';

type Place = [x: number, y: number];
type Bend = { from: Place; leaving: Place; arriving: Place; to: Place };

/** The cubic curves of each bank in a path. */
function banks(d: string): Bend[][] {
  return d
    .split(/[ML]/)
    .filter(Boolean)
    .map((bank) => {
      const [start = '', ...curves] = bank.split('c');
      let from = numbersOf(start) as Place;
      return curves.map((text) => {
        const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = numbersOf(text);
        const at = (right: number, down: number): Place => [from[0] + right, from[1] + down];
        const bend = { from, leaving: at(a, b), arriving: at(c, d), to: at(e, f) };
        from = bend.to;
        return bend;
      });
    });
}

const numbersOf = (text: string) => (text.match(/-?[\d.]+/g) ?? []).map(Number);

/** By how many degrees the line turns where one curve ends and the next begins. */
function elbows(bends: Bend[]): number[] {
  return bends.slice(1).flatMap((next, index) => {
    const before = bends[index];
    if (!before) return [];
    const direction = ([ax, ay]: Place, [bx, by]: Place) => Math.atan2(by - ay, bx - ax);
    const turn =
      direction(next.from, next.leaving) - direction(before.arriving, before.to) + 3 * Math.PI;
    return [Math.abs((turn % (2 * Math.PI)) - Math.PI) * (180 / Math.PI)];
  });
}

const winding: RiverPoint[] = [
  [0, 0, 60],
  [300, 80, 60],
  [400, 240, 90],
  [200, 360, 70],
  [60, 500, 40],
  [300, 640, 120],
];
const ring = Array.from({ length: 8 }, (_, index): RiverPoint => {
  const angle = (index * Math.PI) / 4;
  return [100 * Math.cos(angle), 100 * Math.sin(angle), 20];
});

it('lies half its width on both sides of each of its points', () => {
  const bank = banks(waterPath(winding)).flat();
  for (const [x, y, width] of winding) {
    const distances = bank.flatMap(({ from, to }) =>
      [from, to].map(([bankX, bankY]) => Math.hypot(bankX - x, bankY - y)),
    );
    expect(
      distances.filter((distance) => Math.abs(distance - width / 2) < 0.2).length,
    ).toBeGreaterThan(1);
  }
});

it.each([
  ['water', waterPath(winding)],
  ['closed water', waterPath(ring, true)],
  ['light', gleamPath(winding, [0.5, 3])],
])('has no elbow in its %s', (_, d) => {
  for (const bends of banks(d)) {
    expect(bends.length).toBeGreaterThan(1);
    // Numbers are written to a tenth of a unit.
    expect(Math.max(...elbows(bends))).toBeLessThan(4);
  }
});

it('closes a ring: an outer bank and an inner one', () => {
  const radii = banks(waterPath(ring, true)).map((bends) =>
    bends.map(({ to: [x, y] }) => Math.hypot(x, y)),
  );
  expect(radii).toHaveLength(2);
  const means = radii.map((all) => all.reduce((sum, radius) => sum + radius, 0) / all.length);
  expect(means.sort((a, b) => a - b)).toEqual([expect.closeTo(90, 0), expect.closeTo(110, 0)]);
});

it('ends in a point where its width is 0', () => {
  const bank = banks(
    waterPath([
      [0, 0, 40],
      [50, 0, 10],
      [100, 0, 0],
    ]),
  ).flat();
  expect(bank.map(({ to }) => to)).toContainEqual([100, expect.closeTo(0)]);
});

it('needs two points', () => {
  expect(() => waterPath([[0, 0, 10]])).toThrow('two points');
});
