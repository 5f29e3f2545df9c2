import { daysShown, type LocalHoursData, localHours } from '@/components/pages/contact/local-hours';
import { openings } from '@/facts/calendar/opening-hours';
import { aheadAt } from '@/facts/calendar/time';
import { type Calendar, minute } from '@/facts/calendar/week';

/**
 * Offers the coming days in the visitor's own time where that differs from the practice's
 * (components/pages/contact/office-hours.tsx). They are written when they are asked for: the first question to `Intl`
 * about a time zone keeps a phone busy.
 */
export function offerLocalHours(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-local-hours]')) {
    const data: LocalHoursData = JSON.parse(details.dataset.localHours ?? '');
    details.hidden = !clocksDiffer(data.calendar, Date.now());
    details.addEventListener('toggle', () => {
      if (details.open) write(details, data);
    });
  }
}

/** Whether the visitor's clock shows another time than the practice's at an opening of the coming days. */
const clocksDiffer = (calendar: Calendar, now: number) =>
  openings(calendar, now, 0, daysShown - 1).some(
    ({ opens, closes }) =>
      closes > now &&
      -new Date(opens).getTimezoneOffset() * minute !== aheadAt(opens, calendar.offsets),
  );

function write(details: Element, data: LocalHoursData) {
  const { days, zone } = localHours(data, Date.now());
  const texts = [...days.flatMap(({ date, hours }) => [date, hours]), zone];
  for (const [index, place] of details.querySelectorAll('dt, dd, p').entries())
    place.textContent = texts[index] ?? '';
}
