import type { Translation } from '../../site/shapes';
import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { exceptions, forcedSex, limits, report, secrets, watchedPhone } from './secrets';

export const infidelityRecovery: Translation<InfidelityRecoveryWords> = {
  name: 'Superar uma infidelidade',
  meta: {
    title: 'Superar uma traição: terapia em Noosa, Austrália',
    description:
      'Como superar uma traição: os primeiros dias, as três fases e a terapia, de casal ou individual, em Noosa, Austrália, e online, com sessões {sessionLanguages}.',
  },

  header: {
    title: 'Superar uma infidelidade quando você não sabe mais o que era verdade',
    lead: 'Para quem descobriu ontem à noite e para quem traiu: há uma ordem a seguir, e podemos dar um passo de cada vez.',
    scene: 'A chuva se afasta mar adentro',
  },

  pull: 'Não apresso o perdão nem humilho ninguém.',

  intro: {
    heading: 'O que muda depois de uma traição',
    paragraphs: [
      'Você repassa as férias, os aniversários, um dia qualquer e se pergunta o que era verdade. Talvez não durma, ou sinta uma calma estranha.',
      'Pode ter sido uma noite, uma troca de mensagens, anos de vida dupla. Quebrou-se o acordo que havia entre vocês, qualquer que fosse.',
      'Com mais de {experienceYears}\u00a0anos de experiência, sei ir devagar quando tudo parece urgente.',
    ],
  },

  issues: {
    heading: 'Reações comuns depois de uma traição',
    intro: 'Você não está enlouquecendo. Isto é comum, dos dois lados.',
    points: [
      'As cenas passam na sua cabeça, no trabalho e ao volante.',
      'Você faz a mesma pergunta dez vezes, e nenhuma resposta acalma.',
      'Você confere o celular e as faturas, e detesta fazer isso. Qualquer pessoa entenderia, mas rastrear alguém às escondidas piora as coisas e pode ser contra a lei.',
      'Você quer um abraço e, na mesma hora, quer distância.',
      'Você terminou o caso, sente falta dele e não tem com quem falar disso.',
      'Foi há anos e ainda aparece em toda briga.',
    ],
  },

  claims: {
    heading: 'A infidelidade em números',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'dos relacionamentos são afetados por uma infidelidade',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'dos casais continuam juntos depois da terapia',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'é o que a recuperação costuma levar',
      },
    ],
    source:
      'Primeiro número: pessoas casadas que alguma vez fizeram sexo fora do casamento, em pesquisas anteriores dos Estados Unidos citadas por Atkins, Baucom & Jacobson (2001), Journal of Family Psychology 15(4), 735–749. Os outros são estimativas aproximadas, e não tenho um estudo que possa citar; um estudo pequeno encontrou menos, com 9 de 19\u00a0casais ainda casados depois de cinco anos (Marín, Christensen & Atkins, 2014). Nenhum deles prevê o que vai acontecer com você, e continuar juntos não é o único bom desfecho.',
  },

  phases: {
    heading: 'As três fases da terapia',
    intro: 'Em geral seguimos esta ordem, mesmo com idas e vindas.',
    phases: {
      crisis: {
        label: 'Primeira fase',
        title: 'Crise e estabilização',
        text: 'Primeiro, atravessar a semana: sono, comida, trabalho, crianças e como vocês se falam.',
        work: [
          'Combinar como viver por enquanto, na mesma casa ou não',
          'Definir como fica o contato com a terceira pessoa',
          'Marcar horas para conversar e horas para descansar do assunto',
        ],
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Compreensão e elaboração',
        text: 'Agora, as perguntas: o que aconteceu e o que significou. A relação pode ajudar a explicar uma traição, mas não serve de desculpa.',
        work: [
          'Contar os fatos que importam de uma vez, e não aos pedaços',
          'Dizer o que isso fez com você e ter quem escute',
          'Entender como aquilo foi possível',
          'Viver o luto pelo que você pensava ter',
        ],
      },
      rebuilding: {
        label: 'Terceira fase',
        title: 'Reconstrução e recomeço',
        text: 'A confiança cresce com pequenas promessas cumpridas, uma depois da outra. Se vocês se separarem, esta fase serve para fazer isso com o menor dano possível.',
        work: [
          'Fazer acordos que sirvam aos dois; a transparência é oferecida de livre vontade, por um tempo combinado, e qualquer um de vocês pode encerrá-la',
          'Retomar o toque e o sexo quando os dois quiserem, sem obrigação para ninguém',
          'Preparar-se para as datas, músicas e ruas que trazem tudo de volta',
        ],
      },
    },
    safety:
      'Rastrear, ameaçar ou isolar alguém não é recuperação: se fazem isso com você, ligue para o 1800RESPECT, 1800\u00a0737\u00a0732, ou, em perigo imediato, para o 000. Se você tem medo de como seu parceiro ou sua parceira reagiria se você fosse embora, não fale nada ainda: planeje antes a sua saída com o 1800RESPECT, porque é quando se fala em ir embora, e quando se vai, que o perigo é maior.',
  },

  twoPeople: {
    heading: 'Quem sofreu a traição e quem traiu: o que cada um sente',
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
        'Um luto que você não pode mostrar',
      ],
    },
  },

  firstDays: {
    heading: 'Nos primeiros dias, antes da primeira sessão',
    intro: 'Agora as coisas pequenas contam.',
    points: [
      'Coma um pouco, beba água, descanse de olhos fechados. Se as imagens não param, apoie os pés no chão, solte o ar devagar e diga o nome do que você vê, toca e ouve. Se você não dormiu, não dirija.',
      'Adie as grandes decisões, menos as que protegem você, as crianças ou o seu dinheiro. Se alguém está movimentando o dinheiro ou pode levar as crianças embora, ligue para um advogado logo cedo.',
      'Se você está em segurança, espere antes de contar a outras pessoas. A família se lembra do que ouve agora, mesmo que vocês fiquem juntos. Comece por uma pessoa que saiba escutar e guardar para si.',
      'Poupe as crianças dos detalhes e não leve nada para as redes sociais. Enviar ou publicar imagens íntimas de alguém sem o consentimento dessa pessoa, ou ameaçar fazer isso, é crime.',
      'Procure um clínico geral (GP) se não consegue dormir, comer, trabalhar ou cuidar das crianças, se o pânico ou as imagens não dão trégua, se está bebendo mais, ou se precisa de exames para infecções sexualmente transmissíveis. Até os dois terem feito os exames e saberem os resultados, nada de sexo que possa transmitir alguma coisa. Algumas infecções só aparecem depois de semanas: pergunte quando o resultado do exame passa a ser confiável.',
      'Há remédios que não podem esperar por uma consulta. Depois de sexo sem proteção, o remédio que pode prevenir o HIV precisa ser iniciado em até 72\u00a0horas: peça “PEP” no pronto-socorro de um hospital ou em uma clínica de saúde sexual. A contracepção de emergência (pílula do dia seguinte), vendida na farmácia, pode ser tomada até 3 ou 5\u00a0dias depois, conforme o tipo. Nos dois casos, quanto antes, melhor.',
    ],
    help: [
      watchedPhone,
      {
        title: 'Comprimidos demais, automutilação ou pensamentos suicidas',
        text: 'Se você já tomou comprimidos demais ou qualquer outra coisa em excesso, ou já se machucou, ligue agora para o 000, mesmo que se sinta bem, e diga “Ambulance” (ambulância), depois “Portuguese interpreter”. Se há risco de um de vocês tentar se matar, ligue agora para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”, ou vá ao pronto-socorro de um hospital. Se você está pensando em suicídio, ligue agora para a Lifeline (apoio em crise), 13\u00a011\u00a014, 24\u00a0horas; até atenderem, vá para perto de alguém com quem você se sinta em segurança e para longe de qualquer coisa com que você possa se machucar.',
      },
      {
        title: 'Violência ou ameaças',
        text: 'Se há violência ou ameaças, ligue para o 1800RESPECT (violência doméstica e sexual), 1800\u00a0737\u00a0732, 24\u00a0horas, ou, em Queensland, para a DVConnect: mulheres, 1800\u00a0811\u00a0811, 24\u00a0horas; homens, 1800\u00a0600\u00a0636, das 9h\u00a0à meia-noite. Em perigo imediato, ligue para o 000. Não comece pela terapia de casal, que pode piorar as coisas em casa.',
      },
      forcedSex,
      {
        title: 'Se apertaram o seu pescoço',
        text: 'Se apertaram ou pressionaram o seu pescoço nos últimos dias ou semanas, procure hoje um médico ou um hospital, mesmo que não haja marca: o dano pode aparecer dias depois. Se for difícil respirar, engolir ou falar, se você desmaiou, ou se o rosto, um braço ou a visão não estiverem normais, ligue para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”.',
      },
      {
        title: 'Dor no peito ou falta de ar',
        text: 'Em caso de dor no peito, falta de ar ou desmaio, ligue para o 000, mesmo que possa ser pânico, e diga “Ambulance” (ambulância), depois “Portuguese interpreter”.',
      },
      {
        title: 'Medo de agredir alguém',
        text: 'Se você tem medo de machucar alguém, afaste-se dessa pessoa, ligue para o 000 e diga “Police” (polícia), depois “Portuguese interpreter”.',
      },
      {
        title: 'Apoio para homens',
        text: 'Homens que sofreram uma traição ou foram deixados também podem conversar com a MensLine Australia, 24\u00a0horas, no 1300\u00a078\u00a099\u00a078.',
      },
    ],
  },

  approach: {
    heading: 'Como trabalho com vocês',
    intro: 'Quatro princípios.',
    entries: [
      {
        title: 'Primeiro, estabilidade',
        text: 'As perguntas mais difíceis esperam até que vocês aguentem as respostas.',
      },
      {
        title: 'A verdade necessária, contada com cuidado',
        text: 'Alguns detalhes ajudam a entender; outros só machucam. Separamos uns dos outros antes de contar.',
      },
      {
        title: 'Responsabilidade sem humilhação',
        text: 'Quem traiu responde pelo que fez. Mas quem se afunda na vergonha costuma voltar a se esconder.',
      },
      {
        title: 'Perdão não tem prazo',
        text: 'Ele pode demorar ou não vir, e a sua paz não depende disso.',
      },
    ],
  },

  expect: {
    heading: 'Como são as sessões',
    intro:
      'Cada sessão de casal custa {fee.couples} e dura {length.couples}, no consultório ou por vídeo.',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Antes de começar, converso com cada um de vocês em particular, como faço com todos os casais. Depois pergunto o que aconteceu, quem sabe e como vocês estão dormindo e comendo. Paramos onde ficar pesado demais.',
      },
      {
        title: 'O ritmo das sessões',
        text: 'No início, em geral toda semana; depois, a cada quinze dias. Quando uma conversa pede mais tempo, há a sessão estendida, de {length.extended}, por {fee.extended}.',
      },
    ],
  },

  decision: {
    heading: 'Ficar, separar-se ou vir só você',
    paragraphs: [
      'Alguns casais constroem algo mais honesto do que tinham. Outros se separam e ainda conseguem se sentar na mesma fileira na festa da escola. Para mim, nenhuma das duas coisas é fracasso.',
      'As mesmas fases valem quando seu parceiro ou sua parceira não quer vir, ou já foi embora. O trabalho é voltar a pisar firme, ver o que aconteceu e confiar de novo no seu próprio julgamento.',
    ],
  },

  confidentiality: {
    heading: 'O sigilo depois de um segredo',
    intro: `O que você me conta fica comigo, e também o fato de que você vem. ${limits}`,
    entries: [...exceptions, report, ...secrets],
  },

  questions: {
    heading: 'Perguntas depois de uma traição',
    questions: [
      {
        question: 'Precisamos mesmo contar tudo?',
        answer:
          'Não todas as cenas, mas os fatos que importam: primeiro, qualquer risco para a saúde; depois, quem, por quanto tempo e se acabou. Com ajuda, e só se for seguro. Se você tem medo de como seu parceiro ou sua parceira vai reagir, ligue antes para o 1800RESPECT, 1800\u00a0737\u00a0732, ou, em perigo, para o 000.',
      },
      {
        question: 'Quem traiu fui eu. O que faço esta noite?',
        answer:
          'Não acrescente outra mentira. Se for seguro, responda ao que for perguntado, em poucas palavras e com a verdade. Se seu parceiro ou sua parceira quer passar a noite longe de você, durma em outro lugar. Deixe os detalhes para uma sessão. Se você ainda não contou, pode esperar e me ligar; até fazer os exames e saber os resultados, nada de sexo que possa transmitir alguma coisa. Diga que sente muito, se for verdade, mas não cobre perdão ainda, e não escreva para a terceira pessoa. Não beba nem use drogas. Se você está pensando em suicídio, ligue para a Lifeline, 13\u00a011\u00a014, ou para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”.',
      },
      {
        question: 'Posso ir só eu?',
        answer:
          'Pode. Uma sessão individual dura {length.individual} e custa {fee.individual}. Se pensa em sessões de casal mais adiante, avise no começo.',
      },
    ],
  },

  callToAction: {
    heading: 'Agora, só o próximo passo',
    text: {
      connected: 'Agende uma sessão ou mande uma mensagem, mesmo que saia tudo embaralhado.',
      unconnected: 'Agende uma sessão ou ligue, mesmo que saia tudo embaralhado.',
    },
  },
};
