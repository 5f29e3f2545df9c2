import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  label: 'Horaires',
  status: {
    open: 'Ouvert en ce moment · jusqu’à {time}',
    opensToday: 'Ouvre aujourd’hui à {time}',
    opens: 'Ouvre {day} à {time}',
    byAppointment: 'Aujourd’hui sur rendez-vous · ouvre {day} à {time}',
    onlyByAppointment: 'Sur rendez-vous',
    elsewhere: '{status}, heure de Noosa',
  },
  here: {
    show: 'Voir à mon heure',
    hide: 'Voir à l’heure de Noosa',
    example: 'À Noosa\u202f: {noosa}. Chez vous\u202f: {here}.',
    zone: 'Votre heure ({zone})',
    range: '{from} – {to}',
    midnight: 'minuit',
  },
};
