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
        unsaid: '{prices}, em Noosa, Austrália, ou online, {sessionLanguages}. Reembolso individual até {rebate} ({rebateYear}), com plano do GP, se eu tiver credenciamento.',
        registered: '{prices}, em Noosa, Austrália, ou online, {sessionLanguages}. O Medicare devolve até {rebate} ({rebateYear}) na sessão individual, com plano do GP.',
        unregistered: {
          byRepayment: {
            some: '{prices}, em Noosa, Austrália, ou online, {sessionLanguages}. Como pagar, o que o plano de saúde pode devolver e como cancelar.',
            none: '{prices}, em Noosa, Austrália, ou online, {sessionLanguages}. Como pagar uma sessão e como cancelar um horário marcado.',
          },
        },
      },
    },
  },
  header: {
    title: { byRepayment: { some: 'Valores e reembolsos', none: 'Valores' } },
    lead: {
      byRepayment: {
        some: 'Veja quanto custa uma sessão, que reembolsos pode haver e o que acontece quando você precisa cancelar.',
        none: 'Veja quanto custa uma sessão e o que acontece quando você precisa cancelar.',
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
    paragraphs: [
      'Com um Mental Health Care Plan (plano de tratamento de saúde mental) do seu clínico geral (GP), oficialmente chamado GP Mental Health Treatment Plan, uma sessão individual pode dar direito a um reembolso do Medicare de até {rebate} ({rebateYear}), em até {rebatedSessions}\u00a0sessões por ano civil. O reembolso costuma levar {rebateDays}\u00a0dias úteis.',
      {
        bySessions: {
          both: {
            byExtended: {
              offered: 'O Medicare não reembolsa sessões de casal; sobre as estendidas, pergunte.',
              none: 'O Medicare não reembolsa sessões de casal.',
            },
          },
          single: {
            byExtended: {
              offered: 'Sobre as sessões estendidas, pergunte.',
              none: null,
            },
          },
        },
      },
      'Confirme com o GP e comigo se você tem direito e, com o Medicare, qual é o valor deste ano.',
    ],
    steps: [
      {
        title: 'Vá ao GP',
        text: 'Marque uma consulta mais longa e peça um Mental Health Care Plan e um encaminhamento (referral). O plano é para um transtorno mental que o GP diagnostica, como ansiedade ou depressão; dificuldades na relação, por si sós, não dão direito a ele.',
      },
      {
        title: 'Traga o plano e o encaminhamento',
        text: 'Avise quando agendar, para conferirmos se os dois valem. Um encaminhamento cobre uma primeira série de sessões, muitas vezes seis; depois, o GP decide se há mais.',
      },
      {
        title: 'Pague e peça o reembolso',
        text: 'Você paga o valor integral no dia e recebe um recibo para pedir o reembolso ao Medicare.',
      },
    ],
    receipt: {
      rebate: { some: 'Reembolso do Medicare, até', none: 'Reembolso do Medicare' },
      outOfPocket: { some: 'Você paga a partir de uns', none: 'Você paga' },
    },
  },
  privateHealth: {
    heading: 'Planos de saúde privados',
    sentences: [
      {
        bySessions: {
          both: 'O reembolso varia conforme o plano de saúde e a cobertura. Você recebe um recibo; pergunte ao seu plano de saúde se a cobertura inclui aconselhamento (counselling) ou psicologia, também para casais, e que formação ele exige de quem atende.',
          single: 'O reembolso varia conforme o plano de saúde e a cobertura. Você recebe um recibo; pergunte ao seu plano de saúde se a cobertura inclui aconselhamento (counselling) ou psicologia e que formação ele exige de quem atende.',
        },
      },
      { byRebate: { rebate: 'A mesma sessão não pode ser reembolsada pelo plano de saúde e pelo Medicare.', noRebate: null } },
    ],
  },
  cancellation: {
    heading: 'Cancelamentos e imprevistos',
    intro:
      'O horário fica reservado para você e, em cima da hora, em geral não consigo preenchê-lo.',
    early: {
      title: 'Com {noticeHours}\u00a0horas ou mais de antecedência',
      text: 'Sem custo. Remarque ou cancele sem precisar dar motivo.',
    },
    late: { title: 'Com menos de {noticeHours}\u00a0horas', text: 'O valor integral.' },
    emergency: {
      title: 'Emergências',
      text: 'Em caso de doença, criança doente ou estrada alagada, ou se não for seguro você vir, ligue para mim quando puder, e conversamos.',
    },
    now: 'Sua sessão',
  },
  hardship: {
    heading: 'Vagas com valor reduzido (valor social)',
    text: 'Reservo um número limitado de vagas com valor reduzido para quem passa por dificuldades financeiras. Pergunte se há alguma livre, sem mais detalhes do que quiser dar. Na Relationships Australia (1300 364 277), quem tem renda baixa paga menos, e a Family Relationship Advice Line (1800 050 321), que orienta sobre separação e família, é gratuita.',
    action: 'Perguntar sobre valor reduzido',
  },
  where: {
    heading: 'O mesmo valor, onde você estiver',
    sentences: [
      'O valor é o mesmo em Tewantin (Noosa) e online, em toda a Austrália e no mundo inteiro, onde a lei local e o meu seguro profissional permitirem.',
      {
        byFunds: {
          some: {
            byRebate: {
              rebate: 'Os reembolsos do Medicare e dos planos de saúde são só para clientes da Austrália, isto é, quem tem seguro aqui. Se você tem seguro de estudante (OSHC) ou de visitante (OVHC), pergunte à seguradora.',
              noRebate: 'Os reembolsos dos planos de saúde são só para clientes da Austrália, isto é, quem tem seguro aqui. Se você tem seguro de estudante (OSHC) ou de visitante (OVHC), pergunte à seguradora.',
            },
          },
          none: null,
        },
      },
      { byRebate: { rebate: 'Para receber o do Medicare, você precisa ter inscrição nele (nem todo visto dá esse direito) e estar na Austrália na hora da sessão.', noRebate: null } },
    ],
  },
  callToAction: {
    heading: 'Agende uma sessão ou pergunte sobre os valores',
    text: {
      byDelivery: {
        connected: 'Respondo às mensagens em até {replyHours}\u00a0horas.',
        unconnected: 'Ligue para {phone}, mesmo com uma dúvida que pareça pequena demais.',
      },
    },
  },
};
