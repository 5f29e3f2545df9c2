import type { Translation } from '../../site/shapes';
import type { ServicesWords } from '../en/services';
import { medicareCondition } from './medicare';

export const services: Translation<ServicesWords> = {
  name: 'Serviços',
  meta: {
    title: 'Terapia de casal, sexual e individual em Noosa, Austrália',
    description:
      'Terapia de casal, traição, TDAH no relacionamento, terapia sexual e individual em Noosa, Austrália, e online, com sessões {sessionLanguages}. Por onde começar?',
  },
  header: {
    title: 'Serviços: terapia de casal, sexual e individual',
    lead: 'Terapia para adultos, presencial ou online, com sessões {sessionLanguages}. Escolha a página mais próxima do que você vive; se for outra coisa, mudamos de rumo.',
  },
  cards: {
    'couples-marriage': {
      title: 'Casamento, namoro e vida a dois',
      text: 'Terapia de casal para quem briga sempre pelo mesmo motivo ou nem conversa mais.',
      action: 'Por que a briga sempre volta',
    },
    'infidelity-recovery': {
      title: 'Superar uma infidelidade',
      text: 'Três fases, do primeiro choque até uma relação, ou uma decisão, em que vocês possam confiar.',
      action: 'Ver as três fases',
    },
    'adhd-couples': {
      title: 'Casais com TDAH e outras neurodivergências',
      text: 'Hábitos que combinam com a atenção de cada um e menos cobranças em casa.',
      action: 'O mesmo momento, dos dois lados',
    },
    'sex-therapy': {
      title: 'Terapia sexual',
      text: 'Uma conversa reservada sobre desejo, dor, distância ou preocupação.',
      action: 'Como são as sessões e o que não acontece nelas',
    },
    individual: {
      title: 'Terapia individual',
      text: 'Para ansiedade, estresse e luto, crescimento pessoal e desafios da vida, com um tempo só seu.',
      action: 'Quatro abordagens, em palavras simples',
    },
    online: {
      title: 'Terapia online',
      text: 'Por vídeo, em toda a Austrália e no mundo inteiro, onde a lei local e o meu seguro profissional permitirem, pelo mesmo valor que em Tewantin. Você precisa de internet e de uma porta que feche.',
      action: 'Perguntar sobre sessões online',
    },
  },
  choosing: {
    heading: 'Qual serviço escolher',
    toHere: 'Em dúvida? Veja qual combina com você',
    entries: {
      unwillingPartner: {
        title: 'Somos um casal, mas só eu quero ir',
        text: 'Venha você primeiro. Quando um dos dois reage de outro modo, as coisas podem mudar entre vocês. Se você tem medo do seu parceiro ou da sua parceira, não cabe a você mudar as coisas. Ligue para o 1800RESPECT (violência doméstica e sexual), 1800\u00a0737\u00a0732. Em perigo imediato, ligue para o 000 (diga “Police”, depois “Portuguese interpreter”, e não desligue). As linhas de apoio atendem em inglês; com intérprete: 131\u00a0450, diga “Portuguese” e o nome da linha.',
        action: 'Terapia individual',
      },
      justFoundOut: {
        title: 'Descobri há poucos dias',
        text: 'Comece pela página sobre infidelidade. A primeira fase cuida do sono, da segurança e de não decidir coisas demais cedo demais.',
        action: 'Superar uma infidelidade',
      },
      onlySex: {
        title: 'Vamos bem, menos na cama',
        text: 'Então a terapia sexual pode partir do carinho que já existe.',
        action: 'Terapia sexual',
      },
      everythingAtOnce: {
        title: 'É tudo ao mesmo tempo',
        text: 'Conte tudo, em qualquer ordem, e escolhemos por onde começar.',
        action: 'Como falar comigo',
      },
    },
  },
  practical: {
    heading: 'Como funcionam as sessões',
    entries: {
      where: {
        title: 'Onde',
        text: 'Presencial em Tewantin (Noosa) ou online, como for melhor para você.',
      },
      length: {
        title: 'Duração e frequência',
        text: 'Em geral {length.individual}, toda semana ou a cada quinze dias. As sessões de casal duram {length.couples}.',
      },
      online: {
        title: 'Sessões online',
        text: 'Nós nos vemos e nos ouvimos por vídeo. Escolha um lugar onde ninguém escute a conversa; fones ajudam. O casal pode ficar junto, ou cada um entrar de um lugar, e converso primeiro com cada um, em momentos separados, quando o outro não puder ouvir. Não vejo quem mais está no cômodo: diga só o que for seguro dizer. No início pergunto onde você está, para o caso de uma emergência, e combinamos o que fazer se a conexão cair.',
      },
      cost: {
        title: 'Quanto custa',
        text: {
          unsaid: `{fee.individual} para uma pessoa, {fee.couples} para um casal. ${medicareCondition.unsaid} Pode haver reembolso para clientes da Austrália: do Medicare, só para quem tem inscrição nele (nem todo visto dá direito a ela), nas sessões individuais, com um Mental Health Care Plan (plano de tratamento de saúde mental); dos planos de saúde, conforme a cobertura.`,
          registered: `{fee.individual} para uma pessoa, {fee.couples} para um casal. ${medicareCondition.registered} Pode haver reembolso para clientes da Austrália: do Medicare, só para quem tem inscrição nele (nem todo visto dá direito a ela), nas sessões individuais, com um Mental Health Care Plan (plano de tratamento de saúde mental); dos planos de saúde, conforme a cobertura.`,
          unregistered:
            '{fee.individual} para uma pessoa, {fee.couples} para um casal. Os planos de saúde podem reembolsar uma parte a clientes da Austrália, conforme a cobertura.',
        },
      },
    },
    action: 'Todos os valores e reembolsos',
  },
  elsewhere: {
    heading: 'Quando outro serviço é melhor',
    intro:
      'Nestes casos, comece por outro lugar. Em alguns deles, a terapia pode seguir ao mesmo tempo.',
    entries: [
      {
        title: 'Violência ou controle em casa, agora',
        text: 'Ligue primeiro para o 1800RESPECT, 1800\u00a0737\u00a0732, 24\u00a0horas; em perigo imediato, para o 000. Sessões de casal podem aumentar o perigo. Em Queensland, você também pode ligar para a DVConnect: mulheres, 1800\u00a0811\u00a0811, 24\u00a0horas; homens, 1800\u00a0600\u00a0636, das 9h\u00a0à meia-noite.',
      },
      {
        title: 'Pensamentos de suicídio',
        text: 'Se você acha que pode tentar se matar, ligue agora para o 000 (diga “Ambulance”, depois “Portuguese interpreter”, e não desligue) ou vá ao pronto-socorro de um hospital. A Lifeline, 13\u00a011\u00a014, e o Suicide Call Back Service, 1300\u00a0659\u00a0467, atendem 24\u00a0horas.',
      },
      {
        title: 'Vozes, crenças estranhas ou dias sem dormir e cheios de energia',
        text: 'Procure um médico hoje. Em Queensland, o 1300\u00a0MH\u00a0CALL (1300\u00a064\u00a02255) põe você em contato com o serviço público de saúde mental, 24\u00a0horas; em uma emergência, ligue para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”.',
      },
      {
        title: 'Álcool, drogas ou apostas que você não consegue largar',
        text: 'O clínico geral (GP) pode organizar o tratamento. Parar de uma vez com o álcool, com uma droga ou com um calmante pode ser perigoso sem acompanhamento médico. A National Alcohol and Other Drug Hotline (álcool e drogas) atende no 1800\u00a0250\u00a0015; a Gambling Help (apostas), no 1800\u00a0858\u00a0858.',
      },
      {
        title: 'Um laudo ou uma avaliação para a Justiça',
        text: 'Eu não faço laudos nem avaliações, e é melhor que fiquem separados da terapia. Um advogado de família ou a Family Relationship Advice Line, 1800\u00a0050\u00a0321, pode dizer quem faz.',
      },
      {
        title: 'Ajuda gratuita ou de baixo custo',
        text: 'Na Relationships Australia (1300\u00a0364\u00a0277), quem tem renda baixa paga menos. A Beyond Blue (1300\u00a022\u00a04636) e a MensLine Australia (1300\u00a078\u00a099\u00a078) são gratuitas e atendem 24\u00a0horas. Eu também reservo algumas vagas com valor reduzido.',
      },
    ],
  },
  callToAction: {
    heading: 'Você pode perguntar antes de agendar',
    text: {
      connected: 'Para saber se sou a pessoa certa para o que você está vivendo, ligue ou escreva.',
      unconnected: 'Para saber se sou a pessoa certa para o que você está vivendo, ligue para mim.',
    },
  },
};
