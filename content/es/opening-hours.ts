import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  label: 'Horario de atención',
  status: {
    open: 'Abierto · hasta las {time}',
    opensToday: 'Abre a las {time}',
    opens: 'Abre el {day} a las {time}',
    byAppointment: 'Con cita previa',
    elsewhere: '{status} en Noosa',
  },
  here: {
    show: 'Ver en mi hora local',
    hide: 'Ver en hora de Noosa',
    zone: 'Su hora local ({zone})',
    midnight: 'medianoche',
  },
};
