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
  lifeline:
    'En peligro, llame al 000 (diga «Police» o «Ambulance», la ciudad y el estado, después «Spanish interpreter», y no cuelgue).\nEn una crisis, llame a Lifeline, 13\u00a011\u00a014; si hay violencia en casa, a 1800RESPECT, 1800\u00a0737\u00a0732.\nLas dos líneas contestan en inglés; con intérprete: 131\u00a0450, diga «Spanish», el nombre y el número de la línea.',
  here: 'Los próximos siete días en su hora local',
};
