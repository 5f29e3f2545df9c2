import type { Translation } from '../../site/shapes';
import type { IndividualWords } from '../en/individual';
import { medicareCondition } from './medicare';
import { exceptions, limits, report } from './secrets';

export const individual: Translation<IndividualWords> = {
  name: 'Terapia individual',
  meta: {
    title: 'Terapia individual em Noosa, Austrália: ansiedade e luto',
    description:
      'Terapia individual em Noosa, Austrália, e online, com sessões {sessionLanguages}: ansiedade, estresse, luto e perdas, crescimento pessoal e desafios da vida.',
  },
  header: {
    title: 'Terapia individual para ansiedade, estresse, luto e mudanças',
    lead: 'Um tempo só seu, para a preocupação que não desliga, uma perda, uma decisão ou uma vida que já não combina com você.',
    scene: 'Anoitecer, um pequeno veleiro, o lampião aceso',
  },
  pull: 'Você pode começar me dizendo o nome da pessoa.',
  intro: {
    heading: 'Para quem sempre dá conta, até não dar mais',
    paragraphs: [
      'Você responde às mensagens, termina o turno, não esquece o aniversário de ninguém. As pessoas elogiam a sua força. Não veem os dez minutos que você passa dentro do carro antes de entrar em casa.',
      'Talvez você venha adiando essa conversa porque há quem esteja pior ou porque não saberia dizer o que há de errado. Um dia comum que cansa mais do que deveria já é motivo.',
    ],
  },
  issues: {
    heading: 'Sinais de que pode ser hora de conversar',
    howOften: {
      aBadDay: 'Um destes sinais, em um dia ruim, faz parte da vida.',
      weeks:
        'Se são vários, quase todo dia, há semanas, é hora de procurar um clínico geral (GP) ou terapia.',
    },
    help: [
      {
        title: 'Comprimidos demais, automutilação ou pensamentos suicidas',
        text: 'Se você já tomou comprimidos demais ou qualquer outra coisa em excesso, ou já se machucou, ligue agora para o 000, mesmo que se sinta bem, e diga “Ambulance” (ambulância), depois “Portuguese interpreter”. Se você acha que pode tentar se matar, ligue agora para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”, ou vá ao pronto-socorro de um hospital. Se você está pensando em tirar a própria vida, ligue agora para a Lifeline (apoio em crise), 13\u00a011\u00a014, ou para o Suicide Call Back Service, 1300\u00a0659\u00a0467, 24\u00a0horas; até atenderem, vá para perto de alguém com quem você se sinta em segurança e para longe de qualquer coisa com que você possa se machucar.',
      },
      {
        title: 'Pessoas aborígines e das Ilhas do Estreito de Torres',
        text: 'Pessoas aborígines e das Ilhas do Estreito de Torres também podem ligar para a 13YARN, 13\u00a092\u00a076, 24\u00a0horas.',
      },
      {
        title: 'Até 25\u00a0anos',
        text: 'Atendo adultos. Quem tem até 25\u00a0anos pode ligar para a Kids Helpline, 1800\u00a055\u00a01800.',
      },
      {
        title: 'Desânimo ou ansiedade',
        text: 'De dia ou de noite, você pode falar de ansiedade ou desânimo com a Beyond Blue, 1300\u00a022\u00a04636.',
      },
      {
        title: 'Apoio para homens',
        text: 'A MensLine Australia, 1300\u00a078\u00a099\u00a078, é para homens que estão sofrendo, de luto ou sozinhos depois de uma separação.',
      },
    ],
    points: [
      'Você acorda antes do sol, com a cabeça já trabalhando.',
      'Você passa quase o dia inteiro com a mandíbula travada, o peito apertado ou um nó no estômago.',
      'Você explode por uma bobagem e se arrepende antes de acabar a frase.',
      'Cartas, ligações e decisões vão ficando para depois, até dar medo.',
      'Você precisa de bebida, do celular ou de mais trabalho para atravessar a noite.',
      'Você parou de ver as pessoas e diz a elas que é só cansaço.',
      'Aquilo que você adorava perdeu a graça.',
      'Você sempre acaba no mesmo tipo de briga.',
    ],
  },
  support: {
    heading: 'O que você pode trazer',
    intro: 'Pode ser mais de uma coisa. A primeira que você disser pode nem ser a mais importante.',
    entries: [
      {
        title: 'Ansiedade e estresse',
        text: 'Preocupação, pânico, um trabalho que vem atrás de você até em casa, cuidar de todo mundo até o próprio corpo reclamar.',
      },
      {
        title: 'Luto e perdas',
        text: 'Uma morte, um aborto espontâneo, um divórcio, a saúde, uma casa, o futuro com que você contava. É luto mesmo que não tenham mandado flores.',
      },
      {
        title: 'Crescimento pessoal',
        text: 'Autoconfiança, dizer não, hábitos que você aprendeu na infância para manter a paz, descobrir o que quer agora.',
      },
      {
        title: 'Desafios da vida',
        text: 'Separação, um bebê, sair do armário, perder o emprego, aposentadoria, doença, uma mudança de país que deixou as amizades para trás.',
      },
    ],
  },
  approach: {
    heading: 'Quatro abordagens, em palavras simples',
    intro:
      'Escolho entre elas, digo o que estou fazendo e por quê, e você avisa se não servir para você.',
    entries: [
      {
        title: 'Terapia cognitivo-comportamental (TCC)',
        text: 'Vemos como um pensamento, uma emoção e um hábito se alimentam uns dos outros. Depois testamos o pensamento: “Se eu disser não, vão me deixar.” O que aconteceu da última vez que você disse não?',
      },
      {
        title: 'Terapia focada em soluções',
        text: 'Estudamos os dias melhores com a mesma atenção que damos aos piores. Qual foi a diferença? Como ter mais um deles nesta semana?',
      },
      {
        title: 'Terapia baseada em mindfulness (atenção plena)',
        text: 'Você treina perceber o que a mente e o corpo estão fazendo, sem se deixar levar. Um minuto no ponto de ônibus já serve.',
      },
      {
        title: 'Abordagem centrada na pessoa',
        text: 'Você escolhe o assunto e o ritmo. Eu escuto sem julgar e parto do princípio de que quem mais entende da sua vida é você.',
      },
    ],
  },
  anxiety: {
    heading: 'Ansiedade: quando o alarme não para',
    paragraphs: [
      'A ansiedade é um alarme. Faz o coração disparar para que você escape do perigo, e toca por causa de um e-mail como tocaria por causa de um incêndio. Fugir do que dispara o alarme alivia na hora. Essa é a armadilha, porque da próxima vez ele toca mais cedo.',
      'Então fazemos duas coisas. Você aprende a baixar o volume e, em passos pequenos, que você escolhe, volta ao que vem evitando. Às vezes o alarme tem razão.',
    ],
    help: [
      'Se o que você evita é uma pessoa que machuca você, não é isso que vamos treinar: ligue para o 1800RESPECT, 1800\u00a0737\u00a0732. Em perigo imediato, ligue para o 000. Lugares e lembranças de algo assustador que aconteceu com você também não são para treinar por conta própria: isso pede alguém com formação em trauma. Fale comigo antes; o seu clínico geral (GP) também pode encaminhar você.',
      'Em caso de dor no peito, desmaio ou qualquer sintoma repentino ou intenso, ligue para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”. Se há outros sintomas novos, consulte antes um médico.',
    ],
    practiceIntro: 'Algumas coisas que podemos praticar:',
    practices: [
      'Inspirar contando até 4 e soltar o ar contando até 6, por dois ou três minutos.',
      'Dar à preocupação quinze minutos por dia, no papel. No resto do tempo, deixar para essa hora.',
      'Dizer o nome do que você vê, toca e ouve, até o lugar em volta parecer real de novo.',
      'Achar o menor passo em direção a uma coisa do dia a dia que você evita e experimentar.',
    ],
  },
  grief: {
    heading: 'Terapia do luto quando o mundo já seguiu em frente',
    paragraphs: [
      'Ninguém mais aparece com um bolo. No grupo da família, voltaram as piadas. Depois de duas semanas você retomou o trabalho, porque a casa estava quieta demais, e o trabalho até vai. O difícil é o caminho para casa.',
      'Talvez você não tenha chorado. Consertou o portão, esvaziou o armário, resolveu banco e cartório. Isso também pode ser luto. Raiva também: do hospital, de Deus, de quem se foi e deixou tudo nas suas mãos. E o alívio depois de uma doença longa, com a vergonha que vem junto.',
      'Se a saudade se transformar em vontade de não viver mais, por favor, não espere por uma sessão. Ligue para a Lifeline, 13\u00a011\u00a014, 24\u00a0horas, ou, em uma emergência, para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”.',
      'Não existem etapas que você já deveria ter cumprido. Falamos da pessoa que você perdeu e dos seus dias como eles são, e procuramos como carregar essa perda sem que ela ocupe a vida inteira.',
    ],
  },
  expect: {
    heading: 'Como são as sessões',
    intro: {
      unsaid: `${medicareCondition.unsaid} Com um Mental Health Care Plan (plano de tratamento de saúde mental) válido, pode haver reembolso do Medicare nas sessões individuais: os valores estão em Valores e reembolsos.`,
      registered: `${medicareCondition.registered} Com um Mental Health Care Plan (plano de tratamento de saúde mental) válido, pode haver reembolso do Medicare nas sessões individuais: os valores estão em Valores e reembolsos.`,
      unregistered:
        'Cada sessão custa {fee.individual}, em Tewantin ou online: o resto está em Valores e reembolsos.',
    },
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto o que fez você vir agora e o que gostaria que fosse diferente. Se você chorar ou perder o fio da conversa, temos tempo. No fim você vai saber o que proponho e pode pensar por alguns dias se quer continuar.',
      },
      {
        title: 'As sessões seguintes',
        text: 'Duram {length.individual} e acontecem toda semana ou a cada quinze dias. Começamos pelos dias que passaram, porque é neles que a mudança aparece, e muitas vezes há algo para experimentar em casa.',
      },
      {
        title: 'Os avanços',
        text: 'De vez em quando olhamos para trás: o que ficou mais fácil, o que não ficou e o que vem agora. Uma semana ruim não apaga o que mudou. Quando você tiver menos a trazer, espaçamos as sessões e, na hora certa, terminamos.',
      },
    ],
  },
  confidentiality: {
    heading: 'O sigilo e seus limites',
    intro: `Não conto à sua família, no seu trabalho nem ao seu parceiro ou à sua parceira o que você diz, nem que você vem. ${limits}`,
    entries: [...exceptions, report],
  },
  callToAction: {
    heading: 'Comece pelo que está na sua cabeça hoje',
    text: {
      connected: 'Ligue ou escreva. O resto a gente organiza na sessão.',
      unconnected: 'Ligue: o resto a gente organiza na sessão.',
    },
  },
};
