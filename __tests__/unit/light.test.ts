/** @jest-environment node */

import { lightScript } from '@/facts/calendar/light';
import { momentOf } from '@/facts/calendar/time';
import { offsetsIn } from '@/facts/calendar/time-zone';

const [from, to] = [Date.parse('2027-01-01'), Date.parse('2037-01-01')];

it.each(['Australia/Brisbane', 'Australia/Sydney'])(
  'the light follows the clocks of %s, in summer and in winter',
  (timeZone) => {
    const offsets = offsetsIn(timeZone, from, to);
    const run = new Function('document', 'setInterval', 'Date', lightScript(offsets));
    const lightAt = (reading: string) => {
      const dataset: { light?: string } = {};
      const now = () => momentOf(Date.parse(`${reading}Z`), offsets);
      run({ documentElement: { dataset } }, () => 0, { now });
      return dataset.light;
    };
    for (const day of ['2027-01-15', '2027-07-15', '2036-12-15'])
      expect(
        ['04:59', '05:00', '07:00', '15:59', '16:00', '18:29', '18:30', '23:59'].map((time) =>
          lightAt(`${day}T${time}`),
        ),
      ).toEqual(['night', 'dawn', 'day', 'day', 'dusk', 'dusk', 'night', 'night']);
  },
);
