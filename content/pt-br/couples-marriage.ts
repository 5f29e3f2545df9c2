import type { Translation } from '../../words/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { alone, limits } from './privacy';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Terapia de casal',
  meta: {
    title: 'Terapia de casal em Noosa, Austrália, e online',
    description:
      'Crise no casamento, a briga de sempre, silêncios longos? Terapia de casal em Noosa, Austrália, e online, com sessões {sessionLanguages}, a dois ou só com você.',
  },

  card: {
    title: 'Terapia de casal',
    text: 'No casamento ou no namoro: para quem briga sempre pelo mesmo motivo ou nem conversa mais.',
    action: 'Por que a briga sempre volta',
  },
  header: {
    title: 'Terapia de casal para quando a mesma briga sempre volta',
    lead: 'Vocês já sabem de cor as falas dessa briga. Ajudo os dois a ouvir o que não está sendo dito e a achar outra saída.',
    note: 'Não tomo partido, a não ser contra a violência. Antes da primeira sessão a dois, converso com cada um em particular.',
  },

  intro: {
    heading: 'Terapia de casal em qualquer fase',
    paragraphs: [
      'Começa com a toalha molhada em cima da cama ou com um tom de voz, e logo vocês estão na briga de sempre. Ou então nas duas pontas do sofá, sem dizer nada.',
      'Terapia de casal, terapia conjugal, aconselhamento para casais: os nomes mudam, o trabalho é o mesmo. Recebo casais adultos de qualquer orientação e origem, casados ou não.',
    ],
  },

  issues: {
    heading: 'Problemas comuns, na voz dos casais',
    points: [
      'Damos conta da casa. Só não conversamos sobre mais nada.',
      'Brigamos por dinheiro, mas parece que nunca é pelo dinheiro.',
      'Discordamos sobre as crianças, na frente das crianças.',
      'Um de nós quer mais sexo, e agora até um abraço ficou complicado.',
      'A sua mãe, um amor antigo: sempre tem mais alguém nas nossas brigas.',
      'Eu me sinto mais só com você aqui do que quando você viaja.',
    ],
  },

  danger: {
    heading: 'Medo do seu parceiro ou da sua parceira?',
    text: 'Se seu parceiro ou sua parceira bate em você, aperta o seu pescoço, ameaça você, força você a fazer sexo, rastreia você, ou decide quem você vê ou o que você gasta, sessões a dois podem aumentar o perigo; enquanto houver entre vocês uma medida protetiva (“protection order”), não faço essas sessões. Se há perigo, ligue para o 000. Quando ninguém puder ouvir, ligue para o 1800RESPECT (violência doméstica e sexual), 1800 737 732, 24\u00a0horas. Veja {help}, também sobre ir embora, a polícia e o seu visto. Você também pode ligar para mim ({sessionLanguages}), mesmo que não tenha ido embora.',
  },

  expect: {
    heading: 'Como são as sessões de casal',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Antes de começar, converso com cada um de vocês em particular, como faço com todos os casais. Se eu achar melhor não começar a dois, cada um ouve de mim só isto: que começo com sessões individuais. Depois pergunto aos dois o que dói, o que esperam e o que não gostariam de perder. As versões podem ser diferentes, e cada uma é ouvida até o fim.',
      },
      {
        title: 'Com que frequência, e por quanto tempo',
        text: 'No começo, toda semana, se vocês puderem; depois, a cada quinze dias. Uma decisão pode pedir poucas sessões; um padrão antigo leva mais tempo. Vocês podem parar quando quiserem.',
      },
      {
        title: 'Sinais de que está dando certo',
        text: 'Vocês ainda brigam, mas a briga acaba mais cedo, e alguém passa um café. Se nada muda, dizemos isso e pensamos de novo.',
      },
    ],
  },

  pattern: {
    heading: 'Por que a mesma briga sempre volta',
    paragraphs: [
      'Isto vale para duas pessoas que não têm medo uma da outra. As brigas delas costumam seguir um ciclo: uma vai atrás de uma resposta, e a outra recua para não piorar as coisas.',
      'As duas reações fazem sentido, e uma alimenta a outra. Quando percebem o ciclo na hora em que ele acontece, vocês podem tentar sair dele juntos.',
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
        text: 'Quem ficou na sala pensa: “você não se importa comigo”. Quem foi para a cama: “eu nunca acerto”. De manhã os dois são gentis, e nada se resolveu.',
      },
    ],
  },

  approach: {
    heading: 'Como trabalho com casais',
    intro: {
      byExperience: {
        given:
          'Tenho mais de {experienceYears}\u00a0anos de experiência e mantenho a calma quando vocês não conseguem.',
        unsaid: 'Mantenho a calma quando vocês não conseguem.',
      },
    },
    entries: [
      {
        title: 'Uma briga em câmera lenta',
        text: 'Pegamos cinco minutos dela e vemos o que cada um sentiu, temeu e fez em seguida.',
      },
      {
        title: 'Procuramos o que está em jogo',
        text: 'A louça pode esconder um sentimento de injustiça, e o dinheiro, insegurança. Quando isso é dito, fica mais fácil achar uma solução prática.',
      },
      {
        title: 'Vocês experimentam uma coisa em casa',
        text: 'Começar a conversa com mais gentileza, por exemplo, ou parar a tempo.',
      },
    ],
  },

  oneOfYou: {
    heading: 'Quando só um de vocês quer vir',
    before:
      'Quem não quer vir pode ter medo de levar a culpa ou de ouvir que acabou. Por isso, peça bem pouco:',
    pull: '“Vem uma vez só, e depois a gente decide.”',
    after:
      'Se a resposta continuar sendo não, venha só você: quando um dos dois responde de outro jeito, a briga costuma mudar.',
    afraid:
      'Se você tem medo do seu parceiro ou da sua parceira, não tente isso sem ajuda. Ligue para mim ({sessionLanguages}) quando ninguém puder ouvir, ou veja {help}.',
  },

  seasons: {
    heading: 'Terapia de casal nas grandes mudanças',
    paragraphs: [
      'Há casais que vêm sem crise nenhuma, só com uma mudança: um casamento à vista, duas famílias debaixo do mesmo teto (de quem são as regras, o fim de semana, as fotos na parede), a aposentadoria, um bebê.',
      'Na gravidez ou depois que o bebê chega, se há tristeza, angústia ou pensamentos assustadores em um de vocês, procurem um clínico geral (GP) ou liguem, de segunda a sábado, para a PANDA (gravidez, mães e pais de bebês), 1300 726 306. Se alguém pode passar do pensamento ao ato, ouve vozes ou está em grande confusão, liguem para o 000.',
    ],
  },

  privacy: {
    heading: 'O sigilo e seus limites',
    text: `${alone} ${limits}`,
  },

  questions: {
    heading: 'Perguntas antes de agendar',
    questions: [
      {
        question: 'Você vai tomar partido?',
        answer:
          'Não, mas não fico em cima do muro diante da violência e, se vejo algo injusto, digo. Se parecer que estou pendendo para um lado, avisem.',
      },
      {
        question: 'E se a gente decidir se separar?',
        answer:
          'Posso ajudar vocês a fazer isso com menos estrago e a achar palavras para as crianças. Se você tem medo da reação do seu parceiro ou da sua parceira, planeje com o 1800RESPECT antes de falar. Para a parte legal, procure um advogado de família ou ligue para a Family Relationship Advice Line (gratuita), 1800 050 321.',
      },
    ],
  },

  callToAction: {
    heading: 'Comece por uma sessão',
    text: 'Marque um horário, para vocês dois ou só para você. Se vai haver outra sessão, vocês decidem depois.',
  },
};
