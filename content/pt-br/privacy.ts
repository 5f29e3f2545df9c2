import type { Translation } from '../../words/shapes';
import type { PrivacyWords } from '../en/privacy';

/** What a service page says of it in short; `{private}` is the link to this page. */
export const limits =
  'Posso ter que avisar outras pessoas se alguém corre perigo, se há uma criança ou um adolescente em risco ou se a Justiça determina. Explico isso antes de tudo: {private}.';

/** The same on pages for two, before the limits. */
export const alone =
  'Não repito ao seu parceiro ou à sua parceira o que você me diz em particular, a não ser que eu ache que você pode ferir gravemente essa pessoa.';

export const privacy: Translation<PrivacyWords> = {
  name: 'O sigilo e seus limites',
  meta: {
    title: 'O sigilo e seus limites',
    description:
      'O que fica comigo, quando posso ter que avisar outras pessoas, o que anoto e onde reclamar: o sigilo na terapia em Queensland, Austrália.',
  },
  header: {
    title: 'O sigilo e seus limites',
    lead: 'O que você me conta fica comigo, e também o fato de que você vem. Não conto à sua família, no seu trabalho nem ao seu parceiro ou à sua parceira. Há limites, e eu explico quais são antes de você contar qualquer coisa.',
  },
  others: {
    heading: 'Quando posso ter que avisar outras pessoas',
    entries: {
      danger: {
        title: 'Alguém corre perigo',
        facts: {
          others:
            'Se alguém corre perigo grave ou se uma criança ou um adolescente está em risco, posso ter que avisar outras pessoas.',
          first:
            'Se aviso a polícia ou outro serviço, aviso a eles, e não ao seu parceiro ou à sua parceira, e falo antes com você sempre que isso for seguro.',
          partner:
            'Se eu achar que você pode ferir gravemente seu parceiro ou sua parceira, posso avisar essa pessoa e ligar para a polícia.',
        },
      },
      child: {
        title: 'Abuso sexual de uma criança ou adolescente',
        facts: {
          report:
            'Em Queensland, todo adulto tem que comunicar à polícia o abuso sexual cometido por outro adulto contra uma criança ou um adolescente, mesmo que já tenha acabado.',
          whose:
            'A lei fala aqui de quem tem menos de 16\u00a0anos, ou menos de 18 no caso de uma deficiência intelectual, psíquica, cognitiva ou neurológica; ela não se refere a adultos com deficiência.',
          offender: 'Isso vale também quando quem me conta é quem cometeu o abuso.',
          victim:
            'Se foi com você, e você já fez 16\u00a0anos, pode dizer que não quer que isso seja comunicado.',
          excuse:
            'Pode haver outro motivo razoável para não comunicar, como perigo para alguém que não seja quem cometeu o abuso, desde que calar seja razoável.',
          now:
            'Ainda assim, posso ter que avisar se outra criança ou adolescente puder estar em perigo agora.',
        },
      },
      court: {
        title: 'A Justiça',
        facts: {
          order:
            'A Justiça pode me obrigar a entregar as minhas anotações ou a dizer o que sei, como acontece em algumas separações.',
          offence:
            'Se você foi vítima de um crime sexual, a lei de Queensland protege o que você conta na terapia: em um processo criminal ou em um pedido de medida protetiva (protection order), ninguém pode exigir nem usar isso sem que a Justiça autorize antes, e a Legal Aid Queensland ajuda você nisso, de graça (Counselling Notes Protect).',
        },
      },
      supervisor: {
        title: 'Minha supervisão',
        facts: {
          name: 'Converso sobre o meu trabalho em supervisão, sem dizer o seu nome.',
        },
      },
      report: {
        title: 'Seu clínico geral (GP)',
        facts: {
          plan:
            'Se você vem com um plano do clínico geral (GP), tenho que mandar um relatório a ele.',
          read: 'Você pode ler antes.',
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
          each:
            'Antes das sessões de casal, converso em particular com cada um de vocês.',
          refused:
            'Se eu achar melhor não começar em casal, cada um ouve de mim só que começo com sessões individuais.',
          order:
            'Enquanto houver entre vocês uma medida protetiva ou uma ordem da polícia, não há sessões em conjunto.',
        },
      },
      alone: {
        title: 'O que você me conta em particular',
        facts: {
          kept:
            'Não repito ao seu parceiro ou à sua parceira, muito menos o que você diz sobre a sua segurança.',
          exceptions:
            'Há duas exceções: se eu achar que você pode ferir gravemente essa pessoa, posso avisá-la; e, se a Justiça me obrigar a entregar as minhas anotações, ela pode chegar a vê-las, embora você ou eu possamos pedir à Justiça que elas fiquem em sigilo.',
        },
      },
      unsaid: {
        title: 'Se algo não for dito',
        facts: {
          together:
            'Se a terapia de vocês depende de algo que você guardou para si, ajudo você a contar; se você preferir não contar, posso ter que encerrar as sessões de casal, sem dizer por quê.',
          ending:
            'Se elas tiverem que terminar, antes combinamos, só você e eu, o que vai ser dito sobre isso e quando.',
          safety:
            'Nada disso vale para o medo ou a violência: não peço que você fale disso na frente do seu parceiro ou da sua parceira, e sobre isso você sempre pode falar comigo em particular.',
        },
      },
    },
  },
  notes: {
    heading: 'Minhas anotações',
    text: 'Antes de começar, digo a você o que anoto, onde guardo e por quanto tempo. Pela lei australiana de privacidade, você pode pedir para ver o que está registrado sobre você e para corrigir um erro.',
  },
  elsewhere: {
    heading: 'Online, por telefone e no papel',
    points: {
      room: 'Não vejo quem mais está no cômodo: diga só o que for seguro dizer. No início pergunto onde você está, para o caso de uma emergência.',
      messages:
        'Ao deixar um recado, diga se também posso deixar um, mandar SMS ou dizer o meu nome a quem atender; se você não disser, não faço nada disso.',
      statements: {
        byRebate: {
          rebate:
            'Se mais alguém vê os seus extratos, avise antes de pagar, e eu digo o que vai aparecer neles e no recibo. Se você paga em dinheiro, o extrato do banco mostra só o saque. Um pedido de reembolso pode aparecer em uma conta compartilhada do Medicare ou do plano de saúde.',
          noRebate:
            'Se mais alguém vê os seus extratos, avise antes de pagar, e eu digo o que vai aparecer neles e no recibo. Se você paga em dinheiro, o extrato do banco mostra só o saque. Um pedido de reembolso pode aparecer em uma conta compartilhada do plano de saúde.',
        },
      },
    },
  },
  complaints: {
    heading: 'Se você quiser reclamar',
    facts: {
      privacy:
        'Sobre a sua privacidade, escreva primeiro para mim; se a resposta não for satisfatória, ou se não vier em 30\u00a0dias, você pode reclamar ao Office of the Australian Information Commissioner (oaic.gov.au), o órgão federal que protege a privacidade.',
      other:
        'Sobre qualquer outra coisa, você pode ir direto, sem me avisar, ao órgão do estado que recebe as reclamações: {complaints}.',
      contact:
        'Nunca há contato sexual entre terapeuta e cliente, seja quem for que o deseje: para quem trabalha na saúde sem registro na Ahpra, o órgão australiano que registra profissionais de saúde, é o National Code of Conduct for Health Care Workers (código de conduta) que o proíbe.',
    },
  },
  callToAction: {
    heading: 'Se algum destes pontos é importante para você',
    text: 'Ligue antes de agendar, e conversamos sobre isso ({sessionLanguages}). Para isso não preciso do seu nome.',
  },
};
