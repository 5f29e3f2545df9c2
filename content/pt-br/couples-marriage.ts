import type { CouplesMarriageWords } from '../en/couples-marriage';
import { factsFor } from '../facts';

const facts = factsFor('pt-br');

export const couplesMarriage: CouplesMarriageWords = {
  name: 'Terapia de casal',
  meta: {
    title: 'Terapia de casal em Noosa e online',
    description:
      'A briga de sempre, silêncios longos, uma decisão que não sai? Terapia de casal em Tewantin (Noosa) e online, a dois ou só para você.',
  },

  header: {
    title: 'Terapia de casal para quando a mesma briga sempre volta',
    lead: 'Com ou sem casamento no papel, vocês conhecem essa briga de cor. Eu ajudo a ouvir o que há por trás dela e a achar outra saída.',
  },

  pull: 'Quando conseguem ver o ciclo enquanto ele acontece, vocês podem interrompê-lo juntos.',

  intro: {
    heading: 'Terapia de casal com ou sem crise',
    paragraphs: [
      'Começa com a toalha molhada em cima da cama ou com um tom de voz. Dez minutos depois vocês estão na briga de sempre. Outras vezes, nas duas pontas do sofá, sem dizer nada.',
      'A relação não tem que estar por um fio. Casais de qualquer orientação, idade e tipo de família são bem-vindos.',
      `Tenho mais de ${facts.experienceYears} anos de experiência e consigo manter a calma na sala quando vocês não conseguem.`,
    ],
  },

  issues: {
    heading: 'O que se ouve na terapia de casal',
    intro: 'Reconhecer uma delas já é motivo para vir.',
    points: [
      'A casa funciona bem. Só que não conversamos sobre mais nada.',
      'Brigamos por dinheiro, mas parece que nunca é pelo dinheiro.',
      'Discordamos sobre as crianças, na frente das crianças.',
      'Queremos sexo em ritmos diferentes, e agora até um abraço ficou complicado.',
      'A sua mãe, um amor antigo: sempre tem mais alguém nas nossas brigas.',
      'Eu me sinto mais só com você aqui do que quando você viaja.',
    ],
  },

  pattern: {
    heading: 'O ciclo de brigas que prende vocês',
    paragraphs: [
      'Brigas muito diferentes costumam ter o mesmo desenho. Um vai na direção do problema, atrás de uma resposta; o outro recua para que não piore. Na terapia, isso se chama busca e afastamento.',
      'Cada movimento faz sentido. Juntos, eles giram sem parar, como nesta noite, igual a tantas. Em outra, os papéis podem se inverter.',
    ],
    moments: [
      {
        title: 'Um de vocês busca contato, mas sai uma reclamação',
        text: '“No celular de novo.” O que quer dizer: sinto sua falta. O que chega: você errou outra vez.',
      },
      {
        title: 'Do outro lado, silêncio',
        text: 'Por dentro, o silêncio mantém a paz, porque qualquer resposta vai estar errada. Por fora, é uma porta se fechando.',
      },
      {
        title: 'Quem começou fala mais alto',
        text: 'Para um, é a última tentativa de se fazer ouvir. Para o outro, é a prova de que era mais seguro não dizer nada.',
      },
      {
        title: 'Alguém sai da sala',
        text: 'Quem foi para a cama pensa, sem sono: eu não importo para você. Quem ficou na sala, no escuro, pensa: eu nunca acerto. Nenhuma das duas frases é dita. De manhã vocês se tratam com educação, sem ter resolvido nada.',
      },
    ],
  },

  notSuitable: {
    heading: 'Quando a terapia de casal não é indicada',
    paragraphs: [
      'Se você tem medo do seu parceiro ou da sua parceira, ligue para o 1800RESPECT, 1800\u00a0737\u00a0732, de dia ou de noite, e, em perigo, para o 000. Quando há violência, ameaças ou vigilância, ou quando alguém controla o seu dinheiro ou aonde você vai, uma sessão de casal pode piorar as coisas em casa. Nesse caso, recebo só você.',
      'Se é você quem assusta ou machuca, há ajuda para parar: a MensLine, 1300\u00a078\u00a099\u00a078, conversa com homens sobre isso.',
    ],
  },

  oneOfYou: {
    heading: 'Quando só um de vocês quer vir',
    paragraphs: [
      'É comum: um lê esta página, e o outro diz que vocês não precisam de gente de fora para se entender. Pode ser medo de levar a culpa ou de ouvir que acabou.',
      'Você pode pedir bem pouco: “Venha uma vez, e depois a gente decide.” Se a resposta continuar sendo não, venha você. Às vezes o ciclo afrouxa quando um dos dois para de alimentá-lo.',
    ],
  },

  approach: {
    heading: 'Como trabalho com casais',
    intro: 'Não estou ali para descobrir quem tem razão.',
    entries: [
      {
        title: 'Desaceleramos uma briga',
        text: 'Pegamos cinco minutos dela e olhamos o que cada um sentiu, temeu e fez em seguida.',
      },
      {
        title: 'Há espaço para as duas vozes',
        text: 'Interrompo quando é preciso, para que se ouça tanto quem fala depressa quanto quem precisa de tempo.',
      },
      {
        title: 'Procuramos o que está em jogo',
        text: 'Por trás da louça pode estar a justiça; por trás do dinheiro, a segurança. Aí fica mais fácil achar uma saída prática.',
      },
      {
        title: 'Vocês experimentam uma coisa em casa',
        text: 'Por exemplo, um jeito mais gentil de começar a conversa ou de parar a tempo. Depois vemos como foi.',
      },
    ],
  },

  expect: {
    heading: 'Como são as sessões, da primeira à última',
    intro: `Uma sessão de casal dura ${facts.inWords.length.couples} e custa ${facts.fee.couples}, em Tewantin ou online, onde vocês estiverem.`,
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Pergunto a cada um o que dói, o que espera e o que não gostaria de perder. As duas versões não têm que bater.',
      },
      {
        title: 'As sessões seguintes',
        text: 'Toda semana ou a cada quinze dias. No começo, toda semana costuma ajudar: quinze dias é muito tempo dentro do ciclo.',
      },
      {
        title: 'Como saber se está ajudando',
        text: 'Vocês ainda brigam, mas a briga acaba mais cedo, e o silêncio depois dela também. Se nada muda, dizemos isso e repensamos.',
      },
      {
        title: 'Quando terminar',
        text: 'Quando as coisas se sustentam em casa, espaçamos os encontros e depois paramos. Vocês podem voltar quando precisarem.',
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
        title: 'Depois que o bebê chega',
        text: 'Nenhum sono, nenhum tempo e uma conta silenciosa de quem fez o quê.',
      },
      {
        title: 'Duas famílias debaixo do mesmo teto',
        text: 'As regras são de quem? O fim de semana é com quem? E as fotos na parede? Uma família recomposta precisa decidir o que as outras já recebem pronto.',
      },
      {
        title: 'A aposentadoria perto do mar',
        text: 'Mais horas juntos do que em muitos anos, as velhas amizades longe e nenhum trabalho como refúgio.',
      },
    ],
  },

  confidentiality: {
    heading: 'O sigilo e seus limites',
    paragraphs: [
      'O que vocês dizem aqui é sigiloso. Há poucos limites, como perigo grave para alguém, uma criança em risco ou uma ordem judicial, e eu os explico antes de começarmos.',
      'Antes de começar, combinamos o que faço com o que um de vocês me contar a sós. Não guardo um segredo de que dependa o trabalho de vocês. Ajudo você a contar e, até lá, não repito a ninguém. O que diz respeito à sua segurança você pode sempre me contar a sós.',
    ],
  },

  questions: {
    heading: 'Perguntas antes de agendar',
    questions: [
      {
        question: 'Você vai tomar partido?',
        answer:
          'Não. Posso exigir mais de um por um tempo e depois do outro. Se vejo algo injusto, digo. Se parecer que estou pendendo para um lado, avisem.',
      },
      {
        question: 'Quanto tempo leva?',
        answer:
          'Uma decisão pode pedir poucas sessões; um padrão antigo leva mais tempo. Vamos avaliando no caminho, e vocês podem parar quando quiserem.',
      },
      {
        question: 'E se a gente decidir se separar?',
        answer:
          'Posso ajudar a fazer isso com menos estrago: o que ainda precisa ser dito, o que contar às crianças. Para a parte legal, procurem orientação jurídica.',
      },
    ],
  },

  callToAction: {
    heading: 'Comece por uma conversa',
    text: 'Agende uma sessão ou escreva contando como vocês estão.',
  },
};
