import type { Translation } from '../../words/shapes';
import type { IndividualWords } from '../en/individual';
import { limits } from './privacy';

export const individual: Translation<IndividualWords> = {
  name: 'Terapia individual',
  meta: {
    title: 'Terapia individual em Noosa, Austrália: ansiedade e luto',
    description:
      'Terapia individual em Noosa (Austrália){andOnline}, com sessões {sessionLanguages}: ansiedade, estresse, luto e perdas, crescimento pessoal e desafios da vida.',
  },
  card: {
    title: 'Terapia individual',
    text: 'Para ansiedade, estresse e luto, crescimento pessoal e desafios da vida.',
    action: 'Terapia individual: quatro abordagens',
  },
  header: {
    title: 'Terapia individual para ansiedade, estresse, luto e mudanças',
    lead: 'Um tempo só seu, para a preocupação que não desliga, uma perda, uma decisão ou uma vida que já não combina com você.',
    note: 'Atendo adultos. Você não precisa de encaminhamento (referral) nem de um nome para o que sente.',
  },
  intro: {
    heading: 'Para quem sempre dá conta, até não dar mais',
    paragraphs: [
      'As pessoas elogiam a sua força e não veem os dez minutos que você passa dentro do carro antes de entrar em casa. Um dia comum que cansa mais do que deveria já é motivo para vir.',
    ],
  },
  support: {
    heading: 'O que você pode trazer: ansiedade, luto, mudanças',
    entries: [
      {
        title: 'Ansiedade e estresse',
        text: 'Preocupação, crises de pânico, um trabalho que vem atrás de você até em casa, cuidar de todo mundo até o próprio corpo reclamar.',
      },
      {
        title: 'Luto e perdas',
        text: 'Uma morte, um aborto espontâneo, um divórcio, a saúde, uma casa, o futuro com que você contava. É luto mesmo que não tenham mandado flores.',
      },
      {
        title: 'Crescimento pessoal',
        text: 'Autoconfiança, dizer não, hábitos que você aprendeu na infância para manter a paz.',
      },
      {
        title: 'Desafios da vida',
        text: 'Separação, um bebê, assumir a orientação sexual ou a identidade de gênero, perder o emprego, aposentadoria, doença, uma mudança de país que deixou as amizades para trás.',
      },
    ],
  },
  issues: {
    heading: 'Sinais de que pode ser hora de conversar',
    intro:
      'Se você reconhece vários, quase todo dia, há semanas, é hora de procurar um clínico geral (GP) ou terapia.',
    points: [
      'Você acorda antes do sol, com um nó no estômago e a cabeça já trabalhando.',
      'Você precisa de bebida, do celular ou de mais trabalho para atravessar a noite.',
      'Você parou de ver as pessoas e diz a elas que é só cansaço.',
      'Aquilo que você adorava perdeu a graça.',
    ],
  },
  danger: {
    heading: 'Pensamentos suicidas ou overdose',
    text: 'Ligue agora para o 000 se você corre o risco de tirar a própria vida, ou se tomou comprimidos demais ou qualquer outra coisa em excesso, ou se você se machucou, mesmo que se sinta bem. Para conversar, de dia ou de noite, ligue para a Lifeline (apoio em crise), 13 11 14. Se alguém machuca você, ligue para o 1800RESPECT, 1800 737 732, 24\u00a0horas, quando ninguém puder ouvir. Em {help} estão outras linhas e o que fazer até atenderem.',
  },
  expect: {
    heading: 'Como são as sessões',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto o que fez você vir agora e o que gostaria que fosse diferente. No fim você vai saber o que proponho.',
      },
      {
        title: 'As sessões seguintes',
        text: 'Duram {length.individual} e acontecem toda semana ou a cada quinze dias, muitas vezes com algo para experimentar em casa.',
      },
      {
        title: 'Os avanços',
        text: 'De vez em quando olhamos para trás e vemos o que ficou mais fácil. Quando você tiver menos a trazer, espaçamos as sessões e, na hora certa, terminamos.',
      },
    ],
    rebate: {
      byRegistration: {
        unknown: 'Para saber quando o Medicare, sistema público de saúde da Austrália, devolve uma parte e quando não devolve, veja {fees}.',
        registered: 'Tenho credenciamento no Medicare, sistema público de saúde da Austrália. Para saber quanto ele devolve, e como, veja {fees}.',
        unregistered: { byFunds: { some: 'Seu plano de saúde pode pagar uma parte, conforme a cobertura.', none: null } },
      },
    },
  },
  approach: {
    heading: 'Quatro abordagens, em palavras simples',
    intro: 'Digo o que estou fazendo e por quê, e você avisa se não servir para você.',
    entries: [
      {
        title: 'Terapia cognitivo-comportamental (TCC)',
        text: 'Vemos como um pensamento, uma emoção e um hábito se alimentam uns dos outros e testamos o pensamento, por exemplo “se eu disser não, vão me deixar”.',
      },
      {
        title: 'Terapia focada em soluções',
        text: 'Estudamos os dias melhores com a mesma atenção que damos aos piores, para ter mais um deles nesta semana.',
      },
      {
        title: 'Terapia baseada em mindfulness (atenção plena)',
        text: 'Você aprende a perceber o que a mente e o corpo estão fazendo, sem se deixar levar.',
      },
      {
        title: 'Abordagem centrada na pessoa',
        text: 'Você escolhe o assunto e o ritmo; eu escuto sem julgar e parto do princípio de que quem mais entende da sua vida é você.',
      },
    ],
  },
  anxiety: {
    heading: 'Ansiedade: quando o alarme não para',
    paragraphs: {
      alarm:
        'A ansiedade é um alarme. Faz o coração disparar para que você escape do perigo, e toca por causa de um e-mail como tocaria por causa de um incêndio. Fugir do que dispara o alarme alivia, mas da próxima vez ele toca mais cedo.',
      practice:
        'Por isso, primeiro você aprende a baixar o volume: inspirar contando até 4 e soltar o ar contando até 6, ou dar à preocupação quinze minutos por dia, por escrito. Depois, em passos pequenos, que você escolhe, volta ao que vem evitando.',
      rightly:
        'Às vezes o alarme tem razão. Se você se afasta de quem machuca você, faz bem: não vamos treinar chegar perto; o 1800RESPECT pode ajudar você a ficar em segurança. Para lugares e lembranças de algo aterrorizante, é preciso alguém com formação em trauma, e não exercícios em casa; o clínico geral pode encaminhar você.',
      doctor:
        'Se houver sintomas novos, consulte antes um médico. Dor no peito ou desmaio é emergência, mesmo que possa ser uma crise de pânico: ligue para o 000.',
    },
  },
  grief: {
    heading: 'Terapia do luto quando o mundo já seguiu em frente',
    paragraphs: {
      alone:
        'Ninguém mais aparece com um bolo. No grupo da família, voltaram as piadas. Depois de duas semanas você retomou o trabalho, porque a casa estava quieta demais.',
      forms:
        'Não chorar também pode ser luto, como a raiva, ou o alívio depois de uma doença longa, com a vergonha que vem junto.',
      crisis:
        'Se a saudade se transformar em vontade de não viver mais, por favor, não espere por uma sessão. Ligue para a Lifeline, 13 11 14, 24\u00a0horas.',
      carrying:
        'Não existem etapas que você já deveria ter cumprido. Falamos da pessoa que você perdeu, e procuramos como carregar essa perda sem que ela ocupe a vida inteira.',
    },
    pull: 'Você pode começar me dizendo o nome da pessoa.',
  },
  privacy: {
    heading: 'O sigilo e seus limites',
    text: `A sua família, as pessoas do seu trabalho e o seu parceiro ou a sua parceira não ficam sabendo de nada por mim. ${limits}`,
  },
  callToAction: {
    heading: 'Comece pelo que está na sua cabeça hoje',
    text: {
      byDelivery: {
        connected: 'Ligue ou escreva. O resto a gente organiza na sessão.',
        unconnected: 'Ligue: o resto a gente organiza na sessão.',
      },
    },
  },
};
