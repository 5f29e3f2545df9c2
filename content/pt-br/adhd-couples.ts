import type { Translation } from '../../site/shapes';
import type { AdhdCouplesWords } from '../en/adhd-couples';
import { exceptions, limits, secrets } from './secrets';

export const adhdCouples: Translation<AdhdCouplesWords> = {
  name: 'TDAH e neurodivergência no casal',
  meta: {
    title: 'TDAH no relacionamento: terapia em Noosa, Austrália',
    description:
      'Terapia para casais com TDAH, autismo ou ambos, em Noosa, Austrália, e online, com sessões {sessionLanguages}: menos culpa e ferramentas para testar em casa.',
  },

  header: {
    title: 'Terapia para casais com TDAH e outras neurodivergências',
    lead: 'Um esquece, o outro cobra; um precisa de silêncio, o outro, de companhia; e a solidão é dos dois. Ajudo a separar como cada cabeça funciona, o que é mágoa e o que pode dar certo em casa.',
    scene: 'Manhã clara, um cesto que toma forma',
  },

  pull: 'Os dois lados são verdadeiros. Quando cada um consegue dizer em voz alta o lado do outro, sem discutir, podemos ver o que mudar.',

  intro: {
    heading: 'TDAH e autismo no relacionamento: nem preguiça, nem implicância',
    paragraphs: [
      'O TDAH (transtorno do déficit de atenção com hiperatividade) mexe com a atenção, com a noção do tempo e com a força das emoções. Não diz nada sobre o quanto alguém se importa. Mas, quando a conta atrasa pela terceira vez, é difícil acreditar nisso.',
      'Aos poucos, um passa a mandar, e o outro, a levar bronca. Nenhum de vocês se candidatou a essa vaga.',
      'O autismo mexe com a percepção de pessoas, sons, toques e mudanças. Uma pessoa autista pode amar muito, mostrar isso mais em gestos do que em palavras e sair exausta de uma noite que, para quem está com ela, foi descanso. “Casal neurodivergente” quer dizer que pelo menos um de vocês tem TDAH, é autista ou pensa e sente o mundo de modo diferente da maioria.',
    ],
  },

  issues: {
    heading: 'TDAH e autismo na rotina de um casal',
    intro: 'A sua semana se parece com esta?',
    points: [
      'Alguém carrega na cabeça a agenda de todo mundo.',
      'Todo lembrete soa como crítica, mesmo quando não é.',
      '“Cinco minutinhos” duraram duas horas.',
      'Em cada cômodo há um projeto pela metade.',
      'Alguma coisa foi comprada por impulso e depois escondida.',
      'No começo, toda a atenção era sua. Agora você concorre com a tela.',
      'Um barulho que você mal percebe é insuportável para quem está ao seu lado.',
      'Vocês conversam, combinam, e nada muda.',
    ],
  },

  bothSides: {
    heading: 'O mesmo momento, visto dos dois lados',
    intro:
      'Nestas cenas, só um tem TDAH. Se os dois têm, vocês podem se reconhecer em qualquer dos lados.\n\nO TDAH e o autismo nunca justificam violência nem controle, e um meltdown (colapso) também não. Se você tem medo do seu parceiro ou da sua parceira, não comece pela terapia de casal: ligue para o 1800RESPECT (violência doméstica e sexual), 1800\u00a0737\u00a0732, ou, em perigo, para o 000.',
    leftLabel: 'Quem tem TDAH',
    rightLabel: 'Quem não tem TDAH',
    pairs: [
      {
        moment: 'Ninguém pôs o lixo para fora',
        left: 'Lembrei às quatro, às seis e às nove. Agora é de manhã, o caminhão passou, e eu só penso: que burrice a minha.',
        right: 'Se eu peço duas vezes, é cobrança. Se não peço, sobra para mim, como todo o resto.',
      },
      {
        moment: 'Era para sair às seis',
        left: 'Eram cinco e dez, e de repente seis e dez. O tempo entre uma hora e outra eu não sinto passar.',
        right: 'Estou na porta, com a chave na mão, e mais uma vez fico por último.',
      },
      {
        moment: 'Uma história à mesa',
        left: 'Uma palavra puxou um pensamento, e eu fui com ele. Tenho vergonha de perguntar o que perdi.',
        right: 'Seu olhar já estava longe. Paro no meio da frase, e você nem percebe.',
      },
      {
        moment: 'Um comentário sobre a panela',
        left: 'O que eu ouço é que sou uma decepção. Sobe um calor, e eu explodo.',
        right: 'Falei de uma panela. Agora é uma briga, e a panela continua lá.',
      },
    ],
  },

  autism: {
    heading: 'Quando um de vocês é autista',
    intro:
      'Cada um pode interpretar mal o outro. Isso vale nos dois sentidos, e nenhum de vocês é o padrão.',
    leftLabel: 'Quem é autista',
    rightLabel: 'Quem não é autista',
    pairs: [
      {
        moment: 'O jantar com amigos',
        left: 'Depois de uma hora, todas as vozes têm o mesmo volume. Passei o dia sorrindo no trabalho e já não sobrou nada.',
        right:
          'Invento outra desculpa para irmos embora. No carro você não diz nada, e acho que a culpa foi minha.',
      },
      {
        moment: 'Uma mudança de planos',
        left: 'O dia inteiro já estava montado na minha cabeça. Agora preciso montar tudo de novo, e rápido.',
        right:
          'Eu disse “vamos jantar fora” para agradar. Você me olhou como se eu tivesse tirado alguma coisa de você.',
      },
      {
        moment: '“Como foi o seu dia?”',
        left: 'Respondi “foi bom”, porque foi. Não sabia que você estava pedindo companhia.',
        right: 'Queria que você perguntasse do meu. Isso eu não devia ter que pedir.',
      },
      {
        moment: 'No meio de uma briga',
        left: 'As palavras sumiram. Fecho a porta para me recompor, e não para castigar você.',
        right: 'Fico no corredor com tudo isso nas mãos. Para mim, parece que você não se importa.',
      },
    ],
    helpIntro: 'O que alguns casais experimentam:',
    help: [
      'Dizer com todas as letras o que gostariam: uma indireta se perde fácil.',
      'Avisar com antecedência sobre planos e mudanças, por escrito se isso ajudar.',
      'Combinar um lugar tranquilo, um sinal de “não aguento mais” e uma hora para voltar.',
      'Contar como é, por dentro, um shutdown (apagão) ou um meltdown (colapso): é sobrecarga, e ninguém escolhe.',
      'Notar os gestos de amor do outro, como um tanque cheio ou um link mandado na hora do almoço.',
    ],
  },

  approach: {
    heading: 'Como trabalho com duas cabeças diferentes',
    intro: '“É só conversar” ajuda menos aqui do que parece.',
    entries: [
      {
        title: 'Primeiro traduzir, depois resolver',
        text: 'O que aquilo significou para quem ficou esperando? E o que se passava com quem se atrasou?',
      },
      {
        title: 'Menos culpa, a mesma responsabilidade',
        text: 'O motivo importa. A conta ainda precisa ser paga, então procuramos como.',
      },
      {
        title: 'Ninguém mais manda em ninguém',
        text: 'Fiscalizar quem se ama costuma esfriar o desejo, dos dois lados. Procuramos outro papel para cada um.',
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
        text: 'Um timer que mostra os minutos encolhendo. “Sair às seis” dividido em sapato, chave, carro.',
      },
      {
        title: 'Um objeto que lembra por vocês',
        text: 'Um alarme ou um cesto ao lado da porta não tem tom de voz.',
      },
      {
        title: 'Tarefa inteira, uma pessoa só',
        text: 'Cuidar da roupa é do cesto à gaveta, e lembrar faz parte. Dividam pelo que cada um acha mais fácil de começar.',
      },
      {
        title: 'Uma palavra para “pausa”',
        text: 'Cada um pode usá-la quando a emoção passa do ponto. Quem pede a pausa marca a hora de retomar a conversa.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Sessões que combinam com a sua cabeça',
    intro: 'Você pode se mexer e olhar para onde quiser. Diga o que funciona para você. Podemos:',
    points: [
      'ficar em um assunto só, escrito à vista dos dois',
      'fazer uma pausa antes que alguém se sobrecarregue',
      'levantar, andar, desenhar ou ocupar as mãos',
      'ajustar luz, som e lugares, na medida do possível',
      'terminar com um resumo curto, por escrito, e o próximo passo',
      'combinar um lembrete para a sessão seguinte',
    ],
  },

  noDiagnosis: {
    heading: 'Com ou sem diagnóstico',
    paragraphs: [
      'Eu não faço diagnósticos nem receito remédios. Para uma avaliação de TDAH ou de autismo, ou para medicação, comece pelo seu clínico geral (GP). Em Queensland, alguns clínicos gerais já avaliam adultos para TDAH e receitam a medicação; outros encaminham para psiquiatra ou psicólogo, como no caso do autismo. A terapia pode seguir em paralelo.',
      'Um diagnóstico tardio costuma trazer alívio e luto no mesmo dia: alívio, porque não era preguiça; luto, pelos anos que poderiam ter sido diferentes. Quem vive com você também pode sentir essa perda.',
      'Venha também se você acha que pode ser autista e nunca contou a ninguém, ou se a sua diferença ainda não tem nome.',
    ],
  },

  expect: {
    heading: 'Como são as sessões',
    intro: 'A sessão de casal dura {length.couples} e custa {fee.couples}.',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Antes de começar, converso com cada um de vocês em particular, como faço com todos os casais. Depois repassamos um dia recente, como cada um o viveu; a história da vida fica para mais tarde.',
      },
      {
        title: 'As sessões seguintes',
        text: 'Toda semana ou a cada quinze dias, vemos como foi o experimento. “A gente esqueceu” também é uma informação útil.',
      },
      {
        title: 'Sinais de avanço',
        text: 'Brigas mais curtas e menos lembretes. Quando as rotinas de vocês funcionarem sem mim, terminamos, e vocês podem voltar se elas falharem.',
      },
    ],
  },

  confidentiality: {
    heading: 'O sigilo e seus limites',
    intro: `O que você me conta fica comigo. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Perguntas sobre TDAH, autismo e casais',
    questions: [
      {
        question: 'E se nós dois temos TDAH?',
        answer:
          'Então pode não haver ninguém organizado, mas cada um sabe, por dentro, como é. Montamos rotinas que funcionam mesmo quando os dois esquecem.',
      },
      {
        question: 'TDAH e autismo não são só desculpa?',
        answer: 'Explicam muita coisa, e cada um continua respondendo pelo que faz.',
      },
    ],
  },

  callToAction: {
    heading: 'Para agendar, basta uma ligação',
    text: {
      connected: 'Marque um horário ou mande uma mensagem curta: o resto eu pergunto depois.',
      unconnected: 'Marque um horário ou só ligue: o resto eu pergunto depois.',
    },
  },
};
