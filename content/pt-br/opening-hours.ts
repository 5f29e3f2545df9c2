import type { Translation } from '../../words/shapes';
import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: Translation<OpeningHoursWords> = {
  status: {
    now: '{time} em {place.suburb}\u00a0· {state}',
    open: 'aberto até as {time}',
    opensToday: 'abre às {time}',
    opens: 'abre {day} às {time}',
    byAppointment: 'com hora marcada',
    holiday: 'feriado, pode estar fechado',
  },
  lifeline:
    'Em perigo, ligue para o 000 (diga “Police” ou “Ambulance”, a cidade e o estado, depois “Portuguese interpreter”, e não desligue).\nEm crise, ligue para a Lifeline, 13\u00a011\u00a014; se há violência em casa, para o 1800RESPECT, 1800\u00a0737\u00a0732.\nAs duas linhas atendem em inglês; com intérprete: 131\u00a0450, diga “Portuguese”, o nome e o número da linha.',
  here: 'Os próximos sete dias no seu fuso horário',
};
