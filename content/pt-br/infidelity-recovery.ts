import type { Translation } from '../../words/shapes';
import type { InfidelityRecoveryWords } from '../en/infidelity-recovery';
import { alone, limits } from './privacy';

export const infidelityRecovery: Translation<InfidelityRecoveryWords> = {
  name: 'Superar uma infidelidade',
  meta: {
    title: 'Superar uma infidelidade: terapia em Noosa, Austrália',
    description:
      'Como superar uma traição: os primeiros dias, as três fases e a terapia, de casal ou individual, em Noosa (Austrália){andOnline}, com sessões {sessionLanguages}.',
  },

  card: {
    title: 'Superar uma infidelidade',
    text: 'Terapia em três fases, para quem fica junto e para quem se separa.',
    action: 'Ver as três fases',
  },
  header: {
    title: 'Superar uma infidelidade, a dois ou a sós',
    lead: 'Para quem descobriu ontem à noite e para quem traiu: podemos dar um passo de cada vez.',
    note: 'Não apresso o perdão nem humilho ninguém.',
    article: 'Para esta noite, em inglês: respirar e voltar ao presente',
    ways: { 'first-days': 'Se você descobriu', unfaithful: 'Se foi você quem traiu' },
  },

  intro: {
    heading: 'O que muda depois de uma infidelidade',
    paragraphs: [
      'Quebrou-se o acordo que havia entre vocês, fosse a relação aberta ou não, e agora um dos dois se pergunta o que era verdade.',
    ],
  },

  issues: {
    heading: 'Reações comuns depois de uma infidelidade',
    intro: 'Nenhum de vocês está enlouquecendo.',
    points: [
      'Você faz a mesma pergunta dez vezes, e nenhuma resposta acalma.',
      'Você quer um abraço e, na mesma hora, quer distância.',
      'Você terminou o caso, ainda sente a perda e não tem com quem falar disso.',
    ],
  },

  danger: {
    heading: 'Corre perigo, ou pensa em suicídio?',
    text: 'Se um de vocês corre o risco de tirar a própria vida, tomou comprimidos demais ou qualquer outra coisa em excesso, sofre ameaças ou violência, ou pode machucar alguém, ligue agora para o 000. De dia e de noite você pode falar com a Lifeline (apoio em crise), 13 11 14, ou, quando ninguém puder ouvir, sobre violência ou controle, com o 1800RESPECT, 1800 737 732. Se você tem medo do seu parceiro ou da sua parceira, não comece por sessões de casal: veja {help}.',
  },

  firstDays: {
    heading: 'Nos primeiros dias, antes da primeira sessão',
    entries: {
      body: {
        title: 'Comida e sono',
        text: 'Coma um pouco, beba água, descanse de olhos fechados. Se as imagens não pararem, apoie os pés no chão e solte o ar devagar. Se você não dormiu, não dirija.',
      },
      decisions: {
        title: 'Grandes decisões',
        text: 'Adie todas, menos as que protegem você, as crianças ou o seu dinheiro.',
      },
      telling: {
        title: 'Contar a outras pessoas',
        text: 'Se você está em segurança, comece por uma pessoa que saiba escutar e guardar para si: a família não esquece, mesmo que vocês continuem juntos.',
      },
      pictures: {
        title: 'Crianças e redes sociais',
        text: 'Poupe as crianças dos detalhes e não leve nada para as redes sociais. Compartilhar imagens íntimas de alguém sem o consentimento dessa pessoa, ou ameaçar fazer isso, é crime.',
      },
      doctor: {
        title: 'Seu clínico geral (GP)',
        text: 'Procure o GP se você não consegue dormir, comer, trabalhar ou cuidar das crianças, se está bebendo mais, e para exames de infecções sexualmente transmissíveis. Até os dois terem feito os exames e os resultados serem definitivos, o que pode levar semanas, esperem para fazer sexo ou usem camisinha.',
      },
      medicine: {
        title: 'Remédios que não podem esperar',
        text: 'Depois de sexo sem proteção, um remédio, a “PEP”, pode prevenir o HIV se for iniciado em até 72\u00a0horas: peça “PEP” no pronto-socorro (“Emergency”) de um hospital ou em uma clínica de saúde sexual. A contracepção de emergência (“emergency contraception”, pílula do dia seguinte), vendida na farmácia, pode ser tomada até 3 ou 5\u00a0dias depois, conforme o tipo. Nos dois casos, quanto antes, melhor.',
      },
    },
  },

  unfaithful: {
    heading: 'Quem traiu fui eu. O que faço esta noite?',
    paragraphs: [
      'Se você tem medo do seu parceiro ou da sua parceira, diga o que for preciso para ficar em segurança e, quando ninguém puder ouvir, ligue para o 1800RESPECT, 1800 737 732. Se não houver perigo, responda às perguntas, em poucas palavras e com a verdade. Se seu parceiro ou sua parceira quiser passar a noite longe de você, durma em outro lugar, a não ser que um de vocês corra o risco de tirar a própria vida: nesse caso, nenhum dos dois deve passar a noite sem companhia. Não beba nem use drogas, e espere para fazer sexo.',
    ],
  },

  phases: {
    heading: 'As três fases da recuperação',
    intro: 'Elas valem também na terapia individual.',
    phases: {
      crisis: {
        label: 'Primeira fase',
        title: 'Crise e estabilização',
        text: 'Primeiro, é preciso atravessar a semana. Vocês combinam como viver por enquanto, como fica o contato com a terceira pessoa e quando conversar sobre o assunto.',
      },
      understanding: {
        label: 'Segunda fase',
        title: 'Compreensão e elaboração',
        text: 'Com ajuda, e só se for seguro, os fatos que importam, e não cada cena, são contados de uma só vez: primeiro, qualquer risco para a saúde; depois, quem, por quanto tempo e se acabou. Os problemas da relação podem ajudar a explicar uma traição, mas não servem de desculpa.',
      },
      rebuilding: {
        label: 'Terceira fase',
        title: 'Reconstrução e recomeço',
        text: 'A confiança cresce com pequenas promessas cumpridas. A transparência é oferecida livremente, por um tempo combinado, e qualquer um de vocês pode encerrá-la. Rastrear, ameaçar ou isolar alguém não é recuperação.',
      },
    },
  },

  expect: {
    heading: 'Como são as sessões',
    entries: [
      {
        title: 'Primeiro, com cada um em particular',
        text: 'É assim com todos os casais.',
      },
      {
        title: 'Depois, a dois',
        text: 'Pergunto o que aconteceu, quem sabe e como vocês estão dormindo e comendo. Paramos quando ficar pesado demais.',
      },
    ],
  },

  approach: {
    heading: 'Como trabalho com cada um de vocês',
    intro: 'A dor pode estar nos dois lados. A responsabilidade pela traição é de quem traiu.',
    entries: [
      {
        title: 'Se você sofreu a traição',
        text: 'A culpa não foi sua. Mesmo assim, o choque pode ficar no corpo, como um ferimento, e pode vir uma vergonha que não é sua.',
      },
      {
        title: 'Se foi você quem traiu',
        text: 'Você responde pelo que fez, sem humilhação: quem se afunda na vergonha costuma voltar a se esconder.',
      },
    ],
  },

  decision: {
    heading: 'Ficar, separar, perdoar',
    paragraphs: [
      'Alguns casais constroem algo mais honesto do que tinham. Outros se separam e ainda se sentam na mesma fileira na festa da escola. Para mim, nada disso é fracasso.',
    ],
    pull: 'O perdão pode demorar ou não vir, e a sua paz não depende disso.',
  },

  claims: {
    heading: 'A infidelidade em números',
    items: [
      {
        figure: '{short.infidelityShare}',
        text: 'dos relacionamentos são afetados por uma infidelidade',
        source:
          'Pesquisas com pessoas casadas nos Estados Unidos, citadas por Atkins, Baucom & Jacobson, 2001.',
      },
      {
        figure: '{short.stayTogetherShare}',
        text: 'dos casais continuam juntos depois da terapia',
        source:
          'Uma estimativa. Em um estudo pequeno foram menos: 9 de 19\u00a0casais ainda estavam casados depois de cinco anos (Marín, Christensen & Atkins, 2014).',
      },
      {
        figure: '{short.recoveryTime}',
        text: 'é o que a recuperação costuma levar',
        source: 'No seu caso, pode levar mais.',
      },
    ],
  },

  privacy: {
    heading: 'O sigilo depois de um segredo',
    text: `${alone} ${limits}`,
  },

  questions: {
    heading: 'Perguntas depois de uma infidelidade',
    questions: [
      {
        question: 'E se o caso não acabou, ou ainda é segredo?',
        answer:
          'Venha só você, e ajudo a contar, se for seguro. Se preferir não contar, posso ter que encerrar as sessões de casal.',
      },
    ],
  },

  callToAction: {
    heading: 'Você pode ligar antes de decidir',
    text: 'Ligue ({sessionLanguages}), mesmo que saia tudo embaralhado. A partir daí, eu ajudo.',
  },
};
