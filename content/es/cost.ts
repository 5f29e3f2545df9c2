import { factsFor } from '../../site/facts';
import type { CostWords } from '../en/cost';

const facts = factsFor('es');

export const cost: CostWords = {
  heading: '¿Cuánto le va a costar?',
  session: {
    legend: '¿Qué tipo de sesión?',
    options: { individual: 'Individual', couples: 'De pareja', extended: 'Prolongada' },
  },
  plan: 'Con un Mental Health Care Plan',
  count: { label: '¿Cuántas este año?', one: '{count} sesión', other: '{count} sesiones' },
  receipt: {
    headings: {
      individual: { one: 'Una sesión individual', other: '{count} sesiones individuales' },
      couples: { one: 'Una sesión de pareja', other: '{count} sesiones de pareja' },
      extended: { one: 'Una sesión prolongada', other: '{count} sesiones prolongadas' },
    },
    onTheDay: '{count} × {amount}, cada sesión se paga el mismo día',
    comesBack: `{count} × {amount}, en ${facts.rebateBusinessDays} días hábiles`,
    nothingBack: 'Medicare no reembolsa nada',
    notes: {
      plan: `Con un plan que cumpla los requisitos; importe de ${facts.rebateYear}`,
      beyond: `El reembolso cubre hasta ${facts.rebatedSessions} sesiones por año calendario. Las demás se pagan a tarifa completa.`,
      noPlan:
        'Sin un plan no hay reembolso de Medicare. Es posible que su seguro médico privado le devuelva una parte.',
      couples:
        'El reembolso de Medicare no se aplica a las sesiones de pareja, ni siquiera con un plan. Es posible que su seguro médico privado cubra una parte.',
      extended:
        'El reembolso de Medicare no se aplica a las sesiones prolongadas, ni siquiera con un plan. Es posible que su seguro médico privado cubra una parte.',
    },
  },
  late: `La calculadora no ha terminado de cargarse. Vuelva a cargar la página o llame al ${facts.phone}.`,
  summary: '{heading}: usted paga {paid}, Medicare le devuelve {back} y al final le cuesta {cost}.',
};
