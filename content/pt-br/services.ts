import type { ServicesWords } from '../en/services';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const services: ServicesWords = {
  name: 'Serviços',
  meta: {
    title: 'Serviços: terapia de casal e individual',
    description:
      'Terapia de casal, infidelidade, TDAH no casal, terapia sexual e terapia individual, em Tewantin (Noosa) e online. Veja por onde começar e quanto custa.',
  },
  header: {
    title: 'Serviços: terapia de casal, sexual e individual',
    lead: 'Quase ninguém chega com um problema só, bem organizado. Escolha a página mais próxima do que você vive; na sessão, seguimos o que importa.',
  },
  cards: {
    'couples-marriage': {
      title: 'Casamento, namoro e vida a dois',
      text: 'Para casais que têm sempre a mesma briga ou que nem conversam mais.',
      action: 'Por que a mesma briga volta',
    },
    'infidelity-recovery': {
      title: 'Superar uma infidelidade',
      text: 'Um caminho em três fases, do primeiro choque até uma relação ou uma decisão em que dê para confiar.',
      action: 'Ver as três fases',
    },
    'adhd-couples': {
      title: 'Casais neurodivergentes ou com TDAH',
      text: 'Menos cobranças em casa e hábitos que combinam com a atenção de cada um.',
      action: 'A mesma noite, vivida duas vezes',
    },
    'sex-therapy': {
      title: 'Terapia sexual',
      text: 'Desejo, dor, distância ou preocupação: uma conversa clara e reservada sobre o assunto mais difícil.',
      action: 'O que acontece nas sessões e o que não',
    },
    individual: {
      title: 'Terapia individual',
      text: 'Ansiedade, estresse e luto, crescimento pessoal e desafios da vida, em um espaço que é só seu.',
      action: 'Quatro abordagens, em palavras simples',
    },
    online: {
      title: 'Terapia online',
      text: 'Por vídeo, em toda a Austrália e no mundo inteiro, pelo mesmo valor de Tewantin. Basta uma porta que feche.',
      action: 'Perguntar sobre sessões online',
    },
  },
  choosing: {
    heading: 'Qual serviço escolher',
    entries: [
      {
        title: 'Somos um casal, mas só eu quero ir',
        text: 'Comece por você. Quando um de vocês muda a resposta, a conversa também pode mudar. Se você tem medo do seu parceiro ou da sua parceira, a mudança não cabe a você: ligue para o 1800RESPECT, 1800\u00a0737\u00a0732, ou, em perigo, para o 000.',
        action: 'Terapia individual',
      },
      {
        title: 'Descobri há poucos dias',
        text: 'Comece pela página sobre infidelidade. A primeira fase cuida do sono, da segurança e de não decidir demais cedo demais.',
        action: 'Superar uma infidelidade',
      },
      {
        title: 'Vamos bem, menos na cama',
        text: 'É um bom momento para a terapia sexual: o carinho continua, e o assunto ainda não virou briga.',
        action: 'Terapia sexual',
      },
      {
        title: 'É tudo ao mesmo tempo',
        text: 'Conte o que mais dói, em qualquer ordem, e escolhemos por onde começar.',
        action: 'Enviar uma mensagem',
      },
    ],
  },
  practical: {
    heading: 'Como funcionam as sessões',
    entries: [
      {
        title: 'Onde',
        text: 'Presencial em Tewantin (Noosa) ou online, em toda a Austrália e no mundo inteiro.',
      },
      {
        title: 'Duração e frequência',
        text: `Em geral ${facts.inWords.length.individual}, toda semana ou a cada quinze dias. As sessões de casal duram ${facts.inWords.length.couples}.`,
      },
      {
        title: 'Sessões online',
        text: 'A sessão é por vídeo. Escolha um lugar onde não ouçam você; fones ajudam. O casal pode ficar junto ou entrar de dois lugares. Combinamos antes o que fazer se a conexão cair.',
      },
      {
        title: 'Quanto custa',
        text: `${facts.fee.individual} para uma pessoa, ${facts.fee.couples} para um casal, também online. Quem mora na Austrália pode ter reembolso do plano de saúde privado. O do Medicare vale só para sessões individuais e exige um Mental Health Care Plan (plano de tratamento de saúde mental).`,
      },
    ],
    action: 'Todos os valores e reembolsos',
  },
  callToAction: {
    heading: 'Você pode perguntar antes de agendar',
    text: 'Se quiser saber se sou a pessoa certa para o que você está vivendo, ligue ou escreva: perguntar não custa nada.',
  },
};
