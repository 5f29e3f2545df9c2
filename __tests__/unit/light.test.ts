import { lightScript } from '@/facts/calendar/light';
import { minute } from '@/facts/calendar/week';

const run = new Function('document', 'setInterval', 'Date', lightScript);

/** @param moment in milliseconds */
function lightAt(moment: number) {
  const dataset: { light?: string } = {};
  run({ documentElement: { dataset } }, () => 0, { now: () => moment });
  return dataset.light;
}

// By NOAA's solar calculator, for Noosa.
it.each([
  ['2026-11-25', '04:47', '18:22'],
  ['2027-06-21', '06:35', '17:04'],
  ['2036-12-21', '04:52', '18:40'],
])('on %s the sky follows the sun, which rises at %s and sets at %s', (day, rise, set) => {
  const around = (time: string, ...minutes: number[]) =>
    minutes.map((after) => lightAt(Date.parse(`${day}T${time}+10:00`) + after * minute));
  expect(around('00:00', 0, 12 * 60, 24 * 60 - 1)).toEqual(['night', 'day', 'night']);
  expect(around(rise, -35, -25, 55, 65)).toEqual(['night', 'dawn', 'dawn', 'day']);
  expect(around(set, -65, -55, 25, 35)).toEqual(['day', 'dusk', 'dusk', 'night']);
});
