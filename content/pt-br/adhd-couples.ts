import type { AdhdCouplesWords } from '../en/adhd-couples';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const adhdCouples: AdhdCouplesWords = {
  name: 'Casais neurodivergentes ou com TDAH',
  meta: {
    title: 'TDAH no casal: terapia em Noosa e online',
    description:
      'Um esquece, o outro cobra. Terapia para casais neurodivergentes ou com TDAH em Noosa e online: menos culpa e ferramentas que funcionam em casa.',
  },

  header: {
    title: 'Terapia para casais neurodivergentes ou com TDAH: duas cabeças diferentes, uma casa só',
    lead: 'Um esquece, o outro cobra, e a solidão é dos dois. Eu ajudo a separar o que é atenção, o que é mágoa e o que pode dar certo em casa.',
  },

  pull: 'Os dois lados são verdadeiros. Quando cada um consegue ler o lado do outro, sem discutir, dá para começar a mudar a noite.',

  intro: {
    heading: 'TDAH no casal: nem preguiça, nem implicância',
    paragraphs: [
      'O TDAH afeta o jeito como o cérebro conduz a atenção, o tempo e as emoções fortes. Não diz nada sobre o quanto alguém se importa. Mas, quando a conta atrasa pela terceira vez, esquecer fica igualzinho a não se importar.',
      'Aos poucos, um vira gerente da casa e o outro vive levando bronca. Ninguém se candidatou a essa vaga.',
      '“Casal neurodivergente” quer dizer que pelo menos um de vocês tem TDAH, é autista ou sente o mundo de um jeito diferente da maioria.',
    ],
  },

  issues: {
    heading: 'Sinais de TDAH na rotina de um casal',
    intro: 'A sua semana se parece com esta?',
    points: [
      'Alguém carrega na cabeça a agenda de todo mundo.',
      'Todo lembrete soa como crítica, mesmo quando não é.',
      '“Cinco minutinhos” viraram duas horas.',
      'Em cada cômodo há um projeto pela metade.',
      'Alguma coisa foi comprada por impulso e depois escondida.',
      'No começo, toda a atenção era sua. Agora você disputa com uma tela.',
      'Um barulho que um mal percebe é insuportável para o outro.',
      'Vocês conversam, combinam, e nada muda.',
    ],
  },

  bothSides: {
    heading: 'A mesma noite, vivida duas vezes',
    intro:
      'Nestes exemplos, só um tem TDAH. Se os dois têm, ou se há autismo, vocês podem se ver em ambos os lados.',
    leftLabel: 'Quem tem TDAH',
    rightLabel: 'Quem vive junto',
    pairs: [
      {
        moment: 'Ninguém pôs o lixo para fora',
        left: 'Lembrei às quatro, às seis e às nove. Agora é de manhã, o caminhão passou, e eu só penso: que burrice a minha.',
        right: 'Se eu peço duas vezes, é cobrança. Se não peço, sobra para mim, como todo o resto.',
      },
      {
        moment: 'A saída era às seis',
        left: 'Eram cinco e dez, e de repente seis e dez. O tempo entre uma hora e outra eu não sinto passar.',
        right: 'Estou na porta, com a chave na mão, e mais uma vez fico por último.',
      },
      {
        moment: 'Uma história à mesa',
        left: 'Uma palavra puxou um pensamento, e eu fui com ele. Tenho vergonha de perguntar o que perdi.',
        right: 'Seu olhar foi embora. Paro no meio da frase, e você nem percebe.',
      },
      {
        moment: 'Um comentário sobre a panela',
        left: 'O que eu ouço é que sou uma decepção. Sobe um calor, e eu explodo.',
        right: 'Falei de uma panela. Agora é uma briga, e a panela continua lá.',
      },
    ],
  },

  approach: {
    heading: 'Como trabalho com duas formas de atenção',
    intro: '“É só conversar” ajuda menos aqui do que parece.',
    entries: [
      {
        title: 'Primeiro traduzir, depois resolver',
        text: 'O que aquilo significou para quem ficou esperando? O que se passava com quem se atrasou?',
      },
      {
        title: 'Menos culpa, a mesma responsabilidade',
        text: 'O motivo importa, mas a conta continua tendo que ser paga. Na sessão, achamos um jeito.',
      },
      {
        title: 'Aposentar a gerência',
        text: 'Fiscalizar quem se ama faz mal ao desejo de ambos. Procuramos uma saída dos dois papéis.',
      },
      {
        title: 'Experimentos pequenos',
        text: 'Vocês testam uma mudança por quinze dias. Se não der certo, trocamos de ferramenta.',
      },
    ],
  },

  household: {
    heading: 'Ferramentas para o dia a dia em casa',
    intro: 'Vocês já tentaram se esforçar mais. Estas ferramentas tiram peso da memória.',
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
        text: 'Cuidar da roupa vai do cesto à gaveta; lembrar faz parte. Dividam pelo que cada um acha mais fácil de começar.',
      },
      {
        title: 'Uma palavra para “pausa”',
        text: 'Qualquer um dos dois pode dizer quando a emoção transborda. Quem diz marca a hora de retomar a conversa.',
      },
    ],
  },

  sessionsThatFit: {
    heading: 'Sessões do seu jeito',
    intro: 'Você pode se mexer e olhar para onde quiser. Diga o que funciona para você. Podemos:',
    points: [
      'ficar em um assunto só, escrito à vista de todo mundo',
      'fazer uma pausa antes que alguém se sobrecarregue',
      'levantar, andar, desenhar ou ocupar as mãos',
      'ajustar luz, som e lugares, na medida do possível',
      'terminar com um resumo curto, por escrito, e um próximo passo',
      'combinar um lembrete para a sessão seguinte',
    ],
  },

  noDiagnosis: {
    heading: 'Com ou sem diagnóstico',
    paragraphs: [
      'Eu não faço diagnósticos nem receito remédios. Para uma avaliação ou medicação, comece pelo seu clínico geral (GP). A terapia pode caminhar junto.',
      'Um diagnóstico tardio costuma trazer alívio e luto no mesmo dia: então não era preguiça. E o que aqueles anos poderiam ter sido? Seu parceiro ou sua parceira também pode estar de luto.',
      'Se um de vocês é autista, ou os dois, ou se há uma diferença ainda sem nome, venham também. Não trato uma das cabeças como a medida certa e a outra como o defeito.',
    ],
  },

  expect: {
    heading: 'Como são as sessões',
    intro: `Uma sessão de casal dura ${facts.inWords.length.couples} e custa ${facts.fee.couples}, em Tewantin ou online, onde vocês estiverem.`,
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Percorremos um dia recente, visto dos dois lados.',
      },
      {
        title: 'As sessões seguintes',
        text: 'Toda semana ou a cada quinze dias, vemos o que vocês experimentaram. “Esquecemos” é uma notícia útil.',
      },
      {
        title: 'Sinais de avanço',
        text: 'Menos lembretes e brigas mais curtas. Quando as rotinas de vocês funcionarem sem mim, terminamos, e vocês podem voltar se elas pararem de funcionar.',
      },
    ],
  },

  confidentiality: {
    heading: 'O sigilo e seus limites',
    paragraphs: [
      'O que vocês dizem aqui é sigiloso. Há poucos limites, como perigo grave para alguém, uma criança em risco ou uma ordem judicial, e eu os explico antes de começarmos.',
      'Antes de começar, combinamos o que faço quando um de vocês me conta algo a sós, como uma dívida ou um diagnóstico: ajudo você a contar, mas não conto no seu lugar. O que diz respeito à sua segurança você pode sempre me contar a sós.',
    ],
  },

  questions: {
    heading: 'Perguntas frequentes sobre TDAH no casal',
    questions: [
      {
        question: 'E se o TDAH for em dose dupla?',
        answer:
          'Então vocês devem rir das mesmas coisas e deixar as mesmas mensagens sem abrir. Procuramos sistemas que não dependam de alguém organizado.',
      },
      {
        question: 'TDAH não é só desculpa?',
        answer:
          'Explica muita coisa, mas cada um continua respondendo pelo que faz. Nunca desculpa violência nem controle. Se você tem medo do seu parceiro ou da sua parceira, não comece pela terapia de casal: ligue para o 1800RESPECT, 1800\u00a0737\u00a0732, ou, em perigo, para o 000.',
      },
    ],
  },

  callToAction: {
    heading: 'Escreva antes que a ideia escape',
    text: 'Mande uma mensagem, mesmo pela metade, ou agende logo uma sessão.',
  },
};
