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
  /** These lines answer day and night. In other languages `\n` begins a line. */
  lifeline:
    'In danger, call 000; in crisis, Lifeline on 13\u00a011\u00a014; for violence at home, 1800RESPECT on 1800\u00a0737\u00a0732.',
  here: 'The next seven days in your time',
};

export type OpeningHoursWords = typeof openingHours;
