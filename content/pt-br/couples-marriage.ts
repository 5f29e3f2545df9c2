import type { Translation } from '../../words/shapes';
import type { CouplesMarriageWords } from '../en/couples-marriage';
import { alone, limits } from './privacy';

export const couplesMarriage: Translation<CouplesMarriageWords> = {
  name: 'Terapia de casal',
  meta: {
    title: 'Terapia de casal em Noosa (Austrália){andOnline}',
    description:
      'Crise no casamento, a briga de sempre, silêncios longos? Terapia de casal em Noosa (Austrália){andOnline}, com sessões {sessionLanguages}, mesmo que só um de vocês queira vir.',
  },

  card: {
    title: 'Terapia de casal',
    text: 'No casamento ou no namoro: para quem briga sempre pelo mesmo motivo ou nem conversa mais.',
    action: 'Por que a mesma briga sempre volta',
  },
  header: {
    title: 'Terapia de casal para a briga que sempre volta',
    lead: 'Vocês já sabem de cor as falas dessa briga. Ajudo vocês a ouvir o que está por baixo dela e a achar outra saída.',
    note: 'Não tomo partido, a não ser contra a violência.',
  },

  intro: {
    heading: 'Terapia de casal em qualquer fase',
    paragraphs: [
      'A toalha molhada em cima da cama, um tom de voz, e vocês estão na briga de sempre, ou nas duas pontas do sofá, sem dizer nada.',
      'Recebo casais adultos de qualquer gênero, orientação e origem, casados ou não.',
    ],
  },

  issues: {
    heading: 'Problemas comuns, na voz dos casais',
    points: [
      'Damos conta da casa. Só não conversamos sobre mais nada.',
      'A gente discorda sobre os filhos, na frente deles.',
      'Um de nós quer mais sexo, e agora até um abraço ficou complicado.',
      'A gente sempre acaba brigando por causa da sua mãe ou do meu ex.',
    ],
  },

  danger: {
    heading: 'Medo do seu parceiro ou da sua parceira?',
    text: 'Se seu parceiro ou sua parceira bate em você, aperta o seu pescoço, faz ameaças, obriga você a fazer sexo, rastreia os seus passos, ou decide com quem você pode andar ou o que você pode gastar, sessões de casal podem aumentar o perigo. Enquanto houver entre vocês uma medida protetiva (“protection order”), da Justiça ou da polícia, não faço sessões de casal com vocês. Se houver perigo, ligue para o 000. Quando ninguém puder ouvir, ligue para o 1800RESPECT (violência doméstica e sexual), 1800 737 732, 24\u00a0horas. Veja {help}, também sobre ir embora, a polícia e o seu visto. De dia, você também pode ligar para mim ({sessionLanguages}), mesmo que vocês ainda morem juntos, mas não sou uma linha de emergência.',
  },

  expect: {
    heading: 'Como são as sessões de casal',
    entries: [
      {
        title: 'A primeira sessão',
        text: 'Primeiro converso com cada um de vocês em particular, como faço com todos os casais. Alguns casais começam com algumas sessões individuais, por muitos motivos, e eu nunca digo qual. Depois, com os dois, pergunto o que dói, o que esperam e o que não gostariam de perder.',
      },
      {
        title: 'Quanto tempo leva',
        text: 'Uma decisão pode pedir poucas sessões; um padrão antigo leva mais tempo. Vocês podem parar quando quiserem.',
      },
      {
        title: 'Sinais de que está dando certo',
        text: 'Vocês ainda brigam, mas menos vezes e por menos tempo. Se nada mudar, dizemos isso e pensamos em outro caminho.',
      },
    ],
  },

  pattern: {
    heading: 'Por que a mesma briga sempre volta',
    paragraphs: [
      'Isto vale para duas pessoas que não têm medo uma da outra. A briga segue um ciclo: uma vai atrás de uma resposta, e a outra recua para não piorar as coisas.',
      'As duas reações fazem sentido, e uma alimenta a outra, mas, quando percebem o ciclo, vocês podem tentar sair dele juntos.',
    ],
    moments: [
      {
        title: 'A vontade de chegar perto sai como reclamação',
        text: '“No celular de novo” quer dizer “sinto sua falta”, mas chega como “você errou outra vez”.',
      },
      {
        title: 'Do outro lado, silêncio',
        text: 'Para quem cala, qualquer resposta vai estar errada. Para quem espera, é uma porta se fechando.',
      },
      {
        title: 'O tom sobe',
        text: 'Levantar a voz é mais uma tentativa de se fazer ouvir e, para quem cala, a prova de que era mais seguro não dizer nada.',
      },
      {
        title: 'Alguém sai da sala',
        text: 'Um pensa “você não se importa comigo”; o outro, “eu nunca acerto”. De manhã vocês se tratam com educação, e nada se resolveu.',
      },
    ],
  },

  approach: {
    heading: 'Como trabalho com casais',
    intro: 'Mantenho a calma quando vocês não conseguem.',
    entries: [
      {
        title: 'Uma briga em câmera lenta',
        text: 'Pegamos cinco minutos dela e vemos o que cada um sentiu, temeu e fez em seguida.',
      },
      {
        title: 'Procuramos o que está em jogo',
        text: 'A louça pode esconder um sentimento de injustiça, e o dinheiro, insegurança. Quando isso é dito, fica mais fácil achar uma saída.',
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
      'Se você tem medo do seu parceiro ou da sua parceira, não arrisque isso em casa. Ligue para mim ({sessionLanguages}) quando ninguém puder ouvir, ou veja {help}.',
  },

  seasons: {
    heading: 'Na gravidez e com um bebê',
    paragraphs: [
      'Se um de vocês sentir tristeza ou angústia, ou tiver pensamentos assustadores, procurem um clínico geral (GP) ou liguem, de segunda a sábado, para a PANDA (gravidez, mães e pais de bebês), 1300 726 306. Se alguém correr o risco de passar do pensamento ao ato, ouvir vozes ou ficar em grande confusão mental, liguem para o 000.',
    ],
  },

  separating: {
    heading: 'Se vocês decidirem se separar',
    paragraphs: [
      'Posso ajudar vocês a fazer isso com menos estrago e a achar palavras para as crianças. Se você tem medo da reação do seu parceiro ou da sua parceira, planeje com o 1800RESPECT antes de contar. Para orientação jurídica, procure um advogado de família ou ligue para a Family Relationship Advice Line (gratuita), 1800 050 321.',
    ],
  },

  privacy: {
    heading: 'O sigilo e seus limites',
    text: `${alone} ${limits}`,
  },

  callToAction: {
    heading: 'Comece por uma sessão',
    text: 'Venham os dois, ou venha só você, e decidam depois se haverá uma segunda.',
  },
};
