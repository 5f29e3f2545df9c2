import type { Translation } from '../../words/shapes';
import type { ServicesWords } from '../en/services';
export const services: Translation<ServicesWords> = {
  name: 'Serviços',
  meta: {
    title: 'Serviços de terapia em Noosa (Austrália){andOnline}',
    description: 'O que ofereço em Noosa (Austrália){andOnline}, com sessões {sessionLanguages}: qual terapia combina com você, como são as sessões e quanto custam.',
  },
  header: {
    title: 'Serviços: terapia de casal e individual',
    lead: 'Terapia para adultos, em Tewantin{orOnline}, {sessionLanguages}. Comece pela página mais próxima da sua situação.',
  },
  online: {
    title: 'Terapia online',
    text: 'Por vídeo, {reach}, pelos mesmos valores.',
    action: 'Perguntar sobre sessões online',
  },
  choosing: {
    heading: 'Qual serviço escolher',
    toHere: 'Em dúvida? Veja qual escolher',
    entries: {
      unwillingPartner: {
        title: 'Só um de nós quer fazer terapia',
        text: 'Venha primeiro só você. Se você tem medo do seu parceiro ou da sua parceira, esse é um bom motivo para vir sem essa pessoa: ligue para mim de dia ({sessionLanguages}), quando ninguém puder ouvir, ou veja {help}.',
        action: 'Terapia individual',
      },
      justFoundOut: {
        title: 'Descobri há poucos dias',
        text: 'Superar uma infidelidade começa por dormir, ficar em segurança e não decidir nada cedo demais.',
        action: 'Superar uma infidelidade',
      },
      onlySex: {
        title: 'Vamos bem, menos na cama',
        text: 'A terapia sexual é só conversa, individual ou a dois.',
        action: 'Terapia sexual',
      },
      everythingAtOnce: {
        title: 'É tudo ao mesmo tempo',
        text: 'Conte o que dói mais, e escolhemos por onde começar.',
        action: { byDelivery: { connected: 'Enviar uma mensagem', unconnected: 'Como falar comigo' } },
      },
    },
  },
  practical: {
    heading: 'Como funcionam as sessões',
    entries: {
      where: {
        title: 'Onde',
        text: 'Em Tewantin (perto de Noosa Heads){orOnline}.',
      },
      length: {
        title: 'Duração e frequência',
        text: 'Em geral {length.individual}, ou {length.couples} para casais, toda semana ou a cada quinze dias.',
      },
      online: {
        title: 'Sessões online',
        text: 'Escolha um lugar onde ninguém escute a conversa; fones ajudam. O casal pode entrar do mesmo lugar ou de dois; converso primeiro com cada um, quando o outro não puder ouvir.',
      },
      cost: {
        title: 'Quanto custa',
        text: '{fee.individual} para uma pessoa, {fee.couples} para um casal.',
      },
    },
    action: {
      byRepayment: {
        some: 'Todos os valores e reembolsos',
        none: 'Todos os valores',
      },
    },
  },
  elsewhere: {
    heading: 'Quando outro serviço é melhor',
    danger: {
      heading: 'Quando não dá para esperar',
      text: 'Em perigo, ligue para o 000. Em caso de violência ou controle em casa, pensamentos suicidas, vozes que os outros não ouvem, perda de contato com a realidade, ou álcool, drogas ou apostas que você não consegue largar, os números estão em {help}.',
    },
    entries: {
      court: {
        title: 'Um laudo ou uma avaliação para a Justiça',
        text: 'Não faço laudos nem avaliações. Um advogado de família ou a Family Relationship Advice Line, 1800 050 321, pode dizer quem faz.',
      },
      child: {
        title: 'Para quem tem menos de 18\u00a0anos',
        text: 'Atendo adultos. Para uma criança ou um adolescente, pergunte ao clínico geral (GP); a Kids Helpline (1800 55 1800) ouve crianças e jovens 24\u00a0horas por dia.',
      },
      lowCost: {
        title: 'Ajuda gratuita ou de baixo custo',
        text: 'Na Relationships Australia (1300 364 277), quem tem renda baixa paga menos. O Medicare Mental Health (1800 595 212) ajuda você, de segunda a sexta, a encontrar apoio psicológico gratuito. A Beyond Blue (1300 22 4636) e a MensLine (para homens, 1300 78 99 78) são gratuitas e atendem 24\u00a0horas por dia.',
      },
    },
  },
  callToAction: {
    heading: 'Você pode perguntar antes de agendar',
    text: {
      byDelivery: {
        connected: 'Ligue ou escreva ({sessionLanguages}) e conte só o que quiser.',
        unconnected: 'Ligue ({sessionLanguages}) e conte só o que quiser.',
      },
    },
  },
};
