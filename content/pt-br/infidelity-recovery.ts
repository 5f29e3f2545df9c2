import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const infidelityRecovery: InfidelityRecoveryWords = {
  meta: {
    title: 'Superar uma infidelidade: terapia para casais',
    description:
      'Terapia depois de uma traição, em Tewantin, Noosa, e online: três fases, em um ritmo que dá para suportar, a dois ou só você.',
  },

  header: {
    title: 'Superar uma infidelidade, quando você já não sabe o que era verdade',
    lead: 'Se você descobriu ontem à noite, ou se foi você quem quebrou a confiança, não é preciso decidir tudo hoje. Podemos ir por partes.',
  },

  intro: {
    heading: 'Uma traição muda o passado, não só o futuro',
    paragraphs: [
      'Você repassa as férias, os aniversários, as terças-feiras comuns, e se pergunta o que era de verdade. Talvez sejam duas da manhã e o sono não venha. Talvez você não sinta nada.',
      'Pode ter sido uma noite, ou mensagens, ou anos de uma vida dupla. O que se quebrou foi o acordo que havia entre vocês, qualquer que fosse.',
      `Tenho mais de ${facts.experienceYears} anos de experiência. Não vou apressar o perdão de ninguém, nem fazer ninguém passar vergonha.`,
    ],
  },

  issues: {
    heading: 'Você não está enlouquecendo',
    intro: 'Tudo isto é comum, de um lado ou do outro.',
    points: [
      'As cenas passam na sua cabeça, e você não consegue desligar.',
      'Você faz a mesma pergunta dez vezes, e nenhuma resposta basta.',
      'Você confere o celular e a fatura do cartão, e detesta fazer isso.',
      'Você quer um abraço e quer distância, tudo na mesma hora.',
      'Você contou a verdade aos pedaços, e cada pedaço piorou tudo.',
      'Você terminou o caso, e não pode dizer a ninguém que sente falta.',
      'Na frente das crianças você finge que está tudo bem, e isso está acabando com você.',
      'Já faz anos, e ainda aparece em toda briga.',
    ],
  },

  claims: {
    heading: 'O que os números podem dizer',
    items: [
      {
        figure: facts.infidelityShare,
        text: `A infidelidade afeta ${facts.infidelityShare} dos relacionamentos.`,
      },
      {
        figure: facts.stayTogetherShare,
        text: `${facts.stayTogetherShare} dos casais continuam juntos depois da terapia.`,
      },
      {
        figure: facts.recoveryTime,
        text: `A recuperação costuma levar ${facts.recoveryTime}.`,
      },
    ],
    source:
      'Primeiro número: Atkins, Baucom & Jacobson (2001), Journal of Family Psychology 15(4), 735–749; casamentos nos Estados Unidos, contando apenas relações sexuais. Os outros dois são referências aproximadas. Nenhum prevê o que vai acontecer com você.',
  },

  phases: {
    heading: 'Três fases, cada uma com o seu trabalho',
    intro:
      'Quem está por perto talvez queira que você perdoe, explique ou vá embora ainda nesta semana. Por etapas funciona melhor, mesmo que às vezes seja preciso voltar um passo.',
    phases: [
      {
        label: 'Primeira fase',
        title: 'Crise e estabilização',
        text: 'Primeiro, atravessar a semana: sono, comida, trabalho, crianças e o jeito como vocês se falam.',
        work: [
          'Combinar como viver por enquanto, na mesma casa ou não',
          'Definir como fica o contato com a terceira pessoa',
          'Marcar horas para conversar e horas para descansar do assunto',
          'Praticar formas de acalmar o corpo',
        ],
      },
      {
        label: 'Segunda fase',
        title: 'Compreensão e elaboração',
        text: 'Agora, as perguntas: o que aconteceu e o que significou. A relação pode ajudar a explicar uma traição. Não serve de desculpa.',
        work: [
          'Contar a história uma vez, inteira, e não aos pedaços',
          'Dizer o que isso fez com você, e ter quem escute',
          'Descobrir como aquilo se tornou possível',
          'Viver o luto pelo que você pensava ter',
        ],
      },
      {
        label: 'Terceira fase',
        title: 'Reconstrução e recomeço',
        text: 'A confiança cresce com pequenas promessas cumpridas, vez após vez. Se houver separação, esta fase serve para que ela seja feita com respeito.',
        work: [
          'Fazer acordos que caibam na vida dos dois. Ser transparente por um tempo pode ajudar; vigiar, rastrear ou afastar alguém dos outros não é recuperação',
          'Retomar o toque e o sexo no ritmo de quem precisa de mais tempo. Qualquer um dos dois pode dizer não',
          'Preparar-se para as datas, músicas e ruas que trazem tudo de volta',
        ],
      },
    ],
  },

  twoPeople: {
    heading: 'O que pesa em cada lado',
    intro: 'A dor pode estar nos dois lados. A responsabilidade pela traição não está.',
    betrayed: {
      heading: 'Se você sofreu a traição',
      intro: 'A culpa não foi sua. Mesmo assim, talvez você conviva com:',
      points: [
        'Um choque que fica no corpo como um machucado',
        'Vergonha, sem ter feito nada vergonhoso',
        'Amor e raiva pela mesma pessoa',
      ],
    },
    unfaithful: {
      heading: 'Se foi você quem traiu',
      intro: 'Você fez escolhas, e agora pode fazer outras. Talvez conviva com:',
      points: [
        'Uma culpa tão pesada que parece mais fácil se defender',
        'O medo de que a próxima resposta honesta acabe com tudo',
        'Um luto de que ninguém quer saber',
      ],
    },
  },

  firstDays: {
    heading: 'Nos primeiros dias, antes do nosso encontro',
    intro: 'Coisas pequenas bastam.',
    points: [
      'Coma algo simples, beba água, deite-se mesmo que o sono não venha.',
      'Adie as grandes decisões, a não ser que você ou as crianças não estejam em segurança, ou que alguém esteja mexendo no dinheiro.',
      'Espere um pouco antes de contar. O que a sua família ouvir agora, ela não vai esquecer se você decidir ficar. Escolha uma pessoa serena, que saiba escutar.',
      'Poupe as crianças dos detalhes, e não leve nada para as redes sociais.',
      'Às duas da manhã, anote a pergunta. Faça-a à luz do dia.',
      'Se foi você quem traiu, não conte nenhuma mentira nova, nem para poupar ninguém.',
      'Procure um clínico geral (GP) se não consegue dormir ou comer, ou se precisa de exames para infecções sexualmente transmissíveis.',
      'Se há violência ou ameaças, não espere: ligue para o 000, em perigo, ou para o 1800RESPECT, 1800\u00a0737\u00a0732. A terapia de casal não é o primeiro passo. Se um de vocês, quem traiu ou quem sofreu a traição, pensa em morrer, ligue agora para a Lifeline, 13\u00a011\u00a014, ou para o 000.',
    ],
  },

  approach: {
    heading: 'Como trabalho com vocês',
    intro: 'Seja o que for que tenha acontecido, quatro coisas valem.',
    entries: [
      {
        title: 'Primeiro, chão firme',
        text: 'As perguntas mais difíceis esperam até que vocês aguentem as respostas.',
      },
      {
        title: 'Verdade suficiente, contada com cuidado',
        text: 'Alguns detalhes ajudam a entender. Outros só viram imagens. Antes de contar, separamos.',
      },
      {
        title: 'Responsabilidade sem humilhação',
        text: 'A traição é de quem traiu. A vergonha que esmaga costuma levar a pessoa a se esconder, e já houve esconderijo demais.',
      },
      {
        title: 'Perdão não tem prazo',
        text: 'Pode chegar tarde, ou não chegar. A sua paz não precisa esperar por ele.',
      },
    ],
  },

  expect: {
    heading: 'Como é vir aqui',
    intro: `As sessões de casal duram ${facts.length.couples} e custam ${facts.fee.couples}, presenciais em Tewantin ou online, de onde vocês estiverem, pelo mesmo valor.`,
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto o que aconteceu, quem sabe, e como vocês estão dormindo e comendo. Não é preciso contar tudo.',
      },
      {
        title: 'Toda semana ou a cada quinze dias',
        text: `No início, toda semana costuma ajudar. Quando uma conversa pede mais tempo, há a sessão estendida, de ${facts.length.extended}, por ${facts.fee.extended}.`,
      },
      {
        title: 'Altos e baixos',
        text: 'Um mês bom, e de repente uma terça-feira péssima. O que vale é a calma durar mais e as pazes chegarem mais cedo.',
      },
    ],
  },

  decision: {
    heading: 'Ficar, se separar ou vir só você',
    paragraphs: [
      'Alguns casais constroem algo mais honesto do que tinham. Outros se separam e ainda conseguem se sentar na mesma fileira na festa da escola. Para mim, nem uma coisa nem outra é fracasso.',
      'Se a outra pessoa não quer vir, ou já foi embora, as mesmas fases valem para você: recuperar o chão, entender o que aconteceu, voltar a confiar no próprio julgamento.',
    ],
  },

  questions: {
    heading: 'Perguntas difíceis, respostas curtas',
    questions: [
      {
        question: 'Precisamos mesmo contar tudo?',
        answer:
          'Os fatos que importam, com o tempo, com ajuda e só onde for seguro: quem, por quanto tempo, se acabou, se há risco para a saúde. Cada cena, em geral não.',
      },
      {
        question: 'Posso ir sem a outra pessoa?',
        answer: `Pode. Uma sessão individual dura ${facts.length.individual} e custa ${facts.fee.individual}. Se pensa em sessões de casal mais adiante, avise logo no começo.`,
      },
      {
        question: 'A confiança volta?',
        answer:
          'Às vezes, e raramente como era antes. O que cresce no lugar é mais lento e tem os olhos abertos. Prometer isso eu não posso.',
      },
      {
        question: 'Já faz anos. É tarde demais?',
        answer:
          'Não. Uma traição enterrada às pressas muitas vezes continua viva. Podemos começar pela segunda fase.',
      },
    ],
  },

  callToAction: {
    heading: 'Basta dar conta do próximo passo',
    text: `Agende uma sessão, ou mande duas linhas. Não precisam estar bem escritas. Respondo em até ${facts.replyHours} horas.`,
  },
};
