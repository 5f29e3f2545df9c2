import type { Translation } from '../../words/shapes';
import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: Translation<OpeningHoursWords> = {
  status: {
    now: '{time} em {place.suburb}\u00a0· {state}',
    open: 'aberto até as {time}',
    opensToday: 'abre às {time}',
    opens: 'abre {day}, às {time}',
    byAppointment: 'com hora marcada',
    holiday: 'feriado, pode estar fechado',
  },
  here: 'Os próximos sete dias no seu fuso horário',
};
