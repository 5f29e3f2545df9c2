/** @jest-environment node */
import { lightScript } from '@/lib/hours/light';
import { wallClock } from '@/lib/hours/time';

const aheadOfUtc = 10 * 60 * 60 * 1000;
const script = lightScript(aheadOfUtc);

/** What the script in the head sets at a moment. */
function setAt(moment: number) {
  const dataset: { light?: string } = {};
  run({ documentElement: { dataset } }, () => 0, { now: () => moment });
  return dataset.light;
}
const run = new Function('document', 'setInterval', 'Date', script);

it('every minute of a year has one light, by the practice’s clock', () => {
  const wrong: string[] = [];
  const end = Date.parse('2028-01-01T00:00Z');
  for (let moment = Date.parse('2027-01-01T00:00Z'); moment < end; moment += 60_000) {
    const { time } = wallClock(moment, aheadOfUtc);
    const light =
      time < '05:00' || time >= '18:30'
        ? 'night'
        : time < '07:00'
          ? 'dawn'
          : time < '16:00'
            ? 'day'
            : 'dusk';
    if (setAt(moment) !== light) wrong.push(time);
  }
  expect(wrong).toEqual([]);
  expect(script.length).toBeLessThanOrEqual(300);
});
