import type { LocalHoursData } from '@/components/pages/contact/office-hours';
import { clockTime } from '@/facts/calendar/clock-time';
import { longDateIn } from '@/facts/calendar/long-date';
import { openingsAhead } from '@/facts/calendar/opening-hours';
import { readingAt } from '@/facts/calendar/time';
import { day, minute } from '@/facts/calendar/week';
import { fill } from '@/languages/fill';

/** What the visitor's clock shows at a moment, in milliseconds, as if that were UTC. */
const localReading = (moment: number) => moment - new Date(moment).getTimezoneOffset() * minute;

/**
 * Offers the openings of the next seven days in the visitor's own time, where that differs from the practice's
 * (components/pages/contact/office-hours.tsx). They are written anew whenever the list is opened.
 */
export function offerLocalHours(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-local-hours]')) {
    const { calendar, names }: LocalHoursData = JSON.parse(details.dataset.localHours ?? '');
    const openings = () => openingsAhead(calendar, Date.now(), 7);
    details.hidden = openings().every(
      ({ opens }) => localReading(opens) === readingAt(opens, calendar.offsets),
    );
    details.addEventListener('toggle', () => {
      const items = openings().map((opening) => {
        const item = document.createElement('li');
        item.textContent = openingIn(
          names,
          localReading(opening.opens),
          localReading(opening.closes),
        );
        return item;
      });
      details.querySelector('ul')?.replaceChildren(...items);
    });
  }
}

/** `Tuesday 1 December, 10:00 am – 7:00 pm`. The end names its day, too, where that is another. */
function openingIn(names: LocalHoursData['names'], opens: number, closes: number): string {
  const time = clockTime(names.clock);
  const [date, lastDate] = [opens, closes].map((reading) =>
    new Date(reading).toISOString().slice(0, 10),
  );
  const lastDay = date === lastDate ? '' : `${names.days[new Date(closes).getUTCDay()]} `;
  const hours = { from: time(opens % day), to: lastDay + time(closes % day) };
  return `${longDateIn(names.dates, date ?? '', names.days)}, ${fill(names.hours, hours)}`;
}
