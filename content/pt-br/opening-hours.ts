import type { OpeningHoursWords } from '../en/opening-hours';

export const openingHours: OpeningHoursWords = {
  status: {
    now: '{time} em Tewantin · {state}',
    open: 'aberto até as {time}',
    opensToday: 'abre às {time}',
    opens: 'abre {day} às {time}',
    byAppointment: 'com hora marcada',
    holiday: 'feriado, pode estar fechado',
  },
  lifeline: 'Lifeline, 24 horas, em inglês: {number}',
  here: {
    show: 'Ver no meu fuso horário',
    hide: 'Ver no horário de Noosa',
    zone: 'Seu fuso horário ({zone})',
    midnight: 'meia-noite',
  },
};
