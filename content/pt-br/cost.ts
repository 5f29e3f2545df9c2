import { factsFor } from '../../site/facts';
import type { CostWords } from '../en/cost';

const facts = factsFor('pt-br');

export const cost: CostWords = {
  heading: 'Quanto vai custar para você?',
  session: {
    legend: 'Que tipo de sessão?',
    options: { individual: 'Individual', couples: 'De casal', extended: 'Estendida' },
  },
  plan: 'Com um Mental Health Care Plan',
  count: { label: 'Quantas neste ano?', one: '{count} sessão', other: '{count} sessões' },
  receipt: {
    headings: {
      individual: { one: 'Uma sessão individual', other: '{count} sessões individuais' },
      couples: { one: 'Uma sessão de casal', other: '{count} sessões de casal' },
      extended: { one: 'Uma sessão estendida', other: '{count} sessões estendidas' },
    },
    onTheDay: '{count} × {amount}, pagos no dia',
    comesBack: `{count} × {amount}, em ${facts.rebateBusinessDays} dias úteis`,
    nothingBack: 'O Medicare não reembolsa nada',
    notes: {
      plan: `Com um plano de tratamento válido, tabela de ${facts.rebateYear}`,
      beyond: `O reembolso vale para até ${facts.rebatedSessions} sessões por ano civil. As demais são cobradas pelo valor integral.`,
      noPlan:
        'Sem um Mental Health Care Plan, não há reembolso do Medicare. Seu plano de saúde privado pode cobrir uma parte.',
      couples:
        'O reembolso do Medicare não vale para sessões de casal, mesmo com um Mental Health Care Plan. Seu plano de saúde privado pode cobrir uma parte.',
      extended:
        'O reembolso do Medicare não vale para sessões estendidas, mesmo com um Mental Health Care Plan. Seu plano de saúde privado pode cobrir uma parte.',
    },
  },
  late: `A calculadora não terminou de carregar. Recarregue a página ou ligue para ${facts.phone}.`,
  summary:
    '{heading}: você paga {paid} na hora, o Medicare devolve {back} e, no final, o custo é de {cost}.',
};
