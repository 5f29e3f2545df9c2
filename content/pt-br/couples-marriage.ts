import type { Translation } from '../../site/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { exceptions, forcedSex, limits, secrets, watchedPhone } from './secrets';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Terapia de casal',
  meta: {
    title: 'Terapia de casal em Noosa, Austrália, e online',
    description:
      'Crise no casamento, a briga de sempre, silêncios longos? Terapia de casal em Noosa, Austrália, e online, com sessões {sessionLanguages}, a dois ou só com você.',
  },

  header: {
    title: 'Terapia de casal para quando a mesma briga sempre volta',
    lead: 'Vocês já sabem de cor as falas dessa briga. Ajudo os dois a ouvir o que não está sendo dito e a achar outra saída.',
    scene: 'Primeiras luzes, onde duas águas se encontram',
  },

  pull: 'Quando percebem o ciclo na hora em que ele acontece, vocês podem tentar sair dele juntos.',

  intro: {
    heading: 'Terapia de casal em qualquer fase',
    paragraphs: [
      'Começa com a toalha molhada em cima da cama ou com um tom de voz, e logo vocês estão na briga de sempre. Ou então nas duas pontas do sofá, sem dizer nada.',
      'Terapia de casal, terapia conjugal, aconselhamento para casais: os nomes mudam, o trabalho é o mesmo. Recebo casais adultos de qualquer orientação e origem, casados ou não, em plena crise no casamento ou longe dela.',
      'Tenho mais de {experienceYears}\u00a0anos de experiência e mantenho a calma quando vocês não conseguem.',
    ],
  },

  issues: {
    heading: 'O que se ouve na terapia de casal',
    intro: 'Reconhecer uma destas frases já é motivo para vir.',
    points: [
      'Damos conta da casa. Só não conversamos sobre mais nada.',
      'Brigamos por dinheiro, mas parece que nunca é pelo dinheiro.',
      'Discordamos sobre as crianças, na frente das crianças.',
      'Um de nós quer mais sexo, e agora até um abraço ficou complicado.',
      'A sua mãe, um amor antigo: sempre tem mais alguém nas nossas brigas.',
      'Eu me sinto mais só com você aqui do que quando você viaja.',
    ],
  },

  pattern: {
    heading: 'O ciclo de brigas que prende vocês',
    paragraphs: [
      'Isto vale para duas pessoas que não têm medo uma da outra. Se um de vocês tem medo, não é um ciclo: ligue para o 1800RESPECT (violência doméstica e sexual), 1800\u00a0737\u00a0732, ou, em perigo, para o 000, e continue a leitura em “Medo em casa?”.',
      'Brigas muito diferentes costumam ter o mesmo desenho, que na terapia se chama “demanda e retraimento”. Um de vocês vai atrás de uma resposta; o outro recua para não piorar as coisas.',
      'As duas reações fazem sentido, e uma alimenta a outra, como na cena abaixo. Em outra noite, vocês podem trocar de papel.',
    ],
    moments: [
      {
        title: 'A vontade de chegar perto sai como reclamação',
        text: '“No celular de novo.” O que quer dizer: sinto sua falta. O que chega: você errou outra vez.',
      },
      {
        title: 'Do outro lado, silêncio',
        text: 'Por dentro, o silêncio mantém a paz, porque qualquer resposta vai estar errada. Por fora, é uma porta se fechando.',
      },
      {
        title: 'O tom sobe',
        text: 'Para quem fala, é a última tentativa de se fazer ouvir. Para quem cala, é a prova de que era mais seguro não dizer nada.',
      },
      {
        title: 'Alguém sai da sala',
        text: 'Quem foi para a cama pensa, sem sono: você não se importa comigo. Quem ficou na sala, no escuro: eu nunca acerto. Nenhuma das duas frases é dita. De manhã os dois são gentis, e nada se resolveu.',
      },
    ],
  },

  notSuitable: {
    heading: 'Medo em casa? Quando a terapia de casal não é indicada',
    help: [
      watchedPhone,
      {
        title: 'Em perigo imediato',
        text: 'Se você está em perigo, vá primeiro para um lugar seguro e ligue para o 000.',
      },
      {
        title: 'Violência, ameaças ou controle',
        text: 'Se seu parceiro ou sua parceira bate em você, aperta o seu pescoço, ameaça você, força você a fazer sexo, persegue ou rastreia você, machuca ou ameaça os seus filhos ou os seus animais, ou decide quem você vê ou o que você gasta, isso é abuso, é violência doméstica: ligue, quando ninguém puder ouvir, para o 1800RESPECT, 1800\u00a0737\u00a0732, 24\u00a0horas. Em perigo imediato, ligue para o 000.',
      },
      forcedSex,
      {
        title: 'O controle coercitivo e a lei',
        text: 'Um padrão de abuso que tira a sua liberdade se chama controle coercitivo e, em Queensland, é crime desde 26\u00a0de maio de 2025. Para receber ajuda, você não precisa decidir se vai à polícia, e o 1800RESPECT pode explicar o que faz uma medida protetiva (protection order).',
      },
      {
        title: 'Se apertaram o seu pescoço',
        text: 'Apertar o pescoço de alguém (estrangular) é perigoso mesmo que não deixe marca, porque uma lesão interna pode aparecer horas ou dias depois. Se apertaram o seu pescoço nos últimos dias ou semanas, procure hoje um médico ou um hospital. Se for difícil respirar, engolir ou falar, se você desmaiou, ou se o rosto, um braço ou a visão não estiverem normais, ligue para o 000 e diga “Ambulance” (ambulância), depois “Portuguese interpreter”. Quem fez isso pode fazer pior: conte ao 1800RESPECT.',
      },
      {
        title: 'Um lugar seguro para onde ir',
        text: 'Ter medo já é motivo para ligar. Uma sessão com os dois juntos pode piorar as coisas em casa, por isso não começamos por aí. Em Queensland, a DVConnect ajuda com um lugar seguro e com a saída de casa: mulheres, 1800\u00a0811\u00a0811, 24\u00a0horas; homens, 1800\u00a0600\u00a0636, das 9h\u00a0à meia-noite. Depois você também pode ligar para mim, quando ninguém puder ouvir.',
      },
      {
        title: 'O seu visto',
        text: 'Se você teme pelo seu visto, não deixe de pedir ajuda por isso. Com alguns vistos, principalmente os de parceiro, a lei pode permitir que você fique na Austrália se a relação acabou e houve violência durante ela, não importa quem saiu; com outros, depende do caso. Não se baseie no que diz seu parceiro ou sua parceira: pergunte à DVConnect ou ao 1800RESPECT, 1800\u00a0737\u00a0732, onde conseguir orientação gratuita sobre vistos. Em perigo, ligue para o 000.',
      },
      {
        title: 'Se é você quem machuca',
        text: 'Talvez seja você quem assusta ou machuca. Você pode receber ajuda para parar. A MensLine Australia, 1300\u00a078\u00a099\u00a078, conversa com homens sobre isso, e o 1800RESPECT, 1800\u00a0737\u00a0732, indica onde buscar ajuda, seja você quem for.',
      },
    ],
  },

  oneOfYou: {
    heading: 'Quando só um de vocês quer vir',
    paragraphs: [
      'É comum: um lê esta página, e o outro diz que vocês não precisam de gente de fora para se entender. Pode ser medo de levar a culpa ou de ouvir que acabou.',
      'Você pode pedir bem pouco: “Vem uma vez só, e depois a gente decide.” Se a resposta continuar sendo não, venha você. Às vezes o ciclo afrouxa quando um dos dois para de alimentá-lo. Se você tem medo, não tente isso: ligue para o 1800RESPECT, 1800\u00a0737\u00a0732, ou, em perigo, para o 000.',
    ],
  },

  approach: {
    heading: 'Como trabalho com casais',
    intro: 'Não estou ali para descobrir quem tem razão.',
    entries: [
      {
        title: 'Uma briga em câmera lenta',
        text: 'Pegamos cinco minutos dela e vemos o que cada um sentiu, temeu e fez em seguida.',
      },
      {
        title: 'Há espaço para as duas vozes',
        text: 'Interrompo quando é preciso, para que se ouça tanto quem fala depressa quanto quem precisa de tempo.',
      },
      {
        title: 'Procuramos o que está em jogo',
        text: 'A louça pode esconder um sentimento de injustiça, e o dinheiro, insegurança. Quando isso é dito, fica mais fácil achar uma solução prática.',
      },
      {
        title: 'Vocês experimentam uma coisa em casa',
        text: 'Começar a conversa com mais gentileza, por exemplo, ou parar a tempo. Depois vemos como foi.',
      },
    ],
  },

  expect: {
    heading: 'Como são as sessões, da primeira à última',
    intro:
      'Uma sessão de casal dura {length.couples} e custa {fee.couples}, em Tewantin ou online.',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Antes de começar, converso com cada um de vocês em particular, como faço com todos os casais. Depois pergunto aos dois o que dói, o que esperam e o que não gostariam de perder. As versões podem ser diferentes, e cada uma é ouvida até o fim.',
      },
      {
        title: 'As sessões seguintes',
        text: 'No começo, toda semana, se vocês puderem, porque quinze dias podem parecer muito tempo. Mais tarde, a cada quinze dias.',
      },
      {
        title: 'Sinais de que está dando certo',
        text: 'Vocês ainda brigam, mas a briga acaba mais cedo, e alguém passa um café. Se nada muda, dizemos isso e pensamos de novo.',
      },
      {
        title: 'Quando terminar',
        text: 'Se tudo vai bem em casa, espaçamos os encontros e depois paramos. Vocês podem voltar quando precisarem.',
      },
    ],
  },

  seasons: {
    heading: 'Fases da vida que põem um casal à prova',
    intro: 'Há casais que vêm sem crise nenhuma, só com uma mudança.',
    entries: [
      {
        title: 'Antes de casar ou de morar junto',
        text: 'Dinheiro, filhos, religião, família: é mais fácil conversar enquanto as respostas ainda despertam curiosidade.',
      },
      {
        title: 'Duas famílias debaixo do mesmo teto',
        text: 'De quem são as regras? Com quem fica o fim de semana? De quem são as fotos na parede?',
      },
      {
        title: 'A aposentadoria perto do mar',
        text: 'Mais horas juntos do que em muitos anos, as velhas amizades longe, nenhum trabalho como refúgio.',
      },
      {
        title: 'Depois que o bebê chega',
        text: 'Sem dormir, sem tempo e cada um contando em silêncio quem fez o quê. Se, em um de vocês, a tristeza, a angústia ou pensamentos assustadores não passam, procurem um clínico geral (GP) ou liguem de segunda a sábado, de dia, para a PANDA (para mães e pais de bebês), 1300\u00a0726\u00a0306.\n\nSe um de vocês corre o risco de tentar se matar ou de machucar o bebê, ouve vozes, diz coisas sem sentido ou passa noites sem dormir e com energia demais, é emergência: não deixem essa pessoa sozinha, nem sozinha com o bebê, e liguem para o 000 (digam “Ambulance”, depois “Portuguese interpreter”) ou vão ao pronto-socorro de um hospital. A Lifeline também atende, 24\u00a0horas, no 13\u00a011\u00a014.',
      },
    ],
  },

  confidentiality: {
    heading: 'O sigilo e seus limites',
    intro: `O que você me conta fica comigo. ${limits}`,
    entries: [...exceptions, ...secrets],
  },

  questions: {
    heading: 'Perguntas antes de agendar',
    questions: [
      {
        question: 'Você vai tomar partido?',
        answer:
          'Não. Às vezes questiono mais um, depois o outro. Se vejo algo injusto, digo. Se parecer que estou pendendo para um lado, avisem.',
      },
      {
        question: 'Quanto tempo leva?',
        answer:
          'Uma decisão pode pedir poucas sessões; um padrão antigo leva mais tempo. Avaliamos de tempos em tempos, e vocês podem parar quando quiserem.',
      },
      {
        question: 'E se a gente decidir se separar?',
        answer:
          'Posso ajudar vocês a fazer isso com menos estrago, a dizer o que ainda precisa ser dito e a achar palavras para as crianças. Se você tem medo de como seu parceiro ou sua parceira vai reagir, planeje com o 1800RESPECT, 1800\u00a0737\u00a0732, antes de falar, porque é em torno de uma separação que o perigo é maior; em perigo imediato, ligue para o 000.\n\nPara a parte legal, procure um advogado de família ou ligue para a Family Relationship Advice Line (orientação gratuita), 1800\u00a0050\u00a0321. Faça isso antes de levar as crianças para fora da Austrália: sem a concordância do outro responsável ou a autorização de um tribunal, isso pode ser tratado como sequestro internacional de crianças e, se já há decisão ou processo sobre elas, pode ser crime.',
      },
    ],
  },

  callToAction: {
    heading: 'Comece por uma conversa',
    text: {
      connected: 'Agende uma sessão, ou escreva antes e conte como vocês estão.',
      unconnected: 'Agende uma sessão, ou ligue antes e conte como vocês estão.',
    },
  },
};
