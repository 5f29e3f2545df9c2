import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  label: 'Horário de atendimento',
  status: {
    open: 'Aberto · fecha às {time}',
    opensToday: 'Abre às {time}',
    opens: 'Abre {day} às {time}',
    byAppointment: 'Com hora marcada',
    elsewhere: '{status} (horário de Noosa)',
  },
  here: {
    show: 'Ver no meu fuso horário',
    hide: 'Ver no horário de Noosa',
    zone: 'Seu fuso horário ({zone})',
    midnight: 'meia-noite',
  },
};
