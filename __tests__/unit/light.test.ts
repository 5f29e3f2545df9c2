/** @jest-environment node */

import { lightScript } from '@/facts/calendar/light';
import { wallClock } from '@/facts/calendar/time';
import { offsetsIn } from '@/facts/calendar/time-zone';

/** What a script in the head sets at a moment. */
function setterOf(script: string) {
  const run = new Function('document', 'setInterval', 'Date', script);
  return (moment: number) => {
    const dataset: { light?: string } = {};
    run({ documentElement: { dataset } }, () => 0, { now: () => moment });
    return dataset.light;
  };
}

it.each(['Australia/Brisbane', 'Australia/Sydney'])(
  'every ten minutes of a year have one light, by the clocks of %s',
  (timeZone) => {
    const start = Date.parse('2027-01-01T00:00Z');
    const offsets = offsetsIn(timeZone, start, Date.parse('2037-01-01T00:00Z'));
    const script = lightScript(offsets);
    const setAt = setterOf(script);
    const wrong: string[] = [];
    const end = Date.parse('2028-01-01T00:00Z');
    for (let moment = start; moment < end; moment += 600_000) {
      const { time } = wallClock(moment, offsets);
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
    expect(script.length).toBeLessThanOrEqual(600);
  },
);
