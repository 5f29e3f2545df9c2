import type { Translation } from '../../words/shapes';
import type { CostWords } from '../en/cost';

export const cost: Translation<CostWords> = {
  heading: 'Quanto vai custar para você?',
  session: {
    legend: 'Que tipo de sessão?',
    options: { individual: 'Individual', couples: 'De casal', extended: 'Estendida' },
  },
  plan: 'Com um Mental Health Care Plan',
  count: { label: 'Quantas neste ano?', one: '{count}\u00a0sessão', other: '{count}\u00a0sessões' },
  receipt: {
    headings: {
      individual: { one: 'Uma sessão individual', other: '{count}\u00a0sessões individuais' },
      couples: { one: 'Uma sessão de casal', other: '{count}\u00a0sessões de casal' },
      extended: { one: 'Uma sessão estendida', other: '{count}\u00a0sessões estendidas' },
    },
    fee: { one: 'Valor da sessão', other: 'Valor de {count}\u00a0sessões' },
    paid: {
      one: '{count} × {amount}, pagos no dia',
      other: '{count} × {amount}, pagos a cada sessão',
    },
    comesBack: '{count} × {amount}, em {short.rebateDays}\u00a0dias úteis',
    nothingBack: 'O Medicare não reembolsa nada',
    notes: {
      plan: 'Com um plano do GP que dê direito, reembolso de {rebateYear}.',
      beyond:
        'O reembolso vale para até {rebatedSessions}\u00a0sessões por ano civil. As demais são cobradas pelo valor integral.',
      noPlan: {
        byFunds: {
          some: 'Sem um Mental Health Care Plan, não há reembolso do Medicare. Seu plano de saúde pode pagar uma parte.',
          none: 'Sem um Mental Health Care Plan, não há reembolso do Medicare.',
        },
      },
      couples: {
        byFunds: {
          some: 'O Medicare não reembolsa sessões de casal. Seu plano de saúde pode pagar uma parte.',
          none: 'O Medicare não reembolsa sessões de casal.',
        },
      },
      extended: {
        byFunds: {
          some: 'As minhas sessões estendidas não têm reembolso do Medicare. Seu plano de saúde pode pagar uma parte.',
          none: 'As minhas sessões estendidas não têm reembolso do Medicare.',
        },
      },
    },
  },
  late: 'A calculadora não terminou de carregar. Recarregue a página ou ligue para {phone}.',
  summary:
    '{heading}: você paga {paid}, o Medicare devolve {back} e, no final, o custo é de {cost}.',
};
