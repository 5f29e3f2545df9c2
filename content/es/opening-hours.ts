import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  status: {
    now: '{time} en Tewantin · {state}',
    open: 'abierto hasta las {time}',
    opensToday: 'abre a las {time}',
    opens: 'abre el {day} a las {time}',
    byAppointment: 'con cita previa',
    holiday: 'festivo, puede estar cerrado',
  },
  lifeline: 'Lifeline le atiende en inglés: {number}',
  here: {
    show: 'Ver en mi hora local',
    hide: 'Ver en hora de Noosa',
    zone: 'Su hora local ({zone})',
    midnight: 'medianoche',
  },
};
