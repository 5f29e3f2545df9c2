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
  lifeline:
    'En danger, appelez le 000 (dites « Police » ou « Ambulance », puis votre ville et votre État, puis « French interpreter », et ne raccrochez pas).\nEn détresse, appelez Lifeline au 13\u00a011\u00a014 ; en cas de violence à la maison, 1800RESPECT au 1800\u00a0737\u00a0732.\nCes deux lignes répondent en anglais ; avec un interprète : 131\u00a0450, dites « French », le nom et le numéro de la ligne.',
  here: 'Les sept prochains jours à votre heure',
};
