import type { Translation } from '../../words/shapes';
import type { FeesWords } from '../en/fees';

export const fees: Translation<FeesWords> = {
  name: { byRepayment: { some: 'Valores e reembolsos', none: 'Valores' } },
  meta: {
    title: {
      byRepayment: {
        some: 'Valores e reembolsos: terapia em Noosa, Austrália',
        none: 'Valores da terapia em Noosa, Austrália',
      },
    },
    description: {
      byRegistration: {
        unknown: '{prices}, em Noosa{orOnline}. Reembolso individual: até {rebate} ({rebateYear}), com plano do GP, se eu tiver credenciamento.',
        registered: '{prices}, em Noosa{orOnline}, {sessionLanguages}. Reembolso do Medicare: até {rebate} ({rebateYear}) na individual, com plano do GP.',
        unregistered: {
          byRepayment: {
            some: '{prices}, em Noosa{orOnline}, {sessionLanguages}. Como pagar, o que o plano de saúde pode devolver e como cancelar.',
            none: '{prices}, em Noosa{orOnline}, {sessionLanguages}. Como pagar uma sessão e como cancelar um horário marcado.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Valores e reembolsos', none: 'Valores' } },
    lead: {
      byRepayment: {
        some: 'Quanto custa uma sessão, que reembolsos pode haver e como cancelar.',
        none: 'Quanto custa uma sessão e como cancelar.',
      },
    },
  },
  table: {
    caption: 'Valores em dólares australianos (AUD)',
    columns: {
      session: 'Sessão',
      fee: 'Valor',
    },
    gst: {
      included: 'Os valores incluem o GST, imposto australiano sobre bens e serviços.',
      none: 'Estes valores não têm acréscimo de GST, o imposto australiano sobre bens e serviços.',
    },
    rows: {
      individual: {
        name: 'Sessão individual',
        note: 'Para uma pessoa.',
      },
      couples: {
        name: 'Sessão de casal',
        note: 'Mais longa, para que os dois falem e sejam ouvidos.',
      },
      extended: {
        name: 'Sessão estendida',
        note: 'Quando for indicada, por exemplo depois de uma crise ou se você vem de longe.',
      },
    },
  },
  payment: {
    heading: 'Pagamento',
    text: 'O pagamento é feito a cada sessão.',
    receipts: 'Se mais alguém vê os seus extratos, avise antes de pagar.',
    shown: 'O que aparece neles: {private}.',
    ways: ['Dinheiro', 'Transferência bancária', 'Cartão'],
  },
  accepts: {
    taken: 'Aceito {payers}.',
    refused: 'Não aceito {payers}.',
    names: {
      eap: 'encaminhamentos de um EAP (programa de apoio ao empregado)',
      ndis: 'planos NDIS autogeridos',
      workCover: 'WorkCover (acidentes de trabalho)',
      dva: 'DVA (Open Arms, para veteranos)',
      victimAssist: 'Victim Assist (apoio a vítimas)',
    },
  },
  medicare: {
    heading: 'O que o Medicare devolve',
    paragraphs: {
      individual: 'Com um Mental Health Care Plan (plano de tratamento de saúde mental, oficialmente GP Mental Health Treatment Plan), uma sessão individual pode dar direito a um reembolso do Medicare de até {rebate} ({rebateYear}), em até {rebatedSessions}\u00a0sessões por ano civil. Assim, ela custa cerca de {outOfPocket}.',
      couples: 'O Medicare não reembolsa sessões de casal.',
      check: 'Você precisa ter inscrição no Medicare (nem todo visto dá esse direito) e estar na Austrália durante a sessão. Confirme antes com o GP e comigo se você tem direito e, com o Medicare, o valor deste ano.',
    },
    extended: {
      ask: 'Sobre as estendidas, me pergunte antes.',
      rebated: 'Uma estendida para uma só pessoa tem o mesmo reembolso de uma individual.',
      unrebated: 'Também não reembolsa as estendidas.',
    },
    steps: [
      {
        title: 'Vá ao clínico geral (GP)',
        text: 'Peça ao seu GP de sempre, ou a um da sua clínica do MyMedicare, uma consulta longa, um Mental Health Care Plan e um encaminhamento (referral); os de outros GPs não dão direito a reembolso. O Mental Health Care Plan é para um transtorno mental diagnosticado pelo GP, como ansiedade ou depressão; dificuldades na relação, por si sós, não bastam.',
      },
      {
        title: 'Traga o Mental Health Care Plan e o encaminhamento',
        text: 'Avise antes da primeira sessão. Um encaminhamento cobre uma primeira série de sessões, muitas vezes seis; depois, o GP decide se haverá mais.',
      },
      {
        title: 'Pague e peça o reembolso',
        text: 'Pague o valor integral no dia e peça o reembolso com o meu recibo.',
      },
    ],
  },
  privateHealth: {
    heading: 'Planos de saúde privados',
    sentences: [
      'O reembolso varia conforme a cobertura e exige um plano de saúde australiano. Você recebe um recibo; pergunte ao seu plano de saúde se ele cobre aconselhamento (counselling) ou psicologia, também para casais, e que formação exige de quem atende.',
      { byRebate: { rebate: 'Para uma mesma sessão, quem reembolsa é o plano de saúde ou o Medicare, não os dois.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'Cancelamentos e imprevistos',
    intro:
      'O horário fica reservado para você e, em cima da hora, em geral não consigo preenchê-lo.',
    early: {
      title: 'Com {noticeHours}\u00a0horas ou mais de antecedência',
      text: 'Sem custo. Remarque ou cancele sem se explicar.',
    },
    late: { title: 'Com menos de {noticeHours}\u00a0horas', text: 'Você paga o valor integral.' },
    emergency: {
      title: 'Imprevistos graves',
      text: 'Em caso de doença, criança doente ou estrada alagada, ou se for perigoso vir, ligue para mim quando puder, e conversamos.',
    },
    now: 'Sua sessão',
  },
  hardship: {
    heading: 'Vagas com valor reduzido (valor social)',
    text: 'Reservo um número limitado de vagas com valor reduzido para quem tem dificuldades financeiras. Na Relationships Australia (1300 364 277), quem tem renda baixa paga menos. De segunda a sexta, o Medicare Mental Health (1800 595 212) ajuda qualquer pessoa a encontrar apoio psicológico gratuito, sem encaminhamento. A Family Relationship Advice Line (1800 050 321) também é gratuita.',
    action: 'Perguntar sobre valor reduzido',
  },
  where: {
    heading: 'O mesmo valor, onde você estiver',
    text: 'Em Tewantin (Noosa) e online, {reach}.',
  },
  referrers: {
    heading: 'Para quem quer encaminhar alguém',
    sentences: [
      'Para médicos, enfermeiros, advogados e programas de apoio ao empregado (EAP): não preciso de carta de encaminhamento; basta passar o meu número. Não posso atender quem tem menos de 18\u00a0anos, está em crise aguda ou em psicose, ou precisa de um laudo para a Justiça.',
      { byRebate: { rebate: 'Só o reembolso do Medicare exige o Mental Health Care Plan e o encaminhamento, e nesse caso envio um relatório ao GP.', noRebate: null } },
    ],
    medicare: [
      {
        byRegistration: {
          registered: 'Uma parte das sessões individuais, com um Mental Health Care Plan.',
          unregistered: 'Nada, em nenhuma sessão.',
          unknown: null,
        },
      },
    ],
    labels: { medicare: 'O que o Medicare paga', fax: 'Fax', secureMessaging: 'Mensagens seguras', providerNumber: 'Número de prestador (provider number)' },
  },
  callToAction: {
    heading: 'Agende uma sessão ou pergunte sobre os valores',
    text: {
      byDelivery: {
        connected: 'Respondo às mensagens em até {replyHours}\u00a0horas.',
        unconnected: 'Ligue para {phone}, por menor que seja a dúvida.',
      },
    },
  },
};
