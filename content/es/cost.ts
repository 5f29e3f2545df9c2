import type { Translation } from '../../words/shapes';
import type { CostWords } from '../en/cost';

export const cost: Translation<CostWords> = {
  heading: '¿Cuánto le va a costar?',
  session: {
    legend: '¿Qué tipo de sesión?',
    options: { individual: 'Individual', couples: 'De pareja', extended: 'Prolongada' },
  },
  plan: 'Con un Mental Health Care Plan',
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
      one: '{count}\u00a0×\u00a0{amount}, se paga el mismo día',
      other: '{count}\u00a0×\u00a0{amount}, se paga en cada sesión',
    },
    comesBack: '{count}\u00a0×\u00a0{amount}, en {short.rebateDays}\u00a0días hábiles',
    nothingBack: 'Medicare no reembolsa nada',
    notes: {
      plan: 'Con un plan que cumpla los requisitos. Importe de {rebateYear}.',
      beyond:
        'El reembolso cubre hasta {rebatedSessions}\u00a0sesiones por año calendario. Las demás se pagan a tarifa completa.',
      noPlan: {
        byFunds: {
          some: 'Sin un plan no hay reembolso de Medicare. Su seguro médico privado quizá cubra una parte.',
          none: 'Sin un plan no hay reembolso de Medicare.',
        },
      },
      couples: {
        byFunds: {
          some: 'Medicare no reembolsa nada de las sesiones de pareja. Su seguro médico privado quizá cubra una parte.',
          none: 'Medicare no reembolsa nada de las sesiones de pareja.',
        },
      },
      extended: {
        byFunds: {
          some: 'Mis sesiones prolongadas no tienen reembolso de Medicare. Su seguro médico privado quizá cubra una parte.',
          none: 'Mis sesiones prolongadas no tienen reembolso de Medicare.',
        },
      },
    },
  },
  late: 'La calculadora no ha terminado de cargarse. Recargue la página o llame al {phone}.',
  summary: '{heading}: tarifa {paid}, Medicare reembolsa {back} y al final usted paga {cost}.',
};
