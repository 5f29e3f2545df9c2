import type { FeesWords } from '../en/fees';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const fees: FeesWords = {
  name: 'Valores e reembolsos',
  meta: {
    title: 'Valores da terapia e reembolsos',
    description: `Sessão individual ${facts.fee.individual}, casal ${facts.fee.couples}, estendida ${facts.fee.extended}. Até ${facts.rebate} de reembolso do Medicare com um Mental Health Care Plan. Online, o mesmo valor.`,
  },
  header: {
    title: 'Valores e reembolsos, em números claros',
    lead: 'É justo perguntar sobre dinheiro antes de contar qualquer coisa. Aqui está quanto custa uma sessão, o que pode voltar para você e o que fazer se surgir um imprevisto.',
  },
  table: {
    heading: 'Quanto custa uma sessão',
    caption: 'Valores em dólares australianos (AUD), os mesmos no presencial e no online',
    columns: {
      session: 'Sessão',
      length: 'Duração',
      fee: 'Valor',
      afterRebate: 'Com reembolso',
    },
    note: 'O reembolso do Medicare vale para sessões individuais com um plano de tratamento válido.',
    rows: {
      individual: {
        name: 'Sessão individual',
        note: 'Uma pessoa, uma coisa de cada vez.',
        afterRebate: `cerca de ${facts.outOfPocket}`,
      },
      couples: {
        name: 'Sessão de casal',
        note: 'Tempo para os dois falarem e serem ouvidos.',
        afterRebate: 'sem reembolso do Medicare',
      },
      extended: {
        name: 'Sessão estendida',
        note: 'Quando faz sentido: depois de uma crise ou quando você vem de longe.',
        afterRebate: 'sem reembolso do Medicare',
      },
    },
  },
  payment: {
    heading: 'Pagamento',
    text: 'O pagamento é feito a cada sessão.',
    ways: ['Dinheiro', 'Transferência bancária', 'Cartão'],
  },
  medicare: {
    heading: 'O que o Medicare devolve',
    paragraphs: [
      `O Medicare é o sistema público de saúde da Austrália. Ele pode reembolsar parte de uma sessão individual se o seu clínico geral (GP) fizer para você um Mental Health Care Plan (plano de tratamento de saúde mental). O nome oficial desse plano é GP Mental Health Treatment Plan. O reembolso é de até ${facts.rebate} por sessão (${facts.rebateYear}), em até ${facts.rebatedSessions} sessões por ano civil. Costuma levar ${facts.inWords.rebateBusinessDays} dias úteis.`,
      'O reembolso vale para sessões individuais com um plano de tratamento válido, não para as de casal. O plano exige um transtorno mental diagnosticado pelo médico; dificuldades na relação, por si sós, não dão direito a ele. Antes de contar com o reembolso, confirme com o seu clínico geral (GP) e comigo se você tem direito.',
    ],
    steps: [
      {
        title: 'Vá ao clínico geral (GP)',
        text: 'De preferência, a quem já acompanha você. Marque uma consulta mais longa e peça um Mental Health Care Plan e um encaminhamento.',
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
      'O horário fica guardado para você. Em cima da hora, não dá para oferecê-lo a mais ninguém, e a regra existe só por isso.',
    early: {
      title: `Com ${facts.noticeHours} horas ou mais de antecedência`,
      text: 'Sem custo. Remarque ou cancele sem precisar dar motivo.',
    },
    late: { title: `Com menos de ${facts.noticeHours} horas`, text: 'O valor integral.' },
    emergency: {
      title: 'Emergências',
      text: 'Uma doença, uma criança com febre, a estrada alagada: ligue para mim e conversamos.',
    },
    now: 'Sua sessão',
  },
  hardship: {
    heading: 'Vagas com valor reduzido',
    text: 'Reservo um número limitado de vagas com valor reduzido para quem passa por dificuldades financeiras. Explique só o que quiser. Pergunte e eu digo com honestidade se há alguma livre.',
    action: 'Perguntar sobre valor reduzido',
  },
  where: {
    heading: 'O mesmo valor, onde você estiver',
    text: 'Presencial em Tewantin (Noosa) ou online, em toda a Austrália e no mundo inteiro: o valor não muda. Os reembolsos do plano de saúde e do Medicare são só para clientes da Austrália.',
  },
  callToAction: {
    heading: 'Vamos achar um horário?',
    text: 'Agende uma sessão ou tire antes as suas dúvidas.',
  },
};
