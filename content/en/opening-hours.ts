/** Whether the practice is open, and its hours in a visitor's own time. Braces are filled in. */
export const openingHours = {
  /** The accessible name of the line in the footer. */
  label: 'Office hours',
  status: {
    open: 'Open now · until {time}',
    opensToday: 'Opens at {time}',
    opens: 'Opens {day} {time}',
    byAppointment: 'By appointment',
    /** For a visitor whose clock shows another time. */
    elsewhere: '{status} in Noosa',
  },
  here: {
    show: 'Show in my time',
    hide: 'Show in Noosa time',
    zone: 'Your time ({zone})',
    /** The clock time that has a name. */
    midnight: 'midnight',
  },
};

export type OpeningHoursWords = typeof openingHours;
