import { openingsAhead } from '@/facts/calendar/opening-hours';
import { aheadAt } from '@/facts/calendar/time';
import { type Calendar, minute } from '@/facts/calendar/week';

/**
 * Offers the openings of the next seven days in the visitor's own time, where that differs from the practice's
 * (components/pages/contact/office-hours.tsx). They are written on demand, since the first call of `Intl` for a time
 * zone is slow on a phone.
 */
export function offerLocalHours(): void {
  for (const details of document.querySelectorAll<HTMLDetailsElement>('[data-local-hours]')) {
    const calendar: Calendar = JSON.parse(details.dataset.localHours ?? '');
    const openings = () => openingsAhead(calendar, Date.now(), 7);
    details.hidden = openings().every(
      ({ opens }) =>
        -new Date(opens).getTimezoneOffset() * minute === aheadAt(opens, calendar.offsets),
    );
    details.addEventListener('toggle', () => {
      if (!details.open) return;
      const format = new Intl.DateTimeFormat(document.documentElement.lang, {
        weekday: 'short',
        day: 'numeric',
        month: 'short',
        hour: 'numeric',
        minute: '2-digit',
        // From midnight to nine would be `12:00 – 9:00 am`.
        hourCycle: 'h23',
      });
      const [zone, list] = details.querySelectorAll('p, ul');
      if (zone) zone.textContent = format.resolvedOptions().timeZone;
      list?.replaceChildren(
        ...openings().map(({ opens, closes }) => {
          const item = document.createElement('li');
          item.textContent = format.formatRange(opens, closes);
          return item;
        }),
      );
    });
  }
}
