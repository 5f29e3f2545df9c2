import type { Translation } from '../../site/shapes';
import type { FeesWords } from '../en/fees';

export const fees: Translation<FeesWords> = {
  name: 'Valores e reembolsos',
  meta: {
    title: 'Valores e reembolsos: terapia em Noosa',
    description: {
      unsaid:
        'Individual {fee.individual}, casal {fee.couples}, estendida {fee.extended}, em Noosa ou online. O Medicare devolve até {rebate} ({rebateYear}), só com profissionais credenciados.',
      registered:
        'Individual {fee.individual}, casal {fee.couples}, estendida {fee.extended}, em Noosa ou online. O Medicare devolve até {rebate} ({rebateYear}) por sessão individual, com um plano.',
      unregistered:
        'Individual {fee.individual}, casal {fee.couples}, estendida {fee.extended}, em Noosa ou online. Como pagar, o que o plano de saúde pode devolver e como cancelar.',
    },
  },
  header: {
    title: 'Valores e reembolsos, sem letra miúda',
    lead: 'É justo perguntar o preço antes de contar qualquer coisa. Veja quanto custa uma sessão, o que pode ser reembolsado e o que fazer se surgir um imprevisto.',
  },
  table: {
    heading: 'Quanto custa uma sessão',
    caption: 'Valores em dólares australianos (AUD)',
    columns: {
      session: 'Sessão',
      length: 'Duração',
      fee: 'Valor',
      afterRebate: 'Com reembolso',
    },
    note: 'O reembolso do Medicare vale para sessões individuais com um plano de tratamento válido.',
    gst: {
      included: 'Os valores já incluem o GST, imposto australiano sobre o consumo.',
      none: 'Não há cobrança de GST, o imposto australiano sobre o consumo.',
    },
    rows: {
      individual: {
        name: 'Sessão individual',
        note: 'Para uma pessoa.',
        afterRebate: 'cerca de {outOfPocket}',
      },
      couples: {
        name: 'Sessão de casal',
        note: 'Mais longa, para que os dois falem e sejam ouvidos.',
        afterRebate: 'sem reembolso',
      },
      extended: {
        name: 'Sessão estendida',
        note: 'Por exemplo, depois de uma crise ou se você vem de longe.',
        afterRebate: 'sem reembolso',
      },
    },
  },
  payment: {
    heading: 'Pagamento',
    text: 'O pagamento é feito a cada sessão.',
    receipts: {
      rebate:
        'Se mais alguém vê os seus extratos, antes de pagar pergunte o que vai aparecer neles e no recibo. Pagar em dinheiro não deixa registro no banco. Um pedido de reembolso pode aparecer na conta do Medicare ou do plano de saúde, se ela for compartilhada.',
      noRebate:
        'Se mais alguém vê os seus extratos, antes de pagar pergunte o que vai aparecer neles e no recibo. Pagar em dinheiro não deixa registro no banco. Um pedido de reembolso pode aparecer na conta do plano de saúde, se ela for compartilhada.',
    },
    ways: ['Dinheiro', 'Transferência bancária', 'Cartão'],
  },
  medicare: {
    heading: 'O que o Medicare devolve',
    paragraphs: [
      'O Medicare é o sistema público de saúde da Austrália. Ele pode reembolsar parte de uma sessão individual se o seu clínico geral (GP) fizer para você um Mental Health Care Plan (plano de tratamento de saúde mental), oficialmente chamado GP Mental Health Treatment Plan. O reembolso é de até {rebate} por sessão ({rebateYear}), em até {rebatedSessions}\u00a0sessões por ano civil, e costuma levar {rebateDays}\u00a0dias úteis.',
      'As sessões de casal não dão direito a reembolso. O plano exige um transtorno mental diagnosticado pelo médico; dificuldades na relação, por si sós, não bastam. Antes de contar com o reembolso, confirme com o médico e comigo se você tem direito.',
    ],
    steps: [
      {
        title: 'Vá ao clínico geral (GP)',
        text: 'Ao de sempre, ou ao da sua clínica no MyMedicare. Marque uma consulta mais longa e peça um Mental Health Care Plan e um encaminhamento.',
      },
      {
        title: 'Traga o plano e o encaminhamento',
        text: 'Avise quando agendar e traga os dois para a primeira sessão, para conferirmos se valem. O primeiro encaminhamento cobre uma parte, muitas vezes seis sessões; depois, o médico decide sobre as outras.',
      },
      {
        title: 'Pague e peça o reembolso',
        text: 'Você paga o valor integral no dia e recebe um recibo para o pedido ao Medicare.',
      },
    ],
    receipt: {
      fee: 'Valor da sessão',
      rebate: 'Reembolso do Medicare, até',
      outOfPocket: 'Valor que você paga, cerca de',
    },
  },
  privateHealth: {
    heading: 'Planos de saúde privados',
    text: 'O reembolso varia conforme o plano e a cobertura. Você recebe um recibo. Pergunte ao seu plano se a cobertura inclui aconselhamento (counselling) e se exige alguma qualificação específica de quem atende.',
  },
  cancellation: {
    heading: 'Cancelamentos e imprevistos',
    intro:
      'O horário fica guardado para você. Em cima da hora, não dá para oferecê-lo a mais ninguém.',
    early: {
      title: 'Com {noticeHours}\u00a0horas ou mais de antecedência',
      text: 'Sem custo. Remarque ou cancele sem precisar dar motivo.',
    },
    late: { title: 'Com menos de {noticeHours}\u00a0horas', text: 'O valor integral.' },
    emergency: {
      title: 'Imprevistos',
      text: 'Uma doença, uma criança com febre, a estrada alagada: ligue para mim e conversamos.',
    },
    now: 'Sua sessão',
  },
  hardship: {
    heading: 'Vagas com valor reduzido (valor social)',
    text: 'Reservo um número limitado de vagas com valor reduzido para quem passa por dificuldades financeiras. Pergunte se há alguma livre, e conte da sua situação só o que quiser. Na Relationships Australia (1300\u00a0364\u00a0277), quem tem renda baixa paga menos, e a Family Relationship Advice Line (1800\u00a0050\u00a0321) é gratuita.',
    action: 'Perguntar sobre valor reduzido',
  },
  where: {
    heading: 'O mesmo valor, onde você estiver',
    text: {
      rebate:
        'Presencial em Tewantin (Noosa) ou online, em toda a Austrália e no mundo inteiro. Os reembolsos são só para quem mora na Austrália: o do Medicare, para quem tem inscrição nele (nem todo visto dá direito); o do plano de saúde, conforme a cobertura.',
      noRebate:
        'Presencial em Tewantin (Noosa) ou online, em toda a Austrália e no mundo inteiro. Os reembolsos são só para quem mora na Austrália e tem plano de saúde, conforme a cobertura.',
    },
  },
  callToAction: {
    heading: 'Vamos achar um horário?',
    text: {
      connected:
        'Agende uma sessão ou tire antes as suas dúvidas: respondo em até {replyHours}\u00a0horas.',
      unconnected: 'Ligue para {phone} e diga os dias e horários que servem para você.',
    },
  },
};
