import type { FiveSignsWords } from '../en/five-signs';

export const fiveSigns: FiveSignsWords = {
  meta: {
    title: '5 sinais de que seu relacionamento precisa de terapia',
    description:
      'A mesma briga, o silêncio educado, o toque que ficou complicado: cinco sinais de que um casal precisa de ajuda e um começo pequeno para esta semana.',
  },
  lead: 'Casais raramente se desfazem da noite para o dia. Acontece devagar, nas coisas que vocês vão aprendendo a não mencionar.',
  imageAlt: 'Um rio faz uma curva e some entre morros baixos',
  related: {
    heading: 'Páginas sobre esses sinais',
    intro: 'Estas páginas vão mais fundo no que você pode ter reconhecido.',
  },
  callToAction: {
    heading: 'Vamos conversar sobre o que você reconheceu',
    text: 'Venham a dois ou venha só você, se o seu parceiro ou a sua parceira ainda não quiser. Conte qual sinal veio primeiro, e começamos por ele.',
  },
};
