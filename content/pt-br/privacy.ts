import type { Translation } from '../../words/shapes';
import type { PrivacyWords } from '../en/privacy';

/** What a service page says of it in short; `{private}` is the link to this page. */
export const limits =
  'Posso ter que avisar outras pessoas se alguém correr perigo, se houver uma criança ou um adolescente em risco ou se a Justiça determinar. Veja mais na página {private}.';

/** The same on pages for two, before the limits. */
export const alone =
  'Não repito ao seu parceiro ou à sua parceira o que você me diz em particular, a não ser que eu ache que você pode ferir gravemente essa pessoa ou que a Justiça me obrigue a entregar as minhas anotações.';

export const privacy: Translation<PrivacyWords> = {
  name: 'O sigilo e seus limites',
  meta: {
    title: 'O sigilo e seus limites',
    description:
      'O que fica comigo, quando posso ter que avisar outras pessoas, o que anoto e onde reclamar: o sigilo na terapia em Queensland, Austrália.',
  },
  header: {
    title: 'O sigilo e seus limites',
    lead: 'Não conto a ninguém da sua família ou do seu trabalho, nem ao seu parceiro ou à sua parceira, o que você me diz, nem que você faz terapia comigo. Como é comum na profissão, posso conversar sobre o meu trabalho em supervisão, sem dizer o seu nome. Explico os limites antes de você contar qualquer coisa.',
  },
  others: {
    heading: 'Quando posso ter que avisar outras pessoas',
    entries: {
      danger: {
        title: 'Alguém corre perigo',
        facts: {
          others:
            'Se você ou outra pessoa correr perigo grave, ou se uma criança ou um adolescente estiver em risco, posso ter que avisar outras pessoas.',
          first:
            'Se eu tiver que avisar a polícia, falo antes com você quando isso for seguro. Não conto ao seu parceiro ou à sua parceira que avisei, mas a polícia pode agir, e seu parceiro ou sua parceira pode ficar sabendo assim.',
          partner:
            'Se eu achar que é você quem pode ferir gravemente seu parceiro ou sua parceira, posso avisar essa pessoa e ligar para a polícia.',
        },
      },
      child: {
        title: 'Abuso sexual de uma criança ou adolescente',
        facts: {
          report:
            'Em Queensland, todo adulto tem que comunicar à polícia o abuso sexual cometido por outro adulto contra uma criança ou um adolescente, mesmo que já tenha acabado.',
          whose:
            'A lei fala aqui de quem tem menos de 16\u00a0anos, ou menos de 18 no caso de uma deficiência intelectual, psíquica, cognitiva ou neurológica; esse dever não se refere a abusos contra adultos com deficiência.',
          offender: 'O dever vale também se você me contar que abusou de uma criança ou de um adolescente.',
          victim:
            'Se foi você quem sofreu um abuso assim, e se já fez 16\u00a0anos, pode dizer que não quer que isso seja comunicado.',
          excuse:
            'Se comunicar o abuso à polícia puser em perigo alguém que não seja quem o cometeu, isso também pode ser um motivo razoável para não comunicar.',
          now:
            'Ainda assim, posso ter que avisar se outra criança ou adolescente puder estar em perigo agora.',
        },
      },
      court: {
        title: 'A Justiça',
        facts: {
          order:
            'A Justiça pode me obrigar a entregar as minhas anotações ou a dizer o que sei, como acontece em algumas separações; você ou eu podemos nos opor.',
          offence:
            'Se você foi vítima de um crime sexual, a lei de Queensland protege o que você conta na terapia: em um processo criminal ou em um pedido de medida protetiva (protection order), ninguém pode exigir nem usar isso sem que a Justiça autorize antes. A Legal Aid Queensland ajuda você nisso, de graça (Counselling Notes Protect).',
        },
      },
      supervisor: {
        title: 'Minha supervisão',
        facts: {
          unnamed: 'Converso sobre o meu trabalho em supervisão, sem dizer o seu nome.',
        },
      },
      report: {
        title: 'Seu clínico geral (GP)',
        facts: {
          plan:
            'Se você vier com um Mental Health Care Plan do clínico geral (GP), tenho que mandar um relatório ao GP.',
        },
      },
    },
  },
  two: {
    heading: 'Quando a terapia é de casal',
    entries: {
      start: {
        title: 'Antes das sessões de casal',
        facts: {
          each: 'Converso em particular com cada um de vocês, como faço com todos os casais.',
          single:
            'Alguns casais começam com algumas sessões individuais. Pode haver muitos motivos, e eu nunca digo qual.',
          order:
            'Enquanto houver entre vocês uma medida protetiva, da Justiça ou da polícia, não há sessões de casal.',
        },
      },
      alone: {
        title: 'O que você me conta em particular',
        facts: {
          kept:
            'Não repito nada disso ao seu parceiro ou à sua parceira, muito menos o que você diz sobre a sua segurança.',
          exceptions:
            'Há duas exceções: se eu achar que você pode ferir gravemente essa pessoa, posso avisá-la; e, se a Justiça me obrigar a entregar as minhas anotações, ela pode chegar a vê-las, embora você ou eu possamos pedir à Justiça que elas fiquem em sigilo.',
        },
      },
      unsaid: {
        title: 'Se algo não for dito',
        facts: {
          together:
            'Se a terapia de vocês depender de algo que você guardou para si, ajudo você a contar; se você preferir não contar, posso ter que encerrar as sessões de casal, sem dizer por quê.',
          ending:
            'Antes disso combinamos, só você e eu, o que vai ser dito sobre isso e quando.',
          safety:
            'Não peço que você fale de medo ou de violência na frente do seu parceiro ou da sua parceira; sobre isso você sempre pode falar comigo em particular.',
        },
      },
      record: {
        title: 'O registro dos dois',
        facts: {
          joint:
            'Nossas sessões em conjunto têm um só registro, e cada um pode pedir para vê-lo.',
          alone:
            'Fica de fora o que seu parceiro ou sua parceira me contou em particular e o que pode pôr alguém em perigo, a não ser que a Justiça determine outra coisa.',
        },
      },
    },
  },
  notes: {
    heading: 'O que eu guardo',
    facts: {
      kept:
        'Guardo o seu nome e o seu contato, os horários, os pagamentos e anotações das nossas sessões, para atender você e para a cobrança.',
      rest: 'Onde guardo e por quanto tempo, digo antes de começarmos.',
      access:
        'Pela lei australiana de privacidade, você pode pedir para ver o que está registrado sobre você e para corrigir um erro.',
    },
    labels: {
      holder: 'Quem responde por isso',
      kept: 'Onde e por quanto tempo',
      couples: 'O registro de um casal',
      video: 'As chamadas de vídeo',
      elsewhere: 'Se você estiver em outro lugar',
    },
  },
  elsewhere: {
    heading: 'Por telefone, no papel{andOnline}',
    points: {
      room:
        'Não vejo quem mais está no cômodo: diga só o que for seguro dizer e, no início, onde você está, para o caso de uma emergência.',
      place:
        'Se você estiver em outro estado ou país, podem valer as leis de lá sobre o que deve ser comunicado, e o órgão que recebe as reclamações pode ser outro.',
      messages:
        'Ao deixar um recado, diga se também posso deixar um, mandar SMS ou dizer o meu nome a quem atender; se você não disser, não faço nada disso.',
    },
    statements: [
      'Se mais alguém vê os seus extratos, avise antes de pagar, e eu digo o que vai aparecer neles e no recibo. Se você pagar em dinheiro, o extrato mostra só o saque.',
      {
        byRebate: {
          rebate: {
            byFunds: {
              some: 'Um pedido de reembolso pode aparecer em uma conta compartilhada do Medicare ou do plano de saúde.',
              none: 'Um pedido de reembolso pode aparecer em uma conta compartilhada do Medicare.',
            },
          },
          noRebate: {
            byFunds: {
              some: 'Um pedido de reembolso pode aparecer em uma conta compartilhada do plano de saúde.',
              none: null,
            },
          },
        },
      },
    ],
  },
  complaints: {
    heading: 'Se você quiser reclamar',
    facts: {
      privacy:
        'Sobre a sua privacidade, escreva primeiro para mim; se a resposta não for satisfatória, ou se não vier em 30\u00a0dias, você pode recorrer ao Office of the Australian Information Commissioner (oaic.gov.au, em inglês), o órgão federal de privacidade.',
      other:
        'Sobre qualquer outra coisa, você pode ir direto, sem me avisar, ao órgão do estado que recebe as reclamações: {complaints}.',
      contact:
        'Nunca há contato sexual entre terapeuta e cliente, não importa quem queira (código de conduta: National Code of Conduct for Health Care Workers).',
    },
  },
  callToAction: {
    heading: 'Dúvidas antes de agendar?',
    text: 'Ligue, e conversamos sobre isso ({sessionLanguages}). Para isso não preciso do seu nome.',
  },
};
