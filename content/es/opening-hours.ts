import type { Translation } from '../../words/shapes';
import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: Translation<OpeningHoursWords> = {
  status: {
    now: '{time} en {place.suburb}\u00a0· {state}',
    open: 'abierto hasta las {time}',
    opensToday: 'abre a las {time}',
    opens: 'abre el {day} a las {time}',
    byAppointment: 'con cita previa',
    holiday: 'festivo, puede estar cerrado',
  },
  here: 'Los próximos siete días en su hora local',
};
