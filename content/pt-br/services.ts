import type { Translation } from '../../site/shapes';
import type { ServicesWords } from '../en/services';
import { medicareCondition } from './medicare';

export const services: Translation<ServicesWords> = {
  name: 'Serviços',
  meta: {
    title: 'Terapia de casal, sexual e individual em Noosa',
    description:
      'Terapia de casal, infidelidade, TDAH no casal, terapia sexual e terapia individual, em Tewantin (Noosa) e online. Veja por onde começar e quanto custa.',
  },
  header: {
    title: 'Serviços: terapia de casal, sexual e individual',
    lead: 'Quase ninguém chega com um problema só, bem organizado. Escolha a página mais próxima do que você vive; na sessão, vamos atrás do que importa.',
  },
  cards: {
    'couples-marriage': {
      title: 'Casamento, namoro e vida a dois',
      text: 'Para casais que brigam sempre pelo mesmo motivo ou que nem conversam mais.',
      action: 'Por que a briga sempre volta',
    },
    'infidelity-recovery': {
      title: 'Superar uma infidelidade',
      text: 'Um caminho em três fases, do primeiro choque até uma relação ou uma decisão em que vocês possam confiar.',
      action: 'Ver as três fases',
    },
    'adhd-couples': {
      title: 'Casais com TDAH e outras neurodivergências',
      text: 'Hábitos que combinam com a atenção de cada um e menos cobranças em casa.',
      action: 'A mesma noite, vivida duas vezes',
    },
    'sex-therapy': {
      title: 'Terapia sexual',
      text: 'Desejo, dor, distância ou preocupação: uma conversa clara e reservada sobre o assunto mais difícil.',
      action: 'Como são as sessões e o que não acontece nelas',
    },
    individual: {
      title: 'Terapia individual',
      text: 'Ansiedade, estresse e luto, crescimento pessoal e desafios da vida: uma hora só sua.',
      action: 'Quatro abordagens, em palavras simples',
    },
    online: {
      title: 'Terapia online',
      text: 'Por vídeo, em toda a Austrália e no mundo inteiro, pelo mesmo valor. Basta uma porta que feche.',
      action: 'Perguntar sobre sessões online',
    },
  },
  choosing: {
    heading: 'Qual serviço escolher',
    toHere: 'Em dúvida? Veja qual combina com você',
    entries: {
      unwillingPartner: {
        title: 'Somos um casal, mas só eu quero ir',
        text: 'Comece por você. Quando um de vocês reage diferente, a conversa também pode mudar. Se você tem medo do seu parceiro ou da sua parceira, não é você quem tem que mudar. Se correr perigo, ligue para o 000. O 1800RESPECT, 1800\u00a0737\u00a0732, atende 24\u00a0horas, em inglês; para ter intérprete, ligue antes para o TIS National, 131\u00a0450.',
        action: 'Terapia individual',
      },
      justFoundOut: {
        title: 'Descobri há poucos dias',
        text: 'Comece pela página sobre infidelidade. A primeira fase cuida do sono e da segurança e evita decisões precipitadas.',
        action: 'Superar uma infidelidade',
      },
      onlySex: {
        title: 'Vamos bem, menos na cama',
        text: 'É um bom momento para a terapia sexual: o carinho continua, e o assunto ainda não virou briga.',
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
        text: 'A sessão é por vídeo. Escolha um lugar onde ninguém escute a conversa; fones ajudam. O casal pode ficar junto ou entrar de dois lugares. Pergunto onde você está, por segurança, e combinamos o que fazer se a conexão cair.',
      },
      cost: {
        title: 'Quanto custa',
        text: {
          unsaid: `{fee.individual} para uma pessoa, {fee.couples} para um casal, também online. ${medicareCondition.unsaid} Os reembolsos são para quem mora na Austrália. O do Medicare vale só para sessões individuais e exige inscrição e um Mental Health Care Plan (plano de tratamento de saúde mental). O do plano de saúde privado depende da cobertura.`,
          registered: `{fee.individual} para uma pessoa, {fee.couples} para um casal, também online. ${medicareCondition.registered} Os reembolsos são para quem mora na Austrália. O do Medicare vale só para sessões individuais e exige inscrição e um Mental Health Care Plan (plano de tratamento de saúde mental). O do plano de saúde privado depende da cobertura.`,
          unregistered:
            '{fee.individual} para uma pessoa, {fee.couples} para um casal, também online. O plano de saúde privado australiano pode reembolsar uma parte, conforme a cobertura.',
        },
      },
    },
    action: 'Todos os valores e reembolsos',
  },
  elsewhere: {
    heading: 'Quando outro serviço é melhor',
    intro: 'Nestes casos, comece por outro lugar. Em alguns, a terapia pode seguir ao mesmo tempo.',
    entries: [
      {
        title: 'Violência ou controle em casa, agora',
        text: 'Em perigo imediato, ligue para o 000. O 1800RESPECT, 1800\u00a0737\u00a0732, atende 24 horas. Sessões de casal podem aumentar o perigo. Em Queensland há a DVConnect: mulheres, 1800\u00a0811\u00a0811, 24 horas; homens, 1800\u00a0600\u00a0636, das 9h à meia-noite.',
      },
      {
        title: 'Pensamentos de suicídio',
        text: 'Se você pode vir a agir, ligue para o 000 ou vá a um hospital. A Lifeline, 13\u00a011\u00a014, e a Suicide Call Back Service, 1300\u00a0659\u00a0467, atendem 24 horas.',
      },
      {
        title: 'Vozes, ideias estranhas ou dias sem dormir, com muita energia',
        text: 'Procure um médico hoje. Em Queensland, o 1300 MH CALL (1300\u00a064\u00a02255) põe você em contato com o serviço público de saúde mental, 24 horas; em uma emergência, ligue para o 000.',
      },
      {
        title: 'Álcool, drogas ou jogo que você não consegue parar',
        text: 'O clínico geral (GP) pode organizar o tratamento, e a abstinência pede cuidado médico. A National Alcohol and Other Drug Hotline atende no 1800\u00a0250\u00a0015; a Gambling Help (jogo), no 1800\u00a0858\u00a0858.',
      },
      {
        title: 'Um laudo ou uma avaliação para a Justiça',
        text: 'Eu não os faço, e é melhor que fiquem separados da terapia. Um advogado de família ou a Family Relationship Advice Line, 1800\u00a0050\u00a0321, pode dizer quem faz.',
      },
      {
        title: 'Ajuda gratuita ou de baixo custo',
        text: 'Na Relationships Australia (1300\u00a0364\u00a0277), quem tem renda baixa paga menos. A Beyond Blue (1300\u00a022\u00a04636) e a MensLine Australia (1300\u00a078\u00a099\u00a078) são gratuitas, 24 horas. Eu também reservo algumas vagas com valor reduzido.',
      },
    ],
  },
  callToAction: {
    heading: 'Você pode perguntar antes de agendar',
    text: {
      connected:
        'Para saber se sou a pessoa certa para o que você está vivendo, ligue ou escreva: perguntar não custa nada.',
      unconnected:
        'Para saber se sou a pessoa certa para o que você está vivendo, ligue: perguntar não custa nada.',
    },
  },
};
