/** Whether the practice is open, and its hours in a visitor's own time. Braces are filled in. */
export const openingHours = {
  status: {
    now: '{time} in {place.suburb}\u00a0· {state}',
    open: 'open until {time}',
    opensToday: 'opens at {time}',
    opens: 'opens {day} at {time}',
    byAppointment: 'by appointment',
    /** On a public holiday of which the practice has said nothing. */
    holiday: 'public holiday, may be closed',
  },
  here: 'The next seven days in your time',
};

export type OpeningHoursWords = typeof openingHours;
