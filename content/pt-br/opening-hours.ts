import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  label: 'Horário de atendimento',
  status: {
    open: 'Aberto · até {time}',
    opensToday: 'Abre hoje às {time}',
    opens: 'Abre {day} às {time}',
    byAppointment: 'Com hora marcada',
    elsewhere: '{status} em Noosa',
  },
  here: {
    show: 'Ver no meu horário',
    hide: 'Ver no horário de Noosa',
    example: 'Em Noosa: {noosa}. Onde você está: {here}.',
    zone: 'Seu horário ({zone})',
    midnight: 'meia-noite',
  },
};
