import type { Translation } from '../../words/shapes';
import type { CostWords } from '../en/cost';

export const cost: Translation<CostWords> = {
  heading: 'Quanto você vai pagar?',
  session: {
    legend: 'Que tipo de sessão?',
    options: { individual: 'Individual', couples: 'De casal', extended: 'Estendida' },
  },
  plan: {
    byRegistration: {
      unknown: 'Com um Mental Health Care Plan, se quem atende você tiver credenciamento no Medicare',
      registered: 'Com um Mental Health Care Plan',
      unregistered: 'Com um Mental Health Care Plan',
    },
  },
  count: { label: 'Quantas neste ano?', one: '{count}\u00a0sessão', other: '{count}\u00a0sessões' },
  receipt: {
    headings: {
      individual: { one: 'Uma sessão individual', other: '{count}\u00a0sessões individuais' },
      couples: { one: 'Uma sessão de casal', other: '{count}\u00a0sessões de casal' },
      extended: { one: 'Uma sessão estendida', other: '{count}\u00a0sessões estendidas' },
    },
    fee: { one: 'Valor da sessão', other: 'Valor de {count}\u00a0sessões' },
    paid: {
      one: 'A pagar no dia',
      other: '{count} × {amount}, pagos a cada sessão',
    },
    comesBack: {
      one: 'Costuma levar {rebateDays}\u00a0dias úteis',
      other: '{count} × {amount}, costuma levar {rebateDays}\u00a0dias úteis',
    },
    rebate: 'Reembolso do Medicare, até',
    outOfPocket: 'Você paga, no mínimo, cerca de',
    notes: {
      plan: 'Valor de {rebateYear}, para quem tem direito ao reembolso.',
      beyond:
        'Valor de {rebateYear}, para até {rebatedSessions}\u00a0sessões por ano civil. As demais custam o valor integral.',
      noPlan: {
        byFunds: {
          some: 'Seu plano de saúde pode pagar uma parte.',
          none: 'Sem reembolso.',
        },
      },
    },
  },
  late: 'A calculadora ainda não terminou de carregar. O carregamento segue sozinho assim que houver conexão. Se nada mudar, recarregue a página ou ligue para {number}.',
  summary: {
    some: '{heading}: o valor é {paid}, o Medicare devolve até {back} e, no fim, você paga no mínimo cerca de {cost}.',
    none: '{heading}: o valor é {paid}.',
  },
};
