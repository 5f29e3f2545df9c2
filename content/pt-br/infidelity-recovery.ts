import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const infidelityRecovery: InfidelityRecoveryWords = {
  name: 'Superar uma infidelidade',
  meta: {
    title: 'Superar uma infidelidade: terapia em Noosa',
    description:
      'Depois de uma traição: o que ajuda nos primeiros dias, as três fases da recuperação e terapia a dois ou só para você, em Noosa e online.',
  },

  header: {
    title: 'Superar uma infidelidade quando você não sabe mais o que era verdade',
    lead: 'Se você descobriu ontem à noite, ou se foi você quem quebrou a confiança, nada tem que ser decidido hoje: podemos ir por partes.',
  },

  pull: 'Não apresso o perdão nem humilho ninguém.',

  intro: {
    heading: 'O que muda depois de uma traição',
    paragraphs: [
      'Você repassa as férias, os aniversários, as terças-feiras comuns e se pergunta quanto daquilo era real. Talvez sejam duas da manhã e o sono não venha. Talvez você não sinta nada.',
      'Pode ter sido uma noite, uma troca de mensagens, anos de uma vida dupla. O que se quebrou foi o acordo que havia entre vocês, qualquer que fosse.',
      `Tenho mais de ${facts.experienceYears} anos de experiência.`,
    ],
  },

  issues: {
    heading: 'Reações comuns depois de uma traição',
    intro: 'Você não está enlouquecendo. Tudo aqui é comum, de um lado ou do outro.',
    points: [
      'As cenas passam na sua cabeça e não desligam.',
      'Você faz a mesma pergunta dez vezes, e nenhuma resposta basta.',
      'Você confere o celular e a fatura do cartão, mas detesta fazer isso.',
      'Você quer um abraço e quer distância, tudo na mesma hora.',
      'Você terminou o caso e não pode dizer a ninguém que sente falta.',
      'Já faz anos, mas ainda aparece em toda briga.',
    ],
  },

  claims: {
    heading: 'A infidelidade em números',
    items: [
      {
        figure: facts.infidelityShare,
        text: 'dos relacionamentos são afetados por uma infidelidade',
      },
      {
        figure: facts.stayTogetherShare,
        text: 'dos casais continuam juntos depois da terapia',
      },
      {
        figure: facts.recoveryTime,
        text: 'é o que a recuperação costuma levar',
      },
    ],
    source:
      'Primeiro número: Atkins, Baucom & Jacobson (2001), Journal of Family Psychology 15(4), 735–749; pessoas casadas nos Estados Unidos, contando apenas relações sexuais. Os outros dois são referências aproximadas, e nenhum prevê o que vai acontecer com você.',
  },

  phases: {
    heading: 'As três fases da terapia',
    intro: 'Por etapas funciona melhor, mesmo que às vezes seja preciso voltar um passo.',
    phases: [
      {
        label: 'Primeira fase',
        title: 'Crise e estabilização',
        text: 'Primeiro, atravessar a semana: sono, comida, trabalho, crianças e o jeito como vocês se falam.',
        work: [
          'Combinar como viver por enquanto, na mesma casa ou não',
          'Definir como fica o contato com a terceira pessoa',
          'Marcar horas para conversar e horas para descansar do assunto',
        ],
      },
      {
        label: 'Segunda fase',
        title: 'Compreensão e elaboração',
        text: 'Agora, as perguntas: o que aconteceu e o que significou. A relação pode ajudar a explicar uma traição, mas não serve de desculpa.',
        work: [
          'Contar a história uma vez, inteira, em vez de aos pedaços',
          'Dizer o que isso fez com você e ter quem escute',
          'Descobrir como aquilo se tornou possível',
          'Viver o luto pelo que você pensava ter',
        ],
      },
      {
        label: 'Terceira fase',
        title: 'Reconstrução e recomeço',
        text: 'A confiança cresce com pequenas promessas cumpridas, vez após vez. Se houver separação, esta fase serve para que ela seja feita com respeito.',
        work: [
          'Fazer acordos que sirvam aos dois. Ser transparente por um tempo pode ajudar; vigiar, ameaçar ou afastar alguém dos amigos e da família não é recuperação: 1800RESPECT, 1800\u00a0737\u00a0732, ou 000',
          'Retomar o toque e o sexo no ritmo de quem precisa de mais tempo. Qualquer um dos dois pode dizer não',
          'Preparar-se para as datas, músicas e ruas que trazem tudo de volta',
        ],
      },
    ],
  },

  twoPeople: {
    heading: 'O que pesa para quem sofreu a traição e para quem traiu',
    intro: 'A dor pode estar nos dois lados. A responsabilidade pela traição é de quem traiu.',
    betrayed: {
      heading: 'Se você sofreu a traição',
      intro: 'A culpa não foi sua. Mesmo assim, você pode sentir:',
      points: [
        'Um choque que fica no corpo como um ferimento',
        'Vergonha, sem ter feito nada vergonhoso',
        'Amor e raiva pela mesma pessoa',
      ],
    },
    unfaithful: {
      heading: 'Se foi você quem traiu',
      intro: 'Você fez escolhas, e agora pode fazer outras. Pode sentir:',
      points: [
        'Uma culpa tão pesada que parece mais fácil se defender',
        'O medo de que a próxima resposta honesta acabe com tudo',
        'Um luto de que ninguém quer saber',
      ],
    },
  },

  firstDays: {
    heading: 'Nos primeiros dias, antes da primeira sessão',
    intro: 'Coisas pequenas bastam.',
    points: [
      'Coma algo simples, beba água, deite-se mesmo que o sono não venha.',
      'Adie as grandes decisões, salvo as de segurança ou de dinheiro que não podem esperar.',
      'Espere um pouco antes de contar. O que a sua família ouvir agora, ela não vai esquecer se você decidir ficar. Escolha uma pessoa serena, que saiba escutar.',
      'Poupe as crianças dos detalhes e não leve nada para as redes sociais.',
      'Procure um clínico geral (GP) se não consegue dormir ou comer, ou se precisa de exames para infecções sexualmente transmissíveis.',
      'Se há violência ou ameaças, não espere: ligue para o 000, em perigo, ou para o 1800RESPECT, 1800\u00a0737\u00a0732. A terapia de casal não é o primeiro passo.',
      'Se um de vocês, quem traiu ou quem sofreu a traição, pensa em morrer, ligue agora para a Lifeline, 13\u00a011\u00a014, ou para o 000.',
    ],
  },

  approach: {
    heading: 'Como trabalho com vocês',
    intro: 'Quatro coisas valem em qualquer caso.',
    entries: [
      {
        title: 'Primeiro, estabilidade',
        text: 'As perguntas mais difíceis esperam até que vocês aguentem as respostas.',
      },
      {
        title: 'Verdade suficiente, contada com cuidado',
        text: 'Alguns detalhes ajudam a entender; outros só viram imagens. Vemos qual é qual antes que algo seja contado.',
      },
      {
        title: 'Responsabilidade sem humilhação',
        text: 'Quem traiu responde pelo que fez. A vergonha que esmaga costuma levar a pessoa a se esconder ainda mais.',
      },
      {
        title: 'Perdão não tem prazo',
        text: 'Pode chegar tarde ou não chegar, e a sua paz não depende dele.',
      },
    ],
  },

  expect: {
    heading: 'Como são as sessões',
    intro: `As sessões de casal duram ${facts.inWords.length.couples} e custam ${facts.fee.couples}, em Tewantin ou online, onde vocês estiverem.`,
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto o que aconteceu, quem sabe, como vocês estão dormindo e comendo. A história inteira pode esperar.',
      },
      {
        title: 'Toda semana ou a cada quinze dias',
        text: `No início, toda semana costuma ajudar. Quando uma conversa pede mais tempo, há a sessão estendida, de ${facts.inWords.length.extended}, por ${facts.fee.extended}.`,
      },
    ],
  },

  decision: {
    heading: 'Ficar, separar-se ou vir só você',
    paragraphs: [
      'Alguns casais constroem algo mais honesto do que tinham. Outros se separam e ainda conseguem se sentar na mesma fileira na festa da escola. Nenhum dos dois caminhos é fracasso.',
      'Se quem está com você não quer vir, ou se já foi embora, as mesmas fases valem para você: recuperar a estabilidade, entender o que aconteceu, voltar a confiar no próprio julgamento.',
    ],
  },

  confidentiality: {
    heading: 'O sigilo e seus limites',
    paragraphs: [
      'O que vocês dizem aqui é sigiloso. Há poucos limites, como perigo grave para alguém, uma criança em risco ou uma ordem judicial, e eu os explico antes de começarmos.',
      'Antes de começar, combinamos o que acontece se um de vocês me contar algo a sós, por exemplo, que o caso continua. Eu não conto por você. Também não sigo atendendo os dois como se não soubesse: você tem tempo e ajuda para contar, ou as sessões de casal param. O que diz respeito à sua segurança você pode sempre me contar a sós.',
    ],
  },

  questions: {
    heading: 'Perguntas depois de uma traição',
    questions: [
      {
        question: 'Precisamos mesmo contar tudo?',
        answer:
          'Os fatos que importam, com o tempo, com ajuda e só onde for seguro: quem, por quanto tempo, se acabou, se há risco para a saúde. Cada cena, em geral não.',
      },
      {
        question: 'Posso ir só eu?',
        answer: `Pode. Uma sessão individual dura ${facts.inWords.length.individual} e custa ${facts.fee.individual}. Se pensa em sessões de casal mais adiante, avise logo no começo.`,
      },
    ],
  },

  callToAction: {
    heading: 'Agora, só o próximo passo',
    text: 'Agende uma sessão ou mande uma mensagem, mesmo desordenada.',
  },
};
