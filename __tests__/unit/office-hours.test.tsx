import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { OfficeHours } from '@/components/pages/contact/office-hours';
import { type Week, weekdays } from '@/lib/hours/week';
import { calendarFor } from '@/site/calendar';
import { hoursNames } from '@/site/facts';
import { wordsFor } from '@/site/words';

const { openingHours, pages } = wordsFor('en');
const open = { opens: '09:00', closes: '17:00' };
const week = Object.fromEntries(weekdays.map((day) => [day, open])) as Week;

it.each(['Etc/Unknown', '', undefined])('shows the visitor’s time in the zone %j', async (name) => {
  const user = userEvent.setup({ delay: null });
  // A clock that differs from the practice's, wherever this test runs.
  jest.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(0);
  const options = Intl.DateTimeFormat().resolvedOptions();
  jest
    .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
    .mockReturnValue({ ...options, timeZone: name as string });
  render(
    <OfficeHours
      calendar={{ ...calendarFor('en'), week }}
      rows={[]}
      evenings=""
      zone="Queensland time"
      words={{ ...pages.contact.hours, ...openingHours.here }}
      names={hoursNames('en')}
    />,
  );
  await user.click(await screen.findByRole('button', { name: openingHours.here.show }));
  expect(screen.getAllByRole('definition')).toHaveLength(7);
  expect(screen.getByText(/^Your time \(.+\)$/)).toBeInTheDocument();
  jest.restoreAllMocks();
});
