import type { Translation } from '../../site/shapes';
import type { FeesWords } from '../en/fees';
import { medicareCondition } from './medicare';

export const fees: Translation<FeesWords> = {
  name: 'Valores e reembolsos',
  meta: {
    title: 'Valores e reembolsos: terapia em Noosa, Austrália',
    description: {
      unsaid:
        'Noosa, Austrália, {sessionLanguages}: individual {fee.individual}, casal {fee.couples}, estendida {fee.extended}. Reembolso individual até {rebate} ({rebateYear}), com plano, se eu tiver credenciamento.',
      registered:
        'Noosa, Austrália, {sessionLanguages}: individual {fee.individual}, casal {fee.couples}, estendida {fee.extended}. O Medicare devolve até {rebate} ({rebateYear}) na sessão individual, com plano do GP.',
      unregistered:
        'Noosa, Austrália, {sessionLanguages}: individual {fee.individual}, casal {fee.couples}, estendida {fee.extended}. Como pagar, o que o plano de saúde pode devolver e como cancelar.',
    },
  },
  header: {
    title: 'Valores e reembolsos',
    lead: 'Veja quanto custa uma sessão, que reembolsos pode haver e o que acontece quando você precisa cancelar.',
  },
  table: {
    heading: 'Quanto custa uma sessão',
    caption: 'Valores em dólares australianos (AUD)',
    columns: {
      session: 'Sessão',
      length: 'Duração',
      fee: 'Valor',
      afterRebate: 'Com reembolso do Medicare',
    },
    note: {
      unsaid:
        'O reembolso do Medicare vale para sessões individuais com um plano de tratamento válido, e só se eu tiver credenciamento no Medicare.',
      registered:
        'O reembolso do Medicare vale para sessões individuais com um plano de tratamento válido.',
      unregistered: medicareCondition.unregistered,
    },
    gst: {
      included: 'Os valores incluem o GST, imposto australiano sobre bens e serviços.',
      none: 'Estes valores não têm acréscimo de GST, o imposto australiano sobre bens e serviços.',
    },
    rows: {
      individual: {
        name: 'Sessão individual',
        note: 'Para uma pessoa.',
        afterRebate: 'a partir de cerca de {outOfPocket}',
      },
      couples: {
        name: 'Sessão de casal',
        note: 'Mais longa, para que os dois falem e sejam ouvidos.',
        afterRebate: 'sem reembolso',
      },
      extended: {
        name: 'Sessão estendida',
        note: 'Quando for indicada, por exemplo depois de uma crise ou se você vem de longe.',
        afterRebate: 'sem reembolso',
      },
    },
  },
  payment: {
    heading: 'Pagamento',
    text: 'O pagamento é feito a cada sessão.',
    receipts:
      'Se mais alguém vê os seus extratos, pergunte antes de pagar o que vai aparecer neles e no recibo. Se você paga em dinheiro, o extrato mostra só o saque.',
    claims: {
      rebate:
        'O recibo para pedir reembolso diz qual foi o serviço, e o pedido pode aparecer em uma conta compartilhada do Medicare ou do plano de saúde.',
      noRebate:
        'O recibo para pedir reembolso diz qual foi o serviço, e o pedido pode aparecer em uma conta compartilhada do plano de saúde.',
    },
    ways: ['Dinheiro', 'Transferência bancária', 'Cartão'],
  },
  medicare: {
    heading: 'O que o Medicare devolve',
    paragraphs: [
      'Com um Mental Health Care Plan (plano de tratamento de saúde mental) do seu clínico geral (GP), oficialmente chamado GP Mental Health Treatment Plan, uma sessão individual pode dar direito a um reembolso do Medicare de até {rebate} ({rebateYear}), em até {rebatedSessions}\u00a0sessões por ano civil. O reembolso costuma levar {rebateDays}\u00a0dias úteis.',
      'Confirme com o seu clínico geral (GP) e comigo se você tem direito e, com o Medicare, qual é o valor deste ano.',
    ],
    steps: [
      {
        title: 'Vá ao clínico geral (GP)',
        text: 'Marque uma consulta mais longa com o GP ou a clínica que você costuma procurar e peça um Mental Health Care Plan e um encaminhamento (referral). O plano é para um transtorno mental que o GP diagnostica, como ansiedade ou depressão; dificuldades na relação, por si sós, não dão direito a ele.',
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
      fee: 'Valor da sessão',
      rebate: { some: 'Reembolso do Medicare, até', none: 'Reembolso do Medicare' },
      outOfPocket: { some: 'Valor que você paga, a partir de cerca de', none: 'Valor que você paga' },
    },
  },
  privateHealth: {
    heading: 'Planos de saúde privados',
    text: {
      rebate: 'O reembolso varia conforme o plano e a cobertura. Você recebe um recibo; pergunte ao seu plano se a cobertura inclui aconselhamento (counselling) ou psicologia, também para casais, e que formação ele exige de quem atende. A mesma sessão não pode ser reembolsada pelo plano e pelo Medicare.',
      noRebate: 'O reembolso varia conforme o plano e a cobertura. Você recebe um recibo; pergunte ao seu plano se a cobertura inclui aconselhamento (counselling) ou psicologia, também para casais, e que formação ele exige de quem atende.',
    },
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
    text: 'Reservo um número limitado de vagas com valor reduzido para quem passa por dificuldades financeiras. Pergunte se há alguma livre. Na Relationships Australia (1300\u00a0364\u00a0277), quem tem renda baixa paga menos, e a Family Relationship Advice Line (1800\u00a0050\u00a0321), que orienta sobre separação e família, é gratuita.',
    action: 'Perguntar sobre valor reduzido',
  },
  where: {
    heading: 'O mesmo valor, onde você estiver',
    text: {
      rebate:
        'O valor é o mesmo em Tewantin (Noosa) e online, em toda a Austrália e no mundo inteiro, onde a lei local e o meu seguro profissional permitirem. Os reembolsos do Medicare e dos planos de saúde são só para clientes da Austrália. Para receber o do Medicare, você precisa ter inscrição nele (nem todo visto dá esse direito) e estar na Austrália na hora da sessão. Se você tem seguro de estudante (OSHC) ou de visitante (OVHC), pergunte à seguradora.',
      noRebate:
        'O valor é o mesmo em Tewantin (Noosa) e online, em toda a Austrália e no mundo inteiro, onde a lei local e o meu seguro profissional permitirem. Os reembolsos dos planos de saúde são só para clientes da Austrália. Se você tem seguro de estudante (OSHC) ou de visitante (OVHC), pergunte à seguradora.',
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
