/** @jest-environment node */
import { lightScript } from '@/lib/hours/light';
import { inNoosa } from '@/lib/hours/time';

/** What the script in the head sets at a moment. */
function setAt(moment: number) {
  const dataset: { light?: string } = {};
  run({ documentElement: { dataset } }, () => 0, { now: () => moment });
  return dataset.light;
}
const run = new Function('document', 'setInterval', 'Date', lightScript);

it('every minute of a year has one light, by the clock in Noosa', () => {
  const wrong: string[] = [];
  const end = Date.parse('2028-01-01T00:00Z');
  for (let moment = Date.parse('2027-01-01T00:00Z'); moment < end; moment += 60_000) {
    const { time } = inNoosa(new Date(moment));
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
  expect(lightScript.length).toBeLessThanOrEqual(300);
});
