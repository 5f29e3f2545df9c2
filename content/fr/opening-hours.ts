import type { Translation } from '../../words/shapes';
import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: Translation<OpeningHoursWords> = {
  status: {
    now: '{time} à {place.suburb}\u00a0· {state}',
    open: 'ouvert jusqu’à {time}',
    opensToday: 'ouvre à {time}',
    opens: 'ouvre {day} à {time}',
    byAppointment: 'sur rendez-vous',
    holiday: 'jour férié, peut-être fermé',
  },
  here: 'Les sept prochains jours à votre heure',
};
