import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  status: {
    now: '{time} à Tewantin · {state}',
    open: 'ouvert jusqu’à {time}',
    opensToday: 'ouvre à {time}',
    opens: 'ouvre {day} à {time}',
    byAppointment: 'sur rendez-vous',
    holiday: 'jour férié, peut-être fermé',
  },
  lifeline: 'Lifeline vous répond, en anglais : {number}',
  here: {
    show: 'Afficher dans mon fuseau horaire',
    hide: 'Afficher à l’heure de Noosa',
    zone: 'Votre heure ({zone})',
    midnight: 'minuit',
  },
};
