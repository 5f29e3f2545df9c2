import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  label: 'Horaires',
  status: {
    open: 'Ouvert · jusqu’à {time}',
    opensToday: 'Ouvre à {time}',
    opens: 'Ouvre {day} à {time}',
    byAppointment: 'Sur rendez-vous',
    elsewhere: '{status}, heure de Noosa',
  },
  here: {
    show: 'Afficher dans mon fuseau horaire',
    hide: 'Afficher à l’heure de Noosa',
    zone: 'Votre heure ({zone})',
    midnight: 'minuit',
  },
};
