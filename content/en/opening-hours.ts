/** Whether the practice is open, and its hours in a visitor's own time. Braces are filled in. */
export const openingHours = {
  status: {
    now: '{time} in Tewantin · {state}',
    open: 'open until {time}',
    opensToday: 'opens at {time}',
    opens: 'opens {day} at {time}',
    byAppointment: 'by appointment',
    /** On a public holiday of which the practice has said nothing. */
    holiday: 'public holiday, may be closed',
  },
  /** Stands while the practice is closed, and without scripts. The line answers day and night. */
  lifeline: 'In crisis? Lifeline answers on {number}.',
  here: {
    show: 'Show in my time',
    hide: 'Show in Noosa time',
    zone: 'Your time ({zone})',
    /** The clock time that has a name. */
    midnight: 'midnight',
  },
};

export type OpeningHoursWords = typeof openingHours;
