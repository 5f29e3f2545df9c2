import type { Translation } from '../../words/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { alone, limits } from './privacy';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'Casais com TDAH ou autismo',
  meta: {
    title: 'Casais com TDAH ou autismo: terapia em Noosa, Austrália',
    description:
      'Terapia para casais com TDAH, autismo ou ambos, em Noosa (Austrália){andOnline}, com sessões {sessionLanguages}: menos culpa e ferramentas para testar em casa.',
  },

  card: {
    title: 'Casais com TDAH ou autismo',
    text: 'Para uma casa movida a lembretes e duas pessoas cansadas deles.',
    action: 'TDAH: o mesmo momento, dos dois lados',
  },
  header: {
    title: 'Terapia para casais com TDAH ou autismo',
    lead: 'Um esquece e o outro cobra, um precisa de silêncio e o outro, de companhia, e a solidão é dos dois. Ajudo vocês a entender como cada cabeça funciona e a encontrar o que dá certo em casa.',
    note: 'Você não precisa ter um diagnóstico; eu não faço diagnósticos nem receito remédios. Você pode vir sem seu parceiro ou sua parceira ({fee.individual}).',
  },

  sessions: {
    heading: 'Sessões que combinam com a sua cabeça',
    paragraphs: [
      'Você pode se mexer e olhar para onde quiser. Ficamos em um assunto só, diminuímos a luz e o barulho, na medida do possível, e fazemos uma pausa antes que alguém se sobrecarregue.',
      'Vocês levam para casa um resumo curto, por escrito, e o próximo passo.',
    ],
  },

  bothSides: {
    heading: 'O mesmo momento, visto dos dois lados',
    leftLabel: 'Quem tem TDAH',
    rightLabel: 'Quem não tem TDAH',
    scenes: {
      leaving: {
        moment: 'Era para sair às seis',
        left: 'Eram cinco e dez, e de repente seis e dez. O tempo entre uma hora e outra eu não sinto passar.',
        right: 'Estou na porta, com a chave na mão, e mais uma vez fico por último.',
      },
      pan: {
        moment: 'Um comentário sobre a panela',
        left: 'O que eu ouço é que fiz tudo errado de novo. Sobe um calor, e eu explodo.',
        right: 'Falei de uma panela. Agora é uma briga, e a panela continua lá.',
      },
    },
  },

  danger: {
    heading: 'Medo do seu parceiro ou da sua parceira?',
    text: 'TDAH e autismo nunca justificam violência nem controle, e um meltdown (crise de sobrecarga) também não. Se você tem medo do seu parceiro ou da sua parceira, ou se é essa pessoa que decide com quem você pode andar, o que você pode gastar ou se você toma os seus remédios, não comece por sessões de casal; você pode vir sem essa pessoa. Se houver perigo, ligue para o 000. Quando ninguém puder ouvir, ligue para o 1800RESPECT (violência doméstica e sexual), 1800 737 732, 24\u00a0horas, e veja {help}.',
  },

  intro: {
    heading: 'TDAH e autismo no relacionamento: nem preguiça, nem implicância',
    paragraphs: [
      'O TDAH (transtorno do déficit de atenção com hiperatividade) mexe com a atenção, com a noção do tempo e com a força das emoções; não diz nada sobre o quanto alguém se importa. Mas, aos poucos, um passa a cuidar de tudo, e o outro, a receber instruções.',
      'O autismo influencia como alguém percebe o mundo, se comunica e lida com mudanças. “Casal neurodivergente” quer dizer que pelo menos um de vocês pensa e sente o mundo de modo diferente da maioria.',
    ],
  },

  issues: {
    heading: 'Problemas comuns em uma semana como a de vocês',
    points: [
      'O que um deixa à vista para não esquecer, o outro guarda.',
      'Você pede desculpas antes de saber o que esqueceu desta vez.',
      'Um barulho que você mal percebe é insuportável para quem está ao seu lado.',
    ],
  },

  expect: {
    heading: 'Como são as sessões',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Primeiro converso com cada um de vocês em particular, como faço com todos os casais. Depois repassamos um dia recente, como cada um o viveu.',
      },
      {
        title: 'Sinais de avanço',
        text: 'Há menos lembretes, e as brigas acabam antes. Quando tudo andar bem sem mim, é hora de parar.',
      },
    ],
  },

  autism: {
    heading: 'Quando um de vocês é autista',
    intro: 'Cada um pode interpretar mal o outro, e nenhum de vocês é o padrão.',
    leftLabel: 'Quem é autista',
    rightLabel: 'Quem não é autista',
    scenes: {
      yourDay: {
        moment: '“Como foi o seu dia?”',
        left: 'Respondi “foi bom”, porque foi. Não sabia que você estava pedindo companhia.',
        right: 'Queria que você perguntasse do meu. Isso eu não devia ter que pedir.',
      },
      fight: {
        moment: 'No meio de uma briga',
        left: 'As palavras sumiram, e fecho a porta para me recompor, e não para castigar você.',
        right: 'Fico no corredor com tudo isso nas mãos. Para mim, parece que você não se importa.',
      },
    },
    tries:
      'Três coisas para tentar: dizer com todas as letras o que vocês querem; avisar com antecedência sobre planos e mudanças; e combinar um lugar tranquilo, um sinal de “não aguento mais” e uma hora para voltar. Um shutdown (desligamento) ou um meltdown é sobrecarga, e ninguém escolhe ter; mas, se você apanha, recebe ameaças ou tem medo, a sua segurança vem primeiro.',
  },

  approach: {
    heading: 'Como trabalho com casais neurodivergentes',
    entries: [
      {
        title: 'Primeiro traduzir, depois resolver',
        text: 'Quando cada um consegue dizer em voz alta o lado do outro, sem discutir, podemos ver o que mudar.',
      },
      {
        title: 'Experimentos pequenos',
        text: 'Vocês testam uma mudança por quinze dias. Se não der certo, a culpa é da ferramenta, e escolhemos outra.',
      },
    ],
  },

  household: {
    heading: 'Ferramentas para o dia a dia com TDAH',
    intro: 'Esforço vocês já fizeram. Estas ferramentas tiram peso da memória.',
    entries: [
      {
        title: 'Tempo que se vê',
        text: 'Um timer que mostra os minutos encolhendo, e “sair às seis” dividido em passos.',
      },
      {
        title: 'Um objeto que lembra por vocês',
        text: 'Um alarme, ou uma lista na porta, nunca suspira.',
      },
      {
        title: 'Tarefa inteira, uma pessoa só',
        text: 'Cuidar da roupa é do cesto à gaveta, e lembrar faz parte.',
      },
    ],
  },

  noDiagnosis: {
    heading: 'Se você busca um diagnóstico',
    paragraphs: [
      'Para uma avaliação ou para medicação, comece pelo seu clínico geral (GP). Em Queensland, alguns GPs já avaliam TDAH em adultos e receitam a medicação; outros encaminham para psiquiatra ou psicólogo, como no caso do autismo.',
    ],
  },

  privacy: {
    heading: 'O sigilo e seus limites',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Para agendar, basta uma ligação',
    text: 'Um de vocês pode agendar pelos dois. Não é preciso preparar nada.',
  },
};
