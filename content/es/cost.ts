import type { Translation } from '../../words/shapes';
import type { CostWords } from '../en/cost';

export const cost: Translation<CostWords> = {
  heading: '¿Cuánto le va a costar?',
  session: {
    legend: '¿Qué tipo de sesión?',
    options: { individual: 'Individual', couples: 'De pareja', extended: 'Prolongada' },
  },
  plan: {
    byRegistration: {
      unknown: 'Con un Mental Health Care Plan, si quien le atiende figura en el registro de Medicare',
      registered: 'Con un Mental Health Care Plan',
      unregistered: 'Con un Mental Health Care Plan',
    },
  },
  count: {
    label: '¿Cuántas este año?',
    one: '{count}\u00a0sesión',
    other: '{count}\u00a0sesiones',
  },
  receipt: {
    headings: {
      individual: { one: 'Una sesión individual', other: '{count}\u00a0sesiones individuales' },
      couples: { one: 'Una sesión de pareja', other: '{count}\u00a0sesiones de pareja' },
      extended: { one: 'Una sesión prolongada', other: '{count}\u00a0sesiones prolongadas' },
    },
    fee: { one: 'Tarifa de la sesión', other: 'Tarifa de {count}\u00a0sesiones' },
    paid: {
      one: 'Se paga el mismo día',
      other: '{count}\u00a0×\u00a0{amount}, se paga en cada sesión',
    },
    comesBack: {
      one: 'Suele tardar {rebateDays}\u00a0días hábiles',
      other: '{count}\u00a0×\u00a0{amount}, suele tardar {rebateDays}\u00a0días hábiles',
    },
    rebate: 'Reembolso de Medicare, hasta',
    outOfPocket: 'Al final paga, desde unos',
    notes: {
      plan: 'Con un plan que cumpla los requisitos. Importe de {rebateYear}.',
      beyond:
        'Importe de {rebateYear}, para hasta {rebatedSessions}\u00a0sesiones por año calendario. Las demás se pagan a tarifa completa.',
      noPlan: {
        byFunds: {
          some: 'Su seguro médico privado quizá cubra una parte.',
          none: 'Sin reembolso.',
        },
      },
    },
  },
  late: 'La calculadora no ha terminado de cargarse. La carga sigue sola en cuanto haya conexión. Si nada cambia, recargue la página o llame al {number}.',
  summary: {
    some: '{heading}: tarifa {paid}; Medicare reembolsa hasta {back} y, al final, usted paga desde unos {cost}.',
    none: '{heading}: tarifa {paid}.',
  },
};
